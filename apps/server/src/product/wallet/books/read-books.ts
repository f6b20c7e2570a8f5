import { type Paise, paise } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { type Book, ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

/** Tokens. */
interface Sum {
  readonly free: number;
  readonly paid: number;
}

/** What stands in the books, summed up. */
export interface Books {
  /** By book, then by the kind of entry. */
  readonly lines: readonly (Sum & { book: Book; kind: string; entries: number })[];
  readonly wallets: Sum & { count: number };
  readonly purchases: readonly { provider: string; status: string; count: number; tokens: number; amount: Paise }[];
  /** Payments that bought nothing, by why; how many of them the provider has not taken back yet. */
  readonly sentBack: readonly { reason: string; currency: string; count: number; amount: Paise; waiting: number }[];
}

const total = (column: unknown) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const money = (column: unknown) => sql`coalesce(sum(${column}), 0)`.mapWith((sum) => paise(Number(sum)));

/** Sums up every book. Reads every entry there is. */
export async function readBooks({ ctx }: { ctx: Context }): Promise<Books> {
  requireJob(ctx);
  const read = reader(ctx);
  const count = sql`count(*)`.mapWith(Number);
  const lines = await read
    .select({
      book: ledgerLines.book,
      kind: ledger.kind,
      entries: count,
      free: total(ledgerLines.free),
      paid: total(ledgerLines.paid),
    })
    .from(ledgerLines)
    .innerJoin(ledger, sql`${ledger.id} = ${ledgerLines.entryId}`)
    .groupBy(ledgerLines.book, ledger.kind)
    .orderBy(ledgerLines.book, ledger.kind);
  const [held] = await read.select({ count, free: total(wallets.free), paid: total(wallets.paid) }).from(wallets);
  const bought = await read
    .select({
      provider: purchases.provider,
      status: purchases.status,
      count,
      tokens: total(purchases.tokens),
      amount: money(purchases.amount),
    })
    .from(purchases)
    .groupBy(purchases.provider, purchases.status)
    .orderBy(purchases.provider, purchases.status);
  const sentBack = await read
    .select({
      reason: surplusPayments.reason,
      currency: surplusPayments.currency,
      count,
      amount: money(surplusPayments.amount),
      waiting: sql`count(*) filter (where ${surplusPayments.returnedAt} is null)`.mapWith(Number),
    })
    .from(surplusPayments)
    .groupBy(surplusPayments.reason, surplusPayments.currency)
    .orderBy(surplusPayments.reason, surplusPayments.currency);
  return { lines, wallets: held ?? { count: 0, free: 0, paid: 0 }, purchases: bought, sentBack };
}
