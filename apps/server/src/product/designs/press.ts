import type { LeaveSeat } from '#server/parts/generator/seats.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { EndedDesign } from './complete-design.ts';
import type { DesignParts } from './design-parts.ts';
import { earlierOf } from './family/earlier-of.ts';
import type { DrawingHere } from './here/open-drawing-here.ts';
import { isGoingOn, type PressInput, type PricedPress, placeOrder, queueOrder } from './order-design.ts';
import type { OrderedDesign } from './place-order.ts';
import { refuseUndrawable } from './refuse-undrawable.ts';

export interface PressedDesign extends OrderedDesign {
  /** Where this process draws it: its end, or undefined where that has to be looked up. Never rejects. */
  readonly ended?: Promise<EndedDesign | undefined>;
}

export interface PressCall {
  ctx: AskingContext;
  parts: Pick<DesignParts, 'jobs' | 'limits'> & { drawing?: DrawingHere };
  input: PressInput;
}

/**
 * Takes one token and orders the design it pays for, in one statement: there is never the one without the other; a design that was paid for
 * is recoloured for none. It is drawn
 * here where somebody who draws is free; else it lies in the queue by the same transaction.
 * @throws {ProductError} `session-missing`, `design-refused`, `design-not-understood`, `design-not-found`, `look-newer`, `look-unreadable` (of what something is to be kept of, or is to be changed), `tokens-missing`, `email-unproved`, `spend-failed`, `designs-too-many`, `designs-too-many-overall`,
 * `recolours-too-many`, `idempotency-key-reused`
 */
export async function press(call: PressCall): Promise<PressedDesign> {
  const { ctx, parts } = call;
  const priced = await priceOf(call);
  const leaveSeat = ctx.tx ? undefined : parts.drawing?.takeSeat();
  const here = parts.drawing && leaveSeat && (await pressHere(priced, parts.drawing, leaveSeat));
  return here ?? (await queueOrder(priced)).design;
}

/**
 * Judges a press, and says whether it takes a token.
 * @throws {ProductError} `session-missing`, `design-refused`, `design-not-understood`
 */
export async function priceOf(call: PressCall): Promise<PricedPress> {
  const { ctx, input } = call;
  if (!isAccount(ctx)) throw new ProductError('session-missing');
  const own = { accountId: callerValues(ctx)[0] ?? '', request: input.request };
  const earlier = isGoingOn(input.request) ? await earlierOf(ctx, own, 'press') : undefined;
  // With nothing to go on from there is nothing to judge: it is refused below, or was placed before.
  const isLost = isGoingOn(input.request) && !earlier;
  const { isFree } = isLost ? { isFree: false } : await judge(ctx, { ...own, earlier, gone: input.gone });
  return { ...call, isFree, isJudged: !isLost };
}

/** A refusal of the words is for who proved who they are. */
const judge = (ctx: AskingContext, wish: Parameters<typeof refuseUndrawable>[0]) =>
  refuseUndrawable(wish).catch(async (refusal: unknown) => {
    await requireProved(ctx);
    throw refusal;
  });

/** Orders it for `drawing` and has it drawn. Undefined, with the seat left, where others wait who come first. */
async function pressHere(
  call: PricedPress,
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
