import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Parts } from '#server/parts/parts.ts';
import { restoreSession } from '#server/product/accounts/restore-session.ts';
import type { Actor, Context } from '#server/product/context.ts';
import { readSessionToken } from './cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of this request's caller. The session is looked up on the first call. */
    openContext(): Promise<Context>;
  }
}

/** Gives every request `openContext()`. Routes that do not ask who calls (assets, health) cost no query. */
export function registerContext(app: FastifyInstance, parts: Pick<Parts, 'database' | 'secrets'>): void {
  const opened = new WeakMap<FastifyRequest, Promise<Context>>();
  app.decorateRequest('openContext', function openContext(this: FastifyRequest): Promise<Context> {
    const known = opened.get(this);
    if (known) return known;
    const context = identify(this, parts).then((actor): Context => ({ actor, database: parts.database }));
    opened.set(this, context);
    return context;
  });
}

async function identify(request: FastifyRequest, parts: Pick<Parts, 'database' | 'secrets'>): Promise<Actor> {
  const guest: Actor = { kind: 'guest' };
  const token = readSessionToken(request);
  if (!token) return guest;
  const session = await restoreSession({
    ctx: { actor: guest, database: parts.database },
    secrets: parts.secrets,
    input: { accountId: token.id, secret: token.secret },
  });
  return session ? { kind: 'account', accountId: session.accountId, sessionId: session.id } : guest;
}
