import type { Look, ReadSpan } from '@toile/look';
import type { Body, Who } from '../../measures/body.ts';
import { nearestSize } from '../../measures/nearest-size.ts';
import type { Size } from '../../measures/size-tables.ts';
import { lineOf } from './line-of.ts';

/** A girth of the wearer that the words give, or the size that they name. */
export interface SaidGirth {
  /** As it stands in the words: 'waist 30'. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly girth: 'bust' | 'waist' | 'hip';
  /** Centimetres, all round. */
  readonly cm: number;
}

const INCH = 2.54;
/** More than this is no girth in inches, and less is none in centimetres. */
const MOST_INCHES = 58;
/** A girth of anybody, cm. */
const PLAUSIBLE = [44, 160] as const;
const GIRTHS = { bust: 'bust', chest: 'bust', waist: 'waist', hip: 'hip', hips: 'hip' } as const;
const NAME = 'bust|chest|waist|hips?';
const NUMBER = '(\\d{2,3}(?:\\.\\d)?)';
const UNIT = '(?: ?(cm|inch(?:es)?|["”″]))?';
/** What is measured flat or of the finished garment is the garment's, and what is so long or so deep is a part's. */
const NO_GIRTH = '(?! ?(?:cm|inch|["”″]|flat|across|half|each|long|wide|deep|apart|(?:finished|ready)(?! \\d))\\b)';
/** 'Waist 30', 'bust: 92 cm', 'chest size 40'. */
const NAMED = new RegExp(
  `(?<!~~ |\\bfinished |\\bready |\\bgarment )\\b(${NAME})(?: size)?[ :]{1,2}${NUMBER}${UNIT}(?![\\d.])${NO_GIRTH}`,
  'gi',
);
/** '34 waist', '36" bust'; and no '12 cm from the waist'. */
const BEFORE = new RegExp(`(?<![\\d.,]|\\d )${NUMBER}${UNIT} (${NAME})\\b(?! ?-?(?:band|pocket|welt|line|seam))`, 'gi');
/** 'Bust 38 finished', 'finished chest 104 cm': the garment's, all round. */
const FINISHED = new RegExp(
  `\\b(?:finished|ready|garment) (?<a>${NAME})[ :]{1,2}(?<an>\\d{2,3}(?:\\.\\d)?)${UNIT}|\\b(?<b>${NAME})[ :]{1,2}(?<bn>\\d{2,3}(?:\\.\\d)?)${UNIT} (?:finished|ready)\\b(?! \\d)`,
  'gi',
);
/** What a garment of the house is wider all round than who wears it, cm: to find the size that is nearest to a finished one. */
const ROOM = 12;
/** 'Size 42', '38 size', and no 'size 4-5 years'. */
const SIZE = /\bsize (\d{2})\b(?![-–]| ?(?:years?|yrs?|months?))|(?<!\d[-–]?)\b(\d{2}) size\b/i;
/** A blouse is called by the bust that it fits and a man's coat by the chest: 'katori blouse 34', 'mens 40'. */
const CALLED: ReadonlySet<ReadSpan['as']> = new Set(['garment', 'person']);
const LEAST_CALLED = 28;
const MOST_CALLED = 54;
/** Sizes of the shops of London are below the girths in inches; 12 is a bust of 92 cm, and two more are five. */
const BRITISH = { most: 24, twelve: 12, bust: 92, step: 2.5 } as const;

const toCm = (number: string, unit: string | undefined): number => {
  const said = Number(number);
  const isInches = unit === undefined ? said <= MOST_INCHES : !/^cm/i.test(unit);
  return Math.round(said * (isInches ? INCH : 1) * 10) / 10;
};

const isGirth = ({ cm }: Pick<SaidGirth, 'cm'>): boolean => cm >= PLAUSIBLE[0] && cm <= PLAUSIBLE[1];

const girthOf = (name: string): SaidGirth['girth'] => GIRTHS[name.toLowerCase() as keyof typeof GIRTHS];

function called(look: Pick<Look, 'reading'>, who: Who): SaidGirth[] {
  const { understood } = look.reading;
  return understood.flatMap((span): SaidGirth[] => {
    const said = Number(span.text);
    if (span.as !== 'ignored' || !/^\d{2}$/.test(span.text) || said < LEAST_CALLED || said > MOST_CALLED) return [];
    const last = understood.find(({ end, as }) => CALLED.has(as) && end === span.start - 1);
    // 'kurta 42 long' is a length
    const next = [...understood, ...look.reading.unread].find(({ start }) => start === span.end + 1);
    if (!last || who === 'children' || (next && /^(?:long|lengths?|inch|cm|pcs|pieces)/i.test(next.text))) return [];
    return [
      {
        text: `${last.text} ${span.text}`,
        start: span.start,
        end: span.end,
        girth: 'bust',
        cm: toCm(span.text, undefined),
      },
    ];
  });
}

/** The girths of the wearer that an order gives, whatever garment they stand beside: 'bust 92 waist 74 hip 98 cm', 'size 42', '34 waist'. */
export function girthsSaid(look: Pick<Look, 'reading'>, who: Who): SaidGirth[] {
  const line = lineOf(look);
  const named = [...line.matchAll(NAMED)].map(({ 0: text, 1: name = '', 2: number = '', 3: unit, index }) => ({
    ...{ text, start: index, end: index + text.length, girth: girthOf(name), cm: toCm(number, unit) },
  }));
  const before = [...line.matchAll(BEFORE)]
    .map(({ 0: text, 1: number = '', 2: unit, 3: name = '', index }) => ({
      ...{ text, start: index, end: index + text.length, girth: girthOf(name), cm: toCm(number, unit) },
    }))
    .filter(({ start, end }) => !named.some((one) => one.start < end && one.end > start));
  const size = SIZE.exec(line);
  const number = size?.[1] ?? size?.[2];
  const isBritish = number !== undefined && Number(number) <= BRITISH.most;
  const bust = isBritish
    ? BRITISH.bust + (Number(number) - BRITISH.twelve) * BRITISH.step
    : toCm(number ?? '', undefined);
  const sized: SaidGirth[] =
    size && who !== 'children'
      ? [{ text: size[0], start: size.index, end: size.index + size[0].length, girth: 'bust', cm: bust }]
      : [];
  const all = [...named, ...before, ...sized].filter(isGirth);
  return all.some(({ girth }) => girth === 'bust') || all.length > 0 ? all : called(look, who).filter(isGirth);
}

/** Girths of the finished garment less the room in it: of whom it is made for, as near as a table can tell. */
function wearersOfFinished(look: Pick<Look, 'reading'>): Pick<SaidGirth, 'girth' | 'cm'>[] {
  return [...lineOf(look).matchAll(FINISHED)].flatMap((found) => {
    const { a, an, b, bn } = found.groups ?? {};
    const girth = girthOf(a ?? b ?? '');
    const cm = toCm(an ?? bn ?? '', found[3] ?? found[6]) - ROOM;
    return girth === 'bust' && isGirth({ cm }) ? [{ girth, cm }] : [];
  });
}

/** The size of the table that lies nearest to the girths of an order; undefined where it gives none. */
export function sizeSaid(look: Pick<Look, 'reading'>, who: Who): Size | undefined {
  const worn = girthsSaid(look, who);
  const girths = worn.length > 0 ? worn : wearersOfFinished(look);
  if (girths.length === 0) return undefined;
  const given: Partial<Record<keyof Body, number>> = Object.fromEntries(girths.map(({ girth, cm }) => [girth, cm]));
  return nearestSize(who, given);
}
