import { isRecoloured, type Look, peopleOf } from '@toile/look';
import { bareIn, grownOnlyIn } from '@toile/look/records';
import { type Changed, change } from '#atelier/changing/change.ts';
import type { Brief } from '#atelier/draft/brief.ts';
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

/** What a brief comes to before anything is drawn. */
export interface Hearing {
  /** Why it may not be drawn. */
  readonly refused?: Refusal;
  /** Whether anything of it was understood. */
  readonly isUnderstood: boolean;
  /** How far an edit goes: it makes nothing another, so that it would be the same picture once more; or its colours and its medium alone. */
  readonly reach?: 'nothing' | 'colours' | 'design';
}

/**
 * What a brief comes to; ask it before a token is taken, whatever will draw. It is refused first by its words, then by the Look they are
 * read into, where somebody young would wear what only the grown wear, or anybody would be bare.
 */
export function hear(brief: Brief): Hearing {
  const said = refusal(brief);
  if (said) return { refused: said, isUnderstood: true };
  const changed = brief.edit && change(brief.edit);
  const look = changed?.look ?? read(brief, ANY_SEED);
  const refused = refusalOfEdit(brief, look) ?? refusalOfLook(look);
  return {
    isUnderstood: isUnderstood(brief.words, look.reading),
    ...(refused && { refused }),
    ...(brief.edit && changed && { reach: reachOf(brief.edit.look, changed) }),
  };
}

/** Why a brief may not be drawn, or undefined. */
export const judge = (brief: Brief): Refusal | undefined => hear(brief).refused;

function refusalOfLook(look: Look): Refusal | undefined {
  if (grownOnlyIn(look).length > 0) return MINORS_REFUSED;
  return bareIn(look).length > 0 && !look.product ? NUDITY_REFUSED : undefined;
}

/** What the house itself brings up to date of an older Look with any edit is nobody's wish, and priced as nobody's. */
function reachOf(before: Look, { look, changed }: Changed): NonNullable<Hearing['reach']> {
  if (changed.length === 0) return 'nothing';
  const isFree = isRecoloured(before, look) || isRecoloured(change({ look: before, words: '' }).look, look);
  return isFree ? 'colours' : 'design';
}
