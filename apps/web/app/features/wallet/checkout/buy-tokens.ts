import type { PurchaseState } from '@toile/contract';
import { loadCheckout, openCheckout } from '#web/features/wallet/checkout/checkout.ts';
import type { Buyer } from '#web/features/wallet/checkout/checkout-options.ts';
import { purchaseClient } from '#web/features/wallet/checkout/purchase-client.ts';
import { tokenWords } from '#web/ui/token-badge.tsx';

/** What is bought: a package, or tokens at the single price. `price` in rupees. */
export interface Wish {
  tokens: number;
  price: number;
}

/**
 * The whole way of a purchase: order, checkout, proof. `onCheckout` is told when the checkout stands over the page and
 * when it has gone.
 * @throws PurchaseError
 */
export async function buyTokens(
  { tokens, price }: Wish,
  buyer: Buyer,
  onCheckout: (isOpen: boolean) => void,
): Promise<PurchaseState> {
  const order = await purchaseClient.order(price);
  const Checkout = await loadCheckout(order.checkout);
  onCheckout(true);
  try {
    const proof = await openCheckout(Checkout, order, { buyer, description: tokenWords(tokens) });
    return await purchaseClient.verify(proof);
  } finally {
    onCheckout(false);
  }
}
