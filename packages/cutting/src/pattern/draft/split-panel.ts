import { lengthOfPoints, type Pt } from '../../kit/path.ts';
import type { Piece, Side } from '../piece.ts';

/** Steps of a seam's line, cm. */
const STEP = 2;

export interface Cleft {
  /** The side that the seam starts in. */
  from: 'shoulder' | 'armhole' | 'neck';
  /** Where along that side, 0 to 1. */
  share: number;
  /** What the seam takes out at a level; below 0 it gives. */
  intake: (y: number) => number;
  /** Name of the new seam on both pieces. */
  seam: string;
  allowance: number;
  /** Level of the notch on both edges. */
  notch: number;
}

/** The two parts of a line of points at a share of its length. */
export function parted(points: readonly Pt[], share: number): [Pt[], Pt[]] {
  let left = lengthOfPoints(points) * share;
  for (const [i, q] of points.entries()) {
    const p = points[i - 1];
    if (!p) continue;
    const step = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (step >= left && step > 0) {
      const k = left / step;
      const at: Pt = [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
      return [
        [...points.slice(0, i), at],
        [at, ...points.slice(i)],
      ];
    }
    left -= step;
  }
  return [[...points], points.slice(-1)];
}

/** The share of its length at which a line that runs to smaller x passes `x`; its end where it never does. */
export function shareAt(points: readonly Pt[], x: number): number {
  let run = 0;
  for (const [i, q] of points.entries()) {
    const p = points[i - 1];
    if (!p) continue;
    const step = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (p[0] >= x && q[0] <= x && p[0] > q[0])
      return (run + (step * (p[0] - x)) / (p[0] - q[0])) / lengthOfPoints(points);
    run += step;
  }
  return 1;
}

const named = (piece: Piece, name: string): Side | undefined => piece.sides.find((s) => s.name === name);

/** The seam's line from its top to the hem, half of the intake to one side of the line: `-1` towards the centre. */
function edge(top: Pt, bottom: number, cleft: Cleft, way: 1 | -1): Pt[] {
  const steps = Math.max(2, Math.ceil((bottom - top[1]) / STEP));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const y = top[1] + ((bottom - top[1]) * i) / steps;
    return i === 0 ? top : [top[0] + (way * cleft.intake(y)) / 2, y];
  });
}

/**
 * Cuts a body panel in two by a seam that falls plumb from its shoulder or armhole to its hem. Both edges of the seam mirror one another, so
 * that they are of one length.
 * @returns the part at the centre and the part at the side
 */
export function splitPanel(piece: Piece, cleft: Cleft): [centre: Piece, outer: Piece] {
  const [first, hem] = [named(piece, cleft.from), named(piece, 'hem')];
  if (!first || !hem) throw new RangeError(`No ${cleft.from} or hem to cut ${piece.id} apart by.`);
  const [near, far] = parted(first.points, cleft.share);
  const top = far[0] ?? [0, 0];
  const bottom = Math.max(...hem.points.map(([, y]) => y));
  const [inner, outer] = [edge(top, bottom, cleft, -1), edge(top, bottom, cleft, 1)];
  const hemOf = (line: readonly Pt[]) => parted(hem.points, shareAt(hem.points, line.at(-1)?.[0] ?? 0));
  const seam = (points: Pt[]): Side => ({ name: cleft.seam, points, allowance: cleft.allowance });
  const notch = (way: 1 | -1): Pt => [top[0] + (way * cleft.intake(cleft.notch)) / 2, cleft.notch];
  const at = piece.sides.indexOf(first);
  const hemAt = piece.sides.indexOf(hem);
  const centre: Piece = {
    ...piece,
    sides: [
      ...piece.sides.slice(0, at),
      { ...first, points: near },
      seam(inner),
      { ...hem, points: hemOf(inner)[1] },
      ...piece.sides.slice(hemAt + 1),
    ],
    notches: [...piece.notches.filter(([x, y]) => x <= top[0] + 0.5 && y < bottom), notch(-1)],
  };
  const side: Piece = {
    ...piece,
    id: `${piece.id}-side`,
    name: `${piece.name}, side`,
    cut: 2,
    sides: [
      { ...first, points: far },
      ...piece.sides.slice(at + 1, hemAt),
      { ...hem, points: hemOf(outer)[0] },
      seam([...outer].reverse()),
    ],
    grain: [
      [top[0] + 3, top[1] + 8],
      [top[0] + 3, bottom - 6],
    ],
    notches: [...piece.notches.filter(([x]) => x > top[0] + 0.5), notch(1)],
    inner: [],
  };
  delete side.fold;
  return [centre, side];
}
