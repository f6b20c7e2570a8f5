import type { Paise } from '@toile/contract';
export interface Buyer {
  name: string;
  email: string;
}

/** What a checkout is opened with: the provider's own names. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: Paise;
  currency: string;
  name: string;
  description: string;
  prefill: Buyer;
  theme: { color: string };
  /** Called after a payment, with its proof. */
  handler: (proof: unknown) => void;
  modal: {
    /** Called when the checkout was left without a payment it knows of. */
    ondismiss: () => void;
    confirm_close: boolean;
  };
}

/** The provider's checkout, or our own in its place. */
export type CheckoutConstructor = new (options: CheckoutOptions) => { open: () => void };
