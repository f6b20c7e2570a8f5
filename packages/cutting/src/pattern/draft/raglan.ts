import { curve, flatten, lengthOfPoints, mirror, type Path, type Pt, reverse } from '../../kit/path.ts';
import { isRaglan, raglanLine } from '../../spec/torso/raglan.ts';
import { type Piece, type Side, side } from '../piece.ts';
import type { Sleeve } from './sleeve.ts';
import type { TorsoPlan } from './torso-plan.ts';

const length = (path: Path): number => lengthOfPoints(flatten(path, 16));

/** A panel whose shoulder is cut on to the sleeve. */
export function toRaglan(p: TorsoPlan, piece: Piece): Piece {
  if (!isRaglan(p.g, p.build, p.t)) return piece;
  return {
    ...piece,
    sides: piece.sides
      .filter(({ name }) => name !== 'shoulder')
      .map(
        (one): Side => (one.name === 'armhole' ? side('armhole', raglanLine(p.hps, p.underarm), one.allowance) : one),
      ),
    notches: piece.notches.filter(([, y]) => y > p.underarm[1] + 1),
  };
}

/** Half of the head: from the neck to the underarm seam. */
const head = (half: number, deep: number): Path =>
  curve([0, 0], [half * 0.3, deep * 0.34], [half * 0.56, deep * 0.9], [half, deep]);

/** The depth at which half a head is as long as the seam that it is sewn to (bisection: a deeper one is longer). */
function depthOf(half: number, wanted: number): number {
  let [low, high] = [0.5, 80];
  for (let i = 0; i < 48; i++) {
    const mid = (low + high) / 2;
    if (length(head(half, mid)) < wanted) low = mid;
    else high = mid;
  }
  return (low + high) / 2;
}

/** A sleeve whose head runs to a point at the neck: the shoulder lies on it. */
export function raglanSleeve(p: TorsoPlan, sleeve: Sleeve): Sleeve {
  const [body, ...others] = sleeve.pieces;
  const seam = body?.sides.find(({ name }) => name === 'seam-front');
  const [half, height] = seam?.points[0] ?? [0, 0];
  if (!body || !half) return sleeve;
  const wanted = length(raglanLine(p.hps, p.underarm));
  const narrow = Math.min(half, wanted * 0.96);
  const deep = depthOf(narrow, wanted);
  const shoulder = Math.hypot(p.tip[0] - p.hps[0], p.tip[1] - p.hps[1]);
  const allowance = body.sides.find(({ name }) => name === 'cap')?.allowance ?? 1;
  const right = head(narrow, deep);
  const left = reverse(mirror(right));
  // the length over the arm is told from the shoulder point, and the head begins at the neck
  const moved = ([x, y]: Pt): Pt =>
    y <= height + 0.01 ? [x > 0 ? narrow : -narrow, deep] : [x, Math.max(y + shoulder, deep + 1.5)];
  return {
    ...sleeve,
    ease: 0,
    pieces: [
      {
        ...body,
        name: 'Raglan sleeve',
        sides: [
          side('cap', left, allowance),
          side('cap', right, allowance),
          ...body.sides.filter(({ name }) => name !== 'cap').map((one) => ({ ...one, points: one.points.map(moved) })),
        ],
        grain: [
          [0, shoulder],
          [0, deep + 1],
        ],
        notches: [[0, shoulder]],
      },
      ...others,
    ],
  };
}
