import { and, eq, sql } from 'drizzle-orm';
import { paymentRefunds } from '#server/parts/database/schema/payment-refunds.ts';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';

/** Whether the caller bought tokens for money that has not all gone back: what Premium is open to. */
export async function hasBought({ ctx }: { ctx: Context }): Promise<boolean> {
  const { accountId } = requireAccount(ctx);
  const returned = sql`(
    select coalesce(sum(${paymentRefunds.amount}), 0) from ${paymentRefunds}
    where ${paymentRefunds.paymentId} = ${purchases.paymentId}
  )`;
  const [bought] = await reader(ctx)
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(eq(purchases.accountId, accountId), eq(purchases.status, 'paid'), sql`${returned} < ${purchases.amount}`),
    )
    .limit(1);
  return bought !== undefined;
}
