import type { Colour } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';

/** Sizes that stand against each other: more of it, less of it. */
const SIZES: readonly (readonly [more: string, less: string])[] = [
  ['large', 'small'],
  ['long', 'short'],
  ['wide', 'narrow'],
  ['thick', 'thin'],
  ['high', 'low'],
  ['heavy', 'light'],
];

/** What is said for a size, and which: its pair, and whether it is the more. */
const SAID: Readonly<Record<string, readonly [pair: number, isMore: boolean]>> = Object.fromEntries(
  (
    [
      ['big bigger large larger huge oversized enlarge chunky chunkier bold bolder', 0, true],
      ['small smaller tiny tinier little mini dainty daintier delicate petite compact', 0, false],
      ['long longer lengthen extend', 1, true],
      ['short shorter shorten', 1, false],
      ['wide wider broad broader widen', 2, true],
      ['narrow narrower slim slimmer skinny skinnier', 2, false],
      ['thick thicker', 3, true],
      ['thin thinner fine finer', 3, false],
      ['high higher tall taller raise', 4, true],
      ['low lower flatter', 4, false],
      ['heavy heavier', 5, true],
      ['lightweight', 5, false],
    ] as const
  ).flatMap(([words, pair, isMore]) => words.split(' ').map((word) => [word, [pair, isMore] as const])),
);

const DEGREES: ReadonlySet<string> = new Set(
  'bit little much slightly somewhat even far way lot touch tad so very too size sizes half twice double'.split(' '),
);

/** What a phrase says of a part, by sort: one colour, one size of each sort, and whatever else. */
export interface Phrase {
  colour: Colour | undefined;
  /** Plain words for sizes: 'long', 'thin'. */
  sizes: readonly string[];
  others: readonly string[];
}

/** Words that say more or less of a size. */
export const sizeOfWord = (word: string): { pair: number; isMore: boolean } | undefined => {
  const found = Object.hasOwn(SAID, word) ? SAID[word] : undefined;
  return found && { pair: found[0], isMore: found[1] };
};
export const plainSize = (word: string): string | undefined => {
  const size = sizeOfWord(word);
  return size && SIZES[size.pair]?.[size.isMore ? 0 : 1];
};
const against = (word: string): string | undefined => {
  const size = sizeOfWord(word);
  return size && SIZES[size.pair]?.[size.isMore ? 1 : 0];
};
/** 'Not so big', 'too small': the other way. */
const TURNED = /\b(?:too|not so|less)\b/;

/** The colour that words say, and nothing beside it; undefined where they say another thing. */
export const colourIn = (words: string): Colour | undefined =>
  ALLOYS[words] ??
  (METALS.has(words)
    ? draftOf(`${words} ring`).things[0]?.said.find(({ colour }) => colour)?.colour
    : words !== '' && isColour(words)
      ? draftOf(words).floating.find(({ colour }) => colour)?.colour
      : undefined);
/** Of cloth 'white gold' is white and gold: of a jewel it is a metal. */
const ALLOYS: Readonly<Record<string, Colour>> = {
  'white gold': { name: 'white gold', hex: '#d9d6ce' },
};
/** Colours of rings alone. */
const METALS: ReadonlySet<string> = new Set(['platinum', 'palladium', 'titanium']);

/** Pure: qualities of a part, sorted. */
export function phraseOf(words: readonly string[]): Phrase {
  const isTurned = TURNED.test(words.join(' '));
  const sizes = words.flatMap((word) => (isTurned ? against(word) : plainSize(word)) ?? []);
  const rest = words.filter((word) => plainSize(word) === undefined && !DEGREES.has(word));
  for (let size = rest.length; size > 0; size--)
    for (let at = 0; at + size <= rest.length; at++) {
      const colour = colourIn(rest.slice(at, at + size).join(' '));
      if (colour) return { colour, sizes, others: [...rest.slice(0, at), ...rest.slice(at + size)] };
    }
  return { colour: undefined, sizes, others: rest };
}

/** A comparative steps back from what is told against it; anything else is told. Pure. */
const sized = (old: readonly string[], now: readonly string[], words: readonly string[]): string[] => {
  const kept = old.filter((word) => !now.some((one) => sizeOfWord(one)?.pair === sizeOfWord(word)?.pair));
  const steps = now.filter((one) => {
    const opposite = against(one);
    const isStep = words.some((word) => /er$/.test(word) && plainSize(word) === one);
    return !(isStep && opposite !== undefined && old.includes(opposite));
  });
  return [...kept, ...steps];
};

/** What was said of a part, with what is said of it now: a colour takes the place of a colour, a size that of a size. Pure. */
export const merged = (old: Phrase, now: Phrase, words: readonly string[]): Phrase => ({
  colour: now.colour ?? old.colour,
  sizes: sized(old.sizes, now.sizes, words),
  others: now.others.length > 0 ? now.others : old.others,
});

export const textOf = ({ colour, sizes, others }: Phrase, part: string): string => {
  const isPlace = /^(?:on|at|in|around|round)$/.test(others[0] ?? '');
  return [...sizes, ...(colour ? [colour.name] : []), ...(isPlace ? [part, ...others] : [...others, part])].join(' ');
};
