import { type PurchaseOrder, type PurchaseState, toRupees } from '@toile/contract';
import type { PurchaseRow } from '#server/parts/database/schema/purchases.ts';
import type { Payments } from '#server/parts/payments/payments.ts';
import type { Balances } from '#server/product/wallet/balances.ts';

/** What the checkout is opened with. */
export const presentOrder = (
  { orderId, amount, currency }: PurchaseRow,
  { keyId, checkoutUrl }: Pick<Payments, 'keyId' | 'checkoutUrl'>,
): PurchaseOrder => ({ id: orderId, amount, currency, key: keyId, checkout: checkoutUrl });

/** Where a purchase stands, for its owner. */
export const presentPurchase = (purchase: PurchaseRow, { free, paid }: Balances): PurchaseState => ({
  status: purchase.status === 'paid' ? 'paid' : 'pending',
  purchase_id: purchase.id,
  tokens_bought: purchase.tokens,
  price: toRupees(purchase.amount),
  tokens: paid,
  freetokens: free,
});
