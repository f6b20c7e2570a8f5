import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GenerationRequest } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { type Context, inTransaction, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { spend } from '#server/product/wallet/spend.ts';
import type { DesignParts } from './design-parts.ts';
import { DRAWING_QUEUE } from './drawing-queue.ts';
import { keptLook } from './kept-look.ts';
import { lockPresses } from './lock-presses.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { refuseUndrawable } from './refuse-undrawable.ts';

/** One more than the largest seed. */
const SEEDS = 2 ** 32;

export interface PressInput {
  request: GenerationRequest;
  /** The same press sent again carries the same key, and gets the first one's design whatever came of it. */
  idempotencyKey?: string;
}

/**
 * Takes one token and orders the design it pays for, in one transaction: there is never the one without the other.
 * @throws {ProductError} `session-missing`, `design-refused`, `design-not-understood`, `design-not-found` (of which something is to be kept), `tokens-missing`, `email-unproved`, `spend-failed`, `designs-too-many`, `designs-too-many-overall`,
 * `idempotency-key-reused`
 */
export async function press({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'jobs' | 'limits'>;
  input: PressInput;
}): Promise<DesignRow> {
  const { accountId } = requireAccount(ctx);
  await refuseUndrawable(input.request);
  return inTransaction(ctx, async (inner) => {
    // Presses of one account go one after the other, so the second of a pair sees what the first has done.
    await lockPresses(inner.tx, accountId);
    const earlier = await findEarlier(inner, accountId, input);
    if (earlier) return earlier;
    if (input.request.keep && !(await keptLook(inner.tx, { accountId, request: input.request })))
      throw new ProductError('design-not-found');
    const id = newId();
    await spend({ ctx: inner, input: { ref: id, freeNeedsProof: parts.limits.freeNeedsProof } }).catch(failToSpend);
    await refuseTooMany(inner.tx, accountId, parts.limits);
    const design = await insertDesign(inner, { id, accountId, input, deadline: parts.limits.deadline });
    await parts.jobs.enqueue(inner.tx, DRAWING_QUEUE, { designId: id });
    return design;
  });
}

function failToSpend(cause: unknown): never {
  throw cause instanceof ProductError ? cause : new ProductError('spend-failed', { cause });
}

async function findEarlier(
  { tx }: TransactionContext,
  accountId: string,
  { request, idempotencyKey }: PressInput,
): Promise<DesignRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [earlier] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.accountId, accountId), eq(designs.idempotencyKey, idempotencyKey)));
  if (earlier && !isDeepStrictEqual(earlier.request, request)) throw new ProductError('idempotency-key-reused');
  return earlier;
}

async function insertDesign(
  { tx }: TransactionContext,
  order: { id: string; accountId: string; input: PressInput; deadline: number },
): Promise<DesignRow> {
  const { request, idempotencyKey } = order.input;
  const [design] = await tx
    .insert(designs)
    .values({
      id: order.id,
      accountId: order.accountId,
      request,
      words: request.style_idea,
      seed: request.seed ?? randomInt(SEEDS),
      deadlineAt: sql`now() + make_interval(secs => ${order.deadline / 1000})`,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    .returning();
  if (!design) throw new ProductError('unexpected');
  return design;
}
