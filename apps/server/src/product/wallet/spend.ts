import { TOKENS_PER_DESIGN } from '@toile/contract';
import { askWithin } from '#server/parts/database/ask.ts';
import { statement } from '#server/parts/database/statement.ts';
import { requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { type Balances, lockBalances } from './balances.ts';
import { POSTING } from './post-entry.ts';

/** How a statement names what it spends on: SQL over its parameters and its own parts. */
interface Spending {
  /** What is paid, once: the ref of the entry. */
  readonly ref: string;
  /** Whether free tokens lie where they are until the person's address is proved, and paid ones are taken. */
  readonly freeNeedsProof: string;
  /** Whether anything is taken. */
  readonly when: string;
}

/**
 * Parts of a statement that take the price of a design or of a tech pack from the part `caller`, free tokens first. `purse` says what could
 * be taken (`free`, `paid`) and what lies there (`lying`); `posted` has the balances after it, or no row where nothing was
 * taken, be it that the wallet has moved on since the statement began.
 */
export const spending = ({ ref, freeNeedsProof, when }: Spending): string => `purse as (
    select w.account_id, w.xmin as version, w.paid, w.free as lying,
      case when ${freeNeedsProof} and not a.is_email_verified then 0 else w.free end as free
    from caller join accounts a on a.id = caller.id join wallets w on w.account_id = caller.id
  ),
  change as (
    select p.account_id, 'spend' as kind, ${ref} as ref, 'spent' as book, p.version,
      -least(p.free, ${TOKENS_PER_DESIGN}) as free, least(p.free, ${TOKENS_PER_DESIGN}) - ${TOKENS_PER_DESIGN} as paid
    from purse p where p.free + p.paid >= ${TOKENS_PER_DESIGN} and ${when}
  ),
  ${POSTING}`;

/** What is told to somebody whose purse does not hold the price. */
export const unaffordable = ({ free, lying }: { free: number; lying: number }): ProductError =>
  new ProductError(lying > free ? 'email-unproved' : 'tokens-missing');

/** $1 account, whose wallet is locked, $2 ref, $3 whether free tokens need proof. */
const SPEND = statement<Balances & { lying: number; isSpent: boolean; left: Balances | null }>(
  'spend',
  `with caller as (select $1::text as id),
   earlier as (select id from ledger where account_id = $1::text and kind = 'spend' and ref = $2::text),
   ${spending({ ref: '$2::text', freeNeedsProof: '$3::boolean', when: 'not exists (select from earlier)' })}
   select purse.free, purse.paid, purse.lying, exists (select from earlier) as "isSpent",
     (select json_build_object('free', free, 'paid', paid) from posted) as "left"
   from purse`,
);

/**
 * Takes the price from the caller, free tokens first, in the transaction that makes the row it pays for; `ref` is the id of
 * that row. Spending twice for one row takes once. With `freeNeedsProof` free tokens lie there until the caller's address is
 * proved, and paid ones are taken. Returns the balances after it.
 * @throws ProductError `tokens-missing`; `email-unproved` where only free tokens are left
 */
export async function spend({
  ctx,
  input: { ref, freeNeedsProof = false },
}: {
  ctx: TransactionContext;
  input: { ref: string; freeNeedsProof?: boolean | undefined };
}): Promise<Balances> {
  const { accountId } = requireAccount(ctx);
  const before = await lockBalances(ctx.tx, accountId);
  const [spent] = await askWithin(ctx.tx, SPEND, [accountId, ref, freeNeedsProof]);
  if (spent?.isSpent) return before;
  if (!spent?.left) throw unaffordable({ free: spent?.free ?? 0, lying: before.free });
  return spent.left;
}
