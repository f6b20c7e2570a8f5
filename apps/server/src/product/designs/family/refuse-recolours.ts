import { RECOLOURS_PER_HOUR } from '@toile/contract';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import { ProductError } from '#server/product/errors.ts';

/** $1 account. Nothing was spent on what was free. */
const RECOLOURED = statement<{ count: number }>(
  'recoloured-lately',
  `select count(*)::int as count from designs d
   where d.account_id = $1 and d.created_at > now() - interval '1 hour' and d.parent_id is not null
     and not exists (select from ledger l where l.account_id = $1 and l.kind = 'spend' and l.ref = d.id)`,
);

/**
 * Every design is drawn and kept, so what is free is counted; ask it with the account's wallet locked, and the design placed.
 * @throws {ProductError} `recolours-too-many`
 */
export async function refuseRecolours(tx: Transactor, accountId: string): Promise<void> {
  const [lately] = await askWithin(tx, RECOLOURED, [accountId]);
  if ((lately?.count ?? 0) > RECOLOURS_PER_HOUR) throw new ProductError('recolours-too-many');
}
