import { MESSAGE, RECOLOURS_KEPT_FOR_EACH, RECOLOURS_PER_HOUR } from '@toile/contract';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import { ProductError } from '#server/product/errors.ts';

/** $1 account. What lies in the trash is kept as well; a tech pack is no design. */
const RECOLOURED = statement<{ lately: number; kept: number; paid: number }>(
  'recoloured',
  `select count(*) filter (where d.created_at > now() - interval '1 hour')::int as lately, count(*)::int as kept,
     (select count(*) filter (where l.kind = 'spend') - count(*) filter (where l.kind = 'refund')
      from ledger l where l.account_id = $1 and not exists (select from packs k where k.id = l.ref))::int as paid
   from designs d where d.account_id = $1 and d.is_free`,
);

/**
 * Every design is drawn and kept, so what is free is counted: by the hour, and against what was paid for. Ask it with the
 * account's wallet locked, and the design placed.
 * @throws {ProductError} `recolours-too-many`
 */
export async function refuseRecolours(tx: Transactor, accountId: string): Promise<void> {
  const [row] = await askWithin(tx, RECOLOURED, [accountId]);
  const { lately, kept, paid } = row ?? { lately: 0, kept: 0, paid: 0 };
  if (kept > RECOLOURS_KEPT_FOR_EACH * (1 + paid))
    throw new ProductError('recolours-too-many', { message: MESSAGE.recoloursKept });
  if (lately > RECOLOURS_PER_HOUR) throw new ProductError('recolours-too-many');
}
