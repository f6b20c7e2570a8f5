/** The measures that the words name, as dimension lines beside the large view. */
import type { Product } from '@toile/look';
import type { Rect } from '#atelier/sheet/page/places.ts';

/** A line between two points with its words, page units. */
export interface DimensionLine {
  from: [number, number];
  to: [number, number];
  words: string;
}

/** Between the thing and its lines, and between two lines on one side. */
const AWAY = 14;
const STEP = 30;
/** Lines stay so far inside the page. */
const EDGE = 22;
/** Share of a shoe's height that its heel is given. */
const HEEL_SHARE = 0.34;

const NAMES: Readonly<Record<Product['measures'][number]['what'], string>> = {
  heel: 'heel',
  height: 'H',
  width: 'W',
  length: 'L',
  depth: 'D',
  diameter: 'Ø',
};

/** '6.5 cm'. */
export const centimetres = (cm: number): string => `${cm} cm`;

/** @param thing as it lies on the sheet. @param width of the page. */
export function dimensionLines({ measures }: Product, thing: Rect, width: number): DimensionLine[] {
  let [right, below] = [0, 0];
  return measures.map(({ what, cm }): DimensionLine => {
    const words = `${NAMES[what]} ${centimetres(cm)}`;
    if (what === 'width' || what === 'diameter' || what === 'length') {
      const y = thing.bottom + AWAY + STEP * below++;
      return { from: [thing.left, y], to: [thing.right, y], words };
    }
    const x = Math.min(thing.right + AWAY + STEP * right++, width - EDGE);
    const tall = (thing.bottom - thing.top) * (what === 'heel' ? HEEL_SHARE : 1);
    return { from: [x, thing.bottom - tall], to: [x, thing.bottom], words };
  });
}
