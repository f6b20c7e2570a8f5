import type { Look, ReadSpan, Span } from '@toile/look';
import type { GarmentEdits } from '@toile/look/pack-edits';
import { PART_NAMES, PART_POINTS, rowOf } from '../grade.ts';
import type { Parts } from '../points.ts';
import { nearestGarment } from './garment-of.ts';

type PartName = keyof Parts;

/** A length that the words give a point of measure. */
export interface SaidLength {
  readonly start: number;
  readonly end: number;
  readonly part: PartName;
  readonly id: string;
  readonly code: string;
  /** Centimetres. */
  readonly cm: number;
}

const LENGTH =
  /^(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?-?(?<unit>cms?|mm|mtrs?|met(?:re|er)s?|inch(?:es)?|["”″]|yards?)$/i;
const CM_OF: readonly (readonly [unit: RegExp, cm: number])[] = [
  [/^cm/i, 1],
  [/^mm/i, 0.1],
  [/^m/i, 100],
  [/^yard/i, 91.44],
  [/./, 2.54],
];

/** What is measured, by the words beside its number: the first that a garment has is taken. */
const MEASURED: readonly (readonly [words: RegExp, points: readonly string[]])[] = [
  [/\bslits?\b|\bvents?\b/i, ['torso.slit', 'torso.vent', 'skirt.vent']],
  [/\bborders?\b/i, ['torso.border', 'skirt.border', 'drape.border']],
  [/\bcuffs?\b|\bponcha\b/i, ['torso.cuff', 'legs.cuff']],
  [/\bsleeves?\b/i, ['torso.sleeve']],
  [/\bwaist ?-?bands?\b|\bbands?\b|\bcasing\b|\belastic\b/i, ['skirt.band', 'legs.band']],
  [/\bcollars?\b|\bstand\b/i, ['torso.collar']],
  [/\blapels?\b/i, ['torso.lapel']],
  [/\bplackets?\b/i, ['torso.placket']],
  [/\byokes?\b/i, ['torso.yoke']],
  [/\btrain\b/i, ['torso.train']],
  [/\bpallu\b/i, ['drape.pallu']],
  [/\binseam\b|\binner leg\b/i, ['legs.inseam']],
  [/\boutseam\b|\bside length\b/i, ['legs.outseam']],
  [/\bstraps?\b/i, ['torso.strap']],
  [/\blengths?\b|\blong\b/i, ['torso.length', 'skirt.length', 'legs.outseam', 'drape.length']],
];
/** A measure that is so many times the house's, or so much less, is read of something else. */
const MOST = 2.2;
const LEAST = 0.4;
/** Kinds of words with which a number stands for a length of the whole. */
const PAUSE = 2;

type Word = Span & { as?: ReadSpan['as'] };

/** The words between the same two pauses as a stretch, without the names of garments. */
function besides({ reading }: Look, span: Span): string {
  const all: Word[] = [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const runs: Word[][] = [];
  let end = -1;
  for (const word of all) {
    if (word.start - end === PAUSE || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(word);
    end = Math.max(end, word.end);
  }
  const run = runs.find((words) => words.some(({ start }) => start === span.start)) ?? [];
  return run.flatMap(({ text, as }) => (as === 'garment' ? [] : [text])).join(' ');
}

function cmOf(text: string): number | undefined {
  const { number, unit } = LENGTH.exec(text)?.groups ?? {};
  if (number === undefined || unit === undefined) return undefined;
  const factor = CM_OF.find(([of]) => of.test(unit))?.[1] ?? 1;
  return Math.round(Number(number.replace(',', '.')) * factor * 10) / 10;
}

/** The lengths that the words give a garment and that are points of its measures; the others are told. */
export function lengthsSaid(look: Look, garment: string, house: Parts): SaidLength[] {
  return look.reading.unread.flatMap((span): SaidLength[] => {
    const cm = cmOf(span.text);
    if (cm === undefined || nearestGarment(look, span) !== garment) return [];
    const words = besides(look, span);
    const points = MEASURED.find(([of]) => of.test(words))?.[1] ?? [];
    for (const part of PART_NAMES)
      for (const [id, value] of Object.entries(rowOf(house, part) ?? {})) {
        if (!points.includes(`${part}.${id}`) || cm > value * MOST || cm < value * LEAST) continue;
        const code = PART_POINTS[part][id]?.code ?? '';
        return [{ start: span.start, end: span.end, part, id, code, cm }];
      }
    return [];
  });
}

/** Lengths as edits of the points that they set. */
export const asEdits = (said: readonly SaidLength[]): GarmentEdits => ({
  points: Object.fromEntries(said.map(({ code, cm }) => [code, { value: cm }])),
});
