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
/** Where the heel of a shoe seen from its front corner stands, and how much a centimetre of it is: shares of the shoe's height. */
const HEEL = { foot: 0.66, perCm: 0.048, least: 0.07, most: 0.44 } as const;

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

/** A heel is behind, which is at the left of the large view. */
function heelLine({ left, top, bottom }: Rect, cm: number, words: string): DimensionLine {
  const x = Math.max(left - AWAY, EDGE * 2);
  const foot = top + (bottom - top) * HEEL.foot;
  const tall = (bottom - top) * Math.min(HEEL.most, Math.max(HEEL.least, cm * HEEL.perCm));
  return { from: [x, foot - tall], to: [x, foot], words };
}

/** @param thing as it lies on the sheet. @param width of the page. */
export function dimensionLines({ measures }: Product, thing: Rect, width: number): DimensionLine[] {
  let [right, below] = [0, 0];
  return measures.map(({ what, cm }): DimensionLine => {
    const words = `${NAMES[what]} ${centimetres(cm)}`;
    if (what === 'width' || what === 'diameter' || what === 'length') {
      const y = thing.bottom + AWAY + STEP * below++;
      return { from: [thing.left, y], to: [thing.right, y], words };
    }
    if (what === 'heel') return heelLine(thing, cm, words);
    const x = Math.min(thing.right + AWAY + STEP * right++, width - EDGE);
    return { from: [x, thing.top], to: [x, thing.bottom], words };
  });
}
