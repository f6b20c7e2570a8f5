import { castOf } from '#atelier/reading/cast/cast.ts';
import { inEnglish } from '#atelier/reading/hindi/in-english.ts';

/** Words that speak of whoever stands beside the first, or of both. */
const BESIDE =
  /(?<!\p{L})(?:daughters?|sons?|girls?|boys?|kids?|child|children|nieces?|nephews?|grand(?:daughter|son|child)|bab(?:y|ies)|toddlers?|teen(?:ager)?s?|little|small|young(?:er|est)?|second|other|both|they|them|their|each|everyone|everybody|all|two|companion|right|too|also|matching|same|siblings?|sisters?|brothers?)(?!\p{L})/iu;

/**
 * What a brief says of each of two people, in the order in which they stand, what it says of both among either; one text where one is
 * asked for.
 */
function textsOf(words: string): readonly [string, string?] {
  return castOf(inEnglish(words).text)?.texts ?? [words];
}

/** What is said of one of two people on a page, 0 or 1. Words that name nobody are of the first, as edits are. */
export function saidOf(words: string, which: number): string {
  const [first, second] = textsOf(words);
  if (which === 0) return first;
  return second ?? (BESIDE.test(words) ? words : '');
}
