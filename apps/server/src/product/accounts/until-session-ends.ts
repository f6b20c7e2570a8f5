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
 * Has `ending` end, with `session-missing` as its reason, when the session that the caller came with does: signed out here or elsewhere, by a
 * new password, with the account, by whoever runs the product.
 * @throws {ProductError} `session-missing`
 */
export async function untilSessionEnds({
  ctx,
  parts: { notices },
  input: { ending },
}: {
  ctx: Context;
  parts: { notices: Pick<Notices, 'listen'> };
  input: { ending: AbortController };
}): Promise<void> {
  const { sessionId } = requireAccount(ctx);
  const watched = { database: ctx.database, sessionId, ending, isLooking: false, isDue: false };
  const unlisten = notices.listen(sessionTopic(sessionId), (body) =>
    body === undefined ? void look(watched) : end(watched),
  );
  if (ending.signal.aborted) unlisten();
  else ending.signal.addEventListener('abort', unlisten, { once: true });
  // it may have ended before anybody listened
  if (!(await isLiveSession(ctx.database, sessionId))) end(watched);
}

interface Watched {
  readonly database: Context['database'];
  readonly sessionId: string;
  readonly ending: AbortController;
  isLooking: boolean;
  /** Whether something may have been missed since the last look was taken. */
  isDue: boolean;
}

const end = ({ ending }: Watched) => ending.abort(new ProductError('session-missing'));

/**
 * A notice that may have been missed is looked for until the database answers; while it is away it ends nothing. What is missed during a
 * look may be younger than its answer, and is looked for again.
 */
async function look(watched: Watched): Promise<void> {
  watched.isDue = true;
  if (watched.isLooking) return;
  watched.isLooking = true;
  const { database, sessionId, ending } = watched;
  for (let pause: number = PAUSE.first; watched.isDue && !ending.signal.aborted; ) {
    watched.isDue = false;
    const live = await isLiveSession(database, sessionId).catch(() => undefined);
    if (live === false) end(watched);
    if (live !== undefined) continue;
    watched.isDue = true;
    await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    pause = Math.min(pause * 2, PAUSE.most);
  }
  watched.isLooking = false;
}
