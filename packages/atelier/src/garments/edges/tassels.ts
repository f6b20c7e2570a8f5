/** A row of tassels along an edge. */

import type { Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { materialOf, plainOf } from '#atelier/garments/measures.ts';
import { arcLength, resample } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';

/** From one to the next, and how long and broad each is, page units. */
const TASSEL = { apart: 17, long: 22, broad: 4.6, knot: 3 } as const;

/** Tassels that hang from an edge on a braid of their colour. */
export function layTassels(g: Garment, edge: readonly Point[], colour: string): ClothLayer[] {
  if (edge.length < 3) return [];
  const b = emptyBuild();
  const { apart, long, broad, knot } = TASSEL;
  for (const p of resample(edge, Math.max(6, Math.round(arcLength(edge) / apart)))) {
    const skirt: Point[] = [add(p, [-1.8, 4]), add(p, [1.8, 4]), add(p, [broad, long]), add(p, [-broad, long])];
    const head = ellipse(add(p, [0, 3]), knot, knot + 0.6, 12);
    for (const outline of [skirt, head]) {
      b.pieces.push({ name: 'tassel', outline, surface: newFlat(outline), lift: 1 });
      b.lines.push({ kind: 'overlap', points: [...outline, outline[0]], weight: 0.5 });
    }
    b.lines.push({ kind: 'detail', points: [add(p, [0, 8]), add(p, [0.4, long - 2])], weight: 0.5 });
  }
  b.lines.push({ kind: 'overlap', points: [...edge], weight: 1.6, colour, isCord: true });
  return [lay(g, 'edging', b, { of: { ...plainOf(materialOf(g.cloth)), colour }, cast: 0.25 })];
}
