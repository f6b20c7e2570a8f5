import { poly } from '../../kit/path.ts';
import { type Pocket, type PocketKind, pocketsOf } from '../../spec/torso/pockets.ts';
import { type Piece, rectangle, side } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';

/** A patch with a pointed lower edge and a turned top. */
function patch(id: string, name: string, { count, width: w, height: h }: Pocket): Piece {
  const point = h * 0.12;
  return {
    ...rectangle(id, name, { width: w, height: h }, { cut: count }),
    sides: [
      side('top', poly([0, 0], [w, 0]), 2.5),
      side('edge', poly([w, 0], [w, h - point], [w / 2, h], [0, h - point], [0, 0]), 1),
    ],
  };
}

const bag = (id: string, cut: number, width: number): Piece =>
  rectangle(id, 'Pocket bag', { width: width + 2, height: 18 }, { cut, cloth: 'lining' });

const flap = (count: number, width: number, id = 'pocket-flap', name = 'Pocket flap'): Piece =>
  rectangle(id, name, { width, height: 5 }, { cut: count * 2 });

const welts = ({ count, width }: Pocket): Piece[] => [
  rectangle('welt', 'Pocket welt', { width, height: 3.2 }, { cut: count, lengthwise: true }),
  bag('pocket-bag', count * 2, width),
];

function kangaroo({ width, height }: Pocket): Piece {
  const w = width / 2;
  return {
    ...rectangle('kangaroo-pocket', 'Kangaroo pocket', { width: w, height }, { fold: 'centre' }),
    sides: [
      side('top', poly([0, 0], [w * 0.68, 0]), 1),
      side('opening', poly([w * 0.68, 0], [w, height - 6]), 2),
      side('edge', poly([w, height - 6], [w, height], [0, height]), 1),
      side('centre', poly([0, height], [0, 0]), 0),
    ],
  };
}

const CUT: Readonly<Record<PocketKind, (pocket: Pocket) => Piece[]>> = {
  kangaroo: (p) => [kangaroo(p)],
  'breast-patch': (p) => [
    patch('patch-pocket', 'Patch pocket', p),
    ...(p.flapped ? [flap(p.count, p.width + 0.6)] : []),
  ],
  'hip-patch': (p) => [
    patch('hip-pocket', 'Hip pocket', p),
    ...(p.flapped ? [flap(p.count, p.width + 0.6, 'hip-flap', 'Hip pocket flap')] : []),
  ],
  flap: (p) => [
    flap(p.count, p.width),
    rectangle('jetting', 'Pocket jetting', { width: p.width + 4, height: 5 }, { cut: p.count }),
    bag('pocket-bag', p.count * 2, p.width),
  ],
  welt: welts,
  'slanted-welt': welts,
  'in-seam': (p) => [
    rectangle('pocket-bag', 'Pocket bag', { width: 15, height: 26 }, { cut: p.count * 2, cloth: 'lining' }),
  ],
  'breast-welt': (p) => [
    rectangle('breast-welt', 'Breast welt', { width: p.width, height: 4.6 }, { lengthwise: true }),
    bag('breast-bag', 2, p.width),
  ],
};

/** The pieces of every pocket of a body. */
export const pocketPieces = ({ t, g, build, men }: TorsoPlan): Piece[] =>
  pocketsOf(t, g, build, men).flatMap((pocket) =>
    pocket.kind === 'kangaroo' && g.closure === 'zip' ? [halved(kangaroo(pocket))] : CUT[pocket.kind](pocket),
  );

/** A zip down the front parts the pocket in two. */
function halved({ fold: _, ...pocket }: Piece): Piece {
  const sides = pocket.sides.map((one) => (one.name === 'centre' ? { ...one, allowance: 1 } : one));
  return { ...pocket, name: 'Kangaroo pocket, in halves', cut: 2, sides };
}
