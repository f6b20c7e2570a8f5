import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** What likens, sets against or judges: what is named behind it is no thing to put on. */
const DESCRIBING =
  /\b(?:like|as|than|unlike|resembl\w*|remind\w*(?: (?:me|her|us))? of|looks?|type of|kind of|sort of|similar to|not|instead of|never|without being|too) (?:an? |the |any |some |in |of )?(?:[a-z]+ )?$/;
/** Verbs that are spelt as a garment is. */
const VERB = /^(?:suits?|ties?|belts?|caps?|slips?|tops?|sweats?|shifts?|wraps?|boots?)$/;
const SUITS =
  /\b(?:it|this|that|which|colou?r|shade|length|neck|she|he|will|would|should|can|to|doesn't|does not|don't|not|really|also|better) (?:really |also |better )?$/;
const WEARING = /\b(?:add|put on|wear\w*|give|with an?|in an?|want|swap|replace|change|make it an?|instead)\b/;

/** Whether all that came with a clause is named there only to describe something. Pure. */
export function isOnlyDescribed(before: Look, after: Look, clause: string): boolean {
  const fresh = [
    ...after.garments.filter(({ kind }) => !before.garments.some((one) => one.kind === kind)).map(({ kind }) => kind),
    ...after.accessories
      .filter(({ kind }) => !before.accessories.some((one) => one.kind === kind))
      .map(({ kind }) => kind),
  ] as string[];
  if (fresh.length === 0 || WEARING.test(clause)) return false;
  const { things } = draftOf(clause);
  const named = things.filter(
    ({ entry }) => fresh.includes(entry.id) || ('kind' in entry && fresh.includes(entry.kind)),
  );
  return (
    named.length > 0 &&
    named.every(({ start, end }) => {
      const [left, word] = [clause.slice(0, start), clause.slice(start, end)];
      return DESCRIBING.test(left) || (VERB.test(word) && SUITS.test(left));
    })
  );
}
