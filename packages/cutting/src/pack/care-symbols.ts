import { circle } from '../flats/view.ts';
import { curve, join, type Path, type Pt, poly } from '../kit/path.ts';
import type { Care } from './care.ts';

/** A care symbol in a square of ten: lines, filled dots, and a letter or number within. */
export interface CareSymbol {
  lines: readonly Path[];
  dots: readonly Path[];
  text?: { at: Pt; says: string };
}

const CROSS = [poly([0.6, 0.8], [9.4, 9.4]), poly([9.4, 0.8], [0.6, 9.4])];
const TUB = join(
  poly([0.4, 2.6], [1.6, 8.8], [8.4, 8.8], [9.6, 2.6]),
  curve([9.6, 2.6], [8.6, 4], [7.6, 4], [6.6, 3]),
  curve([6.6, 3], [5.6, 2.2], [4.4, 2.2], [3.4, 3]),
  curve([3.4, 3], [2.4, 4], [1.4, 4], [0.4, 2.6]),
);
const HAND = join(
  poly([2, 1], [4.6, 3.6]),
  curve([4.6, 3.6], [5.4, 3], [6, 3.4], [5.6, 4.2]),
  poly([5.6, 4.2], [7.2, 6.4]),
  curve([7.2, 6.4], [7, 7.4], [5.6, 7.4], [4.8, 6.6]),
  poly([4.8, 6.6], [2.6, 4.4], [0.8, 2.8]),
);
const TRIANGLE = poly([5, 1.2], [9.2, 8.8], [0.8, 8.8], [5, 1.2]);
const SQUARE = poly([1, 1.2], [9, 1.2], [9, 9], [1, 9], [1, 1.2]);
const IRON = join(
  poly([0.6, 8.2], [9.4, 8.2], [8.5, 4.6], [3.6, 4.6]),
  curve([3.6, 4.6], [2, 4.8], [0.8, 6.4], [0.6, 8.2]),
  poly([0.6, 8.2], [0.6, 8.2]),
);
const HANDLE = join(poly([3.2, 2.6], [7.6, 2.6]), curve([7.6, 2.6], [8.2, 2.8], [8.3, 3.6], [8.5, 4.6]));
const ROUND = circle([5, 5], 4.1);

const dots = (count: number): Path[] =>
  Array.from({ length: count }, (_, i) => circle([5 + (i - (count - 1) / 2) * 1.5, 6.5], 0.42));
const iron = (heat: number): CareSymbol => ({ lines: [IRON, HANDLE], dots: dots(heat) });
const tub = (says: string): CareSymbol => ({ lines: [TUB], dots: [], text: { at: [5, 6.4], says } });
const lines = (...of: Path[]): CareSymbol => ({ lines: of, dots: [] });

/** The shapes of ISO 3758, drawn by hand: tub, triangle, square, iron, circle; a cross forbids. */
export const CARE_SYMBOLS: Readonly<Record<Care['symbol'], CareSymbol>> = {
  'wash-30': tub('30'),
  'wash-40': tub('40'),
  'wash-hand': lines(TUB, HAND),
  'wash-no': lines(TUB, ...CROSS),
  'bleach-no': lines(TRIANGLE, ...CROSS),
  'tumble-no': lines(SQUARE, circle([5, 5.1], 3.3), ...CROSS),
  'line-dry': lines(SQUARE, poly([5, 2.6], [5, 7.6])),
  'line-dry-shade': lines(SQUARE, poly([5, 2.6], [5, 7.6]), poly([1, 4.2], [4, 1.2]), poly([1, 5.8], [5.6, 1.2])),
  'iron-low': iron(1),
  'iron-medium': iron(2),
  'iron-high': iron(3),
  'iron-no': lines(IRON, HANDLE, ...CROSS),
  'dry-clean': { lines: [ROUND], dots: [], text: { at: [5, 5], says: 'P' } },
  'clean-specialist': lines(ROUND, ...CROSS),
};
