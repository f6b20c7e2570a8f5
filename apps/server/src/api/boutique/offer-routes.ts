import { BookForm, NewOffer } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { openFollowers } from '#server/api/events/followers.ts';
import { sendEvents } from '#server/api/events/send-events.ts';
import { mimeOf } from '#server/api/garments/mime-of.ts';
import { sendMade } from '#server/api/garments/send-made.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { publicOrigin } from '#server/api/share/public-origin.ts';
import type { Parts } from '#server/parts/parts.ts';
import { untilSessionEnds } from '#server/product/accounts/until-session-ends.ts';
import { FOLLOWED_MAX_S, followOffers } from '#server/product/boutique/follow-offers.ts';
import { offerKey } from '#server/product/boutique/offer-key.ts';
import type { OfferView } from '#server/product/boutique/offer-view.ts';
import { listOffers, makeOffer, takeOfferBack } from '#server/product/boutique/offers.ts';
import { printOffer } from '#server/product/boutique/print-offer.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';
import { presentOffer } from './present-offer.ts';

type OfferParts = Pick<Parts, 'config' | 'database' | 'notices' | 'secrets' | 'storage'> & Pick<GarmentParts, 'cutter'>;

const CALLS: RateLimit = { name: 'offers', max: 240, windowS: MINUTE_S, by: accountKey };
/** All offers at once are dear. */
const LISTS: RateLimit = { name: 'offer-lists', max: 30, windowS: MINUTE_S, by: accountKey };
const NEW: RateLimit = { name: 'offers-new', max: 60, windowS: HOUR_S, by: accountKey };
/** A book prices each of its looks. */
const BOOKS: RateLimit = { name: 'books', max: 20, windowS: MINUTE_S, by: accountKey };

const Following = z.object({ seconds: z.coerce.number().int().min(0).max(FOLLOWED_MAX_S).default(FOLLOWED_MAX_S) });
const Book = z.object({ form: BookForm.default('lookbook') });
const One = z.object({ offerId: z.string().max(36) });

/** Designs offered to customers by a link, and what they said: for the shop's own account alone. */
export const offerRoutes =
  (parts: OfferParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    });
    const preHandler = limitRate(parts, [CALLS]);
    // Whoever listens comes again; a process that is to end does not wait for them.
    const followers = openFollowers(app);
    // The key rides in the query: paths are logged, queries are not.
    const urlOf = (request: FastifyRequest, offerId: string) => {
      const key = new URLSearchParams({ key: offerKey(parts.secrets, offerId) });
      return `${publicOrigin(request, parts.config.http)}/offer?${key}`;
    };
    const present = (request: FastifyRequest, offer: OfferView) => presentOffer(offer, urlOf(request, offer.id));

    app.get('/boutique/offers', { preHandler: limitRate(parts, [CALLS, LISTS]) }, async (request) => {
      const found = await listOffers({ ctx: await request.openContext() });
      return { offers: found.map((offer) => present(request, offer)) };
    });

    const making = { schema: { body: NewOffer }, preHandler: limitRate(parts, [NEW]) };
    app.post('/boutique/offers', making, async (request, reply) => {
      const offer = await makeOffer({ ctx: await request.openContext(), input: request.body });
      return reply.code(201).send(present(request, offer));
    });

    app.delete('/boutique/offers/:offerId', { schema: { params: One }, preHandler }, async (request, reply) => {
      await takeOfferBack({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });

    const printing = { schema: { params: One, querystring: Book }, preHandler: limitRate(parts, [BOOKS]) };
    app.get('/boutique/offers/:offerId/book', printing, async (request, reply) => {
      const { offerId } = request.params;
      const { form } = request.query;
      const { bytes, title } = await printOffer({
        ctx: await request.openContext(),
        parts,
        input: { offerId, form, urlOf: (id) => urlOf(request, id) },
      });
      return sendMade(request, reply, { bytes, mime: mimeOf('pdf'), name: `${title}, ${form}.pdf` });
    });

    app.get('/boutique/offers/events', { schema: { querystring: Following }, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const ending = followers.enter(reply);
      await untilSessionEnds({ ctx, parts, input: { ending } });
      const { signal } = ending;
      const events = followOffers({ ctx, parts, input: { ...request.query, signal } });
      return sendEvents(reply.header('cache-control', 'private, no-store'), { events, signal });
    });
  };
