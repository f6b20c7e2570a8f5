import type { Paise } from '@toile/contract';
import { PaymentsError } from '#server/parts/payments/payments.ts';
import { readAtMost } from './read-at-most.ts';

const ORIGIN = 'https://api.razorpay.com';
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

export interface RazorpayClient {
  createOrder(order: { amount: Paise; currency: string; receipt: string; purchaseId: string }): Promise<unknown>;
  fetchPayment(paymentId: string): Promise<unknown>;
  fetchPaymentsOfOrder(orderId: string): Promise<unknown>;
  /** Refunds with the same key are one refund. */
  refund(payment: { id: string; amount: Paise; key: string }): Promise<unknown>;
}

interface Call {
  /** For the error: what was being done. */
  readonly what: string;
  readonly path: string;
  /** Makes it a POST. */
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Razorpay's REST API, as much of it as is used. Answers are parsed JSON that nobody has looked into yet. */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl = ORIGIN,
  timeout = TIMEOUT,
}: RazorpayClientOptions): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function once({ what, path, body, headers }: Call): Promise<unknown> {
    const exchange = async () => {
      const response = await fetch(new URL(path, baseUrl), {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        // A redirect would carry the keys to wherever it points.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, isGood: response.ok, text: await readAtMost(response, ANSWER_MAX) };
    };
    const { status, isGood, text } = await exchange().catch((error: unknown) => {
      throw new PaymentsError('unreachable', `${what}: no whole answer`, { cause: reasonOf(error) });
    });
    if (!isGood) throw failureOf(what, status, text);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new PaymentsError('garbled', `${what}: the answer is no JSON`, { cause });
    }
  }

  return {
    createOrder: ({ purchaseId, ...order }) =>
      twice(() => once({ what: 'creating an order', path: '/v1/orders', body: { ...order, notes: { purchaseId } } })),
    fetchPayment: (id) => twice(() => once({ what: 'fetching a payment', path: `/v1/payments/${segment(id)}` })),
    fetchPaymentsOfOrder: (id) =>
      twice(() => once({ what: "fetching an order's payments", path: `/v1/orders/${segment(id)}/payments` })),
    refund: async ({ id, amount, key }) =>
      once({
        what: 'refunding a payment',
        path: `/v1/payments/${segment(id)}/refund`,
        body: { amount, speed: 'normal' },
        headers: { 'X-Refund-Idempotency': key },
      }),
  };
}

/** An id as one piece of a path. Dots would climb out of it, however they are written. */
function segment(id: string): string {
  if (/^\.{1,2}$/.test(id)) throw new PaymentsError('refused', 'an id of dots is none');
  return encodeURIComponent(id);
}

async function twice<T>(call: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      const isPassing =
        error instanceof PaymentsError && (error.fault === 'unreachable' || error.fault === 'in-trouble');
      if (!isPassing || tried === TRIES) throw error;
    }
  }
}

/** The words of a failed exchange alone: its other fields may hold what was sent, and what is kept here may be logged. */
function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const inner = error.cause instanceof Error ? error.cause : error;
  return new Error('code' in inner ? `${inner.code}: ${inner.message}` : `${inner.name}: ${inner.message}`);
}

function failureOf(what: string, status: number, text: string): PaymentsError {
  // A good status among failures is a redirect, which nobody follows.
  if (status < 400) return new PaymentsError('unreachable', `${what}: answered ${status}, which leads elsewhere`);
  const fault = status >= 500 || status === 429 ? 'in-trouble' : 'refused';
  return new PaymentsError(fault, `${what}: answered ${status}`, { cause: new Error(reasonGiven(text)) });
}

function reasonGiven(text: string): string {
  try {
    return JSON.stringify(Object(JSON.parse(text)).error) ?? 'no reason given';
  } catch {
    return 'no reason given';
  }
}
