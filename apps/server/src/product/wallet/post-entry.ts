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
 * Parts of a statement: the entry of the part `change`, both its sides and the wallet, so a half of it is not even sent.
 * `change` has one row or none: account_id, kind, ref, book (of the house), free and paid (tokens that the person gets) and
 * version (of the wallet it was decided on). Where the wallet has moved on since, `posted` is empty and nothing is written.
 */
export const POSTING = `posted as (
    update wallets w set free = w.free + c.free, paid = w.paid + c.paid, updated_at = now()
      from change c where w.account_id = c.account_id and w.xmin = c.version returning w.account_id, w.free, w.paid
  ),
  entry as (
    insert into ledger (account_id, kind, ref) select c.account_id, c.kind, c.ref from change c join posted using (account_id)
      returning id
  ),
  lines as (
    insert into ledger_lines (entry_id, book, free, paid)
      select entry.id, line.book, c.free * line.side, c.paid * line.side
      from entry, change c, lateral (values ('person', 1), (c.book, -1)) as line (book, side)
  )`;

/** $1 account, whose wallet is locked, $2 kind, $3 ref, $4 book of the house, $5 free and $6 paid tokens that the person gets. */
const POST_ENTRY = statement<Balances>(
  'post-entry',
  `with change as (
     select account_id, $2::text as kind, $3::text as ref, $4::text as book, $5::integer as free, $6::integer as paid,
       xmin as version
     from wallets where account_id = $1
   ),
   ${POSTING}
   select free, paid from posted`,
);

const IS_POSTED = statement<object>(
  'is-posted',
  'select id from ledger where account_id = $1 and kind = $2 and ref = $3',
);

/** Asked after the wallet is locked: no other posting for this account can be under way. */
const isPosted = async (tx: Transactor, { accountId, kind, ref }: Cause): Promise<boolean> =>
  (await askWithin(tx, IS_POSTED, [accountId, kind, ref])).length > 0;
