import { and, eq, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { asJob, type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createBell } from './bell.ts';
import { designTopic } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { failLateDesign } from './fail-late-designs.ts';
import { PLACE_IN_LINE } from './place-in-line.ts';

/** Milliseconds after which a follower looks for itself: a notice may have been lost. */
const LOOK_EVERY = 2000;

/** A design as it stands; with its place while it waits, else null. */
export type FollowedDesign = DesignRow & { readonly place: number | null };

export interface FollowDesignInput {
  designId: string;
  /** Ends the following; the design goes on. */
  signal: AbortSignal;
}

/**
 * Yields the caller's design as it is now, then again after every change, of its place in the line too, wherever it is being
 * drawn, and last when it has ended. A design that outlives its deadline is failed here, with its token given back: following always ends.
 * @throws {ProductError} `session-missing`, `design-not-found`; the signal's reason
 */
export async function* followDesign({
  ctx,
  parts,
  input: { designId, signal },
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  input: FollowDesignInput;
}): AsyncGenerator<FollowedDesign, void, void> {
  const { accountId } = requireAccount(ctx);
  const bell = createBell();
  const unlisten = parts.notices.listen(designTopic(designId), bell.ring);
  try {
    for (let last: FollowedDesign | undefined; last?.status !== 'done' && last?.status !== 'failed'; ) {
      signal.throwIfAborted();
      const { design, isLate } = await readFollowed(ctx, accountId, designId);
      if (hasMoved(last, design)) yield design;
      last = design;
      if (isLate) await failLateDesign({ ctx: asJob(ctx, 'late-designs'), parts, input: { designId } });
      else if (design.status === 'running') await bell.wait(LOOK_EVERY, signal);
    }
  } finally {
    unlisten();
  }
}

/**
 * The caller's design as it stands.
 * @throws {ProductError} `session-missing`, `design-not-found`
 */
export async function getFollowed({
  ctx,
  input: { designId },
}: {
  ctx: Context;
  input: { designId: string };
}): Promise<FollowedDesign> {
  return (await readFollowed(ctx, requireAccount(ctx).accountId, designId)).design;
}

const hasMoved = (last: FollowedDesign | undefined, now: FollowedDesign) =>
  !last ||
  last.status !== now.status ||
  last.stage !== now.stage ||
  last.progress !== now.progress ||
  last.place !== now.place;

async function readFollowed(ctx: Context, accountId: string, designId: string) {
  const isLate = sql<boolean>`${designs.status} = 'running' and ${designs.deadlineAt} < now()`;
  const [found] = await reader(ctx)
    .select({ design: designs, isLate, place: PLACE_IN_LINE })
    .from(designs)
    .where(and(eq(designs.id, designId), eq(designs.accountId, accountId)));
  if (!found) throw new ProductError('design-not-found');
  const { design, place, isLate: late } = found;
  return { design: { ...design, place }, isLate: late };
}
