/** Skirts: one surface from waist to hem; shape and fullness come from the cut. */
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { FoldSet } from '#atelier/cloth/fold-set.ts';
import { type Hem, makeHem } from '#atelier/cloth/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import {
  bearingSide,
  centreX,
  coverLegs,
  type Figure,
  highHip,
  hip,
  type Side,
  waist,
} from '#atelier/figure/landmarks.ts';
import { hipPull, tucksAt } from '#atelier/garments/body-folds.ts';
import type { SkirtCut } from '#atelier/garments/skirt-cuts.ts';
import type { Pose } from '#atelier/look/look.ts';
import { add, clamp, lerp, mix, type Point, random, reversed, spline } from '#atelier/paint/geometry.ts';

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
  /** Shape of the lower edge: offset across u, drawing units. */
  bottom?: ((u: number) => number) | undefined;
}

export interface Skirt extends Build {
  panel: Panel;
  hem: Point[];
}

const STEPPING: readonly Pose[] = ['walk', 'stroll', 'catwalk'];

function sideEdge(f: Figure, s: Side, o: SkirtOptions): Point[] {
  const { cut } = o;
  const ease = o.ease ?? 4;
  const half = Math.abs(f.hiR[0] - f.hiL[0]) / 2;
  const depth = (o.hemY - f.hiL[1]) / 300;
  const flare = cut.flare * (cut.flare > 0 ? Math.max(0.35, depth) : 1);
  const open = Math.max(0, flare);
  const middle = centreX(f, o.hemY);
  // cloth lags behind a step
  const stride = STEPPING.includes(f.person.pose) ? 2.6 : 1;
  const swing = -bearingSide(f) * Math.min(14, 4 + open * 0.08) * stride;
  const top = (s < 0 ? o.topLeft : o.topRight) ?? add(waist(f, s), [s * 1.5, 0]);
  const atHip = add(hip(f, s), [s * (ease + open * 0.1), 0]);
  const points: Point[] = [top];
  const high = add(highHip(f, s), [s * (ease * 0.8 + open * 0.06), 0]);
  if (high[1] > top[1] + 14) points.push(high);
  if (o.hemY < atHip[1] + 12) points.push([atHip[0] + s * flare, o.hemY]);
  else {
    points.push(atHip);
    const end: Point = [middle + s * (half + flare) + swing, o.hemY - 3];
    if (cut.kind === 'mermaid') {
      const knee = lerp(atHip[1], o.hemY, 0.58);
      points.push(
        [centreX(f, knee) + s * (half - 22), knee],
        [middle + s * (half + 14), lerp(knee, o.hemY, 0.55)],
        [middle + s * (half + 62), o.hemY - 3],
      );
    } else if (cut.kind === 'bubble') {
      const full = s * (half + Math.max(30, flare));
      points.push(
        [middle + full, lerp(atHip[1], o.hemY, 0.45)],
        [middle + full * 0.98, lerp(atHip[1], o.hemY, 0.8)],
        [middle + s * (half + 6), o.hemY],
      );
    } else points.push(add(mix(atHip, end, 0.35), [-s * Math.min(5, open * 0.03), 0]), mix(atHip, end, 0.7), end);
  }
  const edge = spline(points, 11);
  if (o.hemY > atHip[1] + 12) coverLegs(f, edge, s, 4);
  return edge;
}

const KNIVES = 13;

/** Knife pleats: sharp, one direction, uneven only by perspective. */
function pleatHem(panel: Panel, next: () => number): Hem {
  const hem: Hem = { edge: [], slivers: [], folds: [], swell: () => 0 };
  const at = (i: number): number => Math.sin((i / KNIVES - 0.5) * Math.PI);
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

/** Gathers below a seam at v: unequal lengths, most fading before half. */
export function gatherBelow(
  panel: Panel,
  folds: FoldSet,
  v: number,
  count: number,
  next: () => number,
  on: string[],
): void {
  for (let i = 0; i < count; i++) {
    const u = clamp(-0.94 + (1.88 * (i + next() * 1.25)) / count, -0.95, 0.95);
    // most die soon, some fall half the way, one or two run on into the flutes
    const kind = next();
    const reach = kind < 0.5 ? 0.05 + next() * 0.07 : kind < 0.85 ? 0.14 + next() * 0.16 : 0.34 + next() * 0.2;
    folds.lay({
      points: panel.line([
        [u, v + 0.01],
        [u * 1.02, v + 0.01 + reach * 0.5],
        [u * 1.05 + (next() - 0.5) * 0.05, v + 0.01 + reach],
      ]),
      width: 7 + reach * 22,
      height: 3.2 + next() * 2.4,
      ink: 0.4 + next() * 0.4,
      to: 0.75,
      on,
    });
  }
}

export function skirt(f: Figure, o: SkirtOptions): Skirt {
  const { cut, fabric, seed } = o;
  const left = sideEdge(f, -1, o);
  const right = sideEdge(f, 1, o);
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const panel = new Panel(left, right, {
    depth: 0.46,
    sagTop: 5,
    sagBottom: width * cut.sag,
    bottom: o.bottom,
    across: 44,
    along: 60,
  });
  const next = random(seed + 41);
  const hem =
    cut.kind === 'pleated'
      ? pleatHem(panel, next)
      : makeHem(panel, { fabric, seed, fullness: cut.full, foldTop: cut.hold });
  const on = ['skirt', 'border'];
  const folds = new FoldSet();
  for (const fold of hem.folds) {
    if (cut.kind === 'pleated') folds.list.push({ ...fold, on });
    else folds.add({ ...fold, on });
  }
  if (cut.pull && o.hemY > f.hiL[1] + 60)
    hipPull({ folds, f, fabric, seed: seed + 5, on }, cut.flare < 0 ? 2 : 3, 0.66);
  if (cut.kind === 'gathered' || cut.kind === 'tiered' || cut.kind === 'peplum' || cut.kind === 'bubble')
    gatherBelow(panel, folds, 0, cut.kind === 'bubble' ? 9 : 12, next, on);
  if (cut.kind === 'bubble')
    tucksAt({ folds, f, fabric, seed: seed + 61, on }, panel.row(0.985, -0.9, 0.9, 40), 74, -1);
  const b: Skirt = { ...emptyBuild(), panel, hem: hem.edge };
  b.pieces.push(...hem.slivers, {
    name: 'skirt',
    outline: [
      ...panel.row(0),
      ...panel.edge(1, 0, 1, 90),
      ...reversed(hem.edge),
      ...reversed(panel.edge(-1, 0, 1, 90)),
    ],
    surface: panel,
    swell: hem.swell,
    grain: { flared: cut.kind !== 'pleated' && cut.kind !== 'mermaid', angle: o.angle ?? 0 },
  });
  if (cut.kind === 'tiered')
    for (const v of [0.36, 0.68]) {
      b.lines.push({ kind: 'detail', points: panel.row(v, -1, 1, 60), weight: 1.1 });
      gatherBelow(panel, folds, v, 13, next, on);
    }
  b.folds = folds.list;
  b.lines.push(
    { kind: 'light', points: panel.edge(-1, 0, 1, 80) },
    { kind: 'shade', points: panel.edge(1, 0, 1, 80) },
    { kind: 'hem', points: hem.edge, weight: 0.95 },
  );
  for (const sliver of hem.slivers) b.lines.push({ kind: 'overlap', points: sliver.outline.slice(16), weight: 0.55 });
  if (fabric.hemWave > 0.004 && cut.kind !== 'pleated' && fabric.cover === 1)
    b.lines.push({ kind: 'seam', points: hem.edge.map((p) => add(p, [0, -7])), weight: 0.55 });
  return b;
}
