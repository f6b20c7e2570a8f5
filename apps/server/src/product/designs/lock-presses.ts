import { sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';

/** Keeps every other press of this account waiting until the transaction ends. */
export async function lockPresses(tx: Transactor, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`press ${accountId}`}, 0))`);
}
