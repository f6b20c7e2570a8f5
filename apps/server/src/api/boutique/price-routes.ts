import { type PriceList, ShopPrices } from '@toile/contract';
import type { PriceTable } from '@toile/cutting/prices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { readPrices, setPrices } from '#server/product/boutique/prices.ts';

const CALLS: RateLimit = { name: 'prices', max: 120, windowS: MINUTE_S, by: accountKey };

const presentPrices = ({ sample, cloths = {}, trims, ...prices }: PriceTable): PriceList => ({
  ...prices,
  cloths: { ...cloths },
  trims: { ...trims },
  is_sample: sample,
});

/** What a shop pays and asks: each account's own. */
export const priceRoutes =
  (parts: Pick<Parts, 'config' | 'database'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
    const preHandler = limitRate(parts, [CALLS]);

    app.get('/boutique/prices', { preHandler }, async (request) =>
      presentPrices(await readPrices({ ctx: await request.openContext() })),
    );

    app.put('/boutique/prices', { schema: { body: ShopPrices }, preHandler }, async (request) =>
      presentPrices(await setPrices({ ctx: await request.openContext(), input: request.body })),
    );
  };
