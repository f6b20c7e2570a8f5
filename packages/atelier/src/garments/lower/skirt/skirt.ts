/** Skirts: one surface from waist to hem; shape and fullness come from the cut. */

import { type Build, emptyBuild, type Line, type Piece } from '#atelier/cloth/build.ts';
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
import { petalsOf } from './petals.ts';
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

/** Where cloth is gathered: below which height (v) of which panel, into how many, and on which pieces the folds lie. */
export interface Gathering {
  panel: Panel;
  v: number;
  count: number;
  on: string[];
}

/** From side to side (u): where gathers begin and end, and how far apart they are at least and by chance. */
const GATHERS = { from: -0.97, to: 0.95, width: 1.9, least: 0.45, more: 1.15 } as const;
/** Of the length (v): most gathers die soon, some fall half the way, one or two run on into the flutes. */
const REACHES = [
  { below: 0.55, least: 0.03, more: 0.07 },
  { below: 0.86, least: 0.12, more: 0.15 },
  { below: 1, least: 0.3, more: 0.24 },
] as const;

/** Gathers below a seam: unequal lengths, most fading before half, none standing like its neighbour. */
export function gatherBelow(folds: FoldSet, { panel, v, count, on }: Gathering, next: () => number): void {
  let u: number = GATHERS.from;
  while (u < GATHERS.to) {
    u += (GATHERS.width / count) * (GATHERS.least + next() * GATHERS.more);
    const kind = next();
    const { least, more } = REACHES.find(({ below }) => kind < below) ?? REACHES[2];
    const reach = least + next() * more;
    const lean = u * 0.05 + (next() - 0.5) * 0.07;
    const at = clamp(u, -GATHERS.to, GATHERS.to);
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
    : kind === 'pleated' || kind === 'bubble' || kind === 'tulip' || kind === 'tiered'
      ? 0
      : clamp((150 - flare) / 75) * lerp(0.95, 0.45, stiff);

/** How round the body is under a skirt, and how far its upper edge sags, page units. */
const BODY = { depth: 0.46, sag: 5 } as const;

function panelOf(f: Wearer, o: SkirtOptions, stiff: number): Panel {
  const left = skirtSide(f, -1, { ...o, stiff });
  const right = skirtSide(f, 1, { ...o, stiff });
  const lift = liftOf(f, o.cut);
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  return new Panel(left, right, {
    depth: BODY.depth,
    sagTop: BODY.sag,
    sagBottom: width * o.cut.sag,
    bottom: (u) => (o.bottom?.(u) ?? 0) + lift(u),
    across: 44,
    along: 60,
  });
}

/** How much stiff cloth is kept from swaying. */
const KEPT = 0.6;

const hemOf = (f: Wearer, { cut, fabric, seed }: SkirtOptions, panel: Panel, stiff: number): Hem =>
  makeHem(panel, {
    fabric,
    seed,
    fullness: cut.full,
    deep: fabric.cover < 1 ? SHEER_WAVE : DEEP_WAVE,
    foldTop: cut.hold,
    stiff,
    sway: swayOf(f, seed) * (1 - stiff * KEPT),
  });

/** Pieces that folds of a skirt lie on. */
const ON = ['skirt', 'border'];
/** Flares up to which the legs are felt through a free skirt, and up to which both are. */
const FELT = { most: 110, both: 70 } as const;
/** How far below the hip a skirt must reach to be pulled by it, and to hang from it, page units. */
const BELOW_HIP = { pulled: 60, hung: 90 } as const;
/** Gathers at the waist of a skirt, and of one that is drawn in again at its hem. */
const AT_WAIST = { usual: 15, few: 9 } as const;
const GATHERED: ReadonlySet<SkirtCut['kind']> = new Set(['gathered', 'tiered', 'peplum', 'bubble', 'tulip']);
const FEW: ReadonlySet<SkirtCut['kind']> = new Set(['bubble', 'tulip']);
/** Page units of a tier's half-width to a gather. */
const TO_A_GATHER = 8;
/** Where a skirt is drawn in at its hem (v), how long its tucks are, page units, and how far they go to either side (u). */
const DRAWN_IN = { at: 0.985, long: 74, reach: 0.9 } as const;

/** The surface of a skirt with its lower edge. */
interface Hung {
  panel: Panel;
  hem: Hem;
}

/** Every fold of a skirt. */
function skirtFolds(f: Wearer, o: SkirtOptions, { panel, hem }: Hung, next: () => number): FoldSet {
  const { cut, fabric, seed } = o;
  const { kind } = cut;
  const hip = f.hip[LEFT][1];
  const folds = new FoldSet();
  const where = { folds, f, fabric, seed, on: ON };
  if (FREE.includes(kind) && !cut.pull && cut.flare < FELT.most && o.hemY > hip + BELOW_HIP.hung)
    legFolds(where, panel, cut.flare > FELT.both);
  for (const fold of hem.folds) {
    if (kind === 'pleated') folds.list.push({ ...fold, on: ON });
    else folds.add({ ...fold, on: ON });
  }
  if (cut.pull && o.hemY > hip + BELOW_HIP.pulled) hipPull(where, cut.flare < 0 ? 2 : 3, 0.66);
  if (GATHERED.has(kind))
    gatherBelow(folds, { panel, v: 0, count: FEW.has(kind) ? AT_WAIST.few : AT_WAIST.usual, on: ON }, next);
  if (kind === 'bubble') {
    const row = panel.row(DRAWN_IN.at, -DRAWN_IN.reach, DRAWN_IN.reach, 40);
    tucksAt({ ...where, seed: branch(seed, 'skirt.waist-tucks') }, row, DRAWN_IN.long, -1);
  }
  if (kind === 'tiered')
    for (const v of gatherSeams(cut).slice(1))
      gatherBelow(folds, { panel, v, count: Math.round(panel.halfWidth(v) / TO_A_GATHER), on: ON }, next);
  return folds;
}

/** How far a tier reaches under the one below, so that nothing shows between (v). */
const UNDER = 0.002;
/** Share of its shift across by which a tier's print is off along it. */
const DOWN = 0.6;

/** Its tiers, or the one piece it is. */
function tiersOf({ cut, angle = 0 }: SkirtOptions, panel: Panel, hem: Hem): Piece[] {
  const bounds = cut.kind === 'tiered' ? gatherSeams(cut) : [0];
  return bounds.map((v, i): Piece => {
    const end = bounds[i + 1];
    const low = end === undefined ? 1 : end + UNDER;
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
        angle,
        // every tier is cut anew
        ...(i && { dx: i * TIER_SHIFT, dy: i * TIER_SHIFT * DOWN }),
      },
    };
  });
}

/** Waves of the hem from which a turned edge is stitched, and how far above it, page units. */
const STITCHED = { wave: 0.004, above: 7 } as const;

function skirtLines({ cut, fabric }: SkirtOptions, panel: Panel, hem: Hem): Line[] {
  const isOpaque = fabric.cover >= 1;
  const isStitched = fabric.hemWave > STITCHED.wave && cut.kind !== 'pleated' && fabric.cover === 1;
  const seams = cut.kind === 'tiered' ? gatherSeams(cut).slice(1) : [];
  const petals = cut.kind === 'tulip' ? petalsOf(panel) : [];
  return [
    ...petals,
    ...seams.map((v): Line => ({ kind: 'detail', points: panel.row(v, -1, 1, 60), weight: 1.1 })),
    { kind: 'light', points: panel.edge(-1, 0, 1, 80) },
    { kind: 'shade', points: panel.edge(1, 0, 1, 80) },
    { kind: 'hem', points: hem.edge, weight: isOpaque ? 0.95 : 0.55 },
    ...hem.rims.map((points): Line => ({ kind: 'overlap', points, weight: isOpaque ? 0.45 : 0.25 })),
    ...(isStitched
      ? [{ kind: 'seam' as const, points: hem.edge.map((p) => add(p, [0, -STITCHED.above])), weight: 0.55 }]
      : []),
  ];
}

/** A skirt from the waist or the hip to its hem. */
export function skirt(f: Wearer, o: SkirtOptions): Skirt {
  const stiff = o.stiff ?? 0.5;
  const panel = panelOf(f, o, stiff);
  const next = stream(o.seed, 'skirt.pleats');
  const hem = o.cut.kind === 'pleated' ? pleatHem(panel, next) : hemOf(f, o, panel, stiff);
  return {
    ...emptyBuild(),
    panel,
    hem: hem.edge,
    pieces: [...hem.slivers, ...tiersOf(o, panel, hem)],
    folds: skirtFolds(f, o, { panel, hem }, next).list,
    bumps: bodyUnderSkirt(f, o.hemY, clingOf(o.cut, stiff)),
    lines: skirtLines(o, panel, hem),
  };
}
