import { and, eq, sql } from 'drizzle-orm';
import { isAway } from '#server/parts/database/away.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { outwait } from '#server/parts/outwait.ts';
import { asJob, type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createBell } from './bell.ts';
import { designTopic } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { failLateDesign } from './fail-late-designs.ts';
import { type Follower, hasMoved, lookoutOf, type Standing } from './look-together.ts';
import { PLACE_IN_LINE } from './place-in-line.ts';

/** A design as it stands; with its place while it waits, else null. */
export type FollowedDesign = DesignRow & { readonly place: number | null };

/** How a followed design stands. What else there is to it, thousands who wait need not keep. */
export interface FollowedState extends Standing {
  readonly id: string;
  /** All of it, when it has ended. */
  readonly ended?: DesignRow;
}

export interface FollowDesignInput {
  designId: string;
  /** Ends the following; the design goes on. */
  signal: AbortSignal;
  /** Whether whoever follows waits for a database that is away, as the design does. */
  outwaits?: boolean;
}

/**
 * Yields the caller's design as it is now, then again after every change, of its place in the line too, wherever it is being
 * drawn, and last when it has ended. A design that outlives its deadline is failed here, with its token given back: following always ends.
 * @throws {ProductError} `session-missing`, `design-not-found`; the signal's reason
 */
export async function* followDesign({
  ctx,
  parts,
  input: { designId, signal, outwaits = false },
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  input: FollowDesignInput;
}): AsyncGenerator<FollowedState, void, void> {
  const { accountId } = requireAccount(ctx);
  const view = new View(designId, outwaits);
  const unlisten = parts.notices.listen(designTopic(designId), () => view.hear());
  const unfollow = lookoutOf(ctx.database).follow(view);
  const patiently = <T>(work: () => Promise<T>) => (outwaits ? outwait(work, signal) : work());
  try {
    for (let last: FollowedState | undefined; !last?.ended; ) {
      signal.throwIfAborted();
      const known = view.take();
      const { state, isLate }: { state: FollowedState; isLate: boolean } =
        known && last
          ? { state: { ...last, ...known }, isLate: false }
          : stateOf(await patiently(() => readFollowed(ctx, accountId, designId)));
      const isNews = hasMoved(last, state);
      last = state;
      view.tell(state);
      if (isNews) yield state;
      if (isLate)
        await patiently(() => failLateDesign({ ctx: asJob(ctx, 'late-designs'), parts, input: { designId } }));
      else if (!state.ended) await view.wait(signal);
    }
  } finally {
    unlisten();
    unfollow();
  }
}

function stateOf({ design, isLate }: { design: FollowedDesign; isLate: boolean }) {
  const { id, status, stage, progress, place } = design;
  return { state: { id, status, stage, progress, place, ...(status !== 'running' && { ended: design }) }, isLate };
}

/** What one follower hears of a design between two times that it is read. Of a class, as thousands of each of its verbs would be kept. */
class View implements Follower {
  readonly designId: string;
  last: Standing | undefined;
  /** What was heard. Whatever is not known whole is read, and read again where something is heard meanwhile. */
  private heard: { standing: Standing } | { error: unknown } | 'unread' | 'reading' = 'unread';
  private readonly outwaits: boolean;
  private readonly bell = createBell();

  constructor(designId: string, outwaits: boolean) {
    this.designId = designId;
    this.outwaits = outwaits;
  }

  /** Something was said of it. */
  hear(): void {
    this.heard = 'unread';
    this.bell.ring();
  }

  move(standing: Standing | undefined): void {
    // Whoever reads it learns what is newer than most looks.
    if (standing && typeof this.heard === 'string') return;
    this.heard = standing ? { standing } : 'unread';
    this.bell.ring();
  }

  fail(error: unknown): void {
    // The next look may succeed.
    if (this.outwaits && isAway(error)) return;
    this.heard = { error };
    this.bell.ring();
  }

  /** What was heard since, undefined where the design has to be read. */
  take(): Standing | undefined {
    if (typeof this.heard === 'string') {
      this.heard = 'reading';
      return undefined;
    }
    if ('error' in this.heard) throw this.heard.error;
    return this.heard.standing;
  }

  tell({ status, stage, progress, place }: Standing): void {
    this.last = { status, stage, progress, place };
    if (this.heard !== 'unread') this.heard = { standing: this.last };
  }

  wait(signal: AbortSignal): Promise<void> {
    return this.bell.wait(Infinity, signal);
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
