import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import type { LedgerRow } from '#server/parts/database/schema/ledger.ts';
import type { Book } from '#server/parts/database/schema/ledger-lines.ts';
import { statement } from '#server/parts/database/statement.ts';
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
  const [balances] = await askWithin(tx, POST_ENTRY, [
    cause.accountId,
    cause.kind,
    cause.ref,
    HOUSE_BOOK[cause.kind],
    change.free,
    change.paid,
  ]);
  return { balances: balances ?? before, isNew: true };
}

/**
 * The entry, both its sides and the wallet in one statement: a half of it is not even sent. $1 account, $2 kind, $3 ref,
 * $4 book of the house, $5 free and $6 paid tokens that the person gets.
 */
const POST_ENTRY = statement<Balances>(
  'post-entry',
  `with entry as (insert into ledger (account_id, kind, ref) values ($1, $2, $3) returning id),
   lines as (
     insert into ledger_lines (entry_id, book, free, paid)
       select entry.id, line.book, line.free, line.paid
       from entry, (values ('person', $5::integer, $6::integer), ($4, -$5::integer, -$6::integer)) as line (book, free, paid)
   )
   update wallets w set free = w.free + $5::integer, paid = w.paid + $6::integer, updated_at = now()
   from entry where w.account_id = $1 returning w.free, w.paid`,
);

const IS_POSTED = statement<object>(
  'is-posted',
  'select id from ledger where account_id = $1 and kind = $2 and ref = $3',
);

/** Asked after the wallet is locked: no other posting for this account can be under way. */
const isPosted = async (tx: Transactor, { accountId, kind, ref }: Cause): Promise<boolean> =>
  (await askWithin(tx, IS_POSTED, [accountId, kind, ref])).length > 0;
