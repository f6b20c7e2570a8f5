import { setTimeout as sleep } from 'node:timers/promises';
import type { Notices } from '#server/parts/notices/notices.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { isLiveSession } from './live-sessions.ts';

/** Milliseconds between two looks at a database that is away; the pause doubles from the first to the most. */
const PAUSE = { first: 100, most: 5000 } as const;

/** The database itself posts it when the row goes (`sessions_tell_of_their_end`). */
const sessionTopic = (sessionId: string): string => `session ${sessionId}`;

/**
 * Aborts as `signal` does, and when the session that the caller came with ends: signed out here or elsewhere, by a new password, with the
 * account, by whoever runs the product. Its reason is then `session-missing`.
 * @throws {ProductError} `session-missing`
 */
export async function untilSessionEnds({
  ctx,
  parts: { notices },
  input: { signal },
}: {
  ctx: Context;
  parts: { notices: Pick<Notices, 'listen'> };
  input: { signal: AbortSignal };
}): Promise<AbortSignal> {
  const { sessionId } = requireAccount(ctx);
  const ending = new AbortController();
  const end = () => ending.abort(new ProductError('session-missing'));
  const isLive = () => isLiveSession(ctx.database, sessionId);
  let isLooking = false;
  let isDue = false;
  // A notice that may have been missed is looked for until the database answers; while it is away it ends nothing. What is missed during a
  // look may be younger than its answer, and is looked for again.
  const look = async () => {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    for (let pause: number = PAUSE.first; isDue && !signal.aborted; ) {
      isDue = false;
      const live = await isLive().catch(() => undefined);
      if (live === false) end();
      if (live !== undefined) continue;
      isDue = true;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, PAUSE.most);
    }
    isLooking = false;
  };
  const unlisten = notices.listen(sessionTopic(sessionId), (body) => (body === undefined ? void look() : end()));
  if (signal.aborted) unlisten();
  else signal.addEventListener('abort', unlisten, { once: true });
  // it may have ended before anybody listened
  if (!(await isLive())) end();
  return AbortSignal.any([signal, ending.signal]);
}
