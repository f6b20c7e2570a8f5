import { and, eq } from 'drizzle-orm';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';

/** Whether the caller ever bought tokens: what Premium is open to. */
export async function hasBought({ ctx }: { ctx: Context }): Promise<boolean> {
  const { accountId } = requireAccount(ctx);
  const [bought] = await reader(ctx)
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.accountId, accountId), eq(ledger.kind, 'purchase')))
    .limit(1);
  return bought !== undefined;
}
