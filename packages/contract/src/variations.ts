import * as z from 'zod';
import { MOVES_MAX, Move } from './edit.ts';

/** Designs of one set of variations. */
export const VARIATIONS = 4;

/**
 * `POST /generate-outfit/{design_id}/variations`: the choices that make each of four designs of one. All four are ordered, each for its own
 * token, or none; one that is another in its colours alone takes none.
 */
export const VariationsRequest = z.object({
  variations: z.array(z.array(Move).min(1).max(MOVES_MAX)).length(VARIATIONS),
});
export type VariationsRequest = z.infer<typeof VariationsRequest>;

/** Its reply: the ordered designs, in the order they were asked for, and what is left. */
export const VariationsReply = z.object({
  designs: z.array(z.object({ design_id: z.string() })).length(VARIATIONS),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
});
export type VariationsReply = z.infer<typeof VariationsReply>;
/** In what the variations of a design may differ from it. */
export const WAYS = ['cut', 'colour', 'cloth', 'styling'] as const;
export type Way = (typeof WAYS)[number];
