import { BUCKET } from '@toile/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';

/** What whoever runs the product may do about somebody: end their sessions, keep them out until they are let in again, or take down their own picture. */
export type Holding = 'end-sessions' | 'block' | 'unblock' | 'drop-picture';

/**
 * Holds the account of an address as told; a blocked one is refused wherever it shows itself, with a JWT too. A picture that is taken down is
 * seen by nobody from then on; its bytes go with what nothing names.
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
    if (how === 'drop-picture') {
      await dropPicture(tx, account.id);
      return 0;
    }
    if (how !== 'end-sessions') {
      const status = how === 'block' ? 'blocked' : 'active';
      await tx.update(accounts).set({ status }).where(eq(accounts.id, account.id));
    }
    if (how === 'unblock') return 0;
    const ended = await tx.delete(sessions).where(eq(sessions.accountId, account.id)).returning({ id: sessions.id });
    return ended.length;
  });
}

async function dropPicture(tx: Transactor, accountId: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.ownerId, accountId), eq(files.bucket, BUCKET.avatars)));
  await tx
    .update(accounts)
    .set({ prefs: sql`${accounts.prefs} - 'picture'`, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId));
}
