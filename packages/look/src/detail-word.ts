import type { Detail } from './look-schema.ts';

/** Numbers as words have them. */
export const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

const NUMBERS = new Map(Object.entries(COUNTS).map(([word, count]) => [count, word]));
/** What is counted, where its id is no noun in the singular. */
const NOUNS: Partial<Readonly<Record<Detail['id'], string>>> = {
  tiers: 'tier',
  'hem-bands': 'band',
  buttons: 'button',
  gher: 'kali',
  pleats: 'pleat',
};

/** A detail in a word, as `detailOf` reads it: 'embroidery-sleeve', 'three-pockets', 'floral-motif'. */
export function detailWord({ id, part, count }: Detail): string {
  if (count !== undefined) return `${NUMBERS.get(count) ?? count}-${NOUNS[id] ?? id}${count === 1 ? '' : 's'}`;
  if (part === 'embroidery') return `${id}-motif`;
  return part === undefined ? id : `${id === 'buttons' ? 'buttoned' : id}-${part}`;
}
