import { paise } from '@toile/contract';
import type * as z from 'zod';
import { type Payments, PaymentsError } from '#server/parts/payments/payments.ts';
import { HeldEntity, OrderEntity, PaymentEntity, PaymentList } from './entities.ts';
import { createRazorpayClient, type RazorpayClientOptions } from './razorpay-client.ts';
import { readRazorpayEvent } from './read-event.ts';
import { isSigned } from './signatures.ts';

export interface RazorpayOptions extends RazorpayClientOptions {
  webhookSecret: string;
  checkoutUrl: string;
}

/** Payments by Razorpay. */
export function openRazorpay({ webhookSecret, checkoutUrl, ...options }: RazorpayOptions): Payments {
  const client = createRazorpayClient(options);
  return {
    provider: 'razorpay',
    checkoutUrl,
    keyId: options.keyId,
    async createOrder({ purchaseId, amount, currency }) {
      const answer = await client.createOrder({ purchaseId, amount, currency, receipt: `p_${purchaseId}` });
      const order = understand(OrderEntity, answer);
      if (order.amount !== amount || order.currency !== currency) {
        throw new PaymentsError(
          'garbled',
          `an order of ${amount} ${currency} became ${order.amount} ${order.currency}`,
        );
      }
      return { id: order.id };
    },
    fetchPayment: async (paymentId) => understand(PaymentEntity, await client.fetchPayment(paymentId)),
    fetchPaymentsOfOrder: async (orderId) => understand(PaymentList, await client.fetchPaymentsOfOrder(orderId)).items,
    async returnPayment(id) {
      const { amount, amount_refunded } = understand(HeldEntity, await client.fetchPayment(id));
      const held = paise(amount - amount_refunded);
      // The key keeps two calls at once to one refund; later ones find that the money is gone.
      if (held > 0) await client.refund({ id, amount: held, key: `toile-return-${id}-${held}` });
    },
    isSignedPayment: ({ orderId, paymentId, signature }) =>
      isSigned(`${orderId}|${paymentId}`, signature, options.keySecret),
    readEvent(body, signature) {
      if (signature === undefined || !isSigned(body, signature, webhookSecret)) {
        throw new PaymentsError('unsigned', 'a webhook was not signed by the provider');
      }
      return readRazorpayEvent(body);
    },
  };
}

function understand<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new PaymentsError('garbled', 'an answer of the provider makes no sense', { cause: parsed.error });
}
