import { asksFor, type Detail } from '@toile/look';
import { poly } from '../../kit/path.ts';
import { isJacket } from '../../spec/is-jacket.ts';
import { type Piece, rectangle, side } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';

/** A patch with a pointed lower edge and a turned top. */
function patch(id: string, name: string, cut: number, [w, h]: readonly [number, number]): Piece {
  const point = h * 0.12;
  return {
    ...rectangle(id, name, { width: w, height: h }, { cut }),
    sides: [
      side('top', poly([0, 0], [w, 0]), 2.5),
      side('edge', poly([w, 0], [w, h - point], [w / 2, h], [0, h - point], [0, 0]), 1),
    ],
  };
}

const bag = (id: string, cut: number, width: number): Piece =>
  rectangle(id, 'Pocket bag', { width: width + 2, height: 18 }, { cut, cloth: 'lining' });

const flap = (cut: number, width: number): Piece =>
  rectangle('pocket-flap', 'Pocket flap', { width, height: 5 }, { cut: cut * 2 });

function welts(cut: number, width: number, flapped: boolean): Piece[] {
  const opening = flapped
    ? [flap(cut, width), rectangle('jetting', 'Pocket jetting', { width: width + 4, height: 5 }, { cut })]
    : [rectangle('welt', 'Pocket welt', { width, height: 3.2 }, { cut, lengthwise: true })];
  return [...opening, bag('pocket-bag', cut * 2, width)];
}

function kangaroo(p: TorsoPlan): Piece {
  const w = Math.min(15, p.t.chest * 0.3);
  return {
    ...rectangle('kangaroo-pocket', 'Kangaroo pocket', { width: w, height: 19 }, { fold: 'centre' }),
    sides: [
      side('top', poly([0, 0], [w * 0.68, 0]), 1),
      side('opening', poly([w * 0.68, 0], [w, 13]), 2),
      side('edge', poly([w, 13], [w, 19], [0, 19]), 1),
      side('centre', poly([0, 19], [0, 0]), 0),
    ],
  };
}

function breastPatches(p: TorsoPlan, jacket: boolean): Piece[] {
  const casual = p.build === 'casual';
  const both = casual || p.g.fit === 'relaxed' || p.men ? 2 : 1;
  const hip = jacket || (casual && p.bottom > p.t.hipAt - 2);
  return [
    patch('patch-pocket', 'Breast pocket', both, [11, 12.5]),
    ...(casual ? [flap(both, 11.6)] : []),
    ...(hip ? [patch('hip-pocket', 'Hip pocket', 2, [15, 17])] : []),
  ];
}

/** Every pocket that the flat of a body draws. */
export function pocketPieces(p: TorsoPlan): Piece[] {
  const has = (id: Detail['id']) => asksFor(p.g, id);
  const jacket = isJacket(p.build) || p.build === 'band-coat';
  const patched = has('patch-pocket');
  const out: Piece[] = [];
  if (has('kangaroo-pocket')) out.push(kangaroo(p));
  if (patched) out.push(...breastPatches(p, jacket));
  else if (jacket) out.push(...welts(2, 14, p.build !== 'band-coat' || has('flap-pocket')));
  else if (p.build === 'vest') out.push(...welts(2, 10.5, false));
  else if (has('flap-pocket')) out.push(...welts(2, 14, true));
  else if (p.build === 'casual') out.push(...welts(2, 13, false));
  else if (p.g.closure === 'buttons' && p.build === 'shirt' && p.men)
    out.push(patch('patch-pocket', 'Breast pocket', 1, [10.5, 12.5]));
  if (jacket || p.build === 'vest')
    out.push(
      rectangle('breast-welt', 'Breast welt', { width: 10, height: 4.6 }, { lengthwise: true }),
      bag('breast-bag', 2, 10),
    );
  return out;
}
