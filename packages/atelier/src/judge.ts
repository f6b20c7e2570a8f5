import { isRecoloured, type Look, peopleOf } from '@toile/look';
import { bareIn, grownOnlyIn } from '@toile/look/records';
import { change } from '#atelier/changing/change.ts';
import type { Brief, BriefEdit } from '#atelier/draft/brief.ts';
import { isUnderstood } from '#atelier/reading/is-understood.ts';
import { MINORS_REFUSED, NUDITY_REFUSED, type Refusal, refusal } from '#atelier/reading/refusal/refuse.ts';
import { isYoung } from '#atelier/styling/young/is-young.ts';
import { read } from './read.ts';

export type { Refusal } from '#atelier/reading/refusal/refuse.ts';

/** Clothes do not depend on it: whoever is young in one reading of the words is young in all. */
const ANY_SEED = 0;

/** For `refusal`: somebody young wears the clothes that the words are of. */
const OF_THE_YOUNG = { age: 'teen' } as const;

/** An edit is judged with all words that its design came of, and by who would wear it: innocent halves may make a whole that is not. */
function refusalOfEdit({ words, edit }: Brief, look: Look): Refusal | undefined {
  if (!edit) return undefined;
  const options = peopleOf(look).some(({ person }) => isYoung(person.ageGroup)) ? OF_THE_YOUNG : {};
  const said = [edit.words, words, ...(edit.family?.said ?? [])].join('. ');
  return refusal({ words: edit.words, options }) ?? refusal({ words: said, options });
}

/**
 * Why a brief may not be drawn, or undefined: first by its words, then by the Look they are read into, where somebody
 * young would wear what only the grown wear, or anybody would be bare. Ask it before a token is taken, whatever will draw.
 */
export function judge(brief: Brief): Refusal | undefined {
  const refused = refusal(brief);
  if (refused) return refused;
  const look = read(brief, ANY_SEED);
  return (
    refusalOfEdit(brief, look) ??
    (grownOnlyIn(look).length > 0 ? MINORS_REFUSED : undefined) ??
    (bareIn(look).length > 0 && !look.product ? NUDITY_REFUSED : undefined)
  );
}

/** Whether anything of a brief was understood. Ask it before a token is taken, as `judge`. */
export const understands = (brief: Brief): boolean => isUnderstood(brief.words, read(brief, ANY_SEED).reading);

/** How far an edit goes: it makes nothing another, so that it would be the same picture once more; or its colours and its medium alone. */
export function reachOf(edit: BriefEdit): 'nothing' | 'colours' | 'design' {
  const { look, changed } = change(edit);
  if (changed.length === 0) return 'nothing';
  return isRecoloured(edit.look, look) ? 'colours' : 'design';
}
