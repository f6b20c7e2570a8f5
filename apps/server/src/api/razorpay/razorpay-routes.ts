import { PaymentProof, PurchaseOrder, PurchaseRequest, PurchaseState } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { confirmPurchase } from '#server/product/purchases/confirm-purchase.ts';
import { createPurchase } from '#server/product/purchases/create-purchase.ts';
import type { PurchaseParts } from '#server/product/purchases/purchase-parts.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { presentOrder, presentPurchase } from './present-purchase.ts';
import { isTestMode, testPaymentRoutes } from './test-payment-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

const ORDERS: RateLimit = { name: 'purchase', max: 60, windowS: HOUR_S, by: byAddress };
const PROOFS: RateLimit = { name: 'purchase-proof', max: 120, windowS: HOUR_S, by: byAddress };

/**
 * Buying tokens, where someone takes the money.
 *
 * Refusals: 401 without a session, 400 for an amount nothing costs or a payment that is none, 404 for an order that is
 * not the caller's, 502 when the provider does not answer as it should. Nothing is lost then: what was paid is credited
 * as soon as the provider tells of it.
 */
export const razorpayRoutes =
  (parts: PurchaseParts & Pick<Parts, 'config' | 'database'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.post(
      '/razorpay',
      { schema: { response: { 200: PurchaseOrder } }, preHandler: limitRate(parts, [ORDERS]) },
      async (request) => {
        const ctx = await request.openContext();
        requireAccount(ctx);
        const body = PurchaseRequest.safeParse(request.body);
        if (!body.success) throw new ProductError('amount-invalid', { cause: body.error });
        return presentOrder(await createPurchase({ ctx, parts, input: body.data }), parts.payments);
      },
    );

    app.post(
      '/razorpay/verify',
      {
        schema: { body: PaymentProof, response: { 200: PurchaseState, 202: PurchaseState } },
        preHandler: limitRate(parts, [PROOFS]),
      },
      async (request, reply) => {
        const ctx = await request.openContext();
        const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request.body;
        const proof = { orderId: razorpay_order_id, paymentId: razorpay_payment_id, signature: razorpay_signature };
        const purchase = await confirmPurchase({ ctx, parts, input: proof });
        const state = presentPurchase(purchase, await getWallet({ ctx }));
        // Money that comes for an account deleted meanwhile goes back, and buys nothing here.
        if (state.status !== 'paid' && (await request.hasGone())) throw new ProductError('session-missing');
        return reply.code(state.status === 'paid' ? 200 : 202).send(state);
      },
    );

    await app.register(webhookRoutes(parts));
    const { payments } = parts;
    if (isTestMode(payments)) await app.register(testPaymentRoutes({ ...parts, payments }));
  };
