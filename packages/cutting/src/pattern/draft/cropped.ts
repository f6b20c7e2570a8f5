import type { Pt } from '../../kit/path.ts';
import type { Piece, Side } from '../piece.ts';

/** The points of a line above a level, with the one at which it crosses it. */
function above(points: readonly Pt[], level: number): Pt[] {
  return points.flatMap((p, i): Pt[] => {
    const q = points[i - 1];
    const isIn = p[1] <= level;
    const crosses = q !== undefined && q[1] <= level !== isIn;
    const k = q && crosses ? (level - q[1]) / (p[1] - q[1]) : 0;
    const at: Pt[] = q && crosses ? [[q[0] + (p[0] - q[0]) * k, level]] : [];
    return [...at, ...(isIn ? [p] : [])];
  });
}

/** A piece as far as a level, its new lower edge cut straight across. */
export function cropped(piece: Piece, level: number, allowance: number): Piece {
  const kept = piece.sides
    .map((side): Side => ({ ...side, points: above(side.points, level) }))
    .filter(({ points }) => points.length > 1);
  const sides = kept.flatMap((side, i): Side[] => {
    const [end, next] = [side.points.at(-1), kept[(i + 1) % kept.length]?.points[0]];
    const isOpen = end && next && end[1] > level - 0.01 && Math.hypot(end[0] - next[0], end[1] - next[1]) > 0.01;
    return isOpen ? [side, { name: 'edge', points: [end, next], allowance }] : [side];
  });
  const inside = ([, y]: Pt): boolean => y < level;
  const [from, to] = piece.grain;
  return {
    ...piece,
    sides,
    grain: [from, [to[0], Math.min(to[1], level - 2)]],
    notches: piece.notches.filter(inside),
    inner: piece.inner.filter(({ points }) => points.every(inside)),
  };
}
