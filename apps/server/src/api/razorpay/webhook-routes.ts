import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/parts/database/database.ts';
import { type PaymentEvent, type Payments, PaymentsError } from '#server/parts/payments/payments.ts';
import { ProductError } from '#server/product/errors.ts';
import { hearEvent } from '#server/product/purchases/hear-event.ts';
import type { PurchaseParts } from '#server/product/purchases/purchase-parts.ts';

/** Bytes; the provider's events are a few thousand. */
const EVENT_MAX = 256 * 1024;

/**
 * Where the payment provider tells what happened. Signed are the bytes it sent, so they are kept as they came. 400 for
 * what it did not sign; 200 for everything else it says, known to us or not; 500 makes it say it again.
 */
export const webhookRoutes =
  (parts: PurchaseParts & { database: Database }): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post('/razorpay/webhook', { bodyLimit: EVENT_MAX }, async (request) => {
      const signature = request.headers['x-razorpay-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = readEvent(parts, body, typeof signature === 'string' ? signature : undefined);
      const ctx = { actor: { kind: 'webhook', name: 'razorpay' }, database: parts.database } as const;
      await hearEvent({ ctx, parts, input: event });
      return { status: 'ok' };
    });
  };

/** What the provider signed and we cannot read is logged and passed over: sent again it would read no better. */
function readEvent(
  { payments, log }: { payments: Payments; log: PurchaseParts['log'] },
  body: Buffer,
  signature?: string,
): PaymentEvent {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof PaymentsError && error.fault === 'unsigned') {
      throw new ProductError('webhook-unsigned', { cause: error });
    }
    log.error({ err: error }, 'an event of the payment provider could not be read');
    return { kind: 'other', name: 'unreadable' };
  }
}
