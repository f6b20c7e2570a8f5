import { and, eq, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { type LedgerRow, ledger } from '#server/parts/database/schema/ledger.ts';
import { type Book, ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { type Balances, lockBalances } from './balances.ts';

type Cause = Pick<LedgerRow, 'accountId' | 'kind' | 'ref'>;

/** The book of the house that stands against the person's. Money given back lowers what was sold. */
const HOUSE_BOOK: Record<LedgerRow['kind'], Exclude<Book, 'person'>> = {
  grant: 'granted',
  purchase: 'sold',
  reversal: 'sold',
  spend: 'spent',
  refund: 'refunded',
};

/**
 * The only writer of balances: one entry of the ledger with both its lines, and the same change of the wallet. A cause
 * (`kind` and `ref`) that was posted before changes nothing. `decide` sees the locked balances, so what it decides
 * still holds when it is written; it tells what the person gets, negative where they give.
 */
export async function postEntry(
  tx: Transactor,
  cause: Cause,
  decide: (balances: Balances) => Balances,
): Promise<{ balances: Balances; isNew: boolean }> {
  const before = await lockBalances(tx, cause.accountId);
  if (await isPosted(tx, cause)) return { balances: before, isNew: false };
  const change = decide(before);
  await writeEntry(tx, cause, change);
  const [balances] = await tx
    .update(wallets)
    .set({
      free: sql`${wallets.free} + ${change.free}`,
      paid: sql`${wallets.paid} + ${change.paid}`,
      updatedAt: sql`now()`,
    })
    .where(eq(wallets.accountId, cause.accountId))
    .returning({ free: wallets.free, paid: wallets.paid });
  return { balances: balances ?? before, isNew: true };
}

/** Both sides in one statement with their entry: a half of it is not even sent. */
async function writeEntry(tx: Transactor, { accountId, kind, ref }: Cause, { free, paid }: Balances): Promise<void> {
  await tx.execute(sql`
    with entry as (
      insert into ${ledger} (account_id, kind, ref) values (${accountId}, ${kind}, ${ref}) returning id
    )
    insert into ${ledgerLines} (entry_id, book, free, paid)
    select entry.id, line.book, line.free, line.paid
    from entry, (values
      ('person', ${free}::integer, ${paid}::integer),
      (${HOUSE_BOOK[kind]}, -${free}::integer, -${paid}::integer)
    ) as line (book, free, paid)`);
}

/** Asked after the wallet is locked: no other posting for this account can be under way. */
async function isPosted(tx: Transactor, { accountId, kind, ref }: Cause): Promise<boolean> {
  const found = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.accountId, accountId), eq(ledger.kind, kind), eq(ledger.ref, ref)));
  return found.length > 0;
}
