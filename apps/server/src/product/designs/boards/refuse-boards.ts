import { BOARDS } from '@toile/contract';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import { ProductError } from '#server/product/errors.ts';

/** $1 account. The names of boards alone have a point. */
const ORDERED = statement<{ lately: number }>(
  'boards-ordered',
  `select coalesce(sum(f.orders), 0)::int as lately from design_forms f join designs d on d.id = f.design_id
     where d.account_id = $1 and f.form like '%.%' and f.created_at > now() - interval '1 hour'`,
);

/**
 * Every board is drawn and kept, so what is free is counted by the hour. Ask it with the account's presses locked, and the board
 * placed.
 * @throws {ProductError} `boards-too-many`
 */
export async function refuseBoards(tx: Transactor, accountId: string): Promise<void> {
  const [row] = await askWithin(tx, ORDERED, [accountId]);
  if ((row?.lately ?? 0) > BOARDS.perHour) throw new ProductError('boards-too-many');
}
