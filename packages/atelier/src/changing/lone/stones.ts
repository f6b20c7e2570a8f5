import type { Colour } from '@toile/look';
import { isMetal } from '@toile/look/records';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { PARTS_OF_THINGS, type PartOfThing } from '#atelier/lexicon/things/parts-of-things.ts';
import type { LoneThing } from './lone-thing.ts';
import { isOfPart } from './said-of-part.ts';
import { withWords } from './words-of-thing.ts';

const STONES = PARTS_OF_THINGS.filter(({ isStone }) => isStone);
/** 'Stone' is a colour of cloth as well. */
const ANY_STONE = 'stone';
const GEMS: ReadonlySet<string> = new Set(STONES.map(({ id }) => id).filter((id) => id !== ANY_STONE));
const TABLE: ReadonlySet<string> = new Set(COLOURS.map(({ name }) => name));
/** Stones of another size are told, though their colour is that of the whole. */
const SIZED = /^(?:large|small|long|short|wide|narrow|thick|thin|heavy|light) /;
const ACCENTS = / accents$/;

/** The colour of a stone by its name; undefined for 'stone', which has none of its own. */
export const gemColour = ({ id, hex }: PartOfThing): Colour | undefined =>
  id !== ANY_STONE && TABLE.has(id) ? colourNamed(id) : hex ? { name: id, hex } : undefined;

/** Whether the colour of a jewel is that of its stones: a ruby ring. */
export const isOfGem = ({ colour }: LoneThing): boolean => GEMS.has(colour.name);

/** The metal beside the stones: 'gold accents'. */
const metalTold = ({ told = [] }: LoneThing): string | undefined =>
  told.find((word) => ACCENTS.test(word) && isMetal(word.replace(ACCENTS, '')))?.replace(ACCENTS, '');

const isStoneWord = (word: string): boolean =>
  STONES.some((part) => isOfPart(word.replace(ACCENTS, ''), part)) ||
  (ACCENTS.test(word) && !isMetal(word.replace(ACCENTS, '')));

/** A jewel in another metal; its stones stay. Pure. */
export function inMetal<T extends LoneThing>(thing: T, metal: Colour): T {
  if (!isOfGem(thing)) return { ...thing, colour: metal };
  const told = (thing.told ?? []).filter((word) => !(ACCENTS.test(word) && isMetal(word.replace(ACCENTS, ''))));
  return withWords(thing, thing.details ?? [], [...told, `${metal.name} accents`]);
}

/** A jewel with other stones; its metal stays. @param words how the stones are told where they are not its colour */
export function inStones<T extends LoneThing>(thing: T, colour: Colour | undefined, words: string): T {
  const told = (thing.told ?? []).filter((word) => !isStoneWord(word));
  const sized = SIZED.test(words) ? [words] : [];
  if (isOfGem(thing) && colour) return { ...withWords(thing, thing.details ?? [], [...told, ...sized]), colour };
  return withWords(thing, thing.details ?? [], [...told, words]);
}

/** A jewel without its stones: metal, of the colour that is told of it or the usual one. Undefined where it has none. Pure. */
export function withoutStones<T extends LoneThing>(thing: T, part: PartOfThing): T | undefined {
  const isAll = part.id === ANY_STONE;
  const isGem = isOfGem(thing) && (isAll || thing.colour.name === part.id);
  const goes = (word: string): boolean =>
    isAll ? isStoneWord(word) : isOfPart(word.replace(ACCENTS, ''), part) || word === `${part.id} accents`;
  const told = (thing.told ?? []).filter((word) => !goes(word));
  const details = (thing.details ?? []).filter(({ id }) => !(isAll && id === 'stones'));
  const isSame = told.length === (thing.told ?? []).length && details.length === (thing.details ?? []).length;
  if (!isGem) return isSame ? undefined : withWords(thing, details, told);
  const metal = metalTold(thing) ?? 'gold';
  return {
    ...withWords(
      thing,
      details,
      told.filter((word) => word !== `${metal} accents`),
    ),
    colour: colourNamed(metal),
  };
}
