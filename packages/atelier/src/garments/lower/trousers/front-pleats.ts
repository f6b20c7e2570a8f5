/** Pleats laid in below the waistband, two on either side: each an edge that lies over the next and opens downwards. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import type { LegPanel } from './trouser-parts.ts';

/** Where along the half of the band they begin, from the middle outwards, and how long each is, page units. */
const PLEATS = [
  { from: 0.34, long: 92 },
  { from: 0.56, long: 66 },
] as const;
/** How far a pleat runs outwards, its ridge's reach and height, page units. */
const OUT = 4;
const RIDGE = { width: 12, height: 4.4 } as const;

/** @param low the lower edge of the band, from left to right. */
export function frontPleats(low: readonly Point[], legs: readonly LegPanel[]): Build {
  const b = emptyBuild();
  const nameOn = (s: Side): string[] => legs.filter(({ side }) => side === s).map(({ name }) => name);
  for (const s of SIDES)
    for (const { from, long } of PLEATS) {
      const top = at(low, 0.5 + (s * from) / 2);
      const points = [top, add(top, [s * OUT * 0.4, long * 0.5]), add(top, [s * OUT, long])];
      b.folds.push({ points, ...RIDGE, side: s > 0 ? 1 : -1, on: nameOn(s) });
      b.lines.push({ kind: 'overlap', points, weight: 0.62 });
    }
  return b;
}
