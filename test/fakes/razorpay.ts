import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { PaymentProof } from '@toile/contract';

export interface FakePayment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
}

export interface FakeOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}

export interface FakeRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  status: 'processed';
}

/** A webhook as it is posted. */
export interface FakeEvent {
  body: string;
  signature: string;
}

/** What the API can be told to do instead of answering properly. */
export type Misbehaviour =
  | 'hang'
  | 'hang-up'
  | 'error-500'
  | 'error-page'
  | 'refuse'
  | 'half'
  | 'nonsense'
  | 'endless'
  | 'redirect'
  | 'other-amount'
  | 'other-currency'
  | 'other-id';

export interface FakeRazorpay {
  /** Settings of a server that takes its money here. */
  readonly environment: {
    RAZORPAY_KEY_ID: string;
    RAZORPAY_KEY_SECRET: string;
    RAZORPAY_WEBHOOK_SECRET: string;
    RAZORPAY_BASE_URL: string;
    RAZORPAY_CHECKOUT_URL: string;
  };
  readonly orders: ReadonlyMap<string, FakeOrder>;
  readonly payments: ReadonlyMap<string, FakePayment>;
  readonly refunds: readonly FakeRefund[];
  /** Every call that reached it, as `METHOD path`. */
  readonly calls: string[];
  /** A person pays an order at the checkout: what the page is handed. */
  pay(orderId: string, payment?: Partial<Pick<FakePayment, 'status' | 'amount' | 'currency'>>): PaymentProof;
  /** What the page is handed after this payment. */
  proofOf(paymentId: string): PaymentProof;
  /** The shop gives money back from its dashboard, in paise. */
  giveBack(paymentId: string, amount: number): FakeRefund;
  paymentEvent(name: 'order.paid' | 'payment.captured' | 'payment.failed', paymentId: string): FakeEvent;
  refundEvent(name: 'refund.processed' | 'refund.failed', refundId: string): FakeEvent;
  /** Signs any text as a webhook. */
  sign(body: string): FakeEvent;
  /** The next `times` calls go wrong in this way. */
  misbehave(how: Misbehaviour, times: number): void;
  close(): Promise<void>;
}

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_fake',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook secret',
};
const AUTHORIZATION = `Basic ${Buffer.from(`${KEYS.RAZORPAY_KEY_ID}:${KEYS.RAZORPAY_KEY_SECRET}`).toString('base64')}`;

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

interface Books {
  orders: Map<string, FakeOrder>;
  payments: Map<string, FakePayment>;
  refunds: FakeRefund[];
  refundKeys: Map<string, FakeRefund>;
}

/** Razorpay's API over HTTP: orders, payments and refunds, signed as the real one signs, and misbehaving on demand. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const books: Books = { orders: new Map(), payments: new Map(), refunds: [], refundKeys: new Map() };
  const calls: string[] = [];
  const misbehaviours: Misbehaviour[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    void respond(books, request, response, misbehaviours.shift());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, so its address is an object.
  const { port } = server.address() as AddressInfo;
  const sign = (body: string): FakeEvent => ({ body, signature: hmac(KEYS.RAZORPAY_WEBHOOK_SECRET, body) });
  const event = (name: string, entities: Record<string, object | undefined>) =>
    sign(
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_fake',
        event: name,
        contains: Object.keys(entities),
        payload: Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }])),
        created_at: 1_750_000_000,
      }),
    );
  return {
    environment: {
      ...KEYS,
      RAZORPAY_BASE_URL: `http://127.0.0.1:${port}`,
      RAZORPAY_CHECKOUT_URL: `http://127.0.0.1:${port}/checkout.js`,
    },
    orders: books.orders,
    payments: books.payments,
    refunds: books.refunds,
    calls,
    pay(orderId, payment = {}) {
      const id = newId('pay');
      const { amount = 1500, currency = 'INR' } = books.orders.get(orderId) ?? {};
      const made = { id, entity: 'payment', order_id: orderId, amount, currency, status: 'captured' } as const;
      books.payments.set(id, { ...made, amount_refunded: 0, ...payment });
      return proofOf(books, id);
    },
    proofOf: (paymentId) => proofOf(books, paymentId),
    giveBack: (paymentId, amount) => refund(books, paymentId, amount),
    paymentEvent(name, paymentId) {
      const payment = books.payments.get(paymentId);
      // An event tells how things were when it happened.
      const status =
        name === 'payment.failed' ? 'failed' : payment?.status === 'refunded' ? 'captured' : payment?.status;
      const order = name === 'order.paid' ? { order: books.orders.get(payment?.order_id ?? '') } : {};
      return event(name, { payment: { ...payment, status }, ...order });
    },
    refundEvent(name, refundId) {
      const given = books.refunds.find(({ id }) => id === refundId);
      return event(name, { refund: given, payment: books.payments.get(given?.payment_id ?? '') });
    },
    sign,
    misbehave: (how, times) => void misbehaviours.push(...Array<Misbehaviour>(times).fill(how)),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function proofOf(books: Books, paymentId: string): PaymentProof {
  const orderId = books.payments.get(paymentId)?.order_id ?? '';
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: hmac(KEYS.RAZORPAY_KEY_SECRET, `${orderId}|${paymentId}`),
  };
}

async function respond(
  books: Books,
  request: IncomingMessage,
  response: ServerResponse,
  how: Misbehaviour | undefined,
): Promise<void> {
  const answer = await route(books, request);
  const text = JSON.stringify(answer.body);
  const spoil = how && SPOILED[how];
  if (spoil) return spoil(response, text);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

const send = (response: ServerResponse, status: number, type: string, text: string) =>
  void response.writeHead(status, { 'content-type': type }).end(text);
const changed = (change: object) => (response: ServerResponse, text: string) =>
  send(response, 200, 'application/json', JSON.stringify({ ...JSON.parse(text), ...change }));

/** Blanks, which JSON may begin with, for as long as somebody reads. */
function* blanks() {
  for (;;) yield ' '.repeat(2 ** 16);
}

const SPOILED: Record<Misbehaviour, (response: ServerResponse, text: string) => void> = {
  hang: () => undefined,
  'hang-up': (response) => void response.destroy(),
  'error-500': (response) =>
    send(response, 500, 'application/json', JSON.stringify({ error: { code: 'SERVER_ERROR' } })),
  'error-page': (response) => send(response, 502, 'text/html', '<h1>Bad gateway</h1>'),
  refuse: (response) =>
    send(response, 400, 'application/json', JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR' } })),
  half: (response, text) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  nonsense: (response) => send(response, 200, 'application/json', '{"id":'),
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    Readable.from(blanks()).pipe(response);
  },
  redirect: (response) => void response.writeHead(307, { location: '/v1/elsewhere' }).end(),
  'other-amount': changed({ amount: 100 }),
  'other-currency': changed({ currency: 'USD' }),
  'other-id': changed({ id: 'pay_somebody_elses' }),
};

interface Answer {
  status: number;
  body: object;
}
const ok = (body: object): Answer => ({ status: 200, body });
const refused = (description: string, status = 400): Answer => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business' } },
});

async function route(books: Books, request: IncomingMessage): Promise<Answer> {
  if (request.headers.authorization !== AUTHORIZATION) return refused('Authentication failed', 401);
  const [, , kind = '', id = '', more] = new URL(request.url ?? '/', 'http://fake').pathname.split('/');
  if (request.method === 'POST') {
    const body = Object(await json(request));
    if (kind === 'orders') return createOrder(books, body);
    const key = request.headers['x-refund-idempotency'];
    if (kind === 'payments' && more === 'refund') return refundOnce(books, id, Number(body.amount), String(key));
  }
  if (kind === 'orders' && more === 'payments') {
    const items = [...books.payments.values()].filter((payment) => payment.order_id === id);
    return ok({ entity: 'collection', count: items.length, items });
  }
  const found = kind === 'payments' ? books.payments.get(id) : undefined;
  return found ? ok(found) : refused('The id provided does not exist');
}

function createOrder(books: Books, { amount, currency, receipt, notes }: FakeOrder): Answer {
  if (!Number.isInteger(amount) || amount < 100) return refused('Order amount less than minimum amount allowed');
  if (typeof receipt !== 'string' || receipt.length > 40)
    return refused('receipt: the length must be no more than 40.');
  const order = { id: newId('order'), amount, currency, receipt, notes };
  books.orders.set(order.id, order);
  return ok({ ...order, entity: 'order', amount_paid: 0, amount_due: amount, status: 'created', attempts: 0 });
}

function refundOnce(books: Books, paymentId: string, amount: number, key: string): Answer {
  const earlier = books.refundKeys.get(key);
  if (earlier) return ok(earlier);
  const payment = books.payments.get(paymentId);
  if (!payment || payment.amount_refunded + amount > payment.amount) {
    return refused('The payment has been fully refunded already');
  }
  const made = refund(books, paymentId, amount);
  books.refundKeys.set(key, made);
  return ok(made);
}

function refund(books: Books, paymentId: string, amount: number): FakeRefund {
  const payment = books.payments.get(paymentId);
  if (!payment) throw new Error(`no payment ${paymentId}`);
  payment.amount_refunded += amount;
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  const made: FakeRefund = { id: newId('rfnd'), entity: 'refund', payment_id: paymentId, amount, status: 'processed' };
  books.refunds.push(made);
  return made;
}
