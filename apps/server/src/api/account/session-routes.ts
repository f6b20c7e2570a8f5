import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noteMailbox } from '#server/api/logged-caller.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { clearSessionCookie, setSessionCookie } from '#server/api/session/cookie.ts';
import { keepMark } from '#server/api/session/known-device.ts';
import type { Parts } from '#server/parts/parts.ts';
import { createSession } from '#server/product/accounts/create-session.ts';
import { deleteSession } from '#server/product/accounts/delete-session.ts';
import { deleteSessions } from '#server/product/accounts/delete-sessions.ts';
import { getSession } from '#server/product/accounts/get-session.ts';
import { listSessions } from '#server/product/accounts/list-sessions.ts';
import { redeemSessionToken } from '#server/product/accounts/redeem-session-token.ts';
import { Email, ShownPassword, ShownSecret } from '#server/product/accounts/schemas.ts';
import { requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { callerOf } from './caller.ts';
import { holdWrong } from './hold-wrong.ts';
import { forgiveLogin, isStranger, LOGINS_BY_IP, loginLimits } from './login-limits.ts';
import { presentSession, Session } from './present-session.ts';

const Credentials = z.object({ email: Email, password: ShownPassword });
type Credentials = z.infer<typeof Credentials>;

const SessionToken = z.object({ userId: z.string().max(36), secret: ShownSecret });

const SessionList = z.object({ total: z.number(), sessions: z.array(Session) });
const SessionParams = z.object({ sessionId: z.string() });

const LOGOUTS: RateLimit = { name: 'logout', max: 100, windowS: HOUR_S, by: byAddress };

const isWrongGuess = (error: unknown): boolean => error instanceof ProductError && error.code === 'credentials-invalid';

/** `/account/sessions`: signing in and out. */
export const sessionRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { http } = parts.config;
    const { places } = parts;

    const signIn = async (request: FastifyRequest<{ Body: Credentials }>, reply: FastifyReply) => {
      const since = performance.now();
      const { session, secret } = await createSession({
        ctx: await request.openContext(),
        secrets: parts.secrets,
        input: { ...request.body, ...callerOf(request) },
      }).catch(async (error: unknown) => {
        if (http.rateLimits && isWrongGuess(error) && isStranger(parts, request))
          await holdWrong(request, reply, since);
        throw error;
      });
      await forgiveLogin(parts, request);
      setSessionCookie(reply, http, { accountId: session.accountId, secret, expiresAt: session.expiresAt });
      keepMark(request, reply, { secrets: parts.secrets, http, email: request.body.email });
      return reply.code(201).send(await presentSession(session, true, places));
    };
    // The second path is what older SDKs call.
    for (const path of ['/account/sessions/email', '/account/sessions']) {
      app.post(
        path,
        {
          config: { hashes: true },
          schema: { body: Credentials, response: { 201: Session } },
          preHandler: [noteMailbox(parts.secrets), limitRate(parts, loginLimits(parts))],
        },
        signIn,
      );
    }

    app.post(
      '/account/sessions/token',
      { schema: { body: SessionToken, response: { 201: Session } }, preHandler: limitRate(parts, [LOGINS_BY_IP]) },
      async (request, reply) => {
        const { userId: accountId, secret: shown } = request.body;
        const { session, secret } = await redeemSessionToken({
          ctx: await request.openContext(),
          secrets: parts.secrets,
          input: { accountId, secret: shown, ...callerOf(request) },
        });
        setSessionCookie(reply, http, { accountId: session.accountId, secret, expiresAt: session.expiresAt });
        return reply.code(201).send(await presentSession(session, true, places));
      },
    );

    app.get('/account/sessions', { schema: { response: { 200: SessionList } } }, async (request) => {
      const ctx = await request.openContext();
      const rows = await listSessions({ ctx });
      const current = requireAccount(ctx).sessionId;
      const sessions = await Promise.all(rows.map((row) => presentSession(row, row.id === current, places)));
      return { total: rows.length, sessions };
    });

    app.get(
      '/account/sessions/:sessionId',
      { schema: { params: SessionParams, response: { 200: Session } } },
      async (request) => {
        const ctx = await request.openContext();
        const current = requireAccount(ctx).sessionId;
        const sessionId = request.params.sessionId === 'current' ? current : request.params.sessionId;
        return presentSession(await getSession({ ctx, input: { sessionId } }), sessionId === current, places);
      },
    );

    app.delete(
      '/account/sessions/:sessionId',
      { schema: { params: SessionParams }, preHandler: limitRate(parts, [LOGOUTS]) },
      async (request, reply) => {
        const ctx = await request.openContext();
        const current = requireAccount(ctx).sessionId;
        const sessionId = request.params.sessionId === 'current' ? current : request.params.sessionId;
        await deleteSession({ ctx, input: { sessionId } });
        if (sessionId === current) clearSessionCookie(reply, http);
        return reply.code(204).send();
      },
    );

    app.delete('/account/sessions', { preHandler: limitRate(parts, [LOGOUTS]) }, async (request, reply) => {
      await deleteSessions({ ctx: await request.openContext() });
      clearSessionCookie(reply, http);
      return reply.code(204).send();
    });
  };
