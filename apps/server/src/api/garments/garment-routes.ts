import { CostQuery, FlatsQuery, type GarmentsOverview, MeasuresQuery, PatternQuery } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { fewAtOnce } from '#server/api/turns/few-at-once.ts';
import type { Parts } from '#server/parts/parts.ts';
import { readPrices } from '#server/product/boutique/prices.ts';
import { requireAccount } from '#server/product/context.ts';
import type { LookOverview } from '#server/product/garments/cut-overview.ts';
import { findPack, requirePack } from '#server/product/garments/find-pack.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';
import { readSewn } from '#server/product/garments/read-sewn.ts';
import { workOut } from '#server/product/garments/work-out.ts';
import { mimeOf } from './mime-of.ts';
import { presentPack } from './present-pack.ts';
import { sendMade } from './send-made.ts';

type RouteParts = Pick<Parts, 'config' | 'database'> & Pick<GarmentParts, 'cutter'>;

/** A page asks for a dozen at once; what was asked before is remembered. */
const READS: RateLimit = { name: 'garments', max: 240, windowS: MINUTE_S, by: accountKey };

/** What a page asks for at once is worked on by and by, others' between. */
const AT_ONCE = { atOnce: 4, waiting: 28 };

const Design = z.object({ designId: z.string().max(36) });

/**
 * The garments of a finished design: flats, measures, patterns, cloth and cost, in a size or to a customer's measures. For
 * its maker alone. Patterns at 1:1 answer 402 until the design's tech pack is taken.
 */
export const garmentRoutes =
  (parts: RouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = [limitRate(parts, [READS]), fewAtOnce(accountKey, AT_ONCE)];
    const path = '/generate-outfit/:designId/garments';

    app.get(path, { schema: { params: Design }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { accountId } = requireAccount(ctx);
      const { design, look } = await readSewn({ ctx, input: request.params });
      const bytes = await parts.cutter.cut({ kind: 'overview', look }, accountId);
      // Its own reply, read again.
      const overview = JSON.parse(bytes.toString('utf8')) as LookOverview;
      const pack = presentPack(await findPack({ ctx, input: request.params }));
      reply.header('cache-control', 'private, no-store');
      return { ...overview, file_id: design.fileId, pack } satisfies GarmentsOverview;
    });

    const flats = { params: Design, querystring: FlatsQuery };
    app.get(`${path}/flats`, { schema: flats, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { size, customer, ...asked } = request.query;
      const { designId } = request.params;
      const bytes = await workOut({
        ctx,
        parts,
        input: { designId, size, customer, task: (of) => ({ kind: 'flats', ...of, ...asked }) },
      });
      const name = asked.format === 'pdf' ? { name: 'Flats.pdf' } : {};
      return sendMade(request, reply, { bytes, mime: mimeOf(asked.format), ...name });
    });

    const measures = { params: Design, querystring: MeasuresQuery };
    app.get(`${path}/measures`, { schema: measures, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { format, size, customer } = request.query;
      const { designId } = request.params;
      const bytes = await workOut({
        ctx,
        parts,
        input: { designId, size, customer, task: (of) => ({ kind: 'measures', ...of, format }) },
      });
      return sendMade(request, reply, {
        bytes,
        mime: mimeOf(format),
        ...(format === 'csv' && { name: 'Measures.csv' }),
      });
    });

    const pattern = { params: Design, querystring: PatternQuery };
    app.get(`${path}/pattern`, { schema: pattern, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { size, customer, garment, format } = request.query;
      const { designId } = request.params;
      await readSewn({ ctx, input: { designId } });
      if (format !== 'json') await requirePack({ ctx, input: { designId } });
      const bytes = await workOut({
        ctx,
        parts,
        input: {
          designId,
          size,
          customer,
          task: (of) => ({ kind: 'pattern', ...of, garment, format }),
        },
      });
      const ending = format === 'pdf-a4' || format === 'pdf-a0' ? 'pdf' : format;
      const kept =
        ending === 'json'
          ? {}
          : {
              name: `${['Pattern', garment, size].filter((part) => part !== undefined && part !== '').join(' ')}.${ending}`,
            };
      return sendMade(request, reply, { bytes, mime: mimeOf(ending), ...kept });
    });

    const cost = { params: Design, querystring: CostQuery };
    app.get(`${path}/cost`, { schema: cost, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { size, customer, format } = request.query;
      const { designId } = request.params;
      const prices = await readPrices({ ctx });
      const bytes = await workOut({
        ctx,
        parts,
        input: { designId, size, customer, task: (of) => ({ kind: 'cost', ...of, prices, format }) },
      });
      return sendMade(request, reply, {
        bytes,
        mime: mimeOf(format),
        ...(format !== 'json' && { name: `Cloth and cost.${format}` }),
      });
    });
  };
