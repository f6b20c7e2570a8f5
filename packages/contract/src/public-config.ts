import * as z from 'zod';

/** What this installation offers, as `GET /config` tells anybody. Nothing in it is a secret or about one person. */
export const PublicConfig = z.object({
  /** People may sign in with Google. */
  google: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
