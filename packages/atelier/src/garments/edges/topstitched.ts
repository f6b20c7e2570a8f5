/** Stitches that are to be seen, along hem and neck; the seams of denim are sewn so by themselves. */

import type { Garment } from '@toile/look';
import type { Line } from '#atelier/cloth/build.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** How far within an edge two rows lie, page units, and the weight of the thread. */
const TOPSTITCH = { rows: [7, 11], weight: 1.25 } as const;

/** @param colour of the thread. */
export function topstitched(
  g: Garment,
  { hem, neck }: { hem: readonly Point[]; neck?: readonly Point[] },
  colour: string,
): Line[] {
  if (!hasDetail(g, 'topstitch') || g.cloth.fabric === 'denim') return [];
  const row = (points: readonly Point[], dy: number): Line => ({
    kind: 'stitch',
    points: points.map((p) => add(p, [0, dy])),
    weight: TOPSTITCH.weight,
    colour,
  });
  return TOPSTITCH.rows.flatMap((within) => [row(hem, -within), ...(neck ? [row(neck, within)] : [])]);
}
