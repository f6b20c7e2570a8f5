import { requireJob, type TransactionContext } from '#server/product/context.ts';
import type { Balances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/** Credits the paid tokens of a purchase, once however often it is called. Returns the balances after it. */
export async function sell({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { accountId: string; purchaseId: string; tokens: number };
}): Promise<Balances> {
  requireJob(ctx);
  const cause = { accountId: input.accountId, kind: 'purchase', ref: input.purchaseId } as const;
  const { balances } = await postEntry(ctx.tx, cause, () => ({ free: 0, paid: input.tokens }));
  return balances;
}
