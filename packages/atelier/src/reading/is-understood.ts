import type { Look } from '@toile/look';

/** Who says so leaves it to us, and is no riddle. */
const LEFT_TO_US =
  /\b(?:surprise|inspire|whatever|random|(?:you|your)(?: \w+)? (?:choose|choice|decide|pick|call)|up to you)\b/i;

/** Letters of scripts whose words may not even be told apart here. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

/**
 * False where words were said and not one was understood, so that a drawing would be of nobody's wish. Little words alone
 * ('something', 'anything') leave the choice to us, as does who says so.
 */
export function isUnderstood(words: string, { understood, unread }: Look['reading']): boolean {
  if (understood.length > 0 || LEFT_TO_US.test(words)) return true;
  return unread.length === 0 && !FOREIGN.test(words);
}
