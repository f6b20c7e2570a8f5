import type { Look, ReadSpan, Span } from '@toile/look';

const LENGTH =
  /^(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?-?(?<unit>cms?|mm|mtrs?|met(?:re|er)s?|m|inch(?:es)?|["”″]|yards?)$/i;
const CM_OF: readonly (readonly [unit: RegExp, cm: number])[] = [
  [/^cm/i, 1],
  [/^mm/i, 0.1],
  [/^m/i, 100],
  [/^yard/i, 91.44],
  [/./, 2.54],
];
export const INCH = 2.54;

/** A number without a unit. */
export const BARE = /^\d{1,3}(?:[.,]\d)?$/;

/** A length with its unit in centimetres; undefined of anything else. */
export function cmOf(text: string): number | undefined {
  const { number, unit } = LENGTH.exec(text)?.groups ?? {};
  if (number === undefined || unit === undefined) return undefined;
  const factor = CM_OF.find(([of]) => of.test(unit))?.[1] ?? 1;
  return Math.round(Number(number.replace(',', '.')) * factor * 10) / 10;
}

/** What a number without a unit may be in centimetres: itself, or inches. */
export function bothOf(text: string): readonly number[] {
  const said = Number(text.replace(',', '.'));
  return [said, Math.round(said * INCH * 10) / 10];
}

const IN_CM = /\d\s?-?(?:cms?|mm)\b/i;
const IN_INCHES = /\d\s?-?(?:inch(?:es)?\b|["”″])/i;

/** The one unit that an order writes beside its lengths: numbers without any are rather of it. */
export function unitOf(line: string): 'cm' | 'inch' | undefined {
  const [cm, inches] = [IN_CM.test(line), IN_INCHES.test(line)];
  return cm === inches ? undefined : cm ? 'cm' : 'inch';
}

/** A comma and a space. */
const PAUSE = 2;

export type Word = Span & { as?: ReadSpan['as'] };

/** The words between the same two pauses as a stretch, the nearest to it first; what stands before it before what follows it. */
export function besides({ reading }: Look, span: Span): Word[] {
  const all: Word[] = [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const runs: Word[][] = [];
  let end = -1;
  for (const word of all) {
    if (word.start - end === PAUSE || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(word);
    end = Math.max(end, word.end);
  }
  const run = runs.find((words) => words.some(({ start }) => start === span.start)) ?? [];
  const away = ({ start, end: last }: Word): number => (last <= span.start ? span.start - last : start - span.end);
  return run
    .filter(({ start, end: last }) => start >= span.end || last <= span.start)
    .toSorted((a, b) => away(a) - away(b) || a.start - b.start);
}
