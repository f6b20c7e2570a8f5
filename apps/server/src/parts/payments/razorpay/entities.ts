import * as z from 'zod';
import type { Payment, Refund } from '#server/parts/payments/payments.ts';

const Id = z.string().min(1).max(64);
/** Paise, as far as a number counts them exactly: what is no price of ours is sent back as it came. */
const Amount = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).brand<'Paise'>();

export const OrderEntity = z.object({ id: Id, amount: Amount, currency: z.string() });

/** A payment as the provider writes it. */
export const PaymentEntity = z
  .object({
    id: Id,
    order_id: Id.nullish(),
    amount: Amount,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform(({ order_id, ...rest }): Payment => ({ ...rest, orderId: order_id ?? null }));

/** How much of a payment has gone back already. */
export const HeldEntity = z.object({
  amount: Amount,
  amount_refunded: z.number().int().nonnegative().brand<'Paise'>(),
});

export const PaymentList = z.object({ items: z.array(PaymentEntity) });

export const RefundEntity = z
  .object({ id: Id, payment_id: Id, amount: Amount })
  .transform(({ payment_id, ...rest }): Refund => ({ ...rest, paymentId: payment_id }));
