import {
  MESSAGE,
  type PaymentProof,
  PROJECT_ID,
  PurchaseOrder,
  PurchaseState,
  TestPaymentReply,
  type TestPaymentRequest,
} from '@toile/contract';
import { PurchaseError } from '#web/features/wallet/checkout/purchase-error.ts';

/** What the client needs of the browser; the tests bring their own. */
export interface PurchaseWire {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after `ms`. */
  wait: (ms: number) => Promise<void>;
}

export interface PurchaseClient {
  /**
   * Orders what `rupees` buy.
   * @throws PurchaseError `signed-out`, `no-details`
   */
  order: (rupees: number) => Promise<PurchaseOrder>;
  /**
   * Shows the proof of a payment, again where no answer came.
   * @throws PurchaseError `not-paid`, `unconfirmed`
   */
  verify: (proof: PaymentProof) => Promise<PurchaseState>;
  /** Says in test mode what is to happen to an order; null is a failed payment. */
  payInTestMode: (request: TestPaymentRequest) => Promise<PaymentProof | null>;
}

const RETRIES = 3;
const RETRY_MS = 800;

const browserWire: PurchaseWire = {
  fetch: (url, init) => fetch(url, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A client of `/razorpay`; without arguments, the browser's. */
export function createPurchaseClient({ fetch, wait }: PurchaseWire = browserWire): PurchaseClient {
  const post = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'X-Appwrite-Project': PROJECT_ID },
      body: JSON.stringify(body),
    });

  async function order(rupees: number): Promise<PurchaseOrder> {
    const noDetails = (cause: unknown) => new PurchaseError('no-details', MESSAGE.paymentDetailsFailed, { cause });
    const response = await post('/razorpay', { amount: rupees }).catch((cause: unknown) => {
      throw noDetails(cause);
    });
    if (response.status === 401) throw new PurchaseError('signed-out', MESSAGE.tokenUserMissing);
    const parsed = PurchaseOrder.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) throw noDetails(parsed.error ?? response.status);
    return parsed.data;
  }

  async function verify(proof: PaymentProof): Promise<PurchaseState> {
    for (let attempt = 0; ; attempt++) {
      const response = await post('/razorpay/verify', proof).catch(() => undefined);
      if (response?.ok) {
        const parsed = PurchaseState.safeParse(await response.json().catch(() => undefined));
        if (parsed.success) return parsed.data;
      }
      if (response?.status === 409) throw new PurchaseError('not-paid', MESSAGE.paymentReturned);
      if (response?.status === 400 || response?.status === 404) {
        throw new PurchaseError('not-paid', MESSAGE.paymentFailed);
      }
      if (response?.status === 401 || attempt === RETRIES) {
        throw new PurchaseError('unconfirmed', MESSAGE.tokensUpdateFailed);
      }
      await wait(RETRY_MS * 2 ** attempt);
    }
  }

  async function payInTestMode(request: TestPaymentRequest): Promise<PaymentProof | null> {
    const response = await post('/razorpay/test-payment', request);
    if (!response.ok) throw new Error(`The test checkout answered ${response.status}.`);
    return TestPaymentReply.parse(await response.json()).proof;
  }

  return { order, verify, payInTestMode };
}

export const purchaseClient = createPurchaseClient();
