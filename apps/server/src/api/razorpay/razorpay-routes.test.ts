import { ErrorBody, MESSAGE, PurchaseOrder, PurchaseState } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import type { Person } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { openShop, type Shop } from '../../../../../test/shop.ts';

let shop: Shop;
let person: Person;
beforeAll(async () => {
  shop = await openShop();
  person = await shop.newBuyer();
});
afterAll(() => shop.close());

const refusalOf = async (response: Response) => [response.status, ErrorBody.parse(await response.json())] as const;
const headers = { 'content-type': 'application/json' };

test('an order carries its price in paise, its currency and the public key, and nothing secret', async () => {
  const response = await shop.order(person, { amount: 350 });
  const reply = await response.json();
  expect(reply).toEqual({
    id: expect.stringMatching(/^order_/),
    amount: 35_000,
    currency: 'INR',
    key: 'rzp_test_fake',
    checkout: shop.fake.environment.RAZORPAY_CHECKOUT_URL,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [150, 10],
  [350, 25],
  [650, 50],
  [75, 5],
])('%d rupees, paid and verified, are %d tokens', async (amount, tokens) => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, amount);
  const response = await shop.verify(buyer, shop.fake.pay(id));
  expect([response.status, PurchaseState.parse(await response.json())]).toEqual([
    200,
    { status: 'paid', purchase_id: expect.any(String), tokens_bought: tokens, price: amount, tokens, freetokens: 1 },
  ]);
});

test('the browser names the price and never the tokens', async () => {
  const buyer = await shop.newBuyer();
  const response = await shop.order(buyer, { amount: 15, tokens: 1000, currency: 'JPY', account_id: person.accountId });
  const { id, amount } = PurchaseOrder.parse(await response.json());
  expect([amount, shop.fake.orders.get(id)?.currency]).toEqual([1500, 'INR']);
  await shop.verify(buyer, { ...shop.fake.pay(id), tokens: 1000, amount: 1 });
  expect(await shop.balanceOf(buyer)).toBe(1);
});

const AMOUNTS = [0, -15, 1, 16, 349, 7.5, 15_015, 1e300, '150', ' 150', [150], { $gt: 0 }, true, null, undefined];
test.each(AMOUNTS)('an amount of %j buys nothing and says so', async (amount) => {
  const before = shop.fake.calls.length;
  const [status, body] = await refusalOf(await shop.order(person, { amount }));
  expect([status, body.type]).toEqual([400, 'general_argument_invalid']);
  expect(body.message).toContain('`amount`');
  expect(shop.fake.calls).toHaveLength(before);
});

test.each(['[]', 'null', '"150"', '150', '', '{'])('a body of %s orders nothing', async (body) => {
  const response = await person.fetch('/razorpay', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});

test('guests order nothing and verify nothing', async () => {
  const { id } = await shop.buy(person, 150);
  for (const [path, body] of [
    ['/razorpay', { amount: 150 }],
    ['/razorpay/verify', shop.fake.pay(id)],
  ] as const) {
    const response = await fetch(shop.server.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(401);
  }
});

test('the payment of somebody else is nobody else’s', async () => {
  const thief = await shop.newBuyer();
  const { id } = await shop.buy(person, 650);
  const proof = shop.fake.pay(id);
  expect((await refusalOf(await shop.verify(thief, proof)))[0]).toBe(404);
  const own = await shop.buy(thief, 650);
  const [status, body] = await refusalOf(await shop.verify(thief, { ...proof, razorpay_order_id: own.id }));
  expect([status, body.message]).toEqual([400, MESSAGE.paymentFailed]);
  expect(await shop.balanceOf(thief)).toBe(0);
});

test.each([
  ['a forged signature', { razorpay_signature: 'f'.repeat(64) }],
  ['no signature', { razorpay_signature: '' }],
  ['a signature that is no text', { razorpay_signature: ['a'] }],
  ['another payment', { razorpay_payment_id: 'pay_other' }],
])('%s credits nothing', async (_what, change) => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  expect((await shop.verify(buyer, { ...shop.fake.pay(id), ...change })).status).toBe(400);
  expect(await shop.balanceOf(buyer)).toBe(0);
});

test.each([
  ['hang-up', 2],
  ['error-500', 2],
  ['half', 2],
  ['nonsense', 1],
  ['refuse', 1],
  ['other-amount', 1],
  ['other-currency', 1],
] as const)(
  'a provider that answers with %s is told in the words of the catalogue, and what was paid is credited later',
  async (how, times) => {
    const buyer = await shop.newBuyer();
    const { id } = await shop.buy(buyer, 150);
    shop.fake.misbehave(how, times);
    const [status, body] = await refusalOf(await shop.order(buyer, { amount: 150 }));
    expect([status, body.message]).toEqual([502, MESSAGE.paymentDetailsFailed]);
    const proof = shop.fake.pay(id);
    shop.fake.misbehave(how, times);
    const [again, answer] = await refusalOf(await shop.verify(buyer, proof));
    // What is another's price is told with what becomes of the money; it is the provider's word that sends it back.
    const isPrice = how !== 'other-amount' && how !== 'other-currency';
    expect([again, answer.message]).toEqual(
      isPrice ? [502, MESSAGE.paymentDetailsFailed] : [409, MESSAGE.paymentReturned],
    );
    expect(await shop.balanceOf(buyer)).toBe(0);
    await shop.passMinutes(id, 16);
    expect(await shop.balanceOf(buyer)).toBe(10);
  },
);

test('a payment the provider shows under another id is not believed', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const proof = shop.fake.pay(id);
  shop.fake.misbehave('other-id', 1);
  expect((await shop.verify(buyer, proof)).status).toBe(400);
  expect(await shop.balanceOf(buyer)).toBe(0);
});

test('a payment that is only authorized is pending, and its tokens come with the money', async () => {
  const buyer = await shop.newBuyer();
  const { id } = await shop.buy(buyer, 150);
  const proof = shop.fake.pay(id, { status: 'authorized' });
  const response = await shop.verify(buyer, proof);
  expect([response.status, PurchaseState.parse(await response.json()).status]).toEqual([202, 'pending']);
  const payment = shop.fake.payments.get(proof.razorpay_payment_id);
  if (payment) payment.status = 'captured';
  expect((await shop.deliver(shop.fake.paymentEvent('payment.captured', proof.razorpay_payment_id))).status).toBe(200);
  expect(await shop.balanceOf(buyer)).toBe(10);
});

test('where no keys are given and test mode is off nothing is on sale', async () => {
  const free = await startTestServer({ DATABASE_URL: await createTestDatabase(), RAZORPAY_TEST_MODE: 'off' });
  for (const path of ['/razorpay', '/razorpay/verify', '/razorpay/webhook', '/razorpay/test-payment']) {
    const response = await fetch(free.address + path, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(404);
  }
  await free.close();
});
