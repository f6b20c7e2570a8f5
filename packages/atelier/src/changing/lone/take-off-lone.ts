import { isMetal } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from '../cite.ts';
import type { Lone, OfLone } from './lone.ts';
import { kindAt, sortOf } from './lone-thing.ts';
import { phraseOf } from './phrases.ts';
import { partSaid } from './said-of-part.ts';
import { sayOfLone } from './say-of-lone.ts';
import { withoutPart } from './set-part.ts';
import { isOfGem, withoutStones } from './stones.ts';
import { withWords } from './words-of-thing.ts';

const JOINT = /,? (?:and|or|&) |, /;

/** Work, prints and words told of the whole, that a wish says should go. */
function withoutWords({ thing }: Lone, what: string): OfLone | undefined {
  const named = draftOf(what).floating.flatMap(({ slots, value }) => [...(slots?.details ?? []), value]);
  const words = what.split(' ');
  const goes = (word: string): boolean => named.includes(word) || words.includes(word);
  const details = (thing.details ?? []).filter(({ id }) => !goes(id));
  const told = (thing.told ?? []).filter((word) => !goes(word) && !named.some((one) => word === `${one} accents`));
  const isSame = details.length === (thing.details ?? []).length && told.length === (thing.told ?? []).length;
  return isSame ? undefined : { next: withWords(thing, details, told) };
}

function takeOffOne(lone: Lone, what: string): OfLone {
  const { thing, place } = lone;
  const sort = sortOf(place);
  const said = partSaid(what, sort);
  if (!said)
    return withoutWords(lone, what) ?? { why: `${cite(what)}: nothing of that is noted of the ${thing.name}.` };
  const isOfName = thing.name.split(' ').some((word) => word === said.part.id) && isOfGem(thing) && sort === 'jewel';
  if (isOfName) return { why: `The ${thing.name} is made of ${said.called}: say what it should be of instead.` };
  const bare = said.part.isStone && sort === 'jewel' ? withoutStones(thing, said.part) : undefined;
  const next = bare ?? withoutPart(thing, said, kindAt(place));
  if (!next)
    return {
      why: `“${said.called}”: nothing of that is noted of the ${thing.name}, so nothing is taken off; what such things have by their make stays.`,
    };
  const isBanded = place.of === 'accessory' && place.kind === 'hat' && /^(?:ribbon|band)$/.test(said.part.id);
  return isBanded ? { next, note: `A band of its own colour is drawn on every ${thing.name}.` } : { next };
}

/** 'No buckle', 'without the pearls', 'not so big'. */
export function takeOffLone(lone: Lone, what: string): OfLone {
  const sizes = phraseOf(what.split(' ')).sizes;
  if (sizes.length > 0 && /^(?:not|less|too|don't|do not|isn't)\b|\b(?:too|so)\b/.test(lone.clause))
    return sayOfLone(lone, lone.clause, false);
  const metal = draftOf(what).floating.find(({ colour }) => colour && isMetal(colour.name))?.colour;
  if (metal && lone.thing.colour.name === metal.name && !partSaid(what, sortOf(lone.place)))
    return { why: `${cite(what)}: say what the ${lone.thing.name} should be of instead.` };
  let current = lone;
  let last: OfLone | undefined;
  for (const one of what.split(JOINT)) {
    last = takeOffOne(current, one.replace(/^(?:the|any|a|an|her|its) /, ''));
    if ('why' in last) return last;
    current = { ...current, thing: last.next };
  }
  return last ?? { why: `${cite(lone.clause)}: nothing of the ${lone.thing.name} is changed by it.` };
}
