import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import type { Balances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/** Gives free tokens for a reason named by `ref`, once per reason. Returns the balances after it. */
export function grant({
  ctx,
  input,
}: {
  ctx: Context;
  input: { accountId: string; free: number; ref: string };
}): Promise<Balances> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const { balances } = await postEntry(tx, { accountId: input.accountId, kind: 'grant', ref: input.ref }, () => ({
      free: input.free,
      paid: 0,
    }));
    return balances;
  });
}
