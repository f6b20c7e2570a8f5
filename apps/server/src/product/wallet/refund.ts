import { and, eq } from 'drizzle-orm';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import type { Balances } from './balances.ts';
import { postEntry } from './post-entry.ts';

/**
 * Gives the tokens of a design that failed back to the purses they came from, once however often it is called.
 * Returns the balances after it, or undefined if nothing was ever spent for this design.
 */
export function refund({ ctx, input }: { ctx: Context; input: { designId: string } }): Promise<Balances | undefined> {
  requireJob(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const [spent] = await tx
      .select({ accountId: ledger.accountId, free: ledgerLines.free, paid: ledgerLines.paid })
      .from(ledger)
      .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledger.id), eq(ledgerLines.book, 'person')))
      .where(and(eq(ledger.kind, 'spend'), eq(ledger.ref, input.designId)));
    if (!spent) return undefined;
    const { balances } = await postEntry(
      tx,
      { accountId: spent.accountId, kind: 'refund', ref: input.designId },
      () => ({ free: 0 - spent.free, paid: 0 - spent.paid }),
    );
    return balances;
  });
}
