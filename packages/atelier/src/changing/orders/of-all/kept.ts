import { draftOf } from '#atelier/reading/draft-of.ts';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const GOOD =
  '(?:ok|okay|fine|good|great|perfect|lovely|nice|beautiful|all right|alright|theek|thik|sahi|badhiya|correct|right)';
const KEPT = new RegExp(
  `^(?:the |her |his |that |this )?(.+?) (?:(?:is|are|looks?|can stay|stays?) )?(?:(?:so|very|just|already|really|absolutely|quite) )*${GOOD}(?: (?:hai|now|already|as (?:it|they) (?:is|are)|like (?:this|that)|where (?:it|they) (?:is|are)|though|btw))*$`,
);
const UNTOUCHED =
  /^no changes? (?:in|to|on|for) (?:the |her |his )?(.+)$|^(?:the |her |his )?(.+?) (?:needs|need|wants) no changes?$|^(?:the |her |his )?(.+?) (?:should|must|shall|need|needs|will|can|is|are) ?not (?:to )?(?:change|be changed|be touched|be altered)$|^nothing (?:to do|to change) (?:on|in|with) (?:the )?(.+)$/;

/** Needlework and edges by their own names, which the cloth may have in more places than one. */
function isOfCloth(words: string): boolean {
  const { things, floating, unread } = draftOf(words);
  const isWork = floating.length > 0 && floating.every(({ as }) => as === 'detail' || as === 'border' || as === 'part');
  return things.length === 0 && unread.length === 0 && isWork;
}

/** What is said to be good as it is: nothing is asked of it, and nothing of it is added anew. */
export const kept: Frame = (clause, { look }) => {
  const of = (KEPT.exec(clause) ?? UNTOUCHED.exec(clause))?.slice(1).find(Boolean);
  const isThere =
    of !== undefined && !/\b(?:no|not|if|make|with)\b/.test(of) && (namedOn(look, of) !== undefined || isOfCloth(of));
  return isThere ? { clauses: [] } : undefined;
};
