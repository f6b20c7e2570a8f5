/** Ruffles: a gathered strip along a hem or an edge, unequal like everything gathered by hand. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { gatherBelow } from '#atelier/garments/lower/skirt/skirt.ts';
import { stream } from '#atelier/kit/chance.ts';
import { arcLength, at, normals, resample, reversed, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { SIDES } from '#atelier/kit/side.ts';

/** A strip this deep is a flounce of few broad flutes; a shallower one is a frill. Page units. */
const FLOUNCE = 38;

/** The strip itself: it goes on round the back, so its ends stand out from the outline of what it is sewn to. */
function stripOf(panel: Panel, depth: number, v: number): Panel {
  const length = Math.max(60, panel.length());
  const out = depth > FLOUNCE ? 11 : 6;
  const ends = SIDES.map((s) => {
    const from = add(panel.map(s, v), [s * 1.5, -2]);
    const low = panel.map(s, Math.min(1, v + depth / length));
    const end: Point = [
      (s < 0 ? Math.min(low[0], from[0]) : Math.max(low[0], from[0])) + s * out,
      from[1] + depth * 0.97,
    ];
    return spline([from, add(mix(from, end, 0.42), [s * out * 0.55, 0]), end], 8);
  });
  const [left, right] = ends;
  const sag = panel.map(0, v)[1] - (left[0][1] + right[0][1]) / 2;
  return new Panel(left, right, { depth: 0.3, sagTop: sag, sagBottom: sag + 5, across: 50, along: 10 });
}

export interface RuffleCut {
  fabric: FabricRule;
  /** Of the strip, page units. */
  depth: number;
  seed: number;
  /** Height (v) of its seam; above the hem if absent. */
  level?: number | undefined;
  /** How far the cloth stands by itself, 0..1. */
  stiff?: number;
}

const USUAL_STIFF = 0.4;

/** Across a panel, at its hem or higher. */
export function ruffleHem(panel: Panel, { fabric, depth, seed, level, stiff = USUAL_STIFF }: RuffleCut): Build {
  const b = emptyBuild();
  const v = level ?? 1 - (depth * 0.45) / Math.max(60, panel.length());
  const flounce = depth > FLOUNCE;
  const strip = stripOf(panel, depth, v);
  const width = strip.halfWidth(0) * 2;
  const hem = makeHem(strip, {
    fabric: { ...fabric, hemWave: clamp(fabric.hemWave, 0.009, 0.02) },
    seed,
    fullness: 1,
    foldTop: 0.05,
    lobes: Math.max(4, Math.round(width / (flounce ? lerp(34, 48, stiff) : lerp(20, 28, stiff)))),
    stiff,
  });
  const rolled = fabric.cover < 1 ? 0.55 : 1;
  // thin cloth: its inside is in half shade, and only a little of it turns to the eye
  b.pieces.push(...hem.slivers.map((sliver) => ({ ...sliver, dark: 0.6 * fabric.cover })), {
    name: 'ruffle',
    outline: [
      ...strip.row(0, -1, 1, 60),
      ...strip.edge(1).slice(1, -1),
      ...reversed(hem.edge),
      ...reversed(strip.edge(-1)).slice(1),
    ],
    surface: strip,
    swell: hem.swell,
    lift: flounce ? 2.4 : 1.6,
  });
  const folds = new FoldSet();
  const next = stream(seed, 'ruffle.hem');
  for (const fold of hem.folds)
    folds.add({
      ...fold,
      width: flounce ? 13 : 8,
      height: 2.6 + next() * 1.6,
      ink: 0.3 + next() * 0.45,
      on: ['ruffle'],
    });
  const count = Math.max(8, Math.round(width / (flounce ? 15 : 11)));
  gatherBelow(folds, { panel: strip, v: 0, count, on: ['ruffle'] }, next);
  b.folds = folds.list;
  b.lines.push(
    { kind: 'hem', points: hem.edge, weight: 0.65 * rolled },
    { kind: 'light', points: strip.edge(-1), weight: 0.8 },
    { kind: 'shade', points: strip.edge(1), weight: 0.7 },
    { kind: 'seam', points: strip.row(0, -1, 1, 60), weight: 0.9 },
    ...hem.rims.map((points) => ({ kind: 'seam' as const, points, weight: 0.6 * rolled })),
  );
  return b;
}

/** Points over which the way a frill stands is evened: in a notch its free edge would cross itself. */
const EVENED = 4;

const evened = (ways: readonly Point[]): Point[] =>
  ways.map((_, i) => {
    const near = ways.slice(Math.max(0, i - EVENED), i + EVENED + 1);
    return scaled(
      near.reduce((sum, way) => add(sum, way), [0, 0] as Point),
      1 / near.length,
    );
  });

/** Along an edge, on the side its normals point away from. */
export function ruffleAlong(edge: readonly Point[], depth: number, seed: number): Build {
  const b = emptyBuild();
  const count = Math.max(10, Math.round(arcLength(edge) / 4));
  const line = resample(edge, count);
  const across = evened(normals(line));
  const next = stream(seed, 'ruffle.along');
  let phase = 0;
  const free = line.map((p, i): Point => {
    phase += 0.55 + next() * 0.7;
    const end = Math.max(0, Math.sin((Math.PI * i) / (count - 1))) ** 0.4;
    return add(p, scaled(across[i], (depth + Math.sin(phase) * depth * 0.2) * end));
  });
  const surface = new Panel([line[0], free[0]], [line[count - 1], free[count - 1]], {
    depth: 0.2,
    across: 10,
    along: 4,
  });
  b.pieces.push({ name: 'ruffle', outline: [...line, ...reversed(free)], surface, lift: 1.6 });
  b.lines.push({ kind: 'overlap', points: free, weight: 0.6 }, { kind: 'detail', points: line, weight: 0.8 });
  for (let i = 2; i < count - 2; i += 2 + Math.floor(next() * 2))
    b.folds.push({
      points: [line[i], at([line[i], free[i]], 0.5), add(line[i], scaled(across[i], depth * (0.45 + next() * 0.45)))],
      width: 5,
      height: 2.4,
      side: 1,
      ink: 0.6,
    });
  return b;
}
