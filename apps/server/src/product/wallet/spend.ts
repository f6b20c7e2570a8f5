import { TOKENS_PER_DESIGN } from '@toile/contract';
import { requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Balances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/**
 * Takes the price of one design from the caller, free tokens first, in the transaction that makes the design's row.
 * Spending twice for one design takes once. Returns the balances after it.
 * @throws ProductError `tokens-missing`
 */
export async function spend({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { designId: string };
}): Promise<Balances> {
  const { accountId } = requireAccount(ctx);
  const { balances } = await postEntry(ctx.tx, { accountId, kind: 'spend', ref: input.designId }, takeFreeFirst);
  return balances;
}

function takeFreeFirst({ free, paid }: Balances): Balances {
  if (free + paid < TOKENS_PER_DESIGN) throw new ProductError('tokens-missing');
  const fromFree = Math.min(free, TOKENS_PER_DESIGN);
  return { free: 0 - fromFree, paid: fromFree - TOKENS_PER_DESIGN };
}
