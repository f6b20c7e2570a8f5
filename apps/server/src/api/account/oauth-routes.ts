import { PROJECT_ID } from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { presentError } from '#server/api/errors/error-replies.ts';
import { toProductError } from '#server/api/errors/to-product-error.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { isOwnUrl } from '#server/api/security/own-url.ts';
import { keepBrowserSecret, readBrowserSecret } from '#server/api/session/browser-cookie.ts';
import { setSessionCookie } from '#server/api/session/cookie.ts';
import type { HttpConfig } from '#server/config/config.ts';
import type { Google } from '#server/parts/google/google.ts';
import type { Parts } from '#server/parts/parts.ts';
import { beginSignIn } from '#server/product/accounts/begin-sign-in.ts';
import { finishSignIn, type SignedIn } from '#server/product/accounts/finish-sign-in.ts';
import { takeSignIn } from '#server/product/accounts/take-sign-in.ts';
import { ProductError } from '#server/product/errors.ts';
import { callerOf } from './caller.ts';

const CALLBACK = '/v1/account/sessions/oauth2/callback/google';
/** Where a browser goes whose sign-in names no place of its own. */
const HOME = { success: '/', failure: '/login' } as const;

const Start = z.object({
  project: z.string().optional(),
  success: z.string().optional(),
  failure: z.string().optional(),
});
const Back = z.object({ state: z.string().default('') });
const Provider = z.object({ provider: z.string() });

const STARTS: RateLimit = { name: 'oauth-ip', max: 50, windowS: HOUR_S, by: byAddress };
const RETURNS: RateLimit = { name: 'oauth-back-ip', max: 50, windowS: HOUR_S, by: byAddress };

/** Signing in at Google: the browser is sent there by a plain link and comes back to the callback. */
export const oauthRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { http } = parts.config;
    for (const flow of ['session', 'token'] as const) {
      app.get(
        `/account/${flow}s/oauth2/:provider`,
        { schema: { params: Provider, querystring: Start }, preHandler: limitRate(parts, [STARTS]) },
        async (request, reply) => {
          if (request.query.project !== PROJECT_ID) throw new ProductError('project-not-found');
          const google = requireGoogle(parts, request.params.provider);
          const { success = HOME.success, failure = HOME.failure } = request.query;
          if (success !== HOME.success && !isOwnUrl(success, http)) throw new ProductError('success-url-invalid');
          if (failure !== HOME.failure && !isOwnUrl(failure, http)) throw new ProductError('failure-url-invalid');
          const browserSecret = keepBrowserSecret(request, reply, http);
          const input = { flow, success, failure, browserSecret, redirectUri: callbackOf(request, http).href };
          const ctx = await request.openContext();
          return orFail(request, reply, failure, async () =>
            send(reply, await beginSignIn({ ctx, google, secrets: parts.secrets, input })),
          );
        },
      );
    }

    app.get(
      '/account/sessions/oauth2/callback/:provider',
      { schema: { params: Provider, querystring: Back }, preHandler: limitRate(parts, [RETURNS]) },
      async (request, reply) => {
        const google = requireGoogle(parts, request.params.provider);
        const ctx = await request.openContext();
        const { secrets } = parts;
        const browserSecret = readBrowserSecret(request, http) ?? '';
        const signIn = await takeSignIn({ ctx, secrets, input: { state: request.query.state, browserSecret } });
        if (!signIn) return send(reply, failureOf(HOME.failure, new ProductError('oauth-failed')));
        return orFail(request, reply, signIn.failure, async () => {
          const cameTo = callbackOf(request, http);
          cameTo.search = new URL(request.url, cameTo).search;
          const input = { ...callerOf(request), signIn, cameTo };
          return arrive(reply, http, signIn.success, await finishSignIn({ ctx, google, secrets, input }));
        });
      },
    );
  };

function requireGoogle({ google }: Parts, provider: string): Google {
  if (!google || provider !== 'google') throw new ProductError('provider-disabled');
  return google;
}

/** Google only sends browsers back to addresses registered there, so a forged host leads nowhere. */
const callbackOf = (request: FastifyRequest, { publicUrl }: HttpConfig): URL =>
  new URL(CALLBACK, publicUrl ?? `${request.protocol}://${request.host}`);

function arrive(reply: FastifyReply, http: HttpConfig, success: string, signedIn: SignedIn): FastifyReply {
  if (signedIn.flow === 'token') {
    const { accountId, token } = signedIn;
    return send(reply, withParams(success, { userId: accountId, secret: token.secret }));
  }
  const { session, secret } = signedIn.started;
  setSessionCookie(reply, http, { accountId: session.accountId, secret, expiresAt: session.expiresAt });
  return send(reply, success);
}

/** A browser on its way shows no JSON: what goes wrong is told to the page for failures. */
async function orFail(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: string,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const refusal = toProductError(error, request);
    const level = refusal.ours ? 'error' : refusal.code === 'oauth-failed' ? 'warn' : 'info';
    request.log[level]({ err: refusal }, 'a sign-in at Google ended without a session');
    return send(reply, failureOf(failure, refusal));
  }
}

function failureOf(failure: string, error: ProductError): string {
  const { message, type, code } = presentError(error);
  return withParams(failure, { error: JSON.stringify({ message, type, code }) });
}

/** Adds parameters to an address that may be a path alone. */
function withParams(address: string, params: Record<string, string>): string {
  const base = 'http://same.invalid';
  const url = new URL(address, base);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}

/** 303: what a moved-for-good reply says would be remembered. */
const send = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303);
