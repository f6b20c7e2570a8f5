import { NewReport, REPORTS_PER_HOUR, type StandingReport } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { readReport } from '#server/product/reports/read-report.ts';
import { reportPost, withdrawReport } from '#server/product/reports/report-post.ts';

const params = z.object({ postId: z.string().max(36) });
const PATH = '/community/:postId/report';
const REPORTS: RateLimit = { name: 'reports', max: REPORTS_PER_HOUR, windowS: HOUR_S, by: accountKey };
const WITHDRAWALS: RateLimit = { name: 'report-withdrawals', max: 60, windowS: MINUTE_S, by: accountKey };
const READS: RateLimit = { name: 'report-reads', max: 60, windowS: MINUTE_S, by: accountKey };

/**
 * `PUT`, `GET` and `DELETE /community/{post_id}/report`: tells the house of somebody else's post, asks what one told, or takes
 * it back. 401 without a session, 404 for a post that is gone.
 */
export const reportRoutes =
  (parts: Pick<Parts, 'config' | 'database'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    const reporting = { schema: { params, body: NewReport }, preHandler: limitRate(parts, [REPORTS]) };
    app.put(PATH, reporting, async (request, reply) => {
      await reportPost({ ctx: await request.openClaim(), input: { ...request.params, ...request.body } });
      return reply.code(204).send();
    });

    app.get(
      PATH,
      { schema: { params }, preHandler: limitRate(parts, [READS]) },
      async (request): Promise<StandingReport> => {
        const report = await readReport({ ctx: await request.openClaim(), input: request.params });
        return { report };
      },
    );

    const withdrawing = { schema: { params }, preHandler: limitRate(parts, [WITHDRAWALS]) };
    app.delete(PATH, withdrawing, async (request, reply) => {
      await withdrawReport({ ctx: await request.openClaim(), input: request.params });
      return reply.code(204).send();
    });
  };
