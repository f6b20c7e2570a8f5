import * as z from 'zod';

/** Body of `POST /razorpay`: the price of what is bought, in whole rupees. */
export const PurchaseRequest = z.object({ amount: z.number().brand<'Rupees'>() });
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

/**
 * Reply of `POST /razorpay`: what the checkout is opened with. `amount` in paise; `key` is the public key id; `checkout`
 * is the address of the provider's script, null where the checkout is our own and no money moves.
 */
export const PurchaseOrder = z.object({
  id: z.string(),
  amount: z.number().int().positive().brand<'Paise'>(),
  currency: z.string(),
  key: z.string(),
  checkout: z.string().nullable(),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

/** Body of `POST /razorpay/verify`: what the checkout hands to the page after a payment. */
export const PaymentProof = z.object({
  razorpay_payment_id: z.string().min(1).max(64),
  razorpay_order_id: z.string().min(1).max(64),
  razorpay_signature: z.string().min(1).max(256),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

/**
 * Reply of `POST /razorpay/verify`. `pending`: the money is on its way, and the tokens come by themselves when it has
 * arrived. `price` in rupees; `tokens` and `freetokens` are the balances.
 */
export const PurchaseState = z.object({
  status: z.enum(['paid', 'pending']),
  purchase_id: z.string(),
  tokens_bought: z.number().int().positive(),
  price: z.number().positive().brand<'Rupees'>(),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
});
export type PurchaseState = z.infer<typeof PurchaseState>;

/** Body of `POST /razorpay/test-payment`, where no money moves: what is to happen at the checkout. */
export const TestPaymentRequest = z.object({
  order_id: z.string().min(1).max(64),
  outcome: z.enum(['success', 'failure']),
});
export type TestPaymentRequest = z.infer<typeof TestPaymentRequest>;

/** Its reply: what the provider's checkout would hand to the page, null after a failure. */
export const TestPaymentReply = z.object({ proof: PaymentProof.nullable() });
export type TestPaymentReply = z.infer<typeof TestPaymentReply>;

/** Money that went back. `amount` in rupees; `tokens_taken` were unspent and went back with it. */
const ReceiptRefund = z.object({
  at: z.iso.datetime(),
  amount: z.number().positive().brand<'Rupees'>(),
  tokens_taken: z.number().int().nonnegative(),
});

/** A paid purchase as `GET /wallet/receipts/{purchase_id}` shows it to its buyer. `price` in rupees. */
export const Receipt = z.object({
  purchase_id: z.string(),
  number: z.string(),
  /** Bought in test mode: no money moved. */
  is_test: z.boolean(),
  paid_at: z.iso.datetime(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    tax_id: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  tokens: z.number().int().positive(),
  price: z.number().positive().brand<'Rupees'>(),
  order_id: z.string(),
  payment_id: z.string(),
  refunds: z.array(ReceiptRefund),
});
export type Receipt = z.infer<typeof Receipt>;
