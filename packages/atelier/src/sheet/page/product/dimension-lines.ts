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
const HEEL = { foot: { flat: 0.34, perCm: 0.038, most: 0.66 }, perCm: 0.048, least: 0.07, most: 0.44 } as const;
/** A line with its words keeps so far from the edge of the page. */
const LINE_EDGE = 74;

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

/** Hangs or is wound: how long it is, no line beside it could measure. */
const HANGING: ReadonlySet<Product['of']> = new Set<Product['of']>(['scarf', 'necklace', 'pendant', 'choker', 'tie']);

/** Whether a measure is told in words alone. */
export const isUnmeasured = (of: Product['of'], what: Product['measures'][number]['what']): boolean =>
  HANGING.has(of) && what !== 'width' && what !== 'diameter';

/** A heel is behind, which is at the left of the large view. */
function heelLine({ left, top, bottom }: Rect, cm: number, words: string): DimensionLine {
  const x = Math.max(left - AWAY, LINE_EDGE);
  const foot = top + (bottom - top) * Math.min(HEEL.foot.most, HEEL.foot.flat + cm * HEEL.foot.perCm);
  const tall = (bottom - top) * Math.min(HEEL.most, Math.max(HEEL.least, cm * HEEL.perCm));
  return { from: [x, foot - tall], to: [x, foot], words };
}

/** @param thing as it lies on the sheet. @param width of the page. */
export function dimensionLines({ of, measures }: Product, thing: Rect, width: number): DimensionLine[] {
  let [right, below] = [0, 0];
  return measures
    .filter(({ what }) => !isUnmeasured(of, what))
    .map(({ what, cm }): DimensionLine => {
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
