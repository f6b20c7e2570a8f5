import type { PublicFault } from '@toile/atelier/public-words';
import { publicWords } from './public-words.ts';
import { openRecent } from './recent.ts';

/** Texts of which it is remembered, and the most letters of one: names, which are read again with all that somebody shows. */
const REMEMBERED = { texts: 2000, letters: 200 } as const;

const recent = openRecent<PublicFault | 'none'>(REMEMBERED.texts);

/** What is wrong by its letters alone with a text that others are to read, as `faultInPublic` says. */
export async function faultAtSight(words: string): Promise<PublicFault | undefined> {
  const { faultInPublic } = await publicWords();
  if (words.length > REMEMBERED.letters) return faultInPublic(words);
  const fault = recent.get(words) ?? recent.keep(words, faultInPublic(words) ?? 'none');
  return fault === 'none' ? undefined : fault;
}

/** The same of words that one writes to another, as `faultBetweenTwo` says: what was read at sight is not read again. */
export async function faultBetweenTwo(words: string): Promise<Exclude<PublicFault, 'contact'> | undefined> {
  const fault = await faultAtSight(words);
  return fault === 'contact' || fault === 'house' ? (await publicWords()).faultBetweenTwo(words) : fault;
}
