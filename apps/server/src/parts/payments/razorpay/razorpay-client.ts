import Razorpay from 'razorpay';
import * as z from 'zod';
import { PaymentsError } from '#server/parts/payments/payments.ts';

/** Milliseconds a call may take from its first byte out to its last byte in. */
const TIMEOUT = 8000;
/** Bytes of an answer; the longest list of payments is far shorter. */
const ANSWER_MAX = 2 ** 20;
/** Times a call that changes nothing twice is made before its failure counts. */
const TRIES = 2;

export interface RazorpayClientOptions {
  keyId: string;
  keySecret: string;
  /** Origin of the API; the provider's own unless given. */
  baseUrl?: string;
  /** Milliseconds. */
  timeout?: number;
}

/** The part of the package's HTTP client (axios) that the package has no options for. */
interface Http {
  defaults: { baseURL?: string; maxRedirects?: number; maxContentLength?: number };
  interceptors: {
    request: { use(onRequest: (config: { signal?: AbortSignal }) => object): void };
    response: { use(onAnswer: undefined, onError: (error: Failure) => never): void };
  };
  post(url: string, data: object, config: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** What a call failed with. The package reads `response` and breaks where there is none. */
interface Failure {
  code?: string;
  message?: string;
  response?: { status: number; data: unknown };
}

/** What the package rejects with. A status of 0 is ours: nothing was answered, and `error` is the reason. */
const Rejection = z.object({ statusCode: z.number(), error: z.unknown() });

export interface RazorpayClient {
  createOrder(order: { amount: number; currency: string; receipt: string; purchaseId: string }): Promise<unknown>;
  fetchPayment(paymentId: string): Promise<unknown>;
  fetchPaymentsOfOrder(orderId: string): Promise<unknown>;
  /** Refunds with the same key are one refund. */
  refund(payment: { id: string; amount: number; key: string }): Promise<unknown>;
}

/**
 * The official package with what it lacks: a deadline, another host, and errors that are errors and keep their cause.
 * Nobody else imports it.
 */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  timeout = TIMEOUT,
}: RazorpayClientOptions): RazorpayClient {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = httpOf(razorpay);
  if (baseUrl) http.defaults.baseURL = baseUrl;
  // A redirect would carry the keys to wherever it points.
  http.defaults.maxRedirects = 0;
  http.defaults.maxContentLength = ANSWER_MAX;
  http.interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(timeout) }));
  http.interceptors.response.use(undefined, (error) => {
    // The failure itself holds the keys it was sent with, and what is kept here may be logged.
    error.response ??= { status: 0, data: { error: new Error(`${error.code}: ${error.message}`) } };
    error.response.data ??= {};
    throw error;
  });
  return {
    createOrder: ({ purchaseId, ...order }) =>
      twice('creating an order', () => razorpay.orders.create({ ...order, notes: { purchaseId } })),
    fetchPayment: (id) => twice('fetching a payment', () => razorpay.payments.fetch(encodeURIComponent(id))),
    fetchPaymentsOfOrder: (id) =>
      twice("fetching an order's payments", () => razorpay.orders.fetchPayments(encodeURIComponent(id))),
    refund: ({ id, amount, key }) =>
      // The package's own call has no room for the header.
      once('refunding a payment', async () => {
        const path = `/v1/payments/${encodeURIComponent(id)}/refund`;
        const answer = await http.post(path, { amount, speed: 'normal' }, { headers: { 'X-Refund-Idempotency': key } });
        return answer.data;
      }),
  };
}

/** The package holds an axios instance in `api.rq`, which its types do not tell; another version may not. */
function httpOf(razorpay: Razorpay): Http {
  const http: unknown = Reflect.get(razorpay.api, 'rq');
  if (typeof http !== 'function' || !('interceptors' in http)) throw new Error('The razorpay package has changed.');
  // Checked above as far as a function can be looked into; the version is pinned.
  return http as unknown as Http;
}

async function twice<T>(what: string, call: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await once(what, call);
    } catch (error) {
      const isPassing = error instanceof PaymentsError && error.fault !== 'refused';
      if (!isPassing || tried === TRIES) throw error;
    }
  }
}

async function once<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentsError(what, error);
  }
}

function toPaymentsError(what: string, error: unknown): PaymentsError {
  const bare = Rejection.safeParse(error).data ?? Rejection.safeParse(rejectionOf(error)).data;
  if (!bare) return new PaymentsError('unreachable', `${what} failed`, { cause: error });
  const cause = bare.error instanceof Error ? bare.error : new Error(JSON.stringify(bare.error) ?? 'no reason given');
  // A good status among failures is an answer that was cut off.
  if (bare.statusCode < 400) return new PaymentsError('unreachable', `${what}: no whole answer`, { cause });
  const isTheirs = bare.statusCode >= 500 || bare.statusCode === 429;
  return new PaymentsError(isTheirs ? 'in-trouble' : 'refused', `${what}: answered ${bare.statusCode}`, { cause });
}

/** The same of a call that went past the package. */
function rejectionOf(error: unknown): unknown {
  const { response } = Object(error) as Failure;
  return response && { statusCode: response.status, error: Object(response.data).error };
}
