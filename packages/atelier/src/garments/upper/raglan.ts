/** Raglan: the sleeve runs on over the shoulder to the neck, and its seam from the underarm to the neckline. */

import type { Piece } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { at, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

interface RaglanEdges {
  /** Neckline from left to right. */
  neck: Point[];
  /** From the neck out to the shoulder point. */
  shoulder: Point[];
  /** From the shoulder point to the underarm. */
  hole: Point[];
}

/** Where along the neckline the seam meets it. */
const MEETS = 0.11;

/** The seam, from the neckline to the underarm. */
export function raglanSeam(s: Side, { neck, hole }: RaglanEdges): Point[] {
  const from = at(neck, s < 0 ? MEETS : 1 - MEETS);
  const to = hole[hole.length - 1];
  return spline([from, add(mix(from, to, 0.45), [s * 5, -3]), add(mix(from, to, 0.8), [-s, 0]), to], 10);
}

/** The part of the sleeve that lies on the trunk, cut from material `material`. */
export function raglanCap(s: Side, edges: RaglanEdges, surface: Panel, material: number): Piece {
  const neck = s < 0 ? slice(edges.neck, 0, MEETS, 8) : reversed(slice(edges.neck, 1 - MEETS, 1, 8));
  return {
    name: 'raglan',
    outline: [...reversed(neck), ...edges.shoulder, ...edges.hole, ...reversed(raglanSeam(s, edges))],
    surface,
    material,
  };
}
