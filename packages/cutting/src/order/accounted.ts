import type { Specification } from '../spec/specification.ts';
import { type Registered, stemOf, stemsIn } from './registered.ts';

/** Words that order nothing by themselves. */
const NEUTRAL = new Set(
  stemsIn(
    'a an and the of at in on to for with from by per its all only please also yes style design cut made making type wearer wearers side sides seam cm inch inches mm finished proper new piece pcs visible functional working closing closure front cloth garment edge line lines area tied fastened fully',
  ),
);
const UNITS = /\d\s?(?:(?:cms?|mm|inch(?:es)?|m)\b|["”″])/i;
const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');
const numberOf = (stem: string): string => {
  const at = NUMBERS.findIndex((word) => stemOf(word) === stem);
  if (stem === stemOf('double') || stem === stemOf('pair')) return '2';
  return at >= 0 ? String(at) : stem;
};

const INCHES = /\d\s?(?:inch(?:es)?|["”″])/i;
const INCH = 2.54;
/** A number of inches is as true in whole centimetres. */
const inCm = (stem: string): string => String(Math.round(Number(stem) * INCH));

const isNumber = (stem: string): boolean => /^\d/.test(stem);

/** What words order that nothing which is registered accounts for. */
export interface Unaccounted {
  /** The words that nothing is true of. */
  readonly missing: readonly string[];
  /** Of what is drawn they are, where they are of something that is. */
  readonly of: readonly Registered[];
}

/** What of some words nothing registered accounts for; a length that the garment is cut to is accounted for. */
export function unaccounted(
  text: string,
  { lengths, garment }: Specification,
  registered: readonly Registered[],
): Unaccounted {
  const words = text.toLowerCase().match(/[a-z]+(?:[’'][a-z]+)?|\d+(?:\.\d+)?/g) ?? [];
  const told = words.map((word) => ({ word, stem: numberOf(stemOf(word)) }));
  const own = new Set(stemsIn(`${garment.name} ${garment.kind} ${garment.family}`));
  const of = registered.filter(({ names }) => told.some(({ stem }) => names.includes(stem)));
  const truths = new Set(of.flatMap((one) => one.truths));
  const met = new Set(
    lengths.flatMap(({ cm, inches }) => [String(cm), String(Math.round((cm / 2.54) * 10) / 10), String(inches ?? cm)]),
  );
  const isMeasure = UNITS.test(text);
  const missing = told.filter(
    ({ stem }) =>
      !truths.has(stem) &&
      !(isNumber(stem) && INCHES.test(text) && truths.has(inCm(stem))) &&
      !NEUTRAL.has(stem) &&
      !own.has(stem) &&
      !(isNumber(stem) && isMeasure && met.has(stem)),
  );
  return { missing: missing.map(({ word }) => word), of };
}

/**
 * Words as they are told beside a flat: not at all where everything that they order is registered as drawn, and with what is drawn in its place
 * where only a number differs.
 */
export function toldOf(text: string, spec: Specification, registered: readonly Registered[]): string | undefined {
  const { missing, of } = unaccounted(text, spec, registered);
  if (of.length > 0 && missing.length === 0) return undefined;
  const count = of.find((one) => one.count !== undefined)?.count;
  const isNumberAlone = missing.length > 0 && missing.every((word) => isNumber(numberOf(stemOf(word))));
  if (of.length === 0 || /\(/.test(text)) return text;
  if (isNumberAlone && count !== undefined && !UNITS.test(text)) return `${text} (drawn: ${count})`;
  return missing.length < (text.match(/[a-z]+|\d+/gi) ?? []).length - 1
    ? `${text} (of it not drawn: ${missing.join(' ')})`
    : text;
}
