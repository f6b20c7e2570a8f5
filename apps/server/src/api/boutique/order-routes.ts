import { NewOrder, type OrderLine } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { mimeOf } from '#server/api/garments/mime-of.ts';
import { sendMade } from '#server/api/garments/send-made.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { orderNumber, placeOrder } from '#server/product/boutique/orders.ts';
import { printOrder } from '#server/product/boutique/print-order.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';

type OrderParts = Pick<Parts, 'config' | 'database' | 'storage'> & Pick<GarmentParts, 'cutter'>;

const CALLS: RateLimit = { name: 'orders', max: 60, windowS: MINUTE_S, by: accountKey };

/** Orders that follow from what customers approved, and their sheets. For the shop's own account alone. */
export const orderRoutes =
  (parts: OrderParts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [CALLS]);
    const placing = { params: z.object({ offerId: z.string().max(36) }), body: NewOrder };
    app.post('/boutique/offers/:offerId/orders', { schema: placing, preHandler }, async (request, reply) => {
      const ctx = await request.openContext();
      const { offerId } = request.params;
      const { id, number, designId, isNew } = await placeOrder({ ctx, input: { offerId, order: request.body } });
      const line: z.infer<typeof OrderLine> = { order_id: id, number: orderNumber(number), design_id: designId };
      return reply
        .code(isNew ? 201 : 200)
        .header('cache-control', 'private, no-store')
        .send(line);
    });

    const printing = { params: z.object({ orderId: z.string().max(36) }) };
    app.get('/boutique/orders/:orderId/pdf', { schema: printing, preHandler }, async (request, reply) => {
      const { bytes, number } = await printOrder({ ctx: await request.openContext(), parts, input: request.params });
      return sendMade(request, reply, { bytes, mime: mimeOf('pdf'), name: `Order ${number}.pdf` });
    });
  };
