import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GenerationRequest } from '@toile/contract';
import { isAway } from '#server/parts/database/away.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { callerValues } from '#server/product/caller.ts';
import { type AskingContext, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { lockBalances } from '#server/product/wallet/balances.ts';
import { unaffordable } from '#server/product/wallet/spend.ts';
import type { DesignParts } from './design-parts.ts';
import { DRAWING_QUEUE } from './drawing-queue.ts';
import { refuseRecolours } from './family/refuse-recolours.ts';
import { ATTENDED_S } from './here/attendance.ts';
import type { DrawingHere } from './here/open-drawing-here.ts';
import { keptLook } from './kept-look.ts';
import { type OrderedDesign, type OrderRow, PLACE_ORDER } from './place-order.ts';

/** One more than the largest seed. */
const SEEDS = 2 ** 32;

export interface PressInput {
  request: GenerationRequest;
  /** The same press sent again carries the same key, and gets the first one's design whatever came of it. */
  idempotencyKey?: string;
  /** Aborts when the caller has left: a press whose words nobody has begun to read by then is none, and takes no token. */
  gone?: AbortSignal;
}

/** A press whose price is known. */
export interface PricedPress {
  ctx: AskingContext;
  parts: Pick<DesignParts, 'jobs' | 'limits'>;
  input: PressInput;
  /** It takes no token. */
  isFree: boolean;
  /** Its words were judged; what was not is placed for nobody, even if what it goes on from comes back meanwhile. */
  isJudged: boolean;
}

/** Whether it keeps something of an earlier design, or changes it. */
export const isGoingOn = ({ keep, edit }: GenerationRequest): boolean => keep !== undefined || edit !== undefined;

export interface Order {
  readonly design: OrderedDesign;
  /** Whether this press made it. */
  readonly isNew: boolean;
  /** The round in which it is drawn. */
  readonly turn: number;
}

/** Orders a design for the queue, and lays it there by the same transaction. */
export async function queueOrder({ ctx, ...call }: PricedPress): Promise<Order> {
  return within(ctx, async (tx) => {
    const order = await placeOrder({ ...call, ctx: { ...ctx, tx } });
    if (!order) throw new ProductError('unexpected');
    if (order.isNew)
      await call.parts.jobs.enqueue(tx, DRAWING_QUEUE, { designId: order.design.id }, { turn: order.turn });
    return order;
  });
}

/** In the open transaction, else in one of its own. */
export const within = <T>({ tx, database }: AskingContext, work: (tx: Transactor) => Promise<T>): Promise<T> =>
  tx ? work(tx) : database.transaction(work);

/** Orders a design for the queue, or for `drawing`; undefined where it would be drawn there before others who wait. */
export async function placeOrder(
  { ctx, parts: { limits }, input, isFree, isJudged }: PricedPress,
  drawing?: DrawingHere,
): Promise<Order | undefined> {
  const { idempotencyKey = null } = input;
  const caller = callerValues(ctx);
  const accountId = caller[0] ?? '';
  const { edit } = input.request;
  const goesOn = isGoingOn(input.request);
  const earlier = goesOn ? await keptLook(reader(ctx), { accountId, request: input.request }, 'press') : undefined;
  // what is changed stays the same picture in all else
  const seed = (edit && earlier?.seed) ?? input.request.seed ?? randomInt(SEEDS);
  // the brief of an edit is that of the design it changes, whatever stands beside it
  const words = (edit && earlier?.brief) ?? input.request.style_idea;
  const request = { ...input.request, style_idea: words };
  const design = { id: newId(), accountId, words, seed, request };
  const isKeepable = isJudged && (!goesOn || earlier !== undefined);
  const stage = drawing?.isAtOnce ? 'reading' : 'queued';
  const row = await askForOrder({ ctx, isFree }, accountId, [
    ...caller,
    ...[design.id, request, design.words, design.seed, idempotencyKey, limits.deadline / 1000],
    ...[limits.perAccount, limits.overall, limits.freeNeedsProof ?? false, isKeepable],
    ...[stage, drawing ? ATTENDED_S : null, request.edit?.design_id ?? null, isFree],
  ]);
  const { verdict, turn } = row;
  if (row.earlier) return { design: await findAgain(ctx, row.earlier, request), isNew: false, turn };
  if (verdict === 'in-line') return undefined;
  // What is there and cannot be read is told so by this.
  if (verdict === 'design-not-found') await keptLook(reader(ctx), { accountId, request: input.request }, 'drawing');
  if (verdict !== 'ordered') throw refusalOf(verdict, row);
  return { design: { ...design, status: 'running', stage, progress: 0 }, isNew: true, turn };
}

/**
 * Where the purse moves on in the very moment, the order is placed with the purse in hand; so is one that takes nothing of it, or two of one
 * moment would not see each other.
 */
async function askForOrder(
  { ctx, isFree }: Pick<PricedPress, 'ctx' | 'isFree'>,
  accountId: string,
  values: readonly unknown[],
): Promise<OrderRow> {
  const place = async (tx?: Transactor) => (await ctx.database.ask(PLACE_ORDER, values, tx).catch(failToSpend))[0];
  const placeInHand = () =>
    within(ctx, async (tx) => {
      await lockBalances(tx, accountId);
      const placed = await place(tx);
      if (isFree && placed?.verdict === 'ordered') await refuseRecolours(tx, accountId);
      return placed;
    });
  if (isFree) await requireProved(ctx);
  const first = isFree ? undefined : await place(ctx.tx);
  const row = isFree || first?.verdict === 'moved' ? await placeInHand() : first;
  if (row) return row;
  await requireProved(ctx);
  throw new ProductError('unexpected');
}

function failToSpend(cause: unknown): never {
  if (isAway(cause)) throw cause;
  throw new ProductError('spend-failed', { cause });
}

/** The brief of an edit is that of the design it changes, and as that is now: it tells nothing of which press it was. */
const told = (request: GenerationRequest) => (request.edit ? { ...request, style_idea: '' } : request);

/** Whoever sends a press again may do so at a process that does not draw it. */
async function findAgain(
  ctx: AskingContext,
  earlier: OrderedDesign,
  request: GenerationRequest,
): Promise<OrderedDesign> {
  if (!isDeepStrictEqual(told(earlier.request), told(request))) throw new ProductError('idempotency-key-reused');
  if (earlier.status === 'running') await ctx.database.ask(AWAIT_DESIGN, [earlier.id], ctx.tx);
  return earlier;
}

function refusalOf(
  verdict: Exclude<OrderRow['verdict'], 'ordered' | 'in-line'>,
  { free, lying }: OrderRow,
): ProductError {
  switch (verdict) {
    case 'unaffordable':
      return unaffordable({ free, lying });
    case 'design-not-found':
    case 'designs-too-many':
    case 'designs-too-many-overall':
      return new ProductError(verdict);
    case 'moved':
      return new ProductError('unexpected', { cause: new Error(`a press came to nothing: ${verdict}`) });
  }
}

/** $1 design. */
const AWAIT_DESIGN = statement<object>(
  'await-design',
  `update designs set is_awaited = true where id = $1 and status = 'running' and not is_awaited`,
);
