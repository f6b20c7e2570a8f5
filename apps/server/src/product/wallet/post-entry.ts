import { and, eq, sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';
import { type LedgerRow, ledger } from '#server/parts/database/schema/ledger.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { type Balances, lockBalances } from './balances.ts';

type Cause = Pick<LedgerRow, 'accountId' | 'kind' | 'ref'>;
type Deltas = Pick<LedgerRow, 'freeDelta' | 'paidDelta'>;

/**
 * The only writer of balances: one ledger row and the same change of the wallet. A cause (`kind` and `ref`) that was
 * posted before changes nothing. `decide` sees the locked balances, so what it decides still holds when it is written.
 */
export async function postEntry(
  tx: Transactor,
  cause: Cause,
  decide: (balances: Balances) => Deltas,
): Promise<{ balances: Balances; isNew: boolean }> {
  const before = await lockBalances(tx, cause.accountId);
  if (await isPosted(tx, cause)) return { balances: before, isNew: false };
  const entry = { ...cause, ...decide(before) };
  await tx.insert(ledger).values(entry);
  const [balances] = await tx
    .update(wallets)
    .set({
      free: sql`${wallets.free} + ${entry.freeDelta}`,
      paid: sql`${wallets.paid} + ${entry.paidDelta}`,
      updatedAt: sql`now()`,
    })
    .where(eq(wallets.accountId, cause.accountId))
    .returning({ free: wallets.free, paid: wallets.paid });
  return { balances: balances ?? before, isNew: true };
}

/** Asked after the wallet is locked: no other posting for this account can be under way. */
async function isPosted(tx: Transactor, { accountId, kind, ref }: Cause): Promise<boolean> {
  const found = await tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.accountId, accountId), eq(ledger.kind, kind), eq(ledger.ref, ref)));
  return found.length > 0;
}
