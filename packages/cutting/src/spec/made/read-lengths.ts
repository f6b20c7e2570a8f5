import type { Look, ReadSpan, Span } from '@toile/look';
import type { GarmentEdits } from '@toile/look/pack-edits';
import { PART_NAMES, PART_POINTS, rowOf } from '../grade.ts';
import type { Parts } from '../points.ts';
import { quarter } from '../round.ts';
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
  /** It follows from another that the words give, and is in no word itself. */
  readonly follows?: true;
}

const LENGTH =
  /^(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?-?(?<unit>cms?|mm|mtrs?|met(?:re|er)s?|m|inch(?:es)?|["”″]|yards?)$/i;
const CM_OF: readonly (readonly [unit: RegExp, cm: number])[] = [
  [/^cm/i, 1],
  [/^mm/i, 0.1],
  [/^m/i, 100],
  [/^yard/i, 91.44],
  [/./, 2.54],
];

interface Measured {
  /** The noun that a number stands with. */
  readonly words: RegExp;
  /** The first of these that a garment has is meant. */
  readonly points: readonly string[];
  /** It runs along the garment: how deep or wide something is, is another measure of it. */
  readonly isAlong?: true;
}

const METRES = /\d\s?-?(?:m|mtrs?|met(?:re|er)s?)$/i;
/** Cloth by the metre is as long as that. */
const CLOTH: Measured = { words: /$^/, points: ['drape.length'], isAlong: true };

const MEASURED: readonly Measured[] = [
  { words: /\bback neck\b|\bneck back\b/i, points: ['torso.backNeck'] },
  { words: /\bfront slits?\b/i, points: ['torso.placket', 'skirt.vent'] },
  { words: /(?<!front )\bslits?\b/i, points: ['torso.slit', 'skirt.vent'] },
  { words: /\bside vents?\b/i, points: ['torso.slit', 'torso.vent'] },
  { words: /\bvents?\b/i, points: ['torso.vent', 'skirt.vent', 'torso.slit'] },
  { words: /\bturn-?ups?\b/i, points: ['legs.turnUp'] },
  { words: /\b(?:flounces?|ruffles?|frills?)\b/i, points: ['torso.flounce'] },
  { words: /\bborders?\b/i, points: ['torso.border', 'skirt.border', 'drape.border'] },
  { words: /\bcuffs?\b|\bponch[ae]\b|\bpaincha\b/i, points: ['torso.cuff', 'legs.cuff'] },
  { words: /\bsleeves?\b/i, points: ['torso.sleeve'], isAlong: true },
  { words: /\bwaist ?-?bands?\b|\bbands?\b|\bcasing\b|\belastic\b/i, points: ['skirt.band', 'legs.band'] },
  { words: /\bcollars?\b|\bstand\b/i, points: ['torso.collar'] },
  { words: /\blapels?\b/i, points: ['torso.lapel'] },
  { words: /\bplackets?\b/i, points: ['torso.placket'] },
  { words: /\byokes?\b/i, points: ['torso.yoke'] },
  { words: /\btrain\b/i, points: ['torso.train'], isAlong: true },
  { words: /\bpallu\b/i, points: ['drape.pallu'] },
  { words: /\boutseam\b|\bside length\b|\boutside leg\b/i, points: ['legs.outseam'], isAlong: true },
  { words: /\binseam\b|\binner leg\b|(?<!outside )\bleg\b/i, points: ['legs.inseam'], isAlong: true },
  { words: /\bstraps?\b/i, points: ['torso.strap'] },
  {
    words: /\blengths?\b|\blong\b/i,
    points: ['torso.length', 'skirt.length', 'legs.outseam', 'drape.length'],
    isAlong: true,
  },
];
/** Words that may stand between a number and its noun: they say what the noun is like. */
const BETWEEN: ReadonlySet<ReadSpan['as'] | undefined> = new Set([
  'garment',
  'colour',
  'fabric',
  'print',
  'ignored',
  'fit',
]);
const ACROSS = /^(?:deep|wide|high|broad)$/i;
/** 'Up to 20 cm above the knee' says where something ends, not how long it is. */
const FROM_THERE = /^(?:above|below|under|over|from)\b/i;
/** A measure that is so many times the house's, or so much less, is read of something else. */
const MOST = 2.2;
const LEAST = 0.4;
/** What is left open from the hem up is as long as it is said, up to this share of the whole, and no shorter, cm. */
const OPEN: ReadonlySet<string> = new Set(['slit', 'vent', 'placket']);
const TALLEST = 0.6;
const SHORTEST = 4;
const lengthOf = ({ torso, skirt }: Parts, part: PartName): number =>
  (part === 'skirt' ? skirt?.length : torso?.length) ?? 0;
/** Kinds of words with which a number stands for a length of the whole. */
const PAUSE = 2;

type Word = Span & { as?: ReadSpan['as'] };

/** The words between the same two pauses as a stretch, the nearest to it first; what stands before it before what follows it. */
function besides({ reading }: Look, span: Span): Word[] {
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
  return run.filter((word) => word.start !== span.start).toSorted((a, b) => away(a) - away(b) || a.start - b.start);
}

/** What a number measures: the noun that stands with it, none where another word comes between. */
function measuredBy(look: Look, span: Span): Measured | undefined {
  const words = besides(look, span);
  const after = words.filter(({ start }) => start >= span.end)[0]?.text ?? '';
  if (FROM_THERE.test(after)) return undefined;
  // 'deep back', 'neck': one thing in two words
  const named = ({ start, text }: Word) => `${words.find(({ end }) => end === start - 1)?.text ?? ''} ${text}`;
  const rowOfWord = (word: Word) =>
    MEASURED.find((one) => word.as !== 'garment' && (one.words.test(word.text) || one.words.test(named(word))));
  const noun = words.find((word) => rowOfWord(word) ?? !BETWEEN.has(word.as));
  const measured = METRES.test(span.text) ? CLOTH : noun && rowOfWord(noun);
  return measured?.isAlong && ACROSS.test(after) ? undefined : measured;
}

function cmOf(text: string): number | undefined {
  const { number, unit } = LENGTH.exec(text)?.groups ?? {};
  if (number === undefined || unit === undefined) return undefined;
  const factor = CM_OF.find(([of]) => of.test(unit))?.[1] ?? 1;
  return Math.round(Number(number.replace(',', '.')) * factor * 10) / 10;
}

/** What the inside of a leg is longer or shorter than the house's, its outside is too: the rise stays. */
function outsideOf(inside: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!inside || !legs) return [];
  const { start, end } = inside;
  const longer = inside.cm - legs.inseam;
  const moved = (id: 'outseam' | 'kneeAt', cm: number): SaidLength => ({
    ...{ start, end, part: 'legs', id, code: PART_POINTS.legs[id]?.code ?? '' },
    cm: quarter(cm),
    follows: true,
  });
  return [moved('outseam', legs.outseam + longer), moved('kneeAt', legs.kneeAt + longer / 2)];
}

/** The lengths that the words give a garment and what follows from them. */
export function lengthsSaid(look: Look, garment: string, house: Parts): SaidLength[] {
  const said = lengthsRead(look, garment, house);
  const isSet = (id: string) => said.some((one) => one.part === 'legs' && one.id === id);
  if (isSet('outseam')) return said;
  return [
    ...said,
    ...outsideOf(
      said.find(({ part, id }) => part === 'legs' && id === 'inseam'),
      house,
    ),
  ];
}

/** The lengths that the words give a garment and that are points of its measures; the others are told. */
function lengthsRead(look: Look, garment: string, house: Parts): SaidLength[] {
  const numbers = look.reading.understood.filter(({ as, value }) => as === 'ignored' && value === 'count');
  return [...look.reading.unread, ...numbers].flatMap((span): SaidLength[] => {
    const cm = cmOf(span.text);
    if (cm === undefined || nearestGarment(look, span) !== garment) return [];
    const points = measuredBy(look, span)?.points ?? [];
    for (const part of PART_NAMES)
      for (const [id, value] of Object.entries(rowOf(house, part) ?? {})) {
        const isOpen = OPEN.has(id);
        const most = isOpen ? lengthOf(house, part) * TALLEST : value * MOST;
        if (!points.includes(`${part}.${id}`) || cm > most || cm < (isOpen ? SHORTEST : value * LEAST)) continue;
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
