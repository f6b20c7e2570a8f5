import { TOKENS_PER_DESIGN } from '@toile/contract';
import { and, eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Balances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/**
 * Takes the price of a design or of a tech pack from the caller, free tokens first, in the transaction that makes its row;
 * `ref` is the id of that row. Spending twice for one row takes once. With `freeNeedsProof` free tokens lie there until the caller's address is
 * proved, and paid ones are taken. Returns the balances after it.
 * @throws ProductError `tokens-missing`; `email-unproved` where only free tokens are left
 */
export async function spend({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { ref: string; freeNeedsProof?: boolean | undefined };
}): Promise<Balances> {
  const { accountId } = requireAccount(ctx);
  const take = input.freeNeedsProof && !(await isProved(ctx, accountId)) ? takePaid : takeFreeFirst;
  const { balances } = await postEntry(ctx.tx, { accountId, kind: 'spend', ref: input.ref }, take);
  return balances;
}

const isProved = async ({ tx }: TransactionContext, accountId: string): Promise<boolean> =>
  (await tx.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.isEmailVerified, true)))) > 0;

function takeFreeFirst({ free, paid }: Balances): Balances {
  if (free + paid < TOKENS_PER_DESIGN) throw new ProductError('tokens-missing');
  const fromFree = Math.min(free, TOKENS_PER_DESIGN);
  return { free: 0 - fromFree, paid: fromFree - TOKENS_PER_DESIGN };
}

function takePaid({ free, paid }: Balances): Balances {
  if (paid < TOKENS_PER_DESIGN) throw new ProductError(free > 0 ? 'email-unproved' : 'tokens-missing');
  return { free: 0, paid: 0 - TOKENS_PER_DESIGN };
}
