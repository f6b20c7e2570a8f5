/** Hems that are not level: shirt tails, slanted hems, hems that dip at the back; and slits cut into them. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { hasDetail, sideOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { resample, reversed, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** Set on what is seen from behind: its slanted hem hangs lower on the other side. */
export const MIRRORED_HEM = 'mirrored-hem';

/** The front of a hem that is half tucked in: how far it is drawn up, page units, where across, and how wide the tuck and its turn are. */
const HALF_TUCK = { up: 74, at: -0.12, half: 0.34, turn: 0.4 } as const;

/** Drawn up into the waistband before, and out over the hips. @param way 1 where the tuck lies to the viewer's left. */
const halfTucked =
  (way: number) =>
  (u: number): number =>
    -HALF_TUCK.up * smoothstep(HALF_TUCK.half + HALF_TUCK.turn, HALF_TUCK.half, Math.abs(u * way - HALF_TUCK.at));

/** Offset of the lower edge across u in page units; none for a level hem. @param long a skirt's hem, not a top's. */
export function bottomOf(g: Garment, long: boolean): ((u: number) => number) | undefined {
  if (hasDetail(g, 'half-tuck') && !long) return halfTucked(hasDetail(g, MIRRORED_HEM) ? -1 : 1);
  if (hasDetail(g, 'curved-hem')) return (u) => -24 * u ** 4 + 6 * (1 - u * u);
  const way = hasDetail(g, MIRRORED_HEM) ? -1 : 1;
  if (hasDetail(g, 'asymmetric-hem')) return (u) => (long ? 42 : 26) * u * way - (long ? 14 : 8);
  if (hasDetail(g, 'high-low-hem')) return (u) => -(long ? 74 : 30) * (1 - u * u);
  return undefined;
}

/** The back of a hem that dips behind, seen below the front. */
export function lowBack(panel: Panel, long: boolean): Build {
  const b = emptyBuild();
  const count = 44;
  const dip = long ? 26 : 16;
  const low = Array.from({ length: count }, (_, i): Point => {
    const u = lerp(-1, 1, i / (count - 1));
    const side = panel.map(u < 0 ? -1 : 1, 1);
    const wave = (long ? 6 : 2.5) * Math.sin(u * 9 + 1) * (1 - u * u);
    return [panel.map(u, 1)[0], side[1] + dip * (1 - u * u) + wave];
  });
  b.pieces.push({
    name: 'back',
    outline: [...panel.row(0.55, -1, 1, count), ...reversed(low)],
    surface: panel,
    dark: 0.7,
  });
  b.lines.push({ kind: 'hem', points: low, weight: 0.8 });
  return b;
}

/** The inside of a skirt's back, seen through a slit beside the leg: it hangs in waves of its own. */
export function insideBack(panel: Panel): Build {
  const b = emptyBuild();
  const low = Array.from({ length: 40 }, (_, i): Point => {
    const u = lerp(-0.97, 0.97, i / 39);
    return add(panel.map(u, 1), [0, -3 + 4 * Math.sin(u * 7 + 1)]);
  });
  const side = (u: number): Point[] => Array.from({ length: 20 }, (_, i) => panel.map(u, lerp(0.1, 0.98, i / 19)));
  b.pieces.push({
    name: 'back',
    outline: [...panel.row(0.1, -0.97, 0.97, 40), ...side(0.97), ...reversed(low), ...reversed(side(-0.97))],
    surface: panel,
    dark: 0.75,
    shadeDown: [panel.map(0, 0.1)[1], 0.5, low[20][1], 0],
  });
  b.lines.push({ kind: 'seam', points: low, weight: 0.8 });
  return b;
}

/** Reach of a train beyond the hem, page units. */
const TRAIL = 112;

/** A train: the back sweeps out from below the knee and lies on the ground beyond the hem. @param floor page height it may reach. */
export function train(panel: Panel, floor: number, fabric: FabricRule, seed: number): Build {
  const b = emptyBuild();
  const side = panel.edge(1, 0.5, 1, 30);
  const [top, foot] = [side[0], side[29]];
  const low = Math.min(floor - 4, foot[1] + 16);
  // it lies in a round: a point would be a tail
  const out = (share: number, up: number): Point => [foot[0] + TRAIL * share, low - up];
  const fall = spline(
    [top, add(mix(top, foot, 0.5), [10, 0]), out(0.2, 92), out(0.55, 52), out(0.86, 27), out(1, 11), out(0.97, 0)],
    10,
  );
  const sheet = new Panel(
    side.map((p, i) => add(p, [-14 - i * 1.6, 0])),
    fall,
    { depth: 0.24, sagBottom: 8, across: 30, along: 30 },
  );
  const hem = makeHem(sheet, { fabric, seed: branch(seed, 'train.hem'), fullness: 0.6, foldTop: 0.25, lobes: 4 });
  b.pieces.push(...hem.slivers, {
    name: 'back',
    outline: [...sheet.row(0), ...fall, ...reversed(hem.edge), ...reversed(sheet.edge(-1))],
    surface: sheet,
    swell: hem.swell,
    dark: 0.3,
  });
  b.folds = hem.folds.map((fold) => ({ ...fold, on: ['back'] }));
  b.lines.push(
    { kind: 'hem', points: hem.edge, weight: 0.8 },
    { kind: 'shade', points: fall, weight: 0.7 },
    ...hem.rims.map((points) => ({ kind: 'seam' as const, points, weight: 0.6 })),
  );
  return b;
}

/** The shape of a slit from (u, v0) down to the hem, for a hole in every piece it cuts. */
export function slitHole(panel: Panel, u: number, v0: number, spread: number): Point[] {
  const at = (side: number, t: number): Point => panel.map(u + side * spread * t ** 1.25, lerp(v0, 1, t));
  const edge = (side: number): Point[] => Array.from({ length: 14 }, (_, i) => at(side, i / 13));
  const left = edge(-1);
  const right = edge(1);
  const drop: Point = [0, 34];
  return [...left, add(left[13], drop), add(right[13], drop), ...reversed(right)];
}

/** The stretches of a line that do not cross a shape. */
export function outside(points: readonly Point[], shape: readonly Point[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const p of resample(points, Math.max(points.length, 120))) {
    if (!isInside(p, shape)) runs[runs.length - 1].push(p);
    else if (runs[runs.length - 1].length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i];
    const [bx, by] = shape[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Cuts a slit into a build, whatever is drawn across it with it, and draws its edges. */
export function cutSlit(b: Build, hole: Point[]): void {
  for (const piece of b.pieces) piece.hole = [...(piece.hole ?? []), hole];
  const crosses = (points: readonly Point[]): boolean => points.some((p) => isInside(p, hole));
  b.lines = b.lines.flatMap((line) =>
    crosses(line.points) ? outside(line.points, hole).map((points) => ({ ...line, points })) : [line],
  );
  b.folds = b.folds.map((fold) => {
    if (!fold.ink || !crosses(fold.points)) return fold;
    const { ink, ...uninked } = fold;
    return uninked;
  });
  const half = hole.length / 2;
  b.lines.push(
    { kind: 'overlap', points: hole.slice(0, half - 1), weight: 0.8 },
    { kind: 'light', points: hole.slice(half + 1), weight: 0.9 },
  );
}

/** The slits that are cut into a build. */
export const slitsIn = ({ pieces }: Pick<Build, 'pieces'>): Point[][] => [
  ...new Set(pieces.flatMap(({ hole = [] }) => hole)),
];

/** Across a panel, the place over the thigh that bears no weight: there a slit falls open. */
const overThigh = (f: Wearer, panel: Panel): number => {
  const { knee } = f.leg[f.weight > 0 ? -1 : 1];
  const left = panel.map(-1, 0.6)[0];
  const right = panel.map(1, 0.6)[0];
  return clamp(((knee[0] - left) / (right - left)) * 2 - 1, -0.6, 0.6);
};

/** Across a panel, the place over the leg of one side. */
const overLeg = ({ leg }: Wearer, panel: Panel, side: Side): number => {
  const [left, right] = [panel.map(-1, BELOW_KNEE)[0], panel.map(1, BELOW_KNEE)[0]];
  return ((leg[side].knee[0] - left) / (right - left)) * 2 - 1;
};
/** Where a slit of one side is looked for (v). */
const BELOW_KNEE = 0.75;

/** Of these a slit bares the leg. */
const LONG: readonly Garment['length'][] = ['midi', 'ankle', 'maxi', 'floor'];

/** Where the words want a slit: its place across, and the fraction of the way from hip to hem at which it ends. */
export function slitOf(g: Garment, f: Wearer, panel: Panel): { u: number; height: number; spread: number } | null {
  const slit = usualSlit(g, f, panel);
  const side = slit && sideOf(g, 'slit', 'side-slit', 'thigh-slit');
  if (!slit || !side) return slit;
  const out = clamp(side * overLeg(f, panel, side), ON_SIDE.least, ON_SIDE.most);
  return { ...slit, u: side * out };
}

/** How far out a slit lies that is said to be on one side: over the leg there, or at least so far. */
const ON_SIDE = { least: 0.22, most: 0.62 } as const;

function usualSlit(g: Garment, f: Wearer, panel: Panel): { u: number; height: number; spread: number } | null {
  if (hasDetail(g, 'thigh-slit')) return { u: overThigh(f, panel), height: 0.2, spread: 0.34 };
  if (hasDetail(g, 'slit') && LONG.includes(g.length) && !hasDetail(g, 'gher', 'side-slit'))
    return { u: overThigh(f, panel), height: 0.36, spread: 0.26 };
  if (hasDetail(g, 'slit')) return { u: 0.12, height: 0.5, spread: 0.12 };
  if (hasDetail(g, 'side-slit')) return { u: 0.74, height: 0.45, spread: 0.1 };
  return null;
}
