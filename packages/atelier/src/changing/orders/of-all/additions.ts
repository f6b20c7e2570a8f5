import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Frame } from '../order.ts';

const LAST =
  /^(?:and |also )?(?:one |an? |ek |some )?(.+?) (?:bhi )?(?:add|laga|daal|dal|jod|pehna)(?:o|na|iye|do)?(?: (?:kar|karo|karna|do|dena|dijiye|also|too|please|as well))*$/;
const VERBED = /\b(?:make|change|remove|not|no|nahi|hata\w*|keep|ko|se|ki|ke|pe|par|me|mein)\b/;

/** What is to be put on, where the verb stands behind it: 'one pocket square add'. */
export const additions: Frame = (clause) => {
  const what = LAST.exec(clause)?.[1];
  if (what === undefined || VERBED.test(what)) return undefined;
  const { things, unread, without } = draftOf(what);
  const isThing = things.length === 1 && unread.length === 0 && without.size === 0;
  return isThing
    ? { clauses: [`add a ${what}`], of: what, inColour: (colour) => [`add a ${colour} ${what}`] }
    : undefined;
};
