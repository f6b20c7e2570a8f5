import * as z from 'zod';
import { PROMPT_LENGTH_MAX } from './limits.ts';
import { storable } from './storable.ts';

/** Choices made by hand in one edit, at most; and letters of one. */
export const MOVES_MAX = 40;
const Id = z.string().overwrite(storable).max(MOVES_MAX);

/**
 * One choice made by hand: a slot of the design, and what it is to be ('g1.length' → 'floor', 'g1.colour' → '#1f7a5c', 'page.medium' →
 * 'ink'). Empty takes the thing off ('g2', 'accessory.belt'); `add` puts something on ('add' → 'blazer').
 */
export const Move = z.object({
  slot: Id,
  to: Id,
});
export type Move = z.infer<typeof Move>;

/**
 * What is to be another in a design of the same person, in words, by hand, or both, the words first: everything else stays as it is, and
 * the seed is that design's own. The words of the press are those of the design.
 */
export const Edit = z.object({
  design_id: z.string().overwrite(storable).max(36),
  /** Words and choices that change nothing are refused, as none are. */
  words: z.string().overwrite(storable).max(PROMPT_LENGTH_MAX),
  moves: z.array(Move).max(MOVES_MAX).optional(),
  /** Parts that stay whatever the words ask: 'g1', 'footwear', 'accessory.belt', 'person', 'page'. */
  locks: z.array(Id).max(MOVES_MAX).optional(),
});
export type Edit = z.infer<typeof Edit>;
