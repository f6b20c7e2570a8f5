import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { ACCESSORY_BY_ID, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

/** Whether a tie goes with it: what buttons to a collar, and what is worn over that with a suit. */
const goesWithTie = ({ is, facts }: GarmentEntry): boolean =>
  is?.collar === 'shirt' || facts?.shoes === 'tailored' || facts?.evening === true;

/**
 * 'White shirt, black tie, grey waistcoat': the tie itself, as the two senses 'black' and 'tie'. Null where the words
 * are a dress code ('a black tie wedding').
 */
export function blackTie(
  sense: Sense | undefined,
  garments: readonly GarmentEntry[],
  next: Mention | undefined,
): readonly Sense[] | null {
  if (sense?.as !== 'style' || sense.entry.id !== 'black-tie' || !garments.some(goesWithTie)) return null;
  if (next?.gap === 'none' && next.senses.some(({ as }) => as === 'occasion')) return null;
  const entry = ACCESSORY_BY_ID.get('tie');
  return entry
    ? [
        { as: 'colour', colour: colourNamed('black') },
        { as: 'accessory', entry },
      ]
    : null;
}
