import type { Look, ReadSpan, Span } from '@toile/look';
import type { GarmentEdits } from '@toile/look/pack-edits';
import { PART_NAMES, PART_POINTS, rowOf } from '../grade.ts';
import type { Parts } from '../points.ts';
import { quarter } from '../round.ts';
import { whoOf } from '../wearer.ts';
import { nearestGarment } from './garment-of.ts';
import { isOfPart } from './is-of-part.ts';
import { CLOTH, MEASURED, type Measured, WHOLE } from './measured-words.ts';
import { readParts } from './read-parts.ts';
import { girthsSaid } from './read-size.ts';

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
  /** Said without a unit and read as inches: so many. */
  readonly inches?: number;
  /** Said of the whole way round, where half of it is told. */
  readonly round?: number;
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

/** Parts that may be metres long. */
const IN_METRES = /^(?:train|pallu|sweep|ghera|gher|flare)$/i;
const METRES = /\d\s?-?(?:m|mtrs?|met(?:re|er)s?)$/i;
/** What a number without a unit may be, cm. */
const BARE = /^\d{1,3}(?:[.,]\d)?$/;
const INCH = 2.54;
/** Words that may stand between a number and its noun: they say what the noun is like. */
const PASSED: ReadonlySet<ReadSpan['as'] | undefined> = new Set([
  'garment',
  'colour',
  'fabric',
  'print',
  'ignored',
  'fit',
  'length',
  'person',
  'silhouette',
]);
const GIRTH = /^(?:bust|chest|waist|hips?|inseam|length|sleeves?|shoulder)$/i;
const ALL_ROUND = /^(?:round|around|finished|ready)$/i;
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
/** How long the whole is follows the number: a word beside it may say another length, cm. */
const WHOLES: ReadonlySet<string> = new Set(['length', 'outseam', 'train']);
const SHORTEST_WHOLE = 18;
const TALLEST_WHOLE = 4;
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
  return run
    .filter(({ start, end: last }) => start >= span.end || last <= span.start)
    .toSorted((a, b) => away(a) - away(b) || a.start - b.start);
}

/** Nouns of whole lengths that stand beside a number with others: 'cropped 50 cm long' is 50 long. */
const isWhole = (word: Word | undefined): boolean => word !== undefined && /^(?:long|lengths?|floor)$/i.test(word.text);

/** What a number may measure, the likeliest first: what stands with it; none where another word comes between. */
function measuredBy(look: Look, span: Span): readonly Measured[] {
  const words = besides(look, span);
  const after = words.find(({ start }) => start >= span.end);
  if (after && FROM_THERE.test(after.text)) return [];
  if (METRES.test(span.text) && !words.some(({ text }) => IN_METRES.test(text))) return [CLOTH];
  // 'deep back', 'neck': one thing in two words
  const named = ({ start, text }: Word) => `${words.find(({ end }) => end === start - 1)?.text ?? ''} ${text}`;
  const rowsOf = (word: Word) =>
    MEASURED.filter(
      (one) =>
        (word.as !== 'garment' || isOfPart(look, word)) && (one.words.test(word.text) || one.words.test(named(word))),
    );
  // '108 cm long with a shirt collar' is the whole's, unless a part stands before the number
  const isLong = after !== undefined && after.start === span.end + 1 && isWhole(after);
  const near = isLong ? words.filter(({ end }) => end <= span.start) : words;
  const noun = near.find((word) => !isWhole(word) && (rowsOf(word).length > 0 || !PASSED.has(word.as)));
  // a number that stands with the garment alone is how long it is
  const rows = noun === undefined || rowsOf(noun).length === 0 ? [] : rowsOf(noun);
  const last = words.find(({ end }) => end === span.start - 1);
  const isBeside = noun === undefined || isWhole(after) || isWhole(last);
  const further =
    noun === undefined ? [] : near.filter((word) => word !== noun && word.end <= span.start).flatMap(rowsOf);
  const all = isWhole(last) || (rows.length === 0 && isBeside) ? [WHOLE] : rows.length > 0 ? [...rows, ...further] : [];
  const how = after?.text ?? '';
  const said = cmOf(span.text) ?? 0;
  const isSo = ({ beside, from }: Measured): boolean =>
    (beside === undefined || words.some(({ text }) => beside.test(text))) && said >= (from ?? 0);
  return all
    .filter(isSo)
    .filter(({ isAlong, isAcross }) => !(isAlong && ACROSS.test(how)) && !(isAcross && /^long$/i.test(how)));
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

/** And what the outside is longer, the inside is. */
function insideOf(outside: SaidLength | undefined, inside: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!outside || inside || !legs) return [];
  const { start, end } = outside;
  const cm = quarter(legs.inseam + outside.cm - legs.outseam);
  // cut off above the crotch it would be no leg
  if (cm < LEAST_INSEAM) return [];
  return [{ start, end, part: 'legs', id: 'inseam', code: PART_POINTS.legs.inseam?.code ?? '', cm, follows: true }];
}
const LEAST_INSEAM = 4;

/** What the belt of a salwar is deeper or shallower, its asan is less or more: the rise stays. */
function belowBelt(belt: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!belt || legs?.belt === undefined || legs.asan === undefined) return [];
  const { start, end } = belt;
  const cm = quarter(legs.asan + legs.belt - belt.cm);
  return [{ start, end, part: 'legs', id: 'asan', code: PART_POINTS.legs.asan?.code ?? '', cm, follows: true }];
}

/** The lengths that the words give a garment and what follows from them. */
export function lengthsSaid(look: Look, garment: string, house: Parts): SaidLength[] {
  const said = lengthsRead(look, garment, house);
  const setOf = (id: string) => said.find((one) => one.part === 'legs' && one.id === id);
  const followed = [...said, ...belowBelt(setOf('belt'), house)];
  return setOf('outseam')
    ? [...followed, ...insideOf(setOf('outseam'), setOf('inseam'), house)]
    : [...followed, ...outsideOf(setOf('inseam'), house)];
}

/** A number of the words that measures, or may. */
interface Figure {
  readonly span: Span;
  /** What it may be in centimetres: a bare number is centimetres or inches. */
  readonly cms: readonly number[];
}

/** 'Inseam 70': nothing follows the number, and what it measures stands before it. */
function bareCm(look: Look, span: Span): readonly number[] {
  if (!BARE.test(span.text)) return [];
  const words = besides(look, span);
  const next = words.find(({ start }) => start === span.end + 1);
  // nothing is counted by a number that how wide it is, or the next measure, follows
  const isLast =
    next === undefined || ACROSS.test(next.text) || GIRTH.test(next.text) || ALL_ROUND.test(next.text) || isWhole(next);
  const before = words.find(({ end }) => end === span.start - 1);
  const named = `${words.find(({ end }) => end === (before?.start ?? 0) - 1)?.text ?? ''} ${before?.text ?? ''}`;
  const isMeasured = MEASURED.some((one) => one.words.test(named)) || isWhole(next);
  const said = Number(span.text.replace(',', '.'));
  return isLast && isMeasured ? [said, Math.round(said * INCH * 10) / 10] : [];
}

/** Letters between a zip and its length. */
const NEAR_ZIP = 30;

/** Every number of the words that measures something of a garment. */
function figuresOf(look: Look, garment: string): Figure[] {
  // how wide the wearer is, is no length of what she wears
  const girths = girthsSaid(look, whoOf(look));
  const isGirth = ({ start, end }: Span): boolean => girths.some((one) => one.start < end && one.end > start);
  const zips = readParts(look, garment).filter((one) => one.cm !== undefined);
  const isOfZip = ({ start }: Span, cm: number | undefined): boolean =>
    zips.some((one) => one.cm === cm && Math.abs(start - one.end) <= NEAR_ZIP);
  const counts = look.reading.understood.filter(({ as, value }) => as === 'ignored' && value === 'count');
  // '6', 'inch' are one
  const inches = (span: Span): Span => {
    const unit = look.reading.understood.find(
      ({ start, text }) => start - span.end <= 1 && start >= span.end && /^inch(?:es)?$/i.test(text),
    );
    return unit && BARE.test(span.text)
      ? { start: span.start, end: unit.end, text: `${span.text} ${unit.text}` }
      : span;
  };
  return [...look.reading.unread, ...counts].flatMap((one): Figure[] => {
    if (isGirth(one) || nearestGarment(look, one) !== garment) return [];
    const span = inches(one);
    const cm = cmOf(span.text);
    if (isOfZip(span, cm)) return [];
    const cms = cm === undefined ? bareCm(look, span) : [cm];
    return cms.length > 0 ? [{ span, cms }] : [];
  });
}

/** Whether a garment could have a measure so: one that is many times the house's is of something else. */
function couldBe(house: Parts, part: PartName, id: string, cm: number): boolean {
  const value = rowOf(house, part)?.[id];
  if (value === undefined) return false;
  if (OPEN.has(id)) return cm <= lengthOf(house, part) * TALLEST && cm >= SHORTEST;
  if (WHOLES.has(id)) return cm <= value * TALLEST_WHOLE && cm >= SHORTEST_WHOLE;
  return cm <= value * MOST && cm >= value * LEAST;
}

/** The point that a number sets, and the number in centimetres: of several the nearest to the house's. */
function pointOf(look: Look, { span, cms }: Figure, house: Parts): SaidLength | undefined {
  let isKnown = false;
  for (const { points, isRound, mayBeRound } of measuredBy(look, span)) {
    // what stands farther off is meant only where the garment has nothing of the nearer
    if (isKnown) return undefined;
    for (const part of PART_NAMES)
      for (const [id, value] of Object.entries(rowOf(house, part) ?? {})) {
        if (!points.includes(`${part}.${id}`)) continue;
        isKnown = true;
        const away = (cm: number): number => Math.abs(Math.log(cm / Math.max(value, 1)));
        const across = isRound ? [] : cms.map((all) => ({ all, cm: all, isHalved: false }));
        const round = isRound || mayBeRound ? cms.map((all) => ({ all, cm: quarter(all / 2), isHalved: true })) : [];
        const found = [...across, ...round]
          .filter((one) => couldBe(house, part, id, one.cm))
          .toSorted((a, b) => away(a.cm) - away(b.cm))[0];
        if (found === undefined) continue;
        const said = Number(span.text);
        // a number without a unit that is no centimetres
        const inches = cms.length > 1 && found.all !== said ? { inches: said } : {};
        return {
          start: span.start,
          end: span.end,
          part,
          id,
          code: PART_POINTS[part][id]?.code ?? '',
          cm: found.cm,
          ...inches,
          ...(found.isHalved && { round: found.all }),
        };
      }
  }
  return undefined;
}

/** The lengths that the words give a garment and that are points of its measures; of two for one point the first. */
function lengthsRead(look: Look, garment: string, house: Parts): SaidLength[] {
  const said = figuresOf(look, garment).flatMap((figure) => pointOf(look, figure, house) ?? []);
  return said.filter(({ code }, nth) => said.findIndex((one) => one.code === code) === nth);
}

/** A number that the words give a garment and that it is not cut to. */
export interface UnmetLength extends Span {
  /** The point that it would have set, where there is one: what that measures stands in its place. */
  readonly code?: string;
}

/** Numbers that measure something and that nothing is cut to: they are told. */
export function lengthsUnmet(look: Look, garment: string, parts: Parts, met: readonly SaidLength[]): UnmetLength[] {
  return figuresOf(look, garment)
    .filter(({ span }) => !met.some(({ start, follows }) => start === span.start && !follows))
    .map(({ span }): UnmetLength => {
      const points = measuredBy(look, span).flatMap((one) => one.points);
      const found = PART_NAMES.flatMap((part) =>
        Object.keys(rowOf(parts, part) ?? {}).flatMap((id) =>
          points.includes(`${part}.${id}`) ? [PART_POINTS[part][id]?.code ?? ''] : [],
        ),
      )[0];
      return { ...span, ...(found !== undefined && { code: found }) };
    });
}

/** Lengths as edits of the points that they set. */
export const asEdits = (said: readonly SaidLength[]): GarmentEdits => ({
  points: Object.fromEntries(said.map(({ code, cm }) => [code, { value: cm }])),
});
