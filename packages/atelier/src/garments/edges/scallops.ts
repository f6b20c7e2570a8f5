/** An edge cut in half-rounds, each hemmed. */

import type { Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { materialOf } from '#atelier/garments/measures.ts';
import { arcLength, resample, spline } from '#atelier/kit/curves.ts';
import { mix, type Point } from '#atelier/kit/points.ts';

/** How broad a scallop is and how far it falls below the edge, page units. */
const SCALLOP = { broad: 23, deep: 12.5, stitched: 0.72 } as const;

/** Half-rounds of the cloth below its hem. @param edge from left to right. */
export function layScallops(g: Garment, edge: readonly Point[]): ClothLayer[] {
  if (edge.length < 3) return [];
  const count = Math.max(6, Math.round(arcLength(edge) / SCALLOP.broad));
  const line = resample(edge, count * 2 + 1);
  const b = emptyBuild();
  for (let i = 0; i + 2 < line.length; i += 2) {
    const [a, m, c] = [line[i], line[i + 1], line[i + 2]];
    const round = (deep: number): Point[] =>
      spline(
        [a, [mix(a, m, 0.28)[0], m[1] + deep * 0.74], [m[0], m[1] + deep], [mix(c, m, 0.28)[0], m[1] + deep * 0.74], c],
        6,
      );
    const rim = round(SCALLOP.deep);
    const outline = [...rim, [c[0], c[1] - 3] as Point, [a[0], a[1] - 3] as Point];
    b.pieces.push({ name: 'scallop', outline, surface: newFlat(outline), lift: 0.8 });
    b.lines.push(
      { kind: 'overlap', points: rim, weight: 0.85 },
      { kind: 'detail', points: round(SCALLOP.deep * SCALLOP.stitched), weight: 0.5 },
    );
  }
  return [lay(g, 'edging', b, { of: materialOf(g.cloth), cast: 0.25 })];
}
