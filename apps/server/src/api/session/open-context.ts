import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRow } from '#server/parts/database/schema/sessions.ts';
import type { Parts } from '#server/parts/parts.ts';
import { restoreJwt } from '#server/product/accounts/restore-jwt.ts';
import { restoreSession } from '#server/product/accounts/restore-session.ts';
import type { AccountActor, Actor, Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { readSessionToken } from './cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of this request's caller. The session is looked up on the first call. */
    openContext(): Promise<Context>;
  }
}

type Used = Pick<Parts, 'config' | 'database' | 'secrets'>;

/** Gives every request `openContext()`. Routes that do not ask who calls (assets, health) cost no query. */
export function registerContext(app: FastifyInstance, parts: Used): void {
  const opened = new WeakMap<FastifyRequest, Promise<Context>>();
  app.decorateRequest('openContext', function openContext(this: FastifyRequest): Promise<Context> {
    const known = opened.get(this);
    if (known) return known;
    const context = identify(this, parts).then((actor): Context => ({ actor, database: parts.database }));
    opened.set(this, context);
    return context;
  });
}

async function identify(request: FastifyRequest, parts: Used): Promise<Actor> {
  const shown = readSessionToken(request, parts.config.http);
  const jwt = request.headers['x-appwrite-jwt'];
  const ctx: Context = { actor: { kind: 'guest' }, database: parts.database };
  const { secrets } = parts;
  const input = shown && { accountId: shown.id, secret: shown.secret };
  const session = input && (await restoreSession({ ctx, secrets, input }));
  if (typeof jwt !== 'string' || jwt === '') return session ? actorOf(session) : ctx.actor;
  if (session) throw new ProductError('jwt-and-session');
  return { ...actorOf(await restoreJwt({ ctx, secrets, input: { token: jwt } })), via: 'jwt' };
}

const actorOf = (session: SessionRow): AccountActor => ({
  kind: 'account',
  accountId: session.accountId,
  sessionId: session.id,
});
