import type { DesignsConfig } from '#server/config/config.ts';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * Refuses a press beyond the limits. The account's own is exact while its presses are locked; the overall one may be
 * overshot by as many presses as commit at the same moment, which a queue of its length does not feel.
 * @throws {ProductError} `designs-too-many`, `designs-too-many-overall`
 */
export async function refuseTooMany(tx: Transactor, accountId: string, limits: DesignsConfig): Promise<void> {
  const [running] = await askWithin(tx, COUNT_RUNNING, [accountId, limits.perAccount, limits.overall]);
  if ((running?.own ?? 0) >= limits.perAccount) throw new ProductError('designs-too-many');
  if ((running?.overall ?? 0) >= limits.overall) throw new ProductError('designs-too-many-overall');
}

/** Counts no further than it has to: $2 of the account $1, $3 in all. */
const COUNT_RUNNING = statement<{ own: number; overall: number }>(
  'count-running-designs',
  `select
     (select count(*) from (select 1 from designs where status = 'running' and account_id = $1 limit $2) own) as own,
     (select count(*) from (select 1 from designs where status = 'running' limit $3) overall) as overall`,
);
