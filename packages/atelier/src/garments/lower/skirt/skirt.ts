/** Skirts: one surface from waist to hem; shape and fullness come from the cut. */

import { type Build, emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { type Hem, makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bodyUnderSkirt } from '#atelier/garments/lower/leg-form.ts';
import { hipPull, tucksAt } from '#atelier/garments/upper/body-folds.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT } from '#atelier/kit/side.ts';
import type { SkirtCut } from './skirt-cuts.ts';
import { legFolds } from './skirt-leg.ts';
import { gatherSeams, liftOf, skirtSide, swayOf } from './skirt-sides.ts';

export interface SkirtOptions {
  cut: SkirtCut;
  fabric: FabricRule;
  seed: number;
  hemY: number;
  /** Where it hangs from, left and right; the waist if not said. */
  topLeft?: Point;
  topRight?: Point;
  ease?: number;
  angle?: number;
  /** How far the cloth stands by itself, 0..1: see `stiffnessOf`; half if not said. */
  stiff?: number;
  /** Shape of the lower edge: offset across u, page units. */
  bottom?: ((u: number) => number) | undefined;
}

export interface Skirt extends Build {
  panel: Panel;
  hem: Point[];
}

const KNIVES = 13;

/** Knife pleats: sharp, one direction, uneven only by perspective. */
function pleatHem(panel: Panel, next: () => number): Hem {
  const hem: Hem = { edge: [], slivers: [], rims: [], folds: [], swell: () => 0 };
  const shift = Array.from({ length: KNIVES + 1 }, (_, i) => (i % KNIVES ? (next() - 0.5) * 0.5 : 0));
  const at = (i: number): number => Math.sin(((i + shift[i]) / KNIVES - 0.5) * Math.PI);
  for (let i = 0; i < KNIVES; i++) {
    const u = at(i);
    hem.edge.push(add(panel.map(u, 1), [0, -2.5]), add(panel.map(lerp(u, at(i + 1), 0.94), 1), [0, 2.5]));
    if (i === 0) continue;
    const drawn = (v: number): number => u * lerp(0.93, 1, v);
    hem.folds.push({
      points: Array.from({ length: 16 }, (_, k) =>
        panel.map(drawn(0.015 + (0.985 * k) / 15), 0.015 + (0.985 * k) / 15),
      ),
      width: 9 + 8 * Math.cos(u * 1.4),
      height: 4.5,
      side: 1,
      grow: true,
      ink: 0.55 + next() * 0.5,
      from: 0,
      to: 1,
    });
  }
  hem.edge.push(panel.map(1, 1));
  return hem;
}

/** Gathers below a seam at v: unequal lengths, most fading before half, none standing like its neighbour. */
export function gatherBelow(
  panel: Panel,
  folds: FoldSet,
  v: number,
  count: number,
  next: () => number,
  on: string[],
): void {
  let u = -0.97;
  while (u < 0.95) {
    u += (1.9 / count) * (0.45 + next() * 1.15);
    // most die soon, some fall half the way, one or two run on into the flutes
    const kind = next();
    const reach = kind < 0.55 ? 0.03 + next() * 0.07 : kind < 0.86 ? 0.12 + next() * 0.15 : 0.3 + next() * 0.24;
    const lean = u * 0.05 + (next() - 0.5) * 0.07;
    const at = clamp(u, -0.95, 0.95);
    folds.lay({
      points: panel.line([
        [at, v + 0.003],
        [at + lean * 0.35, v + reach * 0.5],
        [at + lean, v + 0.003 + reach],
      ]),
      width: 6 + reach * 26 * (0.7 + next() * 0.6),
      height: 2.4 + next() * 2.8,
      ...(next() < 0.72 && { ink: 0.25 + next() * 0.4 }),
      from: 0,
      to: 0.5 + next() * 0.3,
      on,
    });
  }
}

/** By how much the print of a tier is off that of the one above, page units. */
const TIER_SHIFT = 31;

/** A skirt's hem waves deeper than any other: it is seen from above, and half of it from within. */
const DEEP_WAVE = 1.6;
/** Cloth one looks through hides its own shade: its flutes stand deeper. */
const SHEER_WAVE = 2.2;

/** Cuts whose cloth hangs free from hip to hem. */
const FREE: readonly SkirtCut['kind'][] = ['plain', 'gathered'];

/** How far the body is felt through a skirt, 0..1: a close one lies on it, a wide one of stiff cloth stands away. */
const clingOf = ({ pull, flare, kind }: SkirtCut, stiff: number): number =>
  pull
    ? 1
    : kind === 'pleated' || kind === 'bubble' || kind === 'tiered'
      ? 0
      : clamp((150 - flare) / 75) * lerp(0.95, 0.45, stiff);

export function skirt(f: Wearer, o: SkirtOptions): Skirt {
  const { cut, fabric, seed } = o;
  const stiff = o.stiff ?? 0.5;
  const left = skirtSide(f, -1, { ...o, stiff });
  const right = skirtSide(f, 1, { ...o, stiff });
  const lift = liftOf(f, cut);
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const panel = new Panel(left, right, {
    depth: 0.46,
    sagTop: 5,
    sagBottom: width * cut.sag,
    bottom: (u) => (o.bottom?.(u) ?? 0) + lift(u),
    across: 44,
    along: 60,
  });
  const next = stream(seed, 'skirt.pleats');
  const hem =
    cut.kind === 'pleated'
      ? pleatHem(panel, next)
      : makeHem(panel, {
          fabric,
          seed,
          fullness: cut.full,
          deep: fabric.cover < 1 ? SHEER_WAVE : DEEP_WAVE,
          foldTop: cut.hold,
          stiff,
          sway: swayOf(f, seed) * (1 - stiff * 0.6),
        });
  const on = ['skirt', 'border'];
  const folds = new FoldSet();
  if (FREE.includes(cut.kind) && !cut.pull && cut.flare < 110 && o.hemY > f.hip[LEFT][1] + 90)
    legFolds({ folds, f, fabric, seed, on }, panel, cut.flare > 70);
  for (const fold of hem.folds) {
    if (cut.kind === 'pleated') folds.list.push({ ...fold, on });
    else folds.add({ ...fold, on });
  }
  if (cut.pull && o.hemY > f.hip[LEFT][1] + 60) hipPull({ folds, f, fabric, seed, on }, cut.flare < 0 ? 2 : 3, 0.66);
  if (cut.kind === 'gathered' || cut.kind === 'tiered' || cut.kind === 'peplum' || cut.kind === 'bubble')
    gatherBelow(panel, folds, 0, cut.kind === 'bubble' ? 9 : 15, next, on);
  if (cut.kind === 'bubble')
    tucksAt({ folds, f, fabric, seed: branch(seed, 'skirt.waist-tucks'), on }, panel.row(0.985, -0.9, 0.9, 40), 74, -1);
  const b: Skirt = { ...emptyBuild(), panel, hem: hem.edge };
  const bounds = cut.kind === 'tiered' ? gatherSeams(cut) : [0];
  b.pieces.push(
    ...hem.slivers,
    ...bounds.map((v, i): Piece => {
      const end = bounds[i + 1];
      // it reaches a little under the tier below, so that nothing shows between
      const low = end === undefined ? 1 : end + 0.002;
      return {
        name: 'skirt',
        outline: [
          ...panel.row(v),
          ...panel.edge(1, v, low, 90),
          ...(end === undefined ? reversed(hem.edge) : reversed(panel.row(low))),
          ...reversed(panel.edge(-1, v, low, 90)),
        ],
        surface: panel,
        swell: hem.swell,
        grain: {
          flared: cut.kind !== 'pleated' && cut.kind !== 'mermaid',
          angle: o.angle ?? 0,
          // every tier is cut anew
          ...(i && { dx: i * TIER_SHIFT, dy: i * TIER_SHIFT * 0.6 }),
        },
      };
    }),
  );
  if (cut.kind === 'tiered')
    for (const v of gatherSeams(cut).slice(1)) {
      b.lines.push({ kind: 'detail', points: panel.row(v, -1, 1, 60), weight: 1.1 });
      gatherBelow(panel, folds, v, Math.round(panel.halfWidth(v) / 8), next, on);
    }
  b.folds = folds.list;
  b.bumps.push(...bodyUnderSkirt(f, o.hemY, clingOf(cut, stiff)));
  b.lines.push(
    { kind: 'light', points: panel.edge(-1, 0, 1, 80) },
    { kind: 'shade', points: panel.edge(1, 0, 1, 80) },
    { kind: 'hem', points: hem.edge, weight: fabric.cover < 1 ? 0.55 : 0.95 },
  );
  for (const rim of hem.rims) b.lines.push({ kind: 'overlap', points: rim, weight: fabric.cover < 1 ? 0.25 : 0.45 });
  if (fabric.hemWave > 0.004 && cut.kind !== 'pleated' && fabric.cover === 1)
    b.lines.push({ kind: 'seam', points: hem.edge.map((p) => add(p, [0, -7])), weight: 0.55 });
  return b;
}
