import { NewAnswer, OfferKey } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sendLinkedPictures } from '#server/api/links/linked-picture.ts';
import { keepLinksPrivate } from '#server/api/links/private-links.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { answerOffer } from '#server/product/boutique/answer-offer.ts';
import { offeredPicture } from '#server/product/boutique/offered-picture.ts';
import { openOffer } from '#server/product/boutique/open-offer.ts';
import { presentOpenOffer } from './present-offer.ts';

type OpenParts = Pick<Parts, 'config' | 'database' | 'notices' | 'secrets' | 'storage'>;

/** A page of an offer asks for each of its pictures. */
const READS: RateLimit = { name: 'open-offers', max: 240, windowS: MINUTE_S, by: byAddress };
const ANSWERS: RateLimit = { name: 'answers', max: 30, windowS: MINUTE_S, by: byAddress };
/** However many addresses a link was passed on to, its shop is not flooded. */
const EACH: RateLimit = { name: 'answers-each', max: 120, windowS: HOUR_S, by: (request) => offerOf(request) };

/** The part of a key before its secret; anything for a body that is none. */
function offerOf({ body }: FastifyRequest): string {
  const key = typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : '';
  return key.split('.', 1)[0]?.slice(0, 36) ?? '';
}

const Picture = OfferKey.extend({ design: z.string().max(36) });

/**
 * What the link of an offer opens, for whoever has it: the designs, and the customer's say. 404 for a link that opens
 * nothing, 410 for one that ran out or was taken back.
 */
export const openOfferRoutes =
  (parts: OpenParts): FastifyPluginAsyncZod =>
  async (app) => {
    keepLinksPrivate(app);
    const sendPicture = sendLinkedPictures(parts.storage, 'offer');
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
      return sendPicture(request, reply, sha256);
    });
  };
