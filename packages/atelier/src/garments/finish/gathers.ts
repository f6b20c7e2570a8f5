/** Cloth drawn up on its thread at a seam: short folds of unequal length that run out of it. */

import type { Garment } from '@toile/look';
import type { FoldCurve, Line } from '#atelier/cloth/build.ts';
import { hasDetailOn } from '#atelier/garments/measures.ts';
import { stream } from '#atelier/kit/chance.ts';
import { arcLength, at, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** Between two gathers, and the height of a casing of elastic, page units. */
const APART = 5.4;
const CASING = 7;

interface Gathered {
  /** From left to right. */
  seam: readonly Point[];
  /** How far the longest folds run, page units; 0 on a side that is not drawn up. */
  up: number;
  down: number;
  seed: number;
  /** Names of the pieces whose cloth is drawn up. */
  on: string[];
}

/** What drawn-up cloth is told by: ridges in it, and their ink. */
interface Gathers {
  folds: FoldCurve[];
  lines: Line[];
}

/** Elastic is asked for at the waist. */
export const isElasticWaisted = (g: Garment): boolean =>
  hasDetailOn(g, 'waist', 'elastic', 'gathers', 'smocking') || g.details.some(({ id }) => id === 'elasticated-waist');

/** The gathers of one seam. */
export function gathersAlong({ seam, up, down, seed, on }: Gathered): Gathers {
  const next = stream(seed, 'gathers.along');
  const count = Math.max(6, Math.round(arcLength(seam) / APART));
  const made: Gathers = { folds: [], lines: [{ kind: 'detail', points: [...seam], weight: 0.8 }] };
  const run = (i: number, reach: number): void => {
    const u = (i + 0.5 + (next() - 0.5) * 0.5) / count;
    const from = at(seam, u);
    // they fan out from the middle, and no two are as long
    const length = reach * (0.35 + next() ** 1.5 * 0.75);
    const lean = (u - 0.5) * length * 0.3;
    const points = spline([from, add(from, [lean * 0.4, length * 0.5]), add(from, [lean, length])], 6);
    made.lines.push({ kind: 'fold', points, weight: 0.75 + next() * 0.5 });
    if (i % 2 === 0) made.folds.push({ points, width: 6.5, height: 2.6, side: 1, on });
  };
  for (let i = 0; i < count; i++) {
    if (down) run(i, down);
    if (up) run(i, -up);
  }
  return made;
}

/** A casing of elastic along a seam: both its rows of stitches, and the cloth drawn up above and below. */
export function elasticAlong(o: Gathered): Gathers {
  const made = gathersAlong(o);
  const row = (dy: number): Line => ({ kind: 'stitch', points: o.seam.map((p) => add(p, [0, dy])), weight: 0.9 });
  return { folds: made.folds, lines: [...made.lines, row(-CASING / 2), row(CASING / 2)] };
}
