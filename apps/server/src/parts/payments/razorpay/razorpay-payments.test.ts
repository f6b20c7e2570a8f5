import { paise } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeRazorpay, type Misbehaviour, startFakeRazorpay } from '../../../../../../test/fakes/razorpay.ts';
import type { Payments } from '../payments.ts';
import { openRazorpay, type RazorpayOptions } from './razorpay-payments.ts';

let fake: FakeRazorpay;
let payments: Payments;
beforeAll(async () => {
  fake = await startFakeRazorpay();
  payments = open();
});
afterAll(() => fake.close());

function open(more: Partial<RazorpayOptions> = {}): Payments {
  const { environment } = fake;
  return openRazorpay({
    keyId: environment.RAZORPAY_KEY_ID,
    keySecret: environment.RAZORPAY_KEY_SECRET,
    webhookSecret: environment.RAZORPAY_WEBHOOK_SECRET,
    checkoutUrl: 'http://127.0.0.1/checkout.js',
    baseUrl: environment.RAZORPAY_BASE_URL,
    timeout: 30_000,
    ...more,
  });
}

/** What answers is waited for long enough; what hangs is given up soon. */
const patienceFor = (how: string) => (how === 'hang' ? open({ timeout: 300 }) : payments);

const order = (amount = 15_000, at = payments) =>
  at.createOrder({ purchaseId: 'a'.repeat(20), amount: paise(amount), currency: 'INR' });

test('an order carries the amount in paise and the purchase it is for', async () => {
  const { id } = await order();
  expect(fake.orders.get(id)).toMatchObject({
    amount: 15_000,
    currency: 'INR',
    receipt: `p_${'a'.repeat(20)}`,
    notes: { purchaseId: 'a'.repeat(20) },
  });
});

test('a payment is found by its id and by its order', async () => {
  const { id: orderId } = await order();
  const paid = fake.pay(orderId);
  const payment = { id: paid.razorpay_payment_id, orderId, amount: 15_000, currency: 'INR', status: 'captured' };
  expect(await payments.fetchPayment(payment.id)).toMatchObject(payment);
  expect(await payments.fetchPaymentsOfOrder(orderId)).toMatchObject([payment]);
});

const FAULTS: Record<Exclude<Misbehaviour, 'other-id'>, string> = {
  hang: 'unreachable',
  'hang-up': 'unreachable',
  half: 'unreachable',
  'error-500': 'in-trouble',
  'error-page': 'in-trouble',
  refuse: 'refused',
  endless: 'unreachable',
  redirect: 'unreachable',
  nonsense: 'garbled',
  'other-amount': 'garbled',
  'other-currency': 'garbled',
};

test.each(Object.entries(FAULTS))('a provider that answers with %s is an error that is %s', async (how, fault) => {
  // The keys are those of the table above.
  fake.misbehave(how as Misbehaviour, fault === 'refused' || fault === 'garbled' ? 1 : 2);
  const failing = order(15_000, patienceFor(how));
  await expect(failing).rejects.toMatchObject({ name: 'PaymentsError', fault, message: expect.any(String) });
  await expect(failing).rejects.toBeInstanceOf(Error);
  expect(await order()).toMatchObject({ id: expect.stringMatching(/^order_/) });
});

test('a passing fault is got over by asking once more', async () => {
  fake.misbehave('error-500', 1);
  expect(await order()).toMatchObject({ id: expect.stringMatching(/^order_/) });
  fake.misbehave('hang-up', 1);
  expect(await order()).toMatchObject({ id: expect.stringMatching(/^order_/) });
});

test('a provider that is not there is unreachable, and the error tells why', async () => {
  const gone = await startFakeRazorpay();
  await gone.close();
  const nowhere = open({ baseUrl: gone.environment.RAZORPAY_BASE_URL });
  const error = await nowhere.fetchPayment('pay_1').catch((caught: unknown) => caught);
  expect(error).toMatchObject({ fault: 'unreachable', cause: { message: expect.stringContaining('ECONNREFUSED') } });
});

test('a redirect is not followed, so the keys go nowhere else', async () => {
  fake.misbehave('redirect', 2);
  await expect(payments.fetchPayment('pay_1')).rejects.toMatchObject({ fault: 'unreachable' });
  expect(fake.calls.slice(-2)).toEqual(['GET /v1/payments/pay_1', 'GET /v1/payments/pay_1']);
  expect(fake.calls).not.toContain('GET /v1/elsewhere');
});

test('no secret is in an error, wherever one looks', async () => {
  for (const how of ['hang', 'hang-up', 'error-500', 'refuse', 'half', 'endless', 'redirect'] as const) {
    fake.misbehave(how, 2);
    const error = await patienceFor(how)
      .returnPayment('pay_1')
      .catch((caught: unknown) => caught);
    const seen = JSON.stringify(error, (_key, value) =>
      value instanceof Error ? { ...value, message: value.message, cause: value.cause } : value,
    );
    expect(seen).toContain('PaymentsError');
    expect(seen).not.toMatch(/key secret|hook secret|Basic /);
    // What was not used up must not spoil the next call.
    await payments.fetchPayment('pay_1').catch(() => undefined);
  }
});

test('wrong keys are refused', async () => {
  const stranger = open({ keySecret: 'another' });
  await expect(stranger.fetchPayment('pay_1')).rejects.toMatchObject({ fault: 'refused' });
});

test('an id with a path in it asks for nothing else', async () => {
  await expect(payments.fetchPayment('../orders/order_1')).rejects.toMatchObject({ name: 'PaymentsError' });
  expect(fake.calls.at(-1)).toBe('GET /v1/payments/..%2Forders%2Forder_1');
});

test.each(['.', '..'])('an id of dots (%s) asks for nothing at all', async (id) => {
  const before = fake.calls.length;
  await expect(payments.fetchPayment(id)).rejects.toMatchObject({ fault: 'refused' });
  await expect(payments.fetchPaymentsOfOrder(id)).rejects.toMatchObject({ fault: 'refused' });
  await expect(payments.returnPayment(id)).rejects.toMatchObject({ fault: 'refused' });
  expect(fake.calls).toHaveLength(before);
});

test('a payment sent back twenty times at once goes back once, and again it stays as it is', async () => {
  const { id: orderId } = await order();
  const { razorpay_payment_id: id } = fake.pay(orderId);
  await Promise.all(Array.from({ length: 20 }, () => payments.returnPayment(id)));
  await payments.returnPayment(id);
  expect(fake.refunds.filter((refund) => refund.payment_id === id)).toHaveLength(1);
  expect(fake.payments.get(id)).toMatchObject({ status: 'refunded', amount_refunded: 15_000 });
});

test('of a payment that went back in part only the rest is sent back', async () => {
  const { id: orderId } = await order();
  const { razorpay_payment_id: id } = fake.pay(orderId);
  fake.giveBack(id, 5000);
  await payments.returnPayment(id);
  expect(fake.refunds.filter((refund) => refund.payment_id === id).map(({ amount }) => amount)).toEqual([5000, 10_000]);
});

test('only the signature of this payment on this order is one', async () => {
  const { id: orderId } = await order();
  const paid = fake.pay(orderId);
  const proof = { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
  expect(payments.isSignedPayment(proof)).toBe(true);
  const { signature } = proof;
  const other = `${signature[0] === '0' ? '1' : '0'}${signature.slice(1)}`;
  for (const forged of [other, '', signature.slice(1), `${signature}00`, 'x'.repeat(64), 'é'.repeat(64)]) {
    expect(payments.isSignedPayment({ ...proof, signature: forged })).toBe(false);
  }
  expect(payments.isSignedPayment({ ...proof, orderId: 'order_other' })).toBe(false);
  expect(payments.isSignedPayment({ ...proof, paymentId: 'pay_other' })).toBe(false);
});

test('webhooks are read by their bytes: one changed space is a forgery', async () => {
  const { id: orderId } = await order();
  const { razorpay_payment_id: id } = fake.pay(orderId);
  const { body, signature } = fake.paymentEvent('order.paid', id);
  expect(payments.readEvent(Buffer.from(body), signature)).toMatchObject({
    kind: 'captured',
    payment: { id, orderId },
  });
  const forged = (text: string, by: string | undefined) => () => payments.readEvent(Buffer.from(text), by);
  expect(forged(`${body} `, signature)).toThrow('not signed');
  expect(forged(body, undefined)).toThrow('not signed');
  expect(forged(body, '')).toThrow('not signed');
});

test('each kind of event is read, and what we have no use for is passed over', async () => {
  const { id: orderId } = await order();
  const { razorpay_payment_id: id } = fake.pay(orderId);
  const refund = fake.giveBack(id, 5000);
  const read = ({ body, signature }: { body: string; signature: string }) =>
    payments.readEvent(Buffer.from(body), signature);
  expect(read(fake.paymentEvent('payment.captured', id))).toMatchObject({ kind: 'captured', payment: { id } });
  expect(read(fake.paymentEvent('payment.failed', id))).toMatchObject({ kind: 'failed', payment: { id } });
  const told = { id: refund.id, paymentId: id, amount: 5000 };
  expect(read(fake.refundEvent('refund.processed', refund.id))).toMatchObject({ kind: 'refunded', refund: told });
  expect(read(fake.refundEvent('refund.failed', refund.id))).toMatchObject({ kind: 'refund-failed', refund: told });
  for (const event of ['invoice.paid', 'toString', '__proto__']) {
    expect(read(fake.sign(JSON.stringify({ event })))).toEqual({ kind: 'other', name: event });
  }
});

test.each(['', '{', '[]', 'null', '{"event":1}', '{"event":"order.paid"}', '{"event":"order.paid","payload":{}}'])(
  'signed nonsense (%s) is garbled',
  (body) => {
    const { signature } = fake.sign(body);
    expect(() => payments.readEvent(Buffer.from(body), signature)).toThrow('could not be read');
  },
);
