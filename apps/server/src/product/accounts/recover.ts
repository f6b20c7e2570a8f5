import { eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { refuseContext } from './context-words.ts';
import { checkToken } from './find-token.ts';
import { hashPassword } from './password.ts';
import { useToken } from './use-token.ts';

/**
 * Sets a new password for whoever shows the secret of a recovery letter. It proves the address too, ends every session,
 * and makes every other letter worthless.
 * @throws ProductError `token-invalid`, alike for an unknown account and a wrong, used or late secret; `password-invalid`,
 * which leaves the secret as it was
 */
export async function recover({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { accountId: string; secret: string; password: string };
}): Promise<void> {
  const shown = { accountId: input.accountId, kind: 'recovery', secret: input.secret } as const;
  // Hashing is dear: nobody has it done without a secret.
  await checkToken(ctx, secrets, shown);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (inner) => {
    const { id, isEmailVerified, ...owner } = await useToken(inner, secrets, shown);
    refuseContext(input.password, owner);
    await inner.tx
      .update(accounts)
      .set({ passwordHash, passwordUpdatedAt: sql`now()`, isEmailVerified: true, updatedAt: sql`now()` })
      .where(eq(accounts.id, id));
    // Who linked a sign-in elsewhere before the address was proved may be somebody else.
    if (!isEmailVerified) await inner.tx.delete(identities).where(eq(identities.accountId, id));
    await inner.tx.delete(accountTokens).where(eq(accountTokens.accountId, id));
    await inner.tx.delete(sessions).where(eq(sessions.accountId, id));
  });
}
