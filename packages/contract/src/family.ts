import { LookShape } from '@toile/look/shape';
import * as z from 'zod';

/** Designs of one family that are shown, and that an edit may speak of ('the second one'). */
export const FAMILY_MAX = 40;

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
