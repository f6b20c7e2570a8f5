import type { Brief, BriefEdit, Family } from '@toile/atelier';
import type { Edit, GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';

/** What of an earlier design a brief goes on from. */
interface Earlier {
  look: Look;
  /** The designs around it, where the brief changes it. */
  family?: Family;
}

/**
 * The request as a designer takes it: the words, the options beside them, and what stays of an earlier design, or is another in it.
 * @param earlier of the design that `keep` or `edit` names; without it nothing is kept
 */
export function briefOf({ style_idea, seed: _, keep, edit, ...options }: GenerationRequest, earlier?: Earlier): Brief {
  return {
    words: style_idea,
    options,
    ...(keep && earlier && !edit && { locks: { look: earlier.look, slots: keep.slots } }),
    ...(edit && earlier && { edit: { ...askedOf(edit), ...earlier } }),
  };
}

/** What an edit asks for, but of which design. */
const askedOf = ({ words, moves, locks }: Edit): Pick<BriefEdit, 'words' | 'moves' | 'locks'> => ({
  words,
  ...(moves && { moves }),
  ...(locks && { locks }),
});
