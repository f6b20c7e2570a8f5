import { ErrorBody, MESSAGE } from '@toile/contract';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import { openShop, type Shop } from '../../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refusalOf = async (response: Response) => [response.status, ErrorBody.parse(await response.json())] as const;

test('twenty verify calls and twenty of each webhook at once credit once', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 350);
  const proof = shop.fake.pay(id);
  const told = (['order.paid', 'payment.captured'] as const).map((name) =>
    shop.fake.paymentEvent(name, proof.razorpay_payment_id),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => [shop.verify(buyer, proof), ...told.map((event) => shop.deliver(event))]).flat(),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await shop.balanceOf(buyer)).toBe(25);
});

test('a tab closed after paying: the webhook alone credits', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  await shop.deliver(shop.fake.paymentEvent('order.paid', shop.fake.pay(id).razorpay_payment_id));
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('a tab closed and a webhook lost: the provider is asked after fifteen minutes', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  shop.fake.pay(id, { status: 'failed' });
  shop.fake.pay(id);
  await shop.passMinutes(id, 14);
  expect(await shop.balanceOf(buyer)).toBe(0);
  await shop.passMinutes(id, 2);
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('an order nobody pays is asked about ever less often, then abandoned, and credited if it is paid all the same', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const asked = () => shop.fake.calls.filter((call) => call === `GET /v1/orders/${id}/payments`).length;
  for (let minutes = 0; minutes < 120; minutes += 10) await shop.passMinutes(id, 10);
  expect(asked()).toBeGreaterThan(1);
  expect(asked()).toBeLessThan(6);
  await shop.passMinutes(id, 5 * 24 * 60);
  const before = asked();
  await shop.passMinutes(id, 5 * 24 * 60);
  expect(asked()).toBe(before);
  await shop.deliver(shop.fake.paymentEvent('payment.captured', shop.fake.pay(id).razorpay_payment_id));
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('a failed payment changes nothing, and a late success on the same order is credited', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const failed = shop.fake.pay(id, { status: 'failed' });
  expect((await shop.deliver(shop.fake.paymentEvent('payment.failed', failed.razorpay_payment_id))).status).toBe(200);
  expect((await refusalOf(await shop.verify(buyer, failed)))[1].message).toBe(MESSAGE.paymentFailed);
  await shop.deliver(shop.fake.paymentEvent('payment.captured', shop.fake.pay(id).razorpay_payment_id));
  await shop.deliver(shop.fake.paymentEvent('payment.failed', failed.razorpay_payment_id));
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('an order paid twice is credited once, and the second payment goes back', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const [first, second] = [shop.fake.pay(id), shop.fake.pay(id)];
  await shop.verify(buyer, first);
  expect((await shop.verify(buyer, second)).status).toBe(200);
  await shop.deliver(shop.fake.paymentEvent('payment.captured', second.razorpay_payment_id));
  shop.fake.misbehave('error-500', 2);
  await shop.passMinutes(id, 0);
  await shop.server.parts.database.transaction((tx) => tx.update(surplusPayments).set({ nextTryAt: sql`now()` }));
  await shop.passMinutes(id, 0);
  const returned = shop.fake.refunds.filter((refund) => refund.payment_id === second.razorpay_payment_id);
  expect(returned.map(({ amount }) => amount)).toEqual([15_000]);
  await shop.deliver(shop.fake.refundEvent('refund.processed', returned[0]?.id ?? ''));
  expect(shop.fake.payments.get(first.razorpay_payment_id)?.status).toBe('captured');
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('two payments of one order that are told at the same moment: one is credited, the other is kept to go back', async () => {
  const buyer = await shop.newBuyer();
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.buy(buyer, 15)));
  const twice = orders.flatMap(({ id }) =>
    [shop.fake.pay(id), shop.fake.pay(id)].map((proof) => proof.razorpay_payment_id),
  );
  await Promise.all(twice.map((id) => shop.deliver(shop.fake.paymentEvent('payment.captured', id))));
  const { read } = shop.server.parts.database;
  const credited = await read
    .select({ id: purchases.paymentId })
    .from(purchases)
    .where(inArray(purchases.paymentId, twice));
  const surplus = await read
    .select({ id: surplusPayments.id })
    .from(surplusPayments)
    .where(inArray(surplusPayments.id, twice));
  expect([credited.length, surplus.length]).toEqual([20, 20]);
  expect(new Set([...credited, ...surplus].map(({ id }) => id))).toEqual(new Set(twice));
  expect(await shop.balanceOf(buyer)).toBe(20);
});

test('a second payment nobody told of is found by the last check and goes back', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  await shop.verify(buyer, shop.fake.pay(id));
  const { razorpay_payment_id: second } = shop.fake.pay(id);
  await shop.passMinutes(id, 3 * 24 * 60);
  expect(shop.fake.payments.get(second)?.status).toBe('captured');
  await shop.passMinutes(id, 24 * 60 + 1);
  expect(shop.fake.payments.get(second)?.status).toBe('refunded');
  const asked = shop.fake.calls.length;
  await shop.passMinutes(id, 30 * 24 * 60);
  expect(shop.fake.calls).toHaveLength(asked);
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test.each([
  [{ amount: 100 }, 'too little'],
  [{ amount: 99_900 }, 'too much'],
  [{ currency: 'USD' }, 'another currency'],
])('a payment of %j (%s) credits nothing, and goes back whole', async (change, _how: string) => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 650);
  const proof = shop.fake.pay(id, change);
  expect((await shop.verify(buyer, proof)).status).toBe(409);
  expect((await shop.deliver(shop.fake.paymentEvent('order.paid', proof.razorpay_payment_id))).status).toBe(200);
  await shop.passMinutes(id, 16);
  expect(await shop.balanceOf(buyer)).toBe(0);
  expect(shop.fake.payments.get(proof.razorpay_payment_id)?.status).toBe('refunded');
  await shop.verify(buyer, shop.fake.pay(id));
  expect(await shop.balanceOf(buyer)).toBe(50);
});

test('refunds take back the tokens their money had bought, once, and never more than are left', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = shop.fake.pay(id);
  await shop.deliver(shop.fake.paymentEvent('order.paid', paymentId));
  const parts = [shop.fake.giveBack(paymentId, 2000), shop.fake.giveBack(paymentId, 2500)];
  for (const part of [...parts, ...parts]) await shop.deliver(shop.fake.refundEvent('refund.processed', part.id));
  expect(await shop.balanceOf(buyer)).toBe(7);
  await shop.spendTokens(buyer, 3);
  expect(await shop.balanceOf(buyer)).toBe(5);
  const rest = shop.fake.giveBack(paymentId, 10_500);
  await shop.deliver(shop.fake.refundEvent('refund.failed', rest.id));
  expect(await shop.balanceOf(buyer)).toBe(5);
  await Promise.all(Array.from({ length: 10 }, () => shop.deliver(shop.fake.refundEvent('refund.processed', rest.id))));
  expect(await shop.balanceOf(buyer)).toBe(0);
});

test('a refund heard of before its payment leaves nothing behind once both are known', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = shop.fake.pay(id);
  const { id: refundId } = shop.fake.giveBack(paymentId, 15_000);
  await shop.deliver(shop.fake.refundEvent('refund.processed', refundId));
  await shop.deliver(shop.fake.paymentEvent('payment.captured', paymentId));
  expect(await shop.balanceOf(buyer)).toBe(0);
});

test('what is about nobody’s order is answered well and changes nothing', async () => {
  const stray = shop.fake.pay('order_of_another_shop').razorpay_payment_id;
  const { id: refundId } = shop.fake.giveBack(stray, 100);
  const events = [
    shop.fake.paymentEvent('order.paid', stray),
    shop.fake.paymentEvent('payment.failed', stray),
    shop.fake.refundEvent('refund.processed', refundId),
    shop.fake.sign('{"event":"subscription.charged"}'),
    shop.fake.sign('{"event":"order.paid"}'),
    shop.fake.sign('nothing at all'),
  ];
  for (const event of events) expect((await shop.deliver(event)).status).toBe(200);
});

test('a webhook that is not signed, or was touched, is refused', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 650);
  const event = shop.fake.paymentEvent('order.paid', shop.fake.pay(id).razorpay_payment_id);
  const touched = { ...event, body: `${event.body}\n` };
  for (const forged of [{ ...event, signature: '' }, { ...event, signature: '0'.repeat(64) }, touched]) {
    const [status, body] = await refusalOf(await shop.deliver(forged));
    expect([status, body.type]).toEqual([400, 'webhook_signature_invalid']);
  }
  expect(await shop.balanceOf(buyer)).toBe(0);
  expect((await shop.deliver(event, { 'content-type': 'text/plain' })).status).toBe(200);
  expect(await shop.balanceOf(buyer)).toBe(50);
});

test('a webhook as large as a flood is refused before it is read', async () => {
  const response = await shop.deliver(shop.fake.sign('x'.repeat(300 * 1024)));
  expect(response.status).toBe(413);
});
