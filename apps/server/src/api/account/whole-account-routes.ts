import { AccountDeletion } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { clearSessionCookie } from '#server/api/session/cookie.ts';
import type { Parts } from '#server/parts/parts.ts';
import { deleteAccount } from '#server/product/accounts/delete-account.ts';
import { exportAccount } from '#server/product/accounts/export-account.ts';
import { PROOFS } from './proof-limit.ts';

/** An archive reads every picture of an account. */
const EXPORTS: RateLimit = { name: 'export', max: 10, windowS: HOUR_S, by: accountKey };

/** `/account` as a whole: taking everything along, and leaving. */
export const wholeAccountRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/account/export', { preHandler: limitRate(parts, [EXPORTS]) }, async (request, reply) => {
      const archive = await exportAccount({ ctx: await request.openContext(), storage: parts.storage });
      const day = new Date().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="toile-${day}.zip"`);
      return reply.type('application/zip').send(archive);
    });

    app.delete(
      '/account',
      { config: { hashes: true }, schema: { body: AccountDeletion }, preHandler: limitRate(parts, [PROOFS]) },
      async (request, reply) => {
        const { password = '', posts } = request.body;
        await deleteAccount({ ctx: await request.openContext(), parts, input: { password, posts } });
        clearSessionCookie(reply, parts.config.http);
        return reply.code(204).send();
      },
    );
  };
