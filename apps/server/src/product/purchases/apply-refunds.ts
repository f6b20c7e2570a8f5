import { type Paise, paise } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { paymentRefunds } from '#server/parts/database/schema/payment-refunds.ts';
import type { PurchaseRow } from '#server/parts/database/schema/purchases.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { takeBack } from '#server/product/wallet/take-back.ts';
import type { PurchaseParts } from './purchase-parts.ts';

/**
 * Takes back the tokens of every refund of this purchase's payment that has not been applied yet. Called with the
 * payment locked. Part of the money takes a part of the tokens, rounded down over all refunds together, so the order of
 * partial refunds does not matter and the last one takes the rest.
 */
export async function applyRefunds({
  ctx,
  parts,
  input: purchase,
}: {
  ctx: TransactionContext;
  parts: Pick<PurchaseParts, 'log'>;
  input: PurchaseRow;
}): Promise<void> {
  if (purchase.paymentId === null) return;
  const refunds = await ctx.tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, purchase.paymentId))
    .orderBy(paymentRefunds.createdAt, paymentRefunds.id);
  const isApplied = ({ tokensDue }: { tokensDue: number | null }) => tokensDue !== null;
  let returned = paise(sum(refunds.filter(isApplied).map(({ amount }) => amount)));
  let due = sum(refunds.map(({ tokensDue }) => tokensDue ?? 0));
  for (const { id, amount } of refunds.filter((refund) => !isApplied(refund))) {
    returned = paise(returned + amount);
    const tokensDue = tokensOf(purchase, returned) - due;
    due += tokensDue;
    const input = { accountId: purchase.accountId, refundId: id, tokens: tokensDue };
    const tokensTaken = await takeBack({ ctx, input });
    await ctx.tx.update(paymentRefunds).set({ tokensDue, tokensTaken }).where(eq(paymentRefunds.id, id));
    if (tokensTaken < tokensDue) {
      parts.log.warn({ refundId: id, purchaseId: purchase.id, tokensDue, tokensTaken }, 'refunded tokens were spent');
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tokens that so much of the price had bought. */
const tokensOf = ({ tokens, amount }: PurchaseRow, part: Paise): number =>
  Math.floor((tokens * Math.min(part, amount)) / amount);
