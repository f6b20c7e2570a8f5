import type { Look } from '@toile/look';

/** Who says so leaves it to us, and is no riddle. */
const LEFT_TO_US =
  /\b(?:surprise|inspire|whatever|random|(?:you|your)(?: \w+)? (?:choose|choice|decide|pick|call)|up to you)\b/i;

/** Letters of scripts whose words may not even be told apart here. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

/** Words that join others, and say nothing alone. */
const JOINING = new Set(
  'a an and are as at be but by for from if in into is it its no not of on or over so than that the then this to under up with without aur ka ke ki ko mein par se ya'.split(
    ' ',
  ),
);

/** A word of two letters or more that joins nothing: the shortest that may leave the choice to us. */
const saysAnything = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((word) => !JOINING.has(word));

/** Letters of a brief, beyond which nobody looks for a word that is one. */
const LONGEST = 1000;

/** A letter or a syllable over and over is no word of any language. */
const isStammer = (words: string): boolean =>
  /^(\P{M}\p{M}*|\P{M}\p{M}*\P{M}\p{M}*)\1{9,}$/u.test(words.trim().slice(0, LONGEST));

/**
 * False where words were said and not one was understood, so that a drawing would be of nobody's wish. Little words alone
 * ('something', 'anything') leave the choice to us, as does who says so.
 */
export function isUnderstood(words: string, { understood, unread }: Look['reading']): boolean {
  if (isStammer(words)) return false;
  if (understood.length > 0 || LEFT_TO_US.test(words)) return true;
  return unread.length === 0 && !FOREIGN.test(words) && saysAnything(words);
}
