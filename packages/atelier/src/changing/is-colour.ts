import { draftOf } from '#atelier/reading/draft-of.ts';

/** Words that say a colour and nothing else. */
export function isColour(words: string): boolean {
  const { floating, things } = draftOf(words);
  return things.length === 0 && floating.length > 0 && floating.every(({ as }) => as === 'colour');
}
