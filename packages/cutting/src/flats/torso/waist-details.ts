import { closed, curve, poly } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import type { View } from '../view.ts';
import { ties } from './closures.ts';
import { bandEnd } from './cross-collar.ts';
import type { Frame } from './frame.ts';
import { gathersBelow, type JoinedSkirt } from './joined-skirt.ts';

export type Draw = (view: View, f: Frame, skirt: JoinedSkirt | undefined) => void;

/** Where a belt lies. */
const beltAt = (f: Frame): number =>
  f.seamed
    ? f.bottom
    : f.t.joint !== undefined && f.t.joint < f.t.length - 2
      ? f.t.joint
      : Math.min(f.t.waistAt, f.bottom - 3);
const halfAt = (f: Frame, y: number): number => (y >= f.bottom ? f.foot[0] : f.sideAt(y));

function band(view: View, f: Frame, width: number): number {
  const y = beltAt(f);
  const x = halfAt(f, y - 0.5) + 0.3;
  view.whole(
    'trims',
    'seam',
    poly([0, y - width / 2], [x, y - width / 2], [x, y + width / 2], [0, y + width / 2]),
    'contrast',
  );
  return y;
}

export const belt: Draw = (view, f) => {
  const wide = f.build === 'coat' ? 5 : 3.5;
  const y = band(view, f, wide);
  const x = halfAt(f, y - 0.5) - 1.6;
  const high = wide / 2 + 0.7;
  view.both(
    'trims',
    'seam',
    closed(poly([x - 0.5, y - high], [x + 0.5, y - high], [x + 0.5, y + high], [x - 0.5, y + high])),
    'cloth',
  );
  if (view.name === 'back') return;
  view.add('trims', 'seam', closed(poly([-2.6, y - 2.6], [2.6, y - 2.6], [2.6, y + 2.6], [-2.6, y + 2.6])), 'white');
  view.add('trims', 'seam', poly([-1.4, y], [2.6, y]));
};

export const sash: Draw = (view, f) => {
  const y = band(view, f, 4);
  if (isMade(f.g, 'sash-behind')) {
    if (view.name === 'back') ties(view, [0, y]);
  } else if (view.name === 'front')
    ties(view, [halfAt(f, y) * (f.men || f.g.collar === 'cross' ? -1 : 1) * (f.g.closure === 'wrap' ? 0.86 : 0.55), y]);
};

export const obi: Draw = (view, f) => {
  const y = band(view, f, 14);
  if (view.name === 'back')
    view.add('trims', 'seam', closed(poly([-9, y - 9], [9, y - 9], [9, y + 13], [-9, y + 13])), 'contrast');
  else view.both('trims', 'seam', poly([0, y], [halfAt(f, y), y]));
};

/** Ribbons sewn to the end of the band and to the front under it, tied in one loop with two long ends. */
export const goreum: Draw = (view, f) => {
  if (view.name === 'back') return;
  const [x, y] = f.g.collar === 'cross' ? bandEnd(f) : [0, Math.min(f.t.frontNeck + 4, f.bottom - 2)];
  for (const [dx, long] of [
    [-1, 46],
    [-5, 40],
  ] as const)
    view.add(
      'trims',
      'seam',
      closed(poly([x + 0.8, y + 0.4], [x + dx + 3, y + long], [x + dx - 0.6, y + long + 0.4], [x - 1.6, y + 0.6])),
      'contrast',
    );
  view.add(
    'trims',
    'seam',
    closed(curve([x, y - 0.6], [x + 8, y - 6], [x + 14, y + 2], [x + 0.4, y + 1.4])),
    'contrast',
  );
  view.add(
    'trims',
    'seam',
    closed(poly([x - 1.6, y - 1.4], [x + 1.6, y - 1.6], [x + 1.4, y + 1.8], [x - 1.4, y + 1.8])),
    'contrast',
  );
};

export const bow: Draw = (view, f) => {
  if (f.g.collar === 'bow' || view.name === 'back') return;
  const y = f.bare ? (f.t.topEdge ?? 12) + 1.5 : beltAt(f);
  for (const s of [-1, 1])
    view.add('trims', 'seam', closed(curve([0, y], [4 * s, y - 4], [7 * s, y + 2.4], [0.2 * s, y + 0.5])), 'cloth');
  view.circle('trims', [0, y], 0.9, 'cloth');
};

export const apron: Draw = (view, f, skirt) => {
  if (view.name === 'back') return;
  const y = beltAt(f);
  const x = f.foot[0] * 0.62;
  const low = y + (f.t.length - y) * 0.88;
  view.whole('details', 'seam', poly([0, y], [x, y], [(skirt?.half ?? x) * 0.55, low - 2], [0, low]), 'contrast');
  gathersBelow(view, poly([0, y], [x, y]), 6);
};

export const laceUp: Draw = (view, f) => {
  if (view.name === 'back') return;
  const from = f.t.frontNeck + 1;
  const to = beltAt(f) - 1;
  for (let y = from; y < to - 2; y += 3) view.both('trims', 'seam', poly([2.4, y], [-2.4, Math.min(to, y + 3)]));
};
