/** What is worn though nobody asked for it: told as worn here with what was. */
import type { Garment, Look } from '@toile/look';
import { isPlural, listed } from './words.ts';

const WAYS: readonly ((what: string, is: 'is' | 'are') => string)[] = [
  (what, is) => `${what} ${is} worn here with it`,
  (what, is) => `worn here with it, and asked for by nobody, ${is} ${what}`,
  (what, is) => `only ${what}, which nobody asked for, ${is} worn here with the rest`,
  (what, is) => `to complete it, ${what} ${is} worn here with it`,
  (what, is) => `${what} ${is} worn here with it, though nobody asked`,
  (what, is) => `here ${what} ${is} worn with it, and could be another`,
];

/** Of several garments the words name some: what completes them. Nothing where they name none, or all. */
export function addedLine({ garments, reading }: Look, way: number): string {
  const isAsked = ({ id }: Garment): boolean => reading.sources[`${id}.kind`] === 'words';
  const added = garments.filter((garment) => !isAsked(garment));
  if (added.length === 0 || added.length === garments.length) return '';
  const what = listed(added.map(({ name }) => `the ${name}`));
  const [only] = added;
  const isOne = added.length === 1 && only !== undefined && !isPlural(only);
  return WAYS[way % WAYS.length]?.(what, isOne ? 'is' : 'are') ?? '';
}
