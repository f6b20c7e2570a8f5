import { NewAnswer, OfferKey } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { hasFresh } from '#server/api/storage/file-headers.ts';
import type { Parts } from '#server/parts/parts.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import { answerOffer } from '#server/product/boutique/answer-offer.ts';
import { offeredPicture } from '#server/product/boutique/offered-picture.ts';
import { openOffer } from '#server/product/boutique/open-offer.ts';
import { createPreviews } from '#server/product/files/previews.ts';
import { presentOpenOffer } from './present-offer.ts';

type OpenParts = Pick<Parts, 'config' | 'database' | 'notices' | 'secrets' | 'storage'>;

/** A page of an offer asks for each of its pictures. */
const READS: RateLimit = { name: 'open-offers', max: 240, windowS: MINUTE_S, by: (request) => ipKey(request.ip) };
const ANSWERS: RateLimit = { name: 'answers', max: 30, windowS: MINUTE_S, by: (request) => ipKey(request.ip) };
/** However many addresses a link was passed on to, its shop is not flooded. */
const EACH: RateLimit = { name: 'answers-each', max: 120, windowS: HOUR_S, by: (request) => offerOf(request) };

/** The part of a key before its secret; anything for a body that is none. */
function offerOf({ body }: FastifyRequest): string {
  const key = typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
  return key.split('.', 1)[0]?.slice(0, 36) ?? '';
}

const Picture = OfferKey.extend({ design: z.string().max(36) });
const SPEC = { width: 768, quality: 85, format: 'jpg' } as const;

/**
 * What the link of an offer opens, for whoever has it: the designs, and the customer's say. 404 for a link that opens
 * nothing, 410 for one that ran out or was taken back.
 */
export const openOfferRoutes =
  (parts: OpenParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
      reply.header('x-robots-tag', 'noindex');
      reply.header('referrer-policy', 'no-referrer');
    });
    const previews = createPreviews(parts.storage);
    const preHandler = limitRate(parts, [READS]);

    app.get('/boutique/offer', { schema: { querystring: OfferKey }, preHandler }, async (request) =>
      presentOpenOffer(await openOffer({ ctx: await request.openContext(), parts, input: request.query })),
    );

    const answering = { schema: { body: NewAnswer }, preHandler: limitRate(parts, [ANSWERS, EACH]) };
    app.put('/boutique/offer/answer', answering, async (request) =>
      presentOpenOffer(await answerOffer({ ctx: await request.openContext(), parts, input: request.body })),
    );

    app.get('/boutique/offer/picture', { schema: { querystring: Picture }, preHandler }, async (request, reply) => {
      const { key, design: designId } = request.query;
      const sha256 = await offeredPicture({ ctx: await request.openContext(), parts, input: { key, designId } });
      const etag = `"${sha256}-offer"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'content-type': 'image/jpeg' });
      if (hasFresh(request, etag)) return reply.code(304).send();
      const { body, size } = await previews.open({ sha: parseSha256(sha256), spec: SPEC, by: ipKey(request.ip) });
      return reply.header('content-length', size).send(body);
    });
  };
