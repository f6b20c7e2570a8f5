import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type GenerationRequest, TOKENS_PER_DESIGN } from '@toile/contract';
import { isAway } from '#server/parts/database/away.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { statement } from '#server/parts/database/statement.ts';
import type { LeaveSeat } from '#server/parts/generator/seats.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { ACTING_CALLER, callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { lockBalances } from '#server/product/wallet/balances.ts';
import { spending, unaffordable } from '#server/product/wallet/spend.ts';
import type { EndedDesign } from './complete-design.ts';
import type { DesignParts } from './design-parts.ts';
import { DRAWING_QUEUE } from './drawing-queue.ts';
import { earlierOf } from './family/earlier-of.ts';
import { ATTENDED_S } from './here/attendance.ts';
import type { DrawingHere } from './here/open-drawing-here.ts';
import { keptLook } from './kept-look.ts';
import { refuseUndrawable } from './refuse-undrawable.ts';

/** One more than the largest seed. */
const SEEDS = 2 ** 32;

export interface PressInput {
  request: GenerationRequest;
  /** The same press sent again carries the same key, and gets the first one's design whatever came of it. */
  idempotencyKey?: string;
}

type OrderedDesign = Pick<
  DesignRow,
  'id' | 'accountId' | 'words' | 'seed' | 'request' | 'status' | 'stage' | 'progress'
>;

export interface PressedDesign extends OrderedDesign {
  /** Where this process draws it: its end, or undefined where that has to be looked up. Never rejects. */
  readonly ended?: Promise<EndedDesign | undefined>;
}

interface PressCall {
  ctx: AskingContext;
  parts: Pick<DesignParts, 'jobs' | 'limits'> & { drawing?: DrawingHere };
  input: PressInput;
}

/** A press whose price is known. */
interface PricedCall extends PressCall {
  /** It takes no token. */
  isFree: boolean;
}

/**
 * Takes one token and orders the design it pays for, in one statement: there is never the one without the other; a design that was paid for
 * is recoloured for none. It is drawn
 * here where somebody who draws is free; else it lies in the queue by the same transaction.
 * @throws {ProductError} `session-missing`, `design-refused`, `design-not-understood`, `design-not-found` (of which something is to be kept or changed), `tokens-missing`, `email-unproved`, `spend-failed`, `designs-too-many`, `designs-too-many-overall`,
 * `idempotency-key-reused`
 */
export async function press(call: PressCall): Promise<PressedDesign> {
  const { ctx, parts, input } = call;
  if (!isAccount(ctx)) throw new ProductError('session-missing');
  const own = { accountId: callerValues(ctx)[0] ?? '', request: input.request };
  const earlier = isGoingOn(input.request) ? await earlierOf(ctx, own, true) : undefined;
  const { isFree } = await refuseUndrawable({ ...own, earlier }).catch(async (refusal: unknown) => {
    await requireProved(ctx);
    throw refusal;
  });
  const priced = { ...call, isFree };
  const leaveSeat = ctx.tx ? undefined : parts.drawing?.takeSeat();
  const here = parts.drawing && leaveSeat && (await pressHere(priced, parts.drawing, leaveSeat));
  return here ?? (await queueOrder(priced)).design;
}

/** Whether it keeps something of an earlier design, or changes it. */
const isGoingOn = ({ keep, edit }: GenerationRequest): boolean => keep !== undefined || edit !== undefined;

/** Orders it for `drawing` and has it drawn. Undefined, with the seat left, where others wait who come first. */
async function pressHere(
  call: PricedCall,
  drawing: DrawingHere,
  leaveSeat: LeaveSeat,
): Promise<PressedDesign | undefined> {
  const order = await placeOrder(call, drawing).catch((error: unknown) => {
    leaveSeat();
    throw error;
  });
  if (order?.isNew) {
    const begun = { ...order.design, createdAt: new Date(), remaining: call.parts.limits.deadline };
    return { ...order.design, ended: drawing.draw(begun, leaveSeat) };
  }
  leaveSeat();
  return order?.design;
}

interface Order {
  readonly design: OrderedDesign;
  /** Whether this press made it. */
  readonly isNew: boolean;
  /** The round in which it is drawn. */
  readonly turn: number;
}

async function queueOrder({ ctx, parts, input, isFree }: PricedCall): Promise<Order> {
  return within(ctx, async (tx) => {
    const order = await placeOrder({ ctx: { ...ctx, tx }, parts, input, isFree });
    if (!order) throw new ProductError('unexpected');
    if (order.isNew) await parts.jobs.enqueue(tx, DRAWING_QUEUE, { designId: order.design.id }, order.turn);
    return order;
  });
}

const within = <T>({ tx, database }: AskingContext, work: (tx: Transactor) => Promise<T>): Promise<T> =>
  tx ? work(tx) : database.transaction(work);

/** Orders a design for the queue, or for `drawing`; undefined where it would be drawn there before others who wait. */
async function placeOrder(
  { ctx, parts: { limits }, input, isFree }: PricedCall,
  drawing?: DrawingHere,
): Promise<Order | undefined> {
  const { idempotencyKey = null } = input;
  const caller = callerValues(ctx);
  const accountId = caller[0] ?? '';
  const { edit } = input.request;
  const goesOn = isGoingOn(input.request);
  const earlier = goesOn ? await keptLook(reader(ctx), { accountId, request: input.request }, true) : undefined;
  // what is changed stays the same picture in all else
  const seed = (edit && earlier?.seed) ?? input.request.seed ?? randomInt(SEEDS);
  // the brief of an edit is that of the design it changes, whatever stands beside it
  const words = (edit && earlier?.brief) ?? input.request.style_idea;
  const request = { ...input.request, style_idea: words };
  const design = { id: newId(), accountId, words, seed, request };
  const isKeepable = !goesOn || earlier !== undefined;
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
  if (verdict !== 'ordered') throw refusalOf(verdict, row);
  return { design: { ...design, status: 'running', stage, progress: 0 }, isNew: true, turn };
}

/**
 * Where the purse moves on in the very moment, the order is placed with the purse in hand; so is one that takes nothing of it, or two of one
 * moment would not see each other.
 */
async function askForOrder(
  { ctx, isFree }: Pick<PricedCall, 'ctx' | 'isFree'>,
  accountId: string,
  values: readonly unknown[],
): Promise<OrderRow> {
  const place = async (tx?: Transactor) => (await ctx.database.ask(PLACE_ORDER, values, tx).catch(failToSpend))[0];
  const placeInHand = () =>
    within(ctx, async (tx) => {
      await lockBalances(tx, accountId);
      return place(tx);
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

/** Whoever sends a press again may do so at a process that does not draw it. */
async function findAgain(
  ctx: AskingContext,
  earlier: OrderedDesign,
  request: GenerationRequest,
): Promise<OrderedDesign> {
  if (!isDeepStrictEqual(earlier.request, request)) throw new ProductError('idempotency-key-reused');
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

interface OrderRow {
  readonly verdict:
    | 'ordered'
    /** Others wait, and are drawn before it. */
    | 'in-line'
    | 'moved'
    | 'unaffordable'
    | 'design-not-found'
    | 'designs-too-many'
    | 'designs-too-many-overall';
  /** What could be taken, and what free tokens lie there. */
  readonly free: number;
  readonly lying: number;
  readonly turn: number;
  readonly earlier: OrderedDesign | null;
}

/** Whether it is a new press for which there is room, and what it goes on from. */
const HAS_ROOM = `$12::boolean and not exists (select from earlier)
       and (select not (own or overall or ("isAwaited" and $14::float8 is not null)) from running)`;

/** Where everybody together has no room left, whoever has nothing in the making still finds a quarter more. */
const ROOM_FOR_NEW = (overall: string): string => `(${overall} + ${overall} / 4)`;

/**
 * $1 and $2 caller, $3 design, $4 request, $5 words, $6 seed, $7 key of the press, $8 seconds until the deadline, $9 designs of
 * one account and $10 of all that may be in the making, $11 whether free tokens need a proved address, $12 whether there is
 * what is to be kept or changed, $13 stage, $14 seconds that this process attends to it, null for the queue, $15 the design it changes,
 * $16 whether it takes no token.
 *
 * A press changes its wallet. So where the wallet is still what the statement saw, no other press of the account has come
 * between: what was counted of it, and that there is none of the key, holds.
 *
 * Turns: a press goes into the round that is being drawn, or into the one after the account's last. So everybody who waits is
 * drawn once before anybody is drawn twice, and nobody is overtaken for ever by who comes later. The overall limit may be overshot by as many
 * presses as commit at the same moment, which a queue of its length does not feel.
 */
const PLACE_ORDER = statement<OrderRow>(
  'place-order',
  `with ${ACTING_CALLER},
   earlier as (
     select d.id, d.account_id as "accountId", d.words, d.seed, d.request, d.status, d.stage, d.progress
     from caller join designs d on d.account_id = caller.id and d.idempotency_key = $7::text
   ),
   running as materialized (
     select own.count >= $9::int as own,
       overall.count >= case when own.count > 0 then $10::int else ${ROOM_FOR_NEW('$10::int')} end as overall,
       first.turn is not null as "isAwaited",
       greatest(coalesce(first.turn, overall.turn, 0), coalesce(own.turn + 1, 0)) as turn
     from
       (select count(*), max(turn) as turn from (
         select d.turn from caller join designs d on d.account_id = caller.id where d.status = 'running' limit $9::int
       ) d) own,
       (select count(*), max(turn) as turn from (
         select turn from designs where status = 'running' limit ${ROOM_FOR_NEW('$10::int')}
       ) d) overall
       left join (
         select turn from designs where status = 'running' and stage = 'queued' and attended_until is null
         order by turn limit 1
       ) first on true
   ),
   ${spending({
     ref: '$3::text',
     freeNeedsProof: '$11::boolean',
     when: `not $16::boolean and ${HAS_ROOM}`,
   })},
   ordered as (
     select account_id from posted
     union all
     select account_id from purse where $16::boolean and ${HAS_ROOM}
   ),
   design as (
     insert into designs
         (id, account_id, request, words, seed, idempotency_key, deadline_at, stage, attended_until, is_awaited, turn,
          parent_id)
       select $3::text, account_id, $4::jsonb, $5::text, $6::bigint, $7::text, now() + make_interval(secs => $8::float8),
         $13::text, now() + make_interval(secs => $14::float8), $14::float8 is null, running.turn, $15::text
       from ordered, running returning id
   )
   select
     case
       when exists (select from design) then 'ordered'
       when not $12::boolean then 'design-not-found'
       when not $16::boolean and purse.free + purse.paid < ${TOKENS_PER_DESIGN} then 'unaffordable'
       when running.own then 'designs-too-many'
       when running.overall then 'designs-too-many-overall'
       when "isAwaited" and $14::float8 is not null then 'in-line'
       else 'moved'
     end as verdict,
     purse.free, purse.lying, running.turn, (select to_jsonb(earlier) from earlier) as earlier
   from purse, running`,
);

/** $1 design. */
const AWAIT_DESIGN = statement<object>(
  'await-design',
  `update designs set is_awaited = true where id = $1 and status = 'running' and not is_awaited`,
);
