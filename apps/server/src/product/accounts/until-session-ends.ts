import { and, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

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
  const isLive = async () => {
    const live = and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`));
    return (await reader(ctx).select({ id: sessions.id }).from(sessions).where(live)).length > 0;
  };
  // A notice that may have been missed is looked for; a database that is away ends nothing.
  const look = () =>
    isLive()
      .then((live) => live || end())
      .catch(() => undefined);
  const unlisten = notices.listen(sessionTopic(sessionId), (body) => (body === undefined ? void look() : end()));
  if (signal.aborted) unlisten();
  else signal.addEventListener('abort', unlisten, { once: true });
  // it may have ended before anybody listened
  if (!(await isLive())) end();
  return AbortSignal.any([signal, ending.signal]);
}
