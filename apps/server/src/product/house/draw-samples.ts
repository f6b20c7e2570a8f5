import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, ne } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';
import type { DesignParts } from '#server/product/designs/design-parts.ts';
import { followDesign } from '#server/product/designs/follow-design.ts';
import type { PressInput } from '#server/product/designs/order-design.ts';
import { type PressedDesign, press } from '#server/product/designs/press.ts';
import { isProductError } from '#server/product/errors.ts';
import { createPost } from '#server/product/gallery/create-post.ts';
import { newId } from '#server/product/new-id.ts';
import { ensureHouse, hasRemovedSamples } from './house-account.ts';
import { HOUSE_REQUESTS } from './house-briefs.ts';

/** Milliseconds between two looks at whether somebody's design is being drawn, which goes first. */
const LOOK_EVERY = 1000;

type Parts = Pick<DesignParts, 'jobs' | 'limits' | 'notices'>;

/**
 * Draws the designs of the house that are not drawn yet and posts them, one after the other, through the same door and
 * queue as everybody's and only while nobody else waits. Begun again it goes on where it was. Ends early with the signal.
 */
export async function drawSamples({
  ctx,
  parts,
  input: { signal },
}: {
  ctx: Context;
  parts: Parts;
  input: { signal: AbortSignal };
}): Promise<void> {
  requireJob(ctx);
  const house = await ensureHouse({ ctx });
  if (hasRemovedSamples(house)) return;
  const asHouse: Context = { ...ctx, actor: { kind: 'account', accountId: house.id, sessionId: 'house' } };
  for (const [index, request] of HOUSE_REQUESTS.entries()) {
    await waitForOthers(asHouse, house.id, signal);
    const input = { request, idempotencyKey: `house-${index + 1}` };
    const pressed = await pressOnce(asHouse, parts, input);
    const ended = pressed && (await waitForEnd(asHouse, parts, pressed.id, signal));
    if (ended?.status === 'done' && !(await isPosted(ctx, ended.id))) await post(asHouse, ended.id);
  }
}

/** Undefined where an earlier version has drawn other words in this place: that is done. */
async function pressOnce(ctx: Context, parts: Parts, input: PressInput): Promise<PressedDesign | undefined> {
  try {
    // Nobody reads the letters of the house: it proves no address.
    return await press({ ctx, parts: { ...parts, limits: { ...parts.limits, freeNeedsProof: false } }, input });
  } catch (error) {
    if (isProductError(error, 'idempotency-key-reused')) return undefined;
    throw error;
  }
}

async function waitForOthers(ctx: Context, houseId: string, signal: AbortSignal): Promise<void> {
  const others = and(eq(designs.status, 'running'), ne(designs.accountId, houseId));
  for (;;) {
    signal.throwIfAborted();
    const [running] = await reader(ctx).select({ id: designs.id }).from(designs).where(others).limit(1);
    if (!running) return;
    await sleep(LOOK_EVERY, undefined, { signal });
  }
}

async function waitForEnd(
  ctx: Context,
  parts: Parts,
  designId: string,
  signal: AbortSignal,
): Promise<DesignRow | undefined> {
  let last: DesignRow | undefined;
  for await (const state of followDesign({ ctx, parts, input: { designId, signal } })) last = state.ended;
  return last;
}

async function isPosted(ctx: Context, designId: string): Promise<boolean> {
  const [post] = await reader(ctx).select({ id: posts.id }).from(posts).where(eq(posts.designId, designId));
  return post !== undefined;
}

/** Another process may have posted it at the same moment. */
async function post(ctx: Context, designId: string): Promise<void> {
  try {
    await createPost({ ctx, input: { id: newId(), designId } });
  } catch (error) {
    if (!isProductError(error, 'document-exists')) throw error;
  }
}
