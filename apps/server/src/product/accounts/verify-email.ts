import { eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { useToken } from './use-token.ts';

/**
 * Marks the address of an account as proved, for whoever shows the secret of a verification letter, signed in or not.
 * @throws ProductError `token-invalid`
 */
export function verifyEmail({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { accountId: string; secret: string };
}): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { id } = await useToken(inner, secrets, { ...input, kind: 'verification' });
    await inner.tx.update(accounts).set({ isEmailVerified: true, updatedAt: sql`now()` }).where(eq(accounts.id, id));
  });
}
