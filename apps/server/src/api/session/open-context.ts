import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteAccount, noteClaim } from '#server/api/logged-caller.ts';
import type { SessionRow } from '#server/parts/database/schema/sessions.ts';
import type { Parts } from '#server/parts/parts.ts';
import { isDeleted } from '#server/product/accounts/is-deleted.ts';
import { proveCaller } from '#server/product/accounts/prove-caller.ts';
import { restoreJwt } from '#server/product/accounts/restore-jwt.ts';
import { hashSecret } from '#server/product/accounts/secret.ts';
import type { AccountActor, AskingContext, Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { readSessionToken } from './cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of this request's caller. The session is looked up on the first call. */
    openContext(): Promise<Context>;
    /** The same for verbs that look the session up themselves, in the statement that needs it. */
    openClaim(): Promise<AskingContext>;
    /** What `openClaim` and `openContext` gave. */
    opened: { claim?: Promise<AskingContext>; context?: Promise<Context> } | null;
    /** Whether the account that the caller showed a session of is deleted, be it while this request was under way. */
    hasGone(): Promise<boolean>;
  }
}

type Used = Pick<Parts, 'config' | 'database' | 'secrets'>;

/** Gives every request its contexts. Routes that do not ask who calls (assets, health) cost no query. */
export function registerContext(app: FastifyInstance, parts: Used): void {
  app.decorateRequest('opened', null);
  app.decorateRequest('openClaim', function openClaim(this: FastifyRequest): Promise<AskingContext> {
    this.opened ??= {};
    this.opened.claim ??= claim(this, parts);
    return this.opened.claim;
  });
  app.decorateRequest('openContext', function openContext(this: FastifyRequest): Promise<Context> {
    const asking = this.openClaim();
    this.opened ??= {};
    this.opened.context ??= asking.then(async (ctx) => note(this, await proveCaller({ ctx })));
    return this.opened.context;
  });
  app.decorateRequest('hasGone', async function hasGone(this: FastifyRequest): Promise<boolean> {
    // The claim, as whoever is gone is nobody by the time that their session is looked up.
    const ctx = await this.opened?.claim?.catch(() => undefined);
    if (!ctx || (ctx.actor.kind !== 'account' && ctx.actor.kind !== 'claimed')) return false;
    return isDeleted({ ctx, input: { accountId: ctx.actor.accountId } });
  });
}

/** Tells the log who calls. */
function note<T extends AskingContext>(request: FastifyRequest, ctx: T): T {
  if (ctx.actor.kind === 'account') noteAccount(request, ctx.actor.accountId);
  if (ctx.actor.kind === 'claimed') noteClaim(request, ctx.actor.accountId);
  return ctx;
}

/** Whoever shows a session alone is known by it at once. */
function claim(request: FastifyRequest, parts: Used): Promise<AskingContext> {
  const { database, secrets } = parts;
  const shown = readSessionToken(request, parts.config.http);
  const guest: Context = { actor: { kind: 'guest' }, database };
  const asking: AskingContext = shown
    ? { actor: { kind: 'claimed', accountId: shown.id, secretHash: hashSecret(secrets, shown.secret) }, database }
    : guest;
  const jwt = request.headers['x-appwrite-jwt'];
  if (typeof jwt !== 'string' || jwt === '') return Promise.resolve(note(request, asking));
  return claimByJwt({ asking, guest, secrets, token: jwt }).then((ctx) => note(request, ctx));
}

interface Shown extends Pick<Used, 'secrets'> {
  readonly asking: AskingContext;
  readonly guest: Context;
  readonly token: string;
}

async function claimByJwt({ asking, guest, secrets, token }: Shown): Promise<AskingContext> {
  const { actor } = await proveCaller({ ctx: asking });
  if (actor.kind === 'account') throw new ProductError('jwt-and-session');
  const session = await restoreJwt({ ctx: guest, secrets, input: { token } });
  return { actor: { ...actorOf(session), via: 'jwt' }, database: guest.database };
}

const actorOf = (session: SessionRow): AccountActor => ({
  kind: 'account',
  accountId: session.accountId,
  sessionId: session.id,
});
