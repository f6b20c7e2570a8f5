import { LAID_OVER } from '#atelier/lexicon/hindi/scenes.ts';
import { hasThingBefore, phraseAfter, phraseBefore, placeBefore, thingAfter } from './phrases.ts';
import { isNamed, isThing, link, type Unit } from './unit.ts';

/** Puts one little word's phrases in English order: the clause and where the word stands → the clause without it. */
type OrderRule = (units: readonly Unit[], i: number) => Unit[];

const without = (units: readonly Unit[], i: number): Unit[] => [...units.slice(0, i), ...units.slice(i + 1)];

/** The word gives way to a joining word of English where it stands. */
const becomes =
  (english: string): OrderRule =>
  (units, i) => {
    const unit = units[i];
    return unit ? [...units.slice(0, i), link(english, unit, unit.gap), ...units.slice(i + 1)] : [...units];
  };

/** What a postposition says of the phrase before it, said before that phrase. */
function putBefore(units: readonly Unit[], i: number, english: string, { start } = phraseBefore(units, i)): Unit[] {
  const unit = units[i];
  const first = units[start];
  if (!unit || !first || start >= i) return without(units, i);
  return [
    ...units.slice(0, start),
    link(english, unit, first.gap),
    { ...first, gap: 'none' },
    ...units.slice(start + 1, i),
    ...units.slice(i + 1),
  ];
}

/** A phrase that stands before its garment, said after it: 'golden border wali saree' is a saree with golden border. */
function putAfterThing(units: readonly Unit[], stretch: { start: number; i: number }, english: string): Unit[] {
  const { start, i } = stretch;
  const unit = units[i];
  const thing = thingAfter(units, i + 1);
  const first = units[start];
  if (!unit || !first || start >= i || thing === undefined) return putBefore(units, i, english);
  const [head, ...rest] = units.slice(i + 1, thing + 1);
  return [
    ...units.slice(0, start),
    ...(head ? [{ ...head, gap: first.gap }] : []),
    ...rest,
    link(english, unit),
    { ...first, gap: 'none' as const },
    ...units.slice(start + 1, i),
    ...units.slice(thing + 1),
  ];
}

/** 'Kadhai ke saath laal anarkali' and 'laal anarkali kadhai ke saath' are one; 'kurte ke saath pajama' joins two. */
const withBefore: OrderRule = (units, i) => {
  const { start } = phraseBefore(units, i);
  if (hasThingBefore(units, start)) return putBefore(units, i, 'with');
  if (isThing(units[i - 1])) return isNamed(units[i + 1]) ? becomes('with')(units, i) : putBefore(units, i, 'with');
  return putAfterThing(units, { start, i }, 'with');
};

const withoutBefore: OrderRule = (units, i) => {
  const { start } = phraseBefore(units, i);
  return hasThingBefore(units, start) ? putBefore(units, i, 'without') : putAfterThing(units, { start, i }, 'without');
};

/** 'Bina border ki saree' is a saree without border. */
const withoutAhead: OrderRule = (units, i) => {
  const { end } = phraseAfter(units, i + 1);
  const turn = units[end];
  if (turn?.kind === 'of' || turn?.kind === 'having') {
    const without_ = { ...turn, kind: 'without-before' as const };
    return withoutBefore(
      [...units.slice(0, i), ...units.slice(i + 1, end), without_, ...units.slice(end + 1)],
      end - 1,
    );
  }
  return becomes('without')(units, i);
};

/** 'Choli cut nahi chahiye': a word that nobody knows goes with the name before it. */
const denied: OrderRule = (units, i) => {
  const last = units[i - 1];
  const isTail = last?.kind === 'word' && last.gap === 'none' && isThing(units[i - 2]);
  // 'heels nahi juttiyan': what follows is wanted
  const said = units.map((unit, n) => (n === i + 1 && unit.gap === 'none' ? { ...unit, gap: 'pause' as const } : unit));
  return putBefore(said, i, 'without', phraseBefore(units, isTail ? i - 1 : i));
};

const having: OrderRule = (units, i) => {
  const { start } = phraseBefore(units, i);
  const head = units[i - 1];
  if (head?.kind === 'part' || (isThing(head) && thingAfter(units, i + 1) !== undefined))
    return putAfterThing(units, { start, i }, 'with');
  return without(units, i);
};

/** 'Resham ki saree' is of silk, 'lehenge ka border' its own, 'bhai ki shaadi' his. */
const of: OrderRule = (units, i) => {
  const [owner, next] = [units[i - 1], units[i + 1]];
  if (!owner || !next) return without(units, i);
  const { end } = phraseAfter(units, i + 1);
  const head = units[end - 1];
  if (owner.kind === 'person')
    return [
      ...units.slice(0, i - 1),
      { ...owner, kind: 'quality' as const, english: `${owner.english}'s` },
      ...units.slice(i + 1),
    ];
  if (isThing(owner) && units.slice(i + 1, end).some(({ kind }) => kind === 'part')) return becomes('with')(units, i);
  if (owner.kind === 'part' && isThing(head)) return having(units, i);
  return without(units, i);
};

const on: OrderRule = (units, i) => {
  const place = units[i - 1];
  if (!place || place.kind === 'person') return without(units, i);
  if (place.kind === 'day') return putBefore(units, i, 'for');
  const after = phraseAfter(units, i + 1);
  const isFollowed = after.end > after.start;
  if (isThing(place)) return isFollowed ? becomes('with')(units, i) : without(units, i);
  const unit = units[i];
  const { start } = placeBefore(units, i);
  if (!isFollowed || !unit) return putBefore(units, i, 'on the', { start, end: i });
  const first = units[start];
  const [said, ...rest] = units.slice(after.start, after.end);
  if (!first || !said) return without(units, i);
  return [
    ...units.slice(0, start),
    { ...said, gap: first.gap },
    ...rest,
    link('on the', unit),
    { ...first, gap: 'none' },
    ...units.slice(start + 1, i),
    ...units.slice(after.end),
  ];
};

const inside: OrderRule = (units, i) => {
  const said = units[i - 1];
  const { start } = phraseBefore(units, i);
  if (said?.kind === 'day') return putBefore(units, i, 'for');
  if (said?.kind === 'part') {
    if (thingAfter(units, i + 1) === undefined) return on(units, i);
    return [...units.slice(0, start), ...units.slice(i + 1)];
  }
  if (isThing(said)) {
    const person = units[i + 1];
    if (person?.kind !== 'person') return on(units, i);
    return [
      ...units.slice(0, start),
      { ...person, gap: units[start]?.gap ?? 'none' },
      link('in', person),
      ...units.slice(start, i).map((unit, n) => (n === 0 ? { ...unit, gap: 'none' as const } : unit)),
      ...units.slice(i + 2),
    ];
  }
  return hasThingBefore(units, start) ? putBefore(units, i, 'in') : without(units, i);
};

/** 'Sar pe laal odhni', 'odhni sar pe': where it is worn is said after it, with what else is said of it before. */
const wornAt: OrderRule = (units, i) => {
  const unit = units[i];
  if (!unit) return [...units];
  let end = i + 1;
  while (units[end]?.kind === 'quality') end++;
  const said = units.slice(i + 1, end);
  const noun = units[end];
  const isNoun = noun?.kind === 'thing' || noun?.kind === 'part';
  const before = units[i - 1];
  const follows = isNoun ? [...said, noun] : said;
  const [first, ...rest] = follows;
  const worn = isNoun ? noun : before;
  // a turban is on the head, wherever it is said to be
  if ((worn?.kind === 'thing' || worn?.kind === 'part') && !LAID_OVER.test(worn.english)) return without(units, i);
  // 'odhni sar pe laal': what is said of it stands before it
  if (!isNoun && said.length > 0 && (before?.kind === 'thing' || before?.kind === 'part'))
    return [
      ...units.slice(0, i - 1),
      ...said.map((own, n) => ({ ...own, gap: n === 0 ? before.gap : ('none' as const) })),
      { ...before, gap: 'none' as const },
      link(unit.english, unit),
      ...units.slice(end),
    ];
  if (!first) return [...units.slice(0, i), link(unit.english, unit, unit.gap), ...units.slice(i + 1)];
  return [
    ...units.slice(0, i),
    { ...first, gap: unit.gap },
    ...rest,
    link(unit.english, unit),
    ...units.slice(isNoun ? end + 1 : end),
  ];
};

/** 'Saree pehne ek aurat' is a woman in a saree. */
const wearing: OrderRule = (units, i) => (units[i + 1]?.kind === 'person' ? inside(units, i) : without(units, i));

/** For a day or somebody; what is asked for them is a thought of its own. */
const forWhom: OrderRule = (units, i) => {
  const next = units[i + 1];
  const rest = next ? [...units.slice(0, i + 1), { ...next, gap: 'pause' as const }, ...units.slice(i + 2)] : units;
  return putBefore(rest, i, 'for');
};

/** 'Kurte ke upar jacket' is a jacket over the kurta. */
const over: OrderRule = (units, i) => {
  if (!isThing(units[i - 1])) return on(units, i);
  const unit = units[i];
  const { start } = phraseBefore(units, i);
  // 'jeans ke upar pehenne wali kurti': what follows is said of the kurti, and not of what it is worn over
  if (units[i + 1]?.kind === 'wearing')
    return units
      .map((own, n): Unit => (n === i + 2 ? { ...own, gap: 'stop' } : own))
      .filter((own, n) => n !== i && n !== i + 1 && !(n === i + 2 && own.kind === 'having'))
      .map((own, n): Unit => (n === i && own.gap === 'none' ? { ...own, gap: 'stop' } : own));
  const after = phraseAfter(units, i + 1);
  const [said, ...rest] = units.slice(after.start, after.end);
  if (!said || !unit) return putBefore(units, i, 'over');
  return [
    ...units.slice(0, start),
    { ...said, gap: units[start]?.gap ?? 'none' },
    ...rest,
    link('over', unit),
    ...units.slice(start, i).map((own, n) => (n === 0 ? { ...own, gap: 'none' as const } : own)),
    ...units.slice(after.end),
  ];
};

const drop: OrderRule = without;

/** What each little word does, in the order in which they are done: what binds closest comes first. */
export const ORDER_RULES: readonly (readonly [Unit['kind'], OrderRule])[] = [
  ['nothing', drop],
  ['like', drop],
  ['colour', drop],
  ['without', withoutAhead],
  ['of', of],
  ['having', having],
  ['worn-at', wornAt],
  ['over', over],
  ['under', becomes('with')],
  ['with-before', withBefore],
  ['without-before', withoutBefore],
  ['not', denied],
  ['in', inside],
  ['on', on],
  ['wearing', wearing],
  ['for', forWhom],
  ['with', becomes('with')],
  ['and', becomes('and')],
  ['either', becomes('or')],
];
