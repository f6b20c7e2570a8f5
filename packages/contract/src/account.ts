import * as z from 'zod';

/** What an account's own picture may weigh before it is made small. Bytes. */
export const ACCOUNT_PICTURE = { bytes: 10 * 1024 * 1024 } as const;

/** Body of `DELETE /v1/account`. Who never set a password sends none. */
export const AccountDeletion = z.object({
  password: z.string().max(1024).default(''),
  /** Whether posts in the community go with their author or stay without a name. */
  posts: z.enum(['deleted', 'anonymous']),
});
export type AccountDeletion = z.input<typeof AccountDeletion>;
