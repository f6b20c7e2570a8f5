import * as z from 'zod';

/** Document of the `users` collection as its owner sees it. */
export const UserRecord = z.object({
  $id: z.string(),
  name: z.string(),
  email: z.string(),
  userName: z.string(),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
});
export type UserRecord = z.infer<typeof UserRecord>;

/** Body of every error, ours and the dialect's. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.number().int(),
  type: z.string(),
  version: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
