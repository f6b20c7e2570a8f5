import { and, eq, ne } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** What whoever runs the product may do about somebody: end their sessions, or keep them out until they are let in again. */
export type Holding = 'end-sessions' | 'block' | 'unblock';

/**
 * Holds the account of an address as told; a blocked one is refused wherever it shows itself, with a JWT too.
 * @returns how many sessions were ended, or undefined where nobody has this address
 */
export function holdAccount({
  ctx,
  input: { email, how },
}: {
  ctx: Context;
  input: { email: string; how: Holding };
}): Promise<number | undefined> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.email, email.trim().toLowerCase()), ne(accounts.status, 'deleted')))
      .for('update');
    if (!account) return undefined;
    if (how !== 'end-sessions') {
      const status = how === 'block' ? 'blocked' : 'active';
      await tx.update(accounts).set({ status }).where(eq(accounts.id, account.id));
    }
    if (how === 'unblock') return 0;
    const ended = await tx.delete(sessions).where(eq(sessions.accountId, account.id)).returning({ id: sessions.id });
    return ended.length;
  });
}
