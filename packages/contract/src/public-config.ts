import * as z from 'zod';

/** What this installation offers, as `GET /config` tells anybody. Nothing in it is a secret or about one person. */
export const PublicConfig = z.object({
  /** People may sign in with Google. */
  google: z.boolean(),
  /** Who takes the money; null where nothing is on sale. In test mode no money moves. */
  payments: z.enum(['razorpay', 'test-mode']).nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
