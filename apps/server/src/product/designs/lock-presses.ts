import { sql } from 'drizzle-orm';
import type { Transactor } from '#server/parts/database/database.ts';

/** Keeps others of this account who count before they write, such as a tech pack's order, waiting until the transaction ends. */
export async function lockPresses(tx: Transactor, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`press ${accountId}`}, 0))`);
}
