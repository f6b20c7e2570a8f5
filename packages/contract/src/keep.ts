import * as z from 'zod';

/** Slots that one press may keep; a Look has fewer that are worth it. */
export const KEPT_SLOTS_MAX = 40;

/**
 * What a new design takes over from an earlier one of the same person, whatever its words say now: slots of that design's Look
 * ('g1.colour', 'footwear.kind', 'person.hair') or whole parts of it ('g1', 'footwear', 'accessories', 'person').
 */
export const Keep = z.object({
  design_id: z.string().min(1).max(36),
  slots: z
    .array(z.string().regex(/^[a-z][a-z0-9.-]{0,39}$/i))
    .min(1)
    .max(KEPT_SLOTS_MAX),
});
export type Keep = z.infer<typeof Keep>;
