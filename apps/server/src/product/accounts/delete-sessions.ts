import { eq } from 'drizzle-orm';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';

/** Ends every session of the caller, on every device. */
export function deleteSessions({ ctx }: { ctx: Context }): Promise<void> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  });
}
