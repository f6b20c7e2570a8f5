import { type PackPreview, PackQuery } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { askForProof } from '#server/api/generate/ask-for-proof.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import type { LookPack } from '#server/product/garments/cut-pack.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';
import { packNumber } from '#server/product/garments/pack-number.ts';
import { previewPack, printPack } from '#server/product/garments/print-pack.ts';
import { takePack } from '#server/product/garments/take-pack.ts';
import { mimeOf } from './mime-of.ts';
import { presentPack } from './present-pack.ts';
import { sendMade } from './send-made.ts';

type RouteParts = Pick<Parts, 'config' | 'database' | 'jobs'> & GarmentParts;

/** A whole pack takes a second or two of a core. */
const PACKS: RateLimit = { name: 'packs', max: 40, windowS: MINUTE_S, by: accountKey };

const Design = z.object({ designId: z.string().max(36) });

/**
 * The tech pack of a finished design, for its maker alone: looked at by anybody who made it, taken once with a token,
 * printed as often as it is asked for. 402 without a token, or for a file of a pack that was not taken.
 */
export const packRoutes =
  (parts: RouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [PACKS]);
    const path = '/generate-outfit/:designId/pack';

    app.get(path, { schema: { params: Design }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { json, pack } = await previewPack({ ctx, parts, input: request.params });
      // The cutter's own reply, read again.
      const preview = JSON.parse(json.toString('utf8')) as LookPack;
      reply.header('cache-control', 'private, no-store');
      return { ...preview, state: presentPack(pack) } satisfies PackPreview;
    });

    app.put(path, { schema: { params: Design }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const pack = await takePack({ ctx, parts, input: request.params }).catch((refusal: unknown) =>
        askForProof(parts, ctx, refusal),
      );
      reply.header('cache-control', 'no-store');
      return presentPack(pack);
    });

    const file = { params: Design, querystring: PackQuery };
    app.get(`${path}/file`, { schema: file, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { format, language } = request.query;
      const input = { ...request.params, format, language };
      const { bytes, pack, title } = await printPack({ ctx, parts, input });
      const name = `${packNumber(pack.number)} ${title}${language === 'en' ? '' : ` ${language}`}.${format}`;
      return sendMade(request, reply, { bytes, mime: mimeOf(format), name });
    });
  };
