/** What the words measure of a thing: 'heel 6.5 cm', '27 x 31 cm', 'a 3 inch block heel'. */
import type { Measured, Product, ProductKind } from '@toile/look';

/** A measure and its place in the text. */
export type ReadMeasure = Product['measures'][number] & { start: number; end: number };

const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const UNIT = '(cms?|centimet(?:re|er)s?|mm|in\\.?|inch(?:es)?|"|″)';
/** 'A 3 inch block heel': words between a number and what it measures. */
const BETWEEN = '[\\s-]*(?:[a-z]+ ){0,2}';
/** 'W 30 x H 22 x D 12 cm': which side a number is of. */
const SIDE = '(?:[whdl]:?\\s*)?';
const SIDES = new RegExp(
  `${NUMBER}\\s*(?:cm)?\\s*[x×]\\s*${SIDE}${NUMBER}(?:\\s*(?:cm)?\\s*[x×]\\s*${SIDE}${NUMBER})?\\s*${UNIT}`,
  'gi',
);
const AFTER = new RegExp(
  `${NUMBER}\\s*-?\\s*${UNIT}${BETWEEN}(heels?|high|height|tall|wide|width|long|length|drop|deep|depth|diameter|across)\\b`,
  'gi',
);
const BEFORE = new RegExp(
  `\\b(heels?|height|width|length|drop|depth|diameter)(?: is| of|:)? ${NUMBER}\\s*${UNIT}`,
  'gi',
);
const ALONE = new RegExp(`${NUMBER}\\s*-?\\s*${UNIT}(?![a-z])`, 'gi');

const MEASURED: Readonly<Record<string, Measured>> = {
  heel: 'heel',
  heels: 'heel',
  high: 'height',
  height: 'height',
  tall: 'height',
  wide: 'width',
  width: 'width',
  across: 'width',
  long: 'length',
  length: 'length',
  drop: 'length',
  deep: 'depth',
  depth: 'depth',
  diameter: 'diameter',
};
/** What a number alone measures. */
const USUAL: Partial<Record<ProductKind, Measured>> = {
  footwear: 'heel',
  hoops: 'diameter',
  watch: 'diameter',
  hat: 'width',
};

const CM_PER_INCH = 2.54;
/** Centimetres to a tenth. */
function inCm(number: string, unit: string): number {
  const value = Number(number.replace(',', '.'));
  const cm = unit.startsWith('mm') ? value / 10 : /^(in|"|″)/i.test(unit) ? value * CM_PER_INCH : value;
  return Math.round(cm * 10) / 10;
}

/** Every measure the words name, each of its kind once. Linear in the words. */
export function readMeasures(text: string, of: ProductKind): ReadMeasure[] {
  const found: ReadMeasure[] = [];
  const add = (what: Measured | undefined, cm: number, match: RegExpExecArray): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    const known = found.some((one) => one.what === what || (start < one.end && end > one.start && one.start !== start));
    if (what && cm > 0 && !known) found.push({ what, cm, start, end });
  };
  for (const match of text.matchAll(SIDES)) {
    const unit = match[4] ?? 'cm';
    for (const [i, what] of (['width', 'height', 'depth'] as const).entries()) {
      const number = match[i + 1];
      if (number) add(what, inCm(number, unit), match);
    }
  }
  for (const match of text.matchAll(AFTER))
    add(MEASURED[match[3]?.toLowerCase() ?? ''], inCm(match[1] ?? '', match[2] ?? ''), match);
  for (const match of text.matchAll(BEFORE))
    add(MEASURED[match[1]?.toLowerCase() ?? ''], inCm(match[2] ?? '', match[3] ?? ''), match);
  for (const match of text.matchAll(ALONE))
    if (found.length === 0) add(USUAL[of] ?? 'length', inCm(match[1] ?? '', match[2] ?? ''), match);
  return found;
}
