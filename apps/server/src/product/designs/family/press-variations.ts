import { createHash } from 'node:crypto';
import type { GenerationRequest, Move } from '@toile/contract';
import { askWithin } from '#server/parts/database/ask.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type Context, inTransaction, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { lockBalances } from '#server/product/wallet/balances.ts';
import type { DesignParts } from '../design-parts.ts';
import { getDesign } from '../get-design.ts';
import { type PricedPress, queueOrder } from '../order-design.ts';
import type { OrderedDesign } from '../place-order.ts';
import { priceOf } from '../press.ts';

interface VariationsCall {
  ctx: Context;
  parts: Pick<DesignParts, 'jobs' | 'limits'>;
  input: {
    /** The design they are of. */
    designId: string;
    /** What is chosen for each of them. */
    variations: readonly Move[][];
    /** The same set sent again carries the same key, and gets the first one's designs. */
    idempotencyKey?: string;
    gone?: AbortSignal;
  };
}

/**
 * Orders several designs that differ from one, each for its token, all of them or none: each is judged first, then all are ordered in one
 * transaction. A set is let through while nothing else of the account is in the making, though it is more than one may have there.
 * @throws {ProductError} as `press` does for the first of them that is refused
 */
export async function pressVariations({ ctx, parts, input }: VariationsCall): Promise<OrderedDesign[]> {
  const { accountId } = requireAccount(ctx);
  const design = await getDesign({ ctx, input });
  const { idempotencyKey: key, gone } = input;
  const calls = input.variations.map((moves, n) => ({
    ...{ ctx, parts },
    input: {
      request: requestOf(design, moves),
      ...(key !== undefined && { idempotencyKey: keyOf(key, n) }),
      ...(gone && { gone }),
    },
  }));
  const priced = await Promise.all(calls.map(priceOf));
  return inTransaction(ctx, async (inner) => {
    await lockBalances(inner.tx, accountId);
    return orderAll(inner, priced, await isBusy(inner, accountId));
  });
}

/** Of one of a set, as long whatever the set's own key is. */
const keyOf = (key: string, n: number): string => `${createHash('sha256').update(key).digest('base64url')}:${n}`;

/** What it was asked with, changed by these choices; the seed is that of the design. */
function requestOf({ id, request }: { id: string; request: GenerationRequest }, moves: Move[]): GenerationRequest {
  const { keep: _, seed: __, ...brief } = request;
  return { ...brief, edit: { design_id: id, words: '', moves } };
}

async function orderAll(
  ctx: TransactionContext,
  calls: readonly PricedPress[],
  isBusy: boolean,
): Promise<OrderedDesign[]> {
  const ordered: OrderedDesign[] = [];
  for (const call of calls) {
    const { limits } = call.parts;
    const perAccount = isBusy ? limits.perAccount : Math.max(limits.perAccount, calls.length);
    const parts = { ...call.parts, limits: { ...limits, perAccount } };
    ordered.push((await queueOrder({ ...call, parts, ctx })).design);
  }
  return ordered;
}

/** $1 account. */
const BUSY = statement<{ isBusy: boolean }>(
  'is-busy',
  `select exists (select from designs where account_id = $1 and status = 'running') as "isBusy"`,
);

/** Whether anything of the account is in the making. Ask it with its wallet locked. */
async function isBusy({ tx }: TransactionContext, accountId: string): Promise<boolean> {
  const [row] = await askWithin(tx, BUSY, [accountId]);
  return row?.isBusy ?? false;
}
