import { isButtonedCuff } from '../../spec/closings.ts';
import type { Cut } from '../../spec/cut.ts';
import { finishOfArmhole, finishOfNeck } from '../../spec/torso/edges.ts';
import { keyholeSize, keyholesOf } from '../../spec/torso/keyhole.ts';
import { type Piece, rectangle } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';

/** Width of a strip that is turned inside an edge, and what it is cut longer than the edge, cm. */
const STRIP = { width: 3.5, spare: 2 } as const;
/** The strip that boxes the opening above a cuff, cut, cm. */
const SLEEVE_PLACKET = { width: 6.5, height: 16 } as const;
/** Of the facing of a keyhole, round the drop, cm. */
const ROUND = 4;

const strip = (id: string, name: string, length: number, cut: number): Piece => ({
  ...rectangle(id, name, { width: length + STRIP.spare, height: STRIP.width }, { cut, lengthwise: true }),
  bias: true,
});

/** What finishes necks and armholes that no collar, rib or lining does, and the drops that are cut out of them. */
export function edgeStrips(
  p: TorsoPlan,
  cut: Cut,
  length: { neck: number; armhole: number; armholes?: number },
): Piece[] {
  const finish = finishOfNeck(p.g, cut, p.t);
  const keyholes = keyholesOf(p.g, p.t).map(({ where, keyhole }): Piece => {
    const { long, wide } = keyholeSize(keyhole);
    return rectangle(`keyhole-facing-${where}`, `Keyhole facing, ${where}`, {
      width: wide + ROUND,
      height: long + ROUND,
    });
  });
  return [
    ...(finish === 'strip' ? [strip('neck-strip', 'Neck strip, bias', length.neck, 1)] : []),
    ...(finish === 'casing' ? [strip('neck-strip', 'Casing strip, bias', length.neck, 1)] : []),
    ...(finishOfArmhole(p.g, cut, p.t) === 'strip'
      ? [strip('armhole-strip', 'Armhole strip, bias', length.armhole, length.armholes ?? 2)]
      : []),
    ...(isButtonedCuff(p.g, p.build, p.t.cuff) && p.t.sleeve !== undefined
      ? [rectangle('sleeve-placket', 'Sleeve placket', SLEEVE_PLACKET, { cut: 2 })]
      : []),
    ...keyholes,
  ];
}
