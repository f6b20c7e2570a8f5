import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { asOtherKind, otherKind } from './another-kind.ts';
import type { Lone, OfLone } from './lone.ts';
import { sortOf } from './lone-thing.ts';
import { colourIn } from './phrases.ts';
import { partSaid, type SaidOfPart } from './said-of-part.ts';
import { sayOfLone } from './say-of-lone.ts';
import { SHAPES } from './shapes.ts';
import { takeOffLone } from './take-off-lone.ts';
import { withWords } from './words-of-thing.ts';

/** Of a jewel that is of another stone or of metal: its pendant's ruby is an emerald then, and the rest stays. */
function otherStone({ thing }: Lone, old: SaidOfPart, now: SaidOfPart): OfLone | undefined {
  const [was, is] = [old.part.id, now.part.id];
  const words = thing.told ?? [];
  const isTold = old.part.isStone && now.part.isStone && thing.colour.name !== was;
  if (!isTold || !words.some((word) => word.split(' ').includes(was))) return undefined;
  const isShaped = now.said.some((one) => SHAPES.has(one));
  // what is said of the new one stands before its name; its shape is that of the old where none is said
  const told = words.map((word) => {
    const own = word.split(' ');
    if (!own.includes(was)) return word;
    return own
      .filter((one) => !(isShaped && SHAPES.has(one)))
      .map((one) => (one === was ? [...now.said, is].join(' ') : one))
      .join(' ');
  });
  return { next: withWords(thing, thing.details ?? [], told) };
}

/** 'Emerald cut, not oval': a stone of another shape is the same stone. */
function reshaped({ thing }: Lone, from: string, to: string): OfLone | undefined {
  const [was, is] = [from, to].map((words) =>
    words.replace(/^(?:an?|the) /, '').replace(/ (?:shaped?|cut)$/, (end) => (end === ' cut' ? '-cut' : '')),
  );
  const all = thing.told ?? [];
  const held = all.find((phrase) => was !== undefined && phrase.split(' ').includes(was));
  if (was === undefined || is === undefined || !SHAPES.has(was) || !SHAPES.has(is) || held === undefined)
    return undefined;
  return {
    next: withWords(
      thing,
      thing.details ?? [],
      all.map((phrase) =>
        phrase === held
          ? phrase
              .split(' ')
              .map((one) => (one === was ? is : one))
              .join(' ')
          : phrase,
      ),
    ),
  };
}

/** Says how something should be, and names nothing. */
function isQuality(words: string): boolean {
  const { things, floating, unread } = draftOf(words);
  const isRead = things.length === 0 && unread.length === 0 && floating.length > 0;
  return isRead || takeComparatives(words).compared.length > 0 || /^(?:an? )?[a-z]+ ones?$/.test(words);
}

/** 'A steel bracelet in place of the leather': what was told of the old goes whole, and the new is told in its place. */
function toldOfOld({ thing }: Lone, from: string, to: string): OfLone | undefined {
  const words = from.replace(/^(?:the|its) /, '').split(' ');
  const all = thing.told ?? [];
  const held = all.find((phrase) => words.every((word) => phrase.split(' ').includes(word)));
  const isSame = held?.split(' ').at(-1) === to.split(' ').at(-1);
  if (held === undefined || (isQuality(to) && !isSame) || words.some((word) => thing.name.split(' ').includes(word)))
    return undefined;
  const fresh = to.replace(/^(?:an?|the|some) /, '');
  return {
    next: withWords(
      thing,
      thing.details ?? [],
      all.map((phrase) => (phrase === held ? fresh : phrase)),
    ),
  };
}

/** 'Emerald instead of ruby', 'change the buckle to silver', 'chain in place of the strap'. */
export function exchangeOfLone(lone: Lone, from: string, to: string): OfLone {
  const { place, thing } = lone;
  const sort = sortOf(place);
  const shape = reshaped(lone, from, to);
  if (shape) return shape;
  const stones = [partSaid(from, sort), partSaid(to, sort)];
  const stone = stones[0] && stones[1] ? otherStone(lone, stones[0], stones[1]) : undefined;
  if (stone) return stone;
  const held = toldOfOld(lone, from, to);
  if (held) return held;
  const kind = otherKind(place, thing, to);
  if (kind) return { next: asOtherKind(thing, kind) };
  const [old, now] = [partSaid(from, sort), partSaid(to, sort)];
  if (old && now && old.part !== now.part && !(old.part.isStone && now.part.isStone)) {
    const gone = takeOffLone(lone, from);
    return sayOfLone('next' in gone ? { ...lone, thing: gone.next } : lone, to, true);
  }
  if (now) return sayOfLone(lone, to, false);
  if (old && isQuality(to)) return sayOfLone(lone, `${old.called} ${to}`, false);
  const [was, colour] = [colourIn(from.replace(/^the /, '')), colourIn(to)];
  const accent = was && thing.told?.find((word) => word.startsWith(`${was.name} `));
  if (was && colour && accent && thing.colour.name !== was.name) {
    const told = (thing.told ?? []).map((word) =>
      word === accent ? `${colour.name}${word.slice(was.name.length)}` : word,
    );
    return { next: withWords(thing, thing.details ?? [], told) };
  }
  const gone = takeOffLone(lone, from.replace(/^the /, ''));
  return sayOfLone('next' in gone ? { ...lone, thing: gone.next } : lone, to, false);
}
