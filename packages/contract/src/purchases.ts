import * as z from 'zod';

/** Body of `POST /razorpay`: the price of what is bought, in whole rupees. */
export const PurchaseRequest = z.object({ amount: z.number() });
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

/** Reply of `POST /razorpay`: what the checkout is opened with. `amount` in paise; `key` is the public key id. */
export const PurchaseOrder = z.object({
  id: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  key: z.string(),
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
  price: z.number().positive(),
  tokens: z.number().int().nonnegative(),
  freetokens: z.number().int().nonnegative(),
});
export type PurchaseState = z.infer<typeof PurchaseState>;
