import { type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { oneShoulderEdge } from '../../spec/torso/bare-edge.ts';
import { type Piece, type Side, side } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';

const flip = ([x, y]: Pt): Pt => [-x, y];

/** Front and back are cut whole, side by side as they are worn: the shoulder lies on the wearer's left. */
export function oneShouldered(p: TorsoPlan, piece: Piece, front: boolean): Piece {
  const edge = oneShoulderEdge(p, front);
  const below = piece.sides.filter(({ name }) => !['neck', 'shoulder', 'centre', 'extension'].includes(name));
  const isOver = ({ name }: Side): boolean => name === 'armhole';
  // the other half ends at the edge, and has no armhole
  const other = below
    .filter((one) => !isOver(one))
    .map((one): Side => ({ ...one, points: one.points.map(flip).reverse() }))
    .reverse();
  const whole: Side[] = [
    side('neck', edge, ALLOWANCES.neck),
    side('shoulder', poly(edge.steps.at(-1)?.to ?? p.hps, p.tip), ALLOWANCES.shoulder),
    ...below,
    ...other,
  ];
  const turned = (points: readonly Pt[]): readonly Pt[] => (front ? points : points.map(flip));
  const { fold: _, ...rest } = piece;
  return {
    ...rest,
    cut: 1,
    sides: whole.map((one) => ({ ...one, points: turned(one.points) })),
    grain: [
      [0, p.underarm[1] + 4],
      [0, p.bottom - 4],
    ],
    notches: turned(piece.notches.flatMap((at) => (at[1] > p.underarm[1] + 1 ? [at, flip(at)] : [at]))),
    inner: piece.inner
      .filter(({ kind }) => kind !== 'line')
      .flatMap((inner) => [inner, { ...inner, points: inner.points.map(flip) }]),
  };
}
