import * as z from 'zod';
import { PROMPT_LENGTH_MAX } from './limits.ts';
import { storable } from './storable.ts';

/**
 * What is to be another in a design of the same person, in words: everything else stays as it is, and the seed is that
 * design's own. The words of the press are those of the design.
 */
export const Edit = z.object({
  design_id: z.string().max(36),
  /** Words that change nothing are refused, as none are. */
  words: z.string().overwrite(storable).max(PROMPT_LENGTH_MAX),
});
export type Edit = z.infer<typeof Edit>;
