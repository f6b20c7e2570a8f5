import { DesignChange, DesignsQuery } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { turnOf } from '#server/api/turns/turn-of.ts';
import { openTurns } from '#server/api/turns/turns.ts';
import type { Parts } from '#server/parts/parts.ts';
import { cancelDesign } from '#server/product/designs/cancel-design.ts';
import { likeDesign, restoreDesign, trashDesign } from '#server/product/designs/change-design.ts';
import { readFamily } from '#server/product/designs/family/read-family.ts';
import { listDesigns } from '#server/product/designs/list-designs.ts';
import { readOverview } from '#server/product/designs/overview.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { presentStatus } from './present-design.ts';
import { presentMember, presentOverview, presentSummary } from './present-history.ts';

type HistoryParts = Pick<Parts, 'config' | 'database' | 'notices'>;

const READS: RateLimit = {
  name: 'history',
  max: 600,
  isLoose: true,
  windowS: MINUTE_S,
  by: byAddress,
};
/** A family tells the Look of each of its designs. */
const FAMILIES: RateLimit = { name: 'families', max: 60, windowS: MINUTE_S, by: accountKey };
/** Of one account one is made at a time: whoever asks for many waits behind themselves. */
const FAMILY_TURNS = openTurns<string>({ atOnce: 1, waiting: 12 });
const WRITES: RateLimit = {
  name: 'history-writes',
  max: 240,
  isLoose: true,
  windowS: MINUTE_S,
  by: byAddress,
};

const schema = { params: z.object({ designId: z.string().max(36) }) };

/** What a person made: the list, the overview, and what may be done with a design. All of it for its maker alone. */
export const historyRoutes =
  (parts: HistoryParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    const reading = limitRate(parts, [READS]);
    const preHandler = limitRate(parts, [WRITES]);

    app.get('/generate-outfit', { schema: { querystring: DesignsQuery }, preHandler: reading }, async (request) => {
      const ctx = await request.openContext();
      const { designs, next } = await listDesigns({ ctx, input: request.query });
      return { designs: designs.map(presentSummary), next };
    });

    app.get('/generate-outfit/overview', { preHandler: reading }, async (request) => {
      const ctx = await request.openContext();
      return presentOverview(await readOverview({ ctx }), await getWallet({ ctx }));
    });

    const telling = { schema, preHandler: limitRate(parts, [READS, FAMILIES]) };
    app.get('/generate-outfit/:designId/family', telling, async (request) => {
      const ctx = await request.openContext();
      const endTurn = await turnOf(FAMILY_TURNS, await accountKey(request));
      try {
        return { members: (await readFamily({ ctx, input: request.params })).map(presentMember) };
      } finally {
        endTurn();
      }
    });

    app.post('/generate-outfit/:designId/cancel', { schema, preHandler }, async (request) => {
      const ctx = await request.openContext();
      const design = await cancelDesign({ ctx, parts, input: request.params });
      return presentStatus(design, await getWallet({ ctx }));
    });

    app.patch(
      '/generate-outfit/:designId',
      { schema: { ...schema, body: DesignChange }, preHandler },
      async (request, reply) => {
        const ctx = await request.openContext();
        await likeDesign({ ctx, input: { ...request.params, ...request.body } });
        return reply.code(204).send();
      },
    );

    app.delete('/generate-outfit/:designId', { schema, preHandler }, async (request, reply) => {
      await trashDesign({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });

    app.post('/generate-outfit/:designId/restore', { schema, preHandler }, async (request, reply) => {
      await restoreDesign({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });
  };
