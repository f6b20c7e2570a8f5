/** A border along a free edge of cloth. */
import type { Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { at, reversed } from '#atelier/kit/curves.ts';
import { distance, mix, type Point } from '#atelier/kit/points.ts';

/**
 * Band along a free edge: `inner` is the same edge, moved into the cloth. Its material is number 1.
 * @param swell height of the cloth it lies on; its u runs from the inner line to the edge.
 */
export function edgeBand(edge: Point[], inner: Point[], swell?: Piece['swell']): Piece {
  return {
    name: 'border',
    outline: [...edge, ...reversed(inner)],
    surface: new Panel(inner, edge, { depth: 0, across: 6, along: 40 }),
    material: 1,
    grain: { fit: 'along-v' },
    ...(swell && { swell }),
  };
}

/** An edge moved toward a facing one by a width that shrinks where the cloth is gathered. */
export function inset(edge: readonly Point[], facing: readonly Point[], width: (t: number) => number): Point[] {
  return edge.map((p, i) => {
    const t = i / (edge.length - 1);
    const q = at(facing, t);
    return mix(p, q, Math.min(0.7, width(t) / (distance(p, q) || 1)));
  });
}
