import type { Said } from '#atelier/draft/draft.ts';
import type { Chunk } from '#atelier/reading/chunks/chunk.ts';

/** 'All in blue', 'both in linen' */
const ALL: ReadonlySet<string> = new Set(['all', 'both', 'everything', 'entire', 'whole', 'head']);

/** Whether a phrase speaks of all that was named. */
export const isOfAll = ({ verb, marks }: Chunk, { start }: Said): boolean =>
  ALL.has(verb?.keys[0] ?? '') || marks.some(({ as, word }) => as === 'all' && start - word.end === 1);
