import { requireJob, type TransactionContext } from '#server/product/context.ts';
import { lockBalances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/**
 * Takes back paid tokens whose money was given back, at most as many as are unspent; once per refund. Returns how many
 * it took.
 */
export async function takeBack({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { accountId: string; refundId: string; tokens: number };
}): Promise<number> {
  requireJob(ctx);
  const { paid } = await lockBalances(ctx.tx, input.accountId);
  const taken = Math.min(input.tokens, paid);
  if (taken === 0) return 0;
  const cause = { accountId: input.accountId, kind: 'reversal', ref: input.refundId } as const;
  const { isNew } = await postEntry(ctx.tx, cause, () => ({ free: 0, paid: 0 - taken }));
  return isNew ? taken : 0;
}
