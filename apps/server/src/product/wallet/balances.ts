import { eq } from 'drizzle-orm';
import type { Reader, Transactor } from '#server/parts/database/database.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { ProductError } from '#server/product/errors.ts';

/** What an account can spend, in tokens: free ones go first. */
export interface Balances {
  readonly free: number;
  readonly paid: number;
}

export async function readBalances(reader: Reader, accountId: string): Promise<Balances> {
  const [found] = await reader
    .select({ free: wallets.free, paid: wallets.paid })
    .from(wallets)
    .where(eq(wallets.accountId, accountId));
  return found ?? missing(accountId);
}

/** Reads the balances and keeps every other change of them waiting until the transaction ends. */
export async function lockBalances(tx: Transactor, accountId: string): Promise<Balances> {
  const [found] = await tx
    .select({ free: wallets.free, paid: wallets.paid })
    .from(wallets)
    .where(eq(wallets.accountId, accountId))
    .for('update');
  return found ?? missing(accountId);
}

/** Every account gets its wallet in the transaction that makes it. */
function missing(accountId: string): never {
  throw new ProductError('unexpected', { cause: new Error(`The account ${accountId} has no wallet.`) });
}
