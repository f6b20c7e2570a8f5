import type { PaymentEvent } from '#server/parts/payments/payments.ts';
import type { Context } from '#server/product/context.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { requireMoneyWitness } from './purchase-policy.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Does what an event of the provider asks for. What means nothing to us resolves as well: an error would make the
 * provider send it for a day and then send nothing any more.
 */
export async function hearEvent({
  ctx,
  parts,
  input: event,
}: {
  ctx: Context;
  parts: Pick<PurchaseParts, 'log'>;
  input: PaymentEvent;
}): Promise<void> {
  requireMoneyWitness(ctx);
  switch (event.kind) {
    case 'captured': {
      const settlement = await settlePayment({ ctx, parts, input: event.payment });
      parts.log.info({ paymentId: event.payment.id, orderId: event.payment.orderId, settlement }, 'a payment was told');
      return;
    }
    case 'refunded':
      return settleRefund({ ctx, parts, input: { ...event.refund, orderId: event.payment?.orderId } });
    case 'failed':
      // Another try on the same order may succeed for days: the purchase stays as it is.
      parts.log.info({ paymentId: event.payment.id, orderId: event.payment.orderId }, 'a payment failed');
      return;
    case 'refund-failed':
      parts.log.error({ refund: event.refund }, 'the provider could not give money back');
      return;
    case 'other':
      parts.log.info({ event: event.name }, 'an event of the payment provider was passed over');
  }
}
