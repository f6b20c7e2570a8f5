import { LookShape } from '@toile/look/shape';
import * as z from 'zod';
import { PROMPT_LENGTH_MAX } from './limits.ts';

/** Designs of one family that are shown, and that an edit may speak of ('the second one'). */
export const FAMILY_MAX = 40;

/**
 * What is to be another in a design of the same person, in words: everything else stays as it is, and the seed is that
 * design's own. The words of the press are those of the design.
 */
export const Edit = z.object({
  design_id: z.string().min(1).max(36),
  words: z.string().trim().min(1).max(PROMPT_LENGTH_MAX),
});
export type Edit = z.infer<typeof Edit>;

/** A design among those it came from and those that came of it. */
export const FamilyMember = z.object({
  design_id: z.string(),
  /** The design it was changed from; null for the first, and where that one is gone. */
  parent_id: z.string().nullable(),
  /** The words that changed it; null for the first. */
  change: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(['running', 'done', 'failed']),
  image_url: z.string().nullable(),
  file_id: z.string().nullable(),
  look: LookShape.nullable().catch(null),
  created_at: z.string(),
});
export type FamilyMember = z.infer<typeof FamilyMember>;

/** `GET /generate-outfit/{design_id}/family`: oldest first, the design itself among them. */
export const DesignFamily = z.object({ members: z.array(FamilyMember) });
export type DesignFamily = z.infer<typeof DesignFamily>;
