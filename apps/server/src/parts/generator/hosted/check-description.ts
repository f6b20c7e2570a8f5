import type { Look } from '@toile/look';

/** Words a description has at least and at most. */
const WORDS = { least: 30, most: 160 } as const;

/** Colours everybody has a word for. One of them in a description must be in the Look as well. */
const COLOURS = [
  ...['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'pink', 'brown', 'black', 'white', 'grey', 'beige'],
  ...['navy', 'teal', 'turquoise', 'maroon', 'burgundy', 'emerald', 'mustard', 'lavender', 'ivory', 'gold', 'silver'],
];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');

/**
 * What is untrue of a description that a model wrote, or undefined where it tells the Look: every garment is named, and no
 * colour that is not there. `said`: whatever else the words may come from, such as the facts the model was given.
 */
export function untruthOf(description: string, look: Look, said: string): string | undefined {
  const words = wordsOf(description);
  if (words.length < WORDS.least || words.length > WORDS.most) return `it has ${words.length} words`;
  const stems = new Set(words.map(stem));
  for (const { name } of look.garments) {
    const noun = wordsOf(name).at(-1);
    if (noun !== undefined && !stems.has(stem(noun))) return `it does not tell of the ${name}`;
  }
  const known = new Set(wordsOf(said));
  const strange = COLOURS.find((colour) => words.includes(colour) && !known.has(colour));
  return strange === undefined ? undefined : `it tells of ${strange}, which is not there`;
}
