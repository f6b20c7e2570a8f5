import { draftOf } from '#atelier/reading/draft-of.ts';

/** Cuts that nobody takes off: 'no belt and a round neck'. */
const KEPT: ReadonlySet<string> = new Set(['neckline', 'length', 'fit', 'silhouette', 'waist']);

/** Says how something is to be, and so is no further thing to take off. */
export function saysHow(words: string): boolean {
  const { things, floating } = draftOf(words);
  const isPainted = things.some(({ said, start, end }) => said.some((one) => one.start < start || one.end > end));
  return isPainted || floating.some(({ as }) => KEPT.has(as));
}
