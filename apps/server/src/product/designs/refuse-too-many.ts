import { and, eq } from 'drizzle-orm';
import type { DesignsConfig } from '#server/config/config.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * Refuses a press beyond the limits. The account's own is exact while its presses are locked; the overall one may be
 * overshot by as many presses as commit at the same moment, which a queue of its length does not feel.
 * @throws {ProductError} `designs-too-many`, `designs-too-many-overall`
 */
export async function refuseTooMany(tx: Transactor, accountId: string, limits: DesignsConfig): Promise<void> {
  const running = eq(designs.status, 'running');
  const ofAccount = and(running, eq(designs.accountId, accountId));
  if ((await countUpTo(tx, limits.perAccount, ofAccount)) >= limits.perAccount) {
    throw new ProductError('designs-too-many');
  }
  if ((await countUpTo(tx, limits.overall, running)) >= limits.overall) {
    throw new ProductError('designs-too-many-overall');
  }
}

/** Counts no further than it has to. */
async function countUpTo(tx: Transactor, most: number, which: ReturnType<typeof and>): Promise<number> {
  const found = await tx.select({ id: designs.id }).from(designs).where(which).limit(most);
  return found.length;
}
