import type { Notices } from '#server/parts/notices/notices.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { createBell } from '#server/product/designs/bell.ts';
import { ProductError } from '#server/product/errors.ts';
import { offersTopic } from './offer-notices.ts';

/** Seconds after which a follower is asked to come again. */
export const FOLLOWED_MAX_S = 600;
/** Followers of one account in this process: a tab each. */
const EACH_MAX = 6;

const followed = new Map<string, number>();

/**
 * Yields at once, as something may have been missed, and then whenever somebody said something of one of the caller's
 * offers, for so many seconds.
 * @throws {ProductError} `session-missing`, `rate-limited` where too many follow already
 */
export function followOffers({
  ctx,
  parts,
  input: { seconds, signal },
}: {
  ctx: Context;
  parts: { notices: Pick<Notices, 'listen'> };
  input: { seconds: number; signal: AbortSignal };
}): AsyncGenerator<{ type: 'changed' }, void, void> {
  const { accountId } = requireAccount(ctx);
  if ((followed.get(accountId) ?? 0) >= EACH_MAX) throw new ProductError('rate-limited');
  return follow({ accountId, notices: parts.notices, seconds, signal });
}

interface Following {
  readonly accountId: string;
  readonly notices: Pick<Notices, 'listen'>;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

async function* follow({
  accountId,
  notices,
  seconds,
  signal,
}: Following): AsyncGenerator<{ type: 'changed' }, void, void> {
  followed.set(accountId, (followed.get(accountId) ?? 0) + 1);
  const bell = createBell();
  const until = performance.now() + seconds * 1000;
  const unlisten = notices.listen(offersTopic(accountId), bell.ring);
  try {
    do {
      yield { type: 'changed' };
      await bell.wait(until - performance.now(), signal);
    } while (!signal.aborted && performance.now() < until);
  } finally {
    unlisten();
    const left = (followed.get(accountId) ?? 1) - 1;
    if (left > 0) followed.set(accountId, left);
    else followed.delete(accountId);
  }
}
