import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type LedgerRow, ledger } from '#server/parts/database/schema/ledger.ts';
import { ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { packs } from '#server/parts/database/schema/packs.ts';
import { paymentRefunds } from '#server/parts/database/schema/payment-refunds.ts';
import { type PurchaseRow, purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import type { Balances } from './balances.ts';

/** An entry of the caller's books with what caused it, where that is still there. */
export interface WalletLine extends Pick<LedgerRow, 'id' | 'kind' | 'createdAt'> {
  readonly change: Balances;
  readonly design: { id: string; words: string; status: 'running' | 'done' | 'failed'; fileId: string | null } | null;
  /** Whether it was taken for the tech pack of its design. */
  readonly isPack: boolean;
  readonly purchase: PurchaseRow | null;
}

const reversed = alias(purchases, 'reversed');

/**
 * The caller's entries below `before`, newest first: `limit` of them and one more where there are more. Costs the same
 * on every page.
 */
export async function listEntries({
  ctx,
  input: { before, limit },
}: {
  ctx: Context;
  input: { before?: number | undefined; limit: number };
}): Promise<WalletLine[]> {
  const { accountId } = requireAccount(ctx);
  const isOfDesign = inArray(ledger.kind, ['spend', 'refund']);
  const rows = await reader(ctx)
    .select({
      id: ledger.id,
      kind: ledger.kind,
      createdAt: ledger.createdAt,
      change: { free: ledgerLines.free, paid: ledgerLines.paid },
      design: { id: designs.id, words: designs.words, status: designs.status, fileId: designs.fileId },
      isPack: sql<boolean>`${packs.id} is not null`,
      purchase: purchases,
      reversed,
    })
    .from(ledger)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledger.id), eq(ledgerLines.book, 'person')))
    .leftJoin(packs, and(eq(ledger.kind, 'spend'), eq(packs.id, ledger.ref)))
    .leftJoin(
      designs,
      and(
        isOfDesign,
        sql`${designs.id} = coalesce(${packs.designId}, ${ledger.ref})`,
        eq(designs.accountId, accountId),
      ),
    )
    .leftJoin(purchases, and(eq(ledger.kind, 'purchase'), eq(purchases.id, ledger.ref)))
    .leftJoin(paymentRefunds, and(eq(ledger.kind, 'reversal'), eq(paymentRefunds.id, ledger.ref)))
    .leftJoin(reversed, eq(reversed.paymentId, paymentRefunds.paymentId))
    .where(and(eq(ledger.accountId, accountId), before === undefined ? undefined : lt(ledger.id, before)))
    .orderBy(desc(ledger.id))
    .limit(limit + 1);
  return rows.map(({ reversed: taken, ...row }) => ({ ...row, purchase: row.purchase ?? taken }));
}
