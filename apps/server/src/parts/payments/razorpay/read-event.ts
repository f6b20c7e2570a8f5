import * as z from 'zod';
import { type PaymentEvent, PaymentsError } from '#server/parts/payments/payments.ts';
import { PaymentEntity, RefundEntity } from './entities.ts';

const Named = z.object({ event: z.string() });

const WithPayment = z
  .object({ payload: z.object({ payment: z.object({ entity: PaymentEntity }) }) })
  .transform(({ payload }) => payload.payment.entity);

const WithRefund = z
  .object({
    payload: z.object({
      refund: z.object({ entity: RefundEntity }),
      payment: z.object({ entity: PaymentEntity }).optional(),
    }),
  })
  .transform(({ payload }) => ({
    refund: payload.refund.entity,
    ...(payload.payment && { payment: payload.payment.entity }),
  }));

/** The events we take, by the provider's names. */
const READERS: Readonly<Record<string, (body: unknown) => PaymentEvent>> = {
  'order.paid': (body) => ({ kind: 'captured', payment: WithPayment.parse(body) }),
  'payment.captured': (body) => ({ kind: 'captured', payment: WithPayment.parse(body) }),
  'payment.failed': (body) => ({ kind: 'failed', payment: WithPayment.parse(body) }),
  'refund.processed': (body) => ({ kind: 'refunded', ...WithRefund.parse(body) }),
  'refund.failed': (body) => ({ kind: 'refund-failed', refund: WithRefund.parse(body).refund }),
};

/**
 * Reads a webhook whose signature was checked. Events we have no use for are `other`.
 * @throws PaymentsError `garbled`
 */
export function readRazorpayEvent(body: Buffer): PaymentEvent {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const { event } = Named.parse(parsed);
    return Object.hasOwn(READERS, event) && READERS[event] ? READERS[event](parsed) : { kind: 'other', name: event };
  } catch (cause) {
    throw new PaymentsError('garbled', 'a signed webhook could not be read', { cause });
  }
}
