import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

/** A mention with the one meaning it has where it stands; without a sense it is a word nobody here knows. */
export interface Word extends Mention {
  readonly sense: Sense | undefined;
  /** What 'holding' speaks of, under the name the words give it. */
  readonly carried?: true;
}
