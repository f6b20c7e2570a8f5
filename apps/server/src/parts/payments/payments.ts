import type { Paise } from '@toile/contract';

/** A payment at the provider. */
export interface Payment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: Paise;
  readonly currency: string;
  /** The money is ours when it is `captured` and theirs again when it is `refunded`. */
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** Money the provider gave back. */
export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Paise;
}

/** What the provider tells of its own accord: at least once, in any order. */
export type PaymentEvent =
  | { readonly kind: 'captured'; readonly payment: Payment }
  | { readonly kind: 'failed'; readonly payment: Payment }
  | { readonly kind: 'refunded'; readonly refund: Refund; readonly payment?: Payment }
  | { readonly kind: 'refund-failed'; readonly refund: Refund }
  | { readonly kind: 'other'; readonly name: string };

export interface NewOrder {
  /** Ours: at most 36 characters, seen in the provider's books. */
  readonly purchaseId: string;
  readonly amount: Paise;
  readonly currency: string;
}

/** A webhook as it is posted: the bytes, and the signature its header carries. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** The provider's side of a checkout of our own, where no money moves. */
export interface TestCheckout {
  /**
   * Someone pays an order, or fails to; one that was paid stays paid by the same payment. Returns what the page is
   * handed, and what the provider tells us besides.
   * @throws PaymentsError `refused` for an order that is none
   */
  pay(
    orderId: string,
    outcome: 'captured' | 'failed',
  ): Promise<{ paymentId: string; signature: string; isPaid: boolean; events: readonly SignedEvent[] }>;
}

/** Who takes the money. Every call that goes out may reject with a `PaymentsError`. */
export interface Payments {
  readonly provider: 'razorpay' | 'test-mode';
  /** Address of the script that opens the checkout; null where the checkout is our own. */
  readonly checkoutUrl: string | null;
  /** Only in test mode. */
  readonly testCheckout?: TestCheckout;
  /** Public: the checkout in the browser is opened with it. */
  readonly keyId: string;
  /** Makes what a checkout can pay, once per call; an order nobody pays costs nothing. */
  createOrder(order: NewOrder): Promise<{ id: string }>;
  fetchPayment(paymentId: string): Promise<Payment>;
  /** Every attempt at paying this order. */
  fetchPaymentsOfOrder(orderId: string): Promise<Payment[]>;
  /** Sends back what is left of a captured payment; again for the same payment it changes nothing. */
  returnPayment(paymentId: string): Promise<void>;
  /** Whether the provider itself signed that this payment belongs to this order. */
  isSignedPayment(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /**
   * Reads what the provider posted.
   * @throws PaymentsError `unsigned` unless the provider signed exactly these bytes, `garbled` if they make no sense
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/**
 * What can go wrong with the provider: no whole answer came in time (`unreachable`), it is in trouble itself
 * (`in-trouble`), it said no (`refused`), it said something that makes no sense (`garbled`), or somebody else said it
 * (`unsigned`).
 */
export type PaymentsFault = 'unreachable' | 'in-trouble' | 'refused' | 'garbled' | 'unsigned';

export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly fault: PaymentsFault;

  constructor(fault: PaymentsFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.fault = fault;
  }
}
