import { type Detail, detailOf, detailWord, namedOrTold } from '@toile/look';
import { FABRIC_WORDS } from '#atelier/lexicon/fabrics.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';
import { PARTS_OF_THINGS } from '#atelier/lexicon/things/parts-of-things.ts';
import type { LoneThing } from './lone-thing.ts';
import { plainSize } from './phrases.ts';

const CLOTHS: ReadonlySet<string> = new Set(FABRIC_WORDS.map(({ id }) => id));

/** Of prints a thing has one. */
const PRINTS: ReadonlySet<string> = new Set(PRINT_WORDS.map(({ id }) => id));

/** A thing with other details and other words told of it; empty lists are left out. Pure. */
export function withWords<T extends LoneThing>(thing: T, details: readonly Detail[], told: readonly string[]): T {
  const { details: _, told: __, ...rest } = thing;
  // what is left out is optional
  return { ...rest, ...(details.length > 0 && { details }), ...(told.length > 0 && { told: [...new Set(told)] }) } as T;
}

/** A name without a word: the cloth or the work that it began with. */
export const unnamed = (name: string, word: string): string =>
  name
    .split(' ')
    .filter((one) => one !== word)
    .join(' ');

/** Toes, heels: of each a shoe has one. */
const ONE_OF: readonly RegExp[] = [/-toe$/, /^(?:platform|wedge|kitten)$/, /^(?:ankle-strap|backstrap)$/];

/** Adds what is said of the whole: a cloth takes the place of a cloth, a toe that of a toe. Pure. */
export function saidOfWhole<T extends LoneThing>(thing: T, words: readonly string[]): T {
  let next = thing;
  for (const word of words) {
    const { details: added = [], told: addedWords = [] } = namedOrTold([word]);
    const isCloth = CLOTHS.has(word);
    const goes = (id: string): boolean =>
      (isCloth && CLOTHS.has(id)) ||
      (PRINTS.has(word) && PRINTS.has(id)) ||
      ONE_OF.some((sort) => sort.test(id) && sort.test(word));
    const old = (next.details ?? []).filter((one) => goes(detailWord(one)));
    const details = (next.details ?? []).filter((one) => !goes(detailWord(one)) && detailWord(one) !== word);
    const name = old.reduce((left, one) => unnamed(left, detailWord(one)), next.name);
    const called = isCloth && name !== next.name ? `${word.replaceAll('-', ' ')} ${name}` : name;
    next = withWords({ ...next, name: called }, [...details, ...added], [...(next.told ?? []), ...addedWords]);
  }
  return next;
}

/** Sizes of the whole, as they are told of it today, in plain words. */
export const sizesOf = ({ told = [], details = [] }: LoneThing): string[] => [
  ...told.flatMap((word) => plainSize(word) ?? []),
  ...(details.some(({ id }) => id === 'long') ? ['long'] : []),
];

/** The thing in other sizes. Pure. */
export function sizedAs<T extends LoneThing>(thing: T, sizes: readonly string[]): T {
  const told = (thing.told ?? []).filter((word) => plainSize(word) === undefined);
  const details = (thing.details ?? []).filter(({ id }) => id !== 'long');
  const { details: added = [], told: words = [] } = namedOrTold(sizes);
  return withWords(thing, [...details, ...added], [...told, ...words]);
}

/** The detail a part by its name is: a tassel, a bow. */
export const detailOfPart = (id: string): Detail | undefined => {
  const detail = detailOf(id.replaceAll(' ', '-'));
  return detail && detail.part === undefined && PARTS_OF_THINGS.some((part) => part.id === id) ? detail : undefined;
};
