import { DesignsOverview } from '@toile/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../people.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const leave = (who: Person) =>
  who.fetch('/v1/account', {
    method: 'DELETE',
    headers: json,
    body: JSON.stringify({ password: 'a password for tests', posts: 'deleted' }),
  });
const captured = (paymentId: string) => shop.deliver(shop.fake.paymentEvent('payment.captured', paymentId));
const statusOf = (paymentId: string) => shop.fake.payments.get(paymentId)?.status;

test('money that comes for somebody who has left goes back by itself, and whoever runs the product is told', async () => {
  const told = vi.spyOn(shop.server.parts.log, 'error');
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = shop.fake.pay(id);
  expect((await leave(buyer)).status).toBe(204);
  expect((await captured(paymentId)).status).toBe(200);
  await shop.passMinutes(id, 0);
  expect(statusOf(paymentId)).toBe('refunded');
  expect(await shop.balanceOf(buyer)).toBe(0);
  expect(told.mock.calls).toContainEqual([
    expect.objectContaining({ paymentId, reason: 'account-deleted' }),
    'a payment bought nothing and is sent back',
  ]);
  await captured(paymentId);
  await shop.passMinutes(id, 16);
  expect(shop.fake.refunds.filter((refund) => refund.payment_id === paymentId)).toHaveLength(1);
  told.mockRestore();
});

test('money nobody told of is found for somebody who has left as well', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = shop.fake.pay(id);
  await leave(buyer);
  await shop.passMinutes(id, 16);
  expect(statusOf(paymentId)).toBe('refunded');
});

test('leaving and paying at once: the money is kept with its tokens, or goes back', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.newBuyer()));
  const paid = await Promise.all(
    buyers.map(async (buyer) => {
      const { id } = await shop.buy(buyer, 150);
      const { razorpay_payment_id: paymentId } = shop.fake.pay(id);
      const [left, heard] = await Promise.all([leave(buyer), captured(paymentId)]);
      expect([left.status, heard.status]).toEqual([204, 200]);
      return { buyer, id, paymentId };
    }),
  );
  for (const { buyer, id, paymentId } of paid) {
    await shop.passMinutes(id, 0);
    const isKept = (await shop.balanceOf(buyer)) === 10;
    expect(statusOf(paymentId)).toBe(isKept ? 'captured' : 'refunded');
  }
});

test('a payment told of for two orders pays the first and stays with it', async () => {
  const buyer = await shop.newBuyer();
  const [one, other] = [await shop.buy(buyer, 150), await shop.buy(buyer, 150)];
  const { razorpay_payment_id: paymentId } = shop.fake.pay(one.id);
  await captured(paymentId);
  const payment = { ...shop.fake.payments.get(paymentId), order_id: other.id };
  const event = { event: 'payment.captured', payload: { payment: { entity: payment } } };
  for (let times = 0; times < 2; times++) {
    expect((await shop.deliver(shop.fake.sign(JSON.stringify(event)))).status).toBe(200);
  }
  await shop.verify(buyer, shop.fake.pay(other.id));
  expect((await shop.deliver(shop.fake.sign(JSON.stringify(event)))).status).toBe(200);
  await shop.passMinutes(one.id, 0);
  expect(statusOf(paymentId)).toBe('captured');
  expect(await shop.balanceOf(buyer)).toBe(20);
});

test('amounts beyond 32 bits are heard like any other', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const { razorpay_payment_id: rich } = shop.fake.pay(id, { amount: 2 ** 40 });
  expect((await captured(rich)).status).toBe(200);
  const refund = { id: 'rfnd_rich', payment_id: rich, amount: 2 ** 40 };
  const event = { event: 'refund.processed', payload: { refund: { entity: refund } } };
  expect((await shop.deliver(shop.fake.sign(JSON.stringify(event)))).status).toBe(200);
  await shop.passMinutes(id, 0);
  expect(statusOf(rich)).toBe('refunded');
});

test('premium ends when all the money has gone back, and not before', async () => {
  const buyer = await shop.newBuyer();
  const isPremium = async () => {
    const response = await buyer.fetch('/generate-outfit/overview');
    return DesignsOverview.parse(await response.json()).has_bought;
  };
  const { id } = await shop.buy(buyer, 150);
  const proof = shop.fake.pay(id);
  await shop.verify(buyer, proof);
  const returnMoney = async (amount: number) => {
    const { id: refundId } = shop.fake.giveBack(proof.razorpay_payment_id, amount);
    await shop.deliver(shop.fake.refundEvent('refund.processed', refundId));
  };
  await returnMoney(10_000);
  expect(await isPremium()).toBe(true);
  await returnMoney(5000);
  expect(await isPremium()).toBe(false);
});
