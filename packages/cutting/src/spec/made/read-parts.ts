import type { Look } from '@toile/look';
import { nearestGarment } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import {
  BOUGHT,
  type BoughtId,
  CLOSERS,
  type CloserId,
  CUT_APART,
  type CutId,
  PART_PLACES,
  type PartPlace,
} from './part-words.ts';
import { INCH, unitOf } from './said-number.ts';

/** A part as it is ordered: what it is, how many, on whose side, where; or that it is not wanted. */
export interface OrderedPart {
  readonly id: CloserId | BoughtId | CutId;
  /** How it comes: it closes, it is bought and sewn on, or it is cut. */
  readonly as: 'closer' | 'bought' | 'cut';
  /** Its own words, with those that say of what kind it is. */
  readonly text: string;
  readonly count?: number;
  /** At how many like places the count stands: of each sleeve, each leg, each side, each strap. */
  readonly times?: number;
  /** How long it is said to be, cm. */
  readonly cm?: number;
  /** The wearer's. */
  readonly side?: 'left' | 'right';
  readonly place?: PartPlace;
  /** 'No pocket', 'fly-less'. */
  readonly isNone: boolean;
  readonly start: number;
  readonly end: number;
}

const COUNTS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const countIn = (word: string): number | undefined => {
  const at = COUNTS.indexOf(word.toLowerCase());
  return at >= 0 ? at : /^\d{1,2}$/.test(word) ? Number(word) : undefined;
};
/** What measures, and counts nothing. */
const UNITS = 'cms?|mm|m\\b|mtrs?|met(?:re|er)s?|inch(?:es)?|["”″]|yards?|years?|months?|oz|gsm|%';
/** Letters that nobody kept between two words of one breath: 'of'. */
const JOINED = 4;
/** A number, and what may stand between it and what it counts: a length, and words of what kind it is. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNTS.join('|')}|\\d{1,2})(?! ?(?:${UNITS}))[- ]+(?:\\d[\\d.,]* ?(?:${UNITS}) )?(?:[\\p{L}-]+[ ~]{1,${JOINED}}){0,2}$`,
  'iu',
);
/** 'Front hooks 6', 'rivets 6, …', 'shank buttons 6 front': the number stands last, or nothing but where they lie after it. */
const COUNTED_AFTER = new RegExp(
  `^ (\\d{1,2})(?=$|[ ,;.])(?! ?(?:${UNITS}))(?! (?!(?:at |on |in |down )?(?:the )?(?:centre |center )?(?:front|back|behind)$)[\\p{L}])`,
  'iu',
);
/** A garment has one of these, and a number before it counts something else: '7 front buttons incl collar'. */
const ONE_OF_A_GARMENT: ReadonlySet<string> = new Set(['collar', 'hood', 'lining', 'yoke', 'peplum', 'dickey', 'bib']);
/** Between two pauses. */
const PAUSE = /[,;.]/;
const DECIMAL = /\d\.\d/;
const isPause = (line: string, at: number): boolean =>
  PAUSE.test(line[at] ?? '') && !DECIMAL.test(line.slice(Math.max(0, at - 1), at + 2));

interface Row {
  id: OrderedPart['id'];
  as: OrderedPart['as'];
  pattern: RegExp;
}
const rowsOf = (table: Readonly<Record<string, { words: string }>>, as: Row['as']): Row[] =>
  Object.entries(table).map(([id, { words }]) => ({
    // the keys of a table are its ids
    id: id as Row['id'],
    as,
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'giu'),
  }));
/** The narrower first: what it takes is taken. */
const ROWS: readonly Row[] = [
  ...rowsOf(CLOSERS, 'closer'),
  ...rowsOf(CUT_APART, 'cut').toReversed(),
  ...rowsOf(BOUGHT, 'bought'),
];

function clauseAround(line: string, start: number, end: number): { text: string; from: number } {
  let [from, to] = [start, end];
  while (from > 0 && !isPause(line, from - 1)) from--;
  while (to < line.length && !isPause(line, to)) to++;
  return { text: line.slice(from, to), from };
}

const PLACES = Object.entries(PART_PLACES).map(
  // the keys of the table are the places
  ([place, words]) => [place as PartPlace, new RegExp(`\\b(?:${words})\\b`, 'gi')] as const,
);

/** How much farther what follows a thing stands from it than what goes before. */
const AFTER = { share: 1.5, least: 4 } as const;

/** 'Hooks at the front': nothing but a preposition lies between a thing and the word that places it. */
const PLACED_AFTER =
  /^ (?:~+|(?:at|on|in|of|to|behind|along)(?: the)?) (?:(?:left|right|centre|center|inner|outer|each|both) )?$/;
/** What stands after a thing is told with a word or two between. */
const awayAfter = (clause: string, end: number, at: number): number =>
  PLACED_AFTER.test(clause.slice(end, at)) ? PLACED_AFTER_AWAY : (at - end) * AFTER.share + AFTER.least;
/** Farther than what stands in one breath before it, and nearer than all else. */
const PLACED_AFTER_AWAY = 2;

/** As many letters as 'and' has, or 'and a', stand between two things that are told one beside the other. */
const AND = / (?:~{3}|~{5}) /;

/** What is counted after a thing is another: '5 buttons 2 flap chest pockets'. */
const COUNTS_NEXT = new RegExp(`[ ~](?:${COUNTS.slice(1).join('|')}|\\d{1,2})[ ~]`, 'i');
/** 'Shank buttons 6 front': nothing but its own number lies between a row and where it lies. */
const OWN_COUNT = /^ \d{1,2} (?:(?:~+|at|on|down)(?: the)? )?(?:cent(?:re|er) )?$/i;
const LIES: ReadonlySet<PartPlace> = new Set(['front', 'back']);
/** 'Half sleeve' says how long it is, and places nothing. */
const LENGTH_OF_SLEEVE = /\b(?:half|full|short|long|cap|elbow|quarter|3\/4)[ -]$/i;
const isLength = (clause: string, index: number, said: string): boolean =>
  /^sleeve/i.test(said) && LENGTH_OF_SLEEVE.test(clause.slice(0, index));

/** The place whose word stands nearest; one that is part of the thing's own words is none of another. */
function placeIn(clause: string, start: number, end: number): PartPlace | undefined {
  let best: { place: PartPlace; away: number } | undefined;
  for (const [place, pattern] of PLACES)
    for (const { 0: said, index } of clause.matchAll(pattern)) {
      // its own word is no place of it
      if (index < end && index + said.length > start) continue;
      // 'patch pockets and three buttons' are two things, and neither lies on the other
      const between = index >= end ? clause.slice(end, index) : clause.slice(index + said.length, start);
      const isCountedFirst = index >= end && COUNTS_NEXT.test(between) && !(LIES.has(place) && OWN_COUNT.test(between));
      if (AND.test(between) || isCountedFirst || isLength(clause, index, said)) continue;
      const away = index >= end ? awayAfter(clause, end, index) : Math.max(0, start - index - said.length);
      if (!best || away < best.away) best = { place, away };
    }
  return best?.place;
}

function sideIn(clause: string, start: number): 'left' | 'right' | undefined {
  const found = [...clause.matchAll(/\b(left|right)\b(?![- ]+(?:over|angle))/gi)].toSorted(
    (a, b) => Math.abs(a.index - start) - Math.abs(b.index - start),
  )[0]?.[1];
  return found?.toLowerCase() === 'left' ? 'left' : found ? 'right' : undefined;
}

const LONG = /(\d{1,3}(?:\.\d)?) ?(cms?|inch(?:es)?|["”″])/gi;
/** Shorter is no zip, and longer none of a garment, cm. */
const ZIPS = [8, 90] as const;

/** The length that stands in a breath with a thing, cm: what follows it before what goes before, and none that another noun is nearer to. */
function lengthIn(clause: string, start: number, end: number, line: string): number | undefined {
  const found = [...clause.matchAll(LONG)]
    .map(({ 0: text, 1: number = '', 2: unit = '', index }) => ({
      cm: Math.round(Number(number) * (/^cm/i.test(unit) ? 1 : INCH) * 10) / 10,
      between: index >= end ? clause.slice(end, index) : clause.slice(index + text.length, start),
      isAfter: index >= end,
    }))
    .filter(
      ({ cm, between, isAfter }) => cm >= ZIPS[0] && cm <= ZIPS[1] && (isAfter ? PLACED_ONLY : /^ $/).test(between),
    );
  const said = found.toSorted((a, b) => Number(b.isAfter) - Number(a.isAfter))[0]?.cm;
  return said ?? bareLengthIn(clause.slice(end), line);
}

/** 'Side zip 12': of a zip nobody orders twelve. The number is of the order's own unit; without one a short one is inches. */
function bareLengthIn(after: string, line: string): number | undefined {
  const found = ZIP_LENGTH.exec(after);
  const said = Number(found?.groups?.number);
  if (!found || !PLACED_ONLY.test(found.groups?.between ?? '') || said < ZIPS[0]) return undefined;
  const unit = unitOf(line) ?? (said <= MOST_INCHES ? 'inch' : 'cm');
  const cm = Math.round(said * (unit === 'inch' ? INCH : 1) * 10) / 10;
  return cm >= ZIPS[0] && cm <= ZIPS[1] ? cm : undefined;
}
const ZIP_LENGTH = /^(?<between>\D{0,24}?) (?<number>\d{1,2})(?![\d.]| ?[-\p{L}"”″%])/u;
/** A zip of a dress in inches. */
const MOST_INCHES = 24;
/** Nothing but where it lies stands between a zip and its length. */
const PLACED_ONLY =
  /^(?: |~|\b(?:in|at|on|the|cent(?:re|er)|back|front|left|right|side|seam|long|of|cb|cf|wearer.s|behind|fly)\b)*$/i;

/** Of these a body has two. */
const PAIRED: ReadonlySet<PartPlace | undefined> = new Set(['cuff', 'ankle', 'leg', 'strap']);
/** 'Ten a side' has a word of one letter, which no line keeps. */
const OF_EACH =
  /\b(?:each|both|every|per)(?:[ ~]+(?:side|sleeve|cuff|wrist|leg|ankle|calf|strap|shoulder)|[ ~]*$)| ~ side\b/i;
const OF_STRAPS = /\b(?:straps|braces|suspenders)\b/i;

/** Whether what is counted stands at each of two like places: no word says so of what has no such place. */
const isOfTwo = (id: OrderedPart['id'], clause: string, place: PartPlace | undefined): boolean =>
  OF_EACH.test(clause) || (id in CLOSERS && PAIRED.has(place)) || (id === 'buckle' && OF_STRAPS.test(clause));

/** Parts that the words order, or refuse, of a garment of the Look, in the words' order. */
export function readParts(look: Look, garment: string): OrderedPart[] {
  const line = lineOf(look);
  const { understood, unread } = look.reading;
  const out: OrderedPart[] = [];
  for (const { id, as, pattern } of ROWS)
    for (const { 0: text, index: start } of line.matchAll(pattern)) {
      const end = start + text.length;
      if (out.some((one) => one.start < end && one.end > start)) continue;
      const over = understood.filter((span) => span.start < end && span.end > start);
      // a belt, a bag and earrings that go with it are no parts of it
      if (over.some((span) => span.as === 'accessory' || span.as === 'footwear') && id !== 'belt') continue;
      const bound = over.find((span) => look.garments.some((one) => one.id === span.of))?.of;
      if ((bound ?? nearestGarment(look, { start })) !== garment) continue;
      if (id === 'cuff' && isPlace(line, start, text)) continue;
      const clause = clauseAround(line, start, end);
      const before = COUNTED.exec(clause.text.slice(0, start - clause.from))?.[1] ?? countWithin(text);
      const cm = id === 'zip' ? lengthIn(clause.text, start - clause.from, end - clause.from, line) : undefined;
      const after = id === 'zip' ? undefined : COUNTED_AFTER.exec(clause.text.slice(end - clause.from))?.[1];
      const count = ONE_OF_A_GARMENT.has(id) ? undefined : (countIn(before) ?? countIn(after ?? ''));
      const place = placeIn(clause.text, start - clause.from, end - clause.from);
      const side = sideIn(clause.text, start - clause.from);
      out.push({
        id,
        as,
        text: text.replaceAll(/[ ~]+/g, ' '),
        isNone:
          over.some((span) => span.as === 'without') ||
          unread.some((span) => span.start - end <= 1 && span.start >= end && span.text.toLowerCase() === 'less'),
        start,
        end,
        ...(count !== undefined && { count }),
        ...((as === 'closer' || (as === 'bought' && (count === undefined || id === 'eyelet'))) &&
          isOfTwo(id, clause.text, place) && { times: 2 }),
        ...(side && { side }),
        ...(cm !== undefined && { cm }),
        ...(place && { place }),
      });
    }
  const same = (a: OrderedPart) => (b: OrderedPart) =>
    b !== a && b.id === a.id && b.as === 'closer' && b.place === a.place;
  // 'stud closure of four studs' are four
  const isTwice = (one: OrderedPart) =>
    one.as === 'closer' &&
    out.some((other) => same(one)(other) && (other.count !== undefined) > (one.count !== undefined));
  return out.filter((one) => !isTwice(one)).toSorted((a, b) => a.start - b.start);
}

/** 'Six buttons at the cuff' say where, and order none. */
const isPlace = (line: string, start: number, text: string): boolean =>
  /^(?:each|both|every) /i.test(text) ||
  (/^(?:the )?cuffs?$/i.test(text) && /(?:~|\b(?:at|on|of|the)) $/i.test(line.slice(0, start)));

/** 'One pocket' where the number was taken for a word of what kind it is. */
const countWithin = (text: string): string => text.split(/[ -]/)[0] ?? '';
