import { TestPaymentReply, TestPaymentRequest } from '@toile/contract';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import type { Payments, SignedEvent } from '#server/parts/payments/payments.ts';
import { payInTestMode, type TestModePayments } from '#server/product/purchases/pay-in-test-mode.ts';

const PAYMENTS: RateLimit = { name: 'test-payment', max: 120, windowS: HOUR_S, by: byAddress };

export const isTestMode = (payments: Payments): payments is TestModePayments => payments.testCheckout !== undefined;

/**
 * The checkout of test mode: it stands where the provider does, so all it does is hand a signed proof to the page and
 * post signed events to our own webhook, a moment after it has answered. Nothing is credited here.
 */
export const testPaymentRoutes =
  (parts: Pick<Parts, 'config' | 'database' | 'log'> & { payments: TestModePayments }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/razorpay/test-payment',
      {
        schema: { body: TestPaymentRequest, response: { 200: TestPaymentReply } },
        preHandler: limitRate(parts, [PAYMENTS]),
      },
      async (request, reply) => {
        const ctx = await request.openContext();
        const { order_id: orderId, outcome } = request.body;
        const input = { orderId, outcome: outcome === 'success' ? 'captured' : 'failed' } as const;
        const { paymentId, signature, isPaid, events } = await payInTestMode({ ctx, parts, input });
        reply.raw.once('close', () => void tell(app, events).catch((err) => parts.log.error({ err }, 'not told')));
        const proof = { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature };
        return { proof: isPaid ? proof : null };
      },
    );
  };

/** Posts events to our webhook as the provider would. One that is lost is found when pending purchases are looked after. */
async function tell(app: FastifyInstance, events: readonly SignedEvent[]): Promise<void> {
  for (const { body, signature } of events) {
    await app.inject({
      method: 'POST',
      url: '/razorpay/webhook',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
      payload: body,
    });
  }
}
