import {
  ErrorBody,
  MESSAGE,
  PurchaseOrder,
  PurchaseState,
  Receipt,
  TestPaymentReply,
  WalletHistory,
} from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { reconcilePurchases } from '#server/product/purchases/reconcile-purchases.ts';
import { readBalances } from '#server/product/wallet/balances.ts';
import type { RunningServer } from '#server/start.ts';
import { expectBooksBalanced } from '../../../../../test/books.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  const seller = { SELLER_NAME: 'Rao Studio', SELLER_ADDRESS: '12 Brigade Road; Bengaluru' };
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', ...seller });
});
afterAll(async () => {
  await expectBooksBalanced(server.parts.database);
  await server.close();
});

const post = (who: Person, path: string, body: object) =>
  who.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const paidTokens = async (who: Person) => (await readBalances(server.parts.database.read, who.accountId)).paid;

async function order(who: Person, amount: number): Promise<PurchaseOrder> {
  return PurchaseOrder.parse(await (await post(who, '/razorpay', { amount })).json());
}

async function pay(who: Person, orderId: string, outcome: 'success' | 'failure' = 'success') {
  const response = await post(who, '/razorpay/test-payment', { order_id: orderId, outcome });
  return TestPaymentReply.parse(await response.json()).proof;
}

test('without keys the checkout is our own, and says so to whoever asks', async () => {
  const buyer = await signUp(server.address);
  expect(await order(buyer, 350)).toMatchObject({ amount: 35_000, currency: 'INR', checkout: null });
  expect(await (await buyer.fetch('/config')).json()).toMatchObject({ payments: 'test-mode' });
});

test('a payment in test mode is signed, verified and credited once, like any other', async () => {
  const buyer = await signUp(server.address);
  const { id } = await order(buyer, 350);
  const proof = await pay(buyer, id);
  const forged = { ...proof, razorpay_signature: 'f'.repeat(64) };
  expect((await post(buyer, '/razorpay/verify', forged)).status).toBe(400);
  const response = await post(buyer, '/razorpay/verify', proof ?? {});
  expect(PurchaseState.parse(await response.json())).toMatchObject({ status: 'paid', tokens_bought: 25, tokens: 25 });
  expect(await pay(buyer, id)).toEqual(proof);
  await post(buyer, '/razorpay/verify', proof ?? {});
  expect(await paidTokens(buyer)).toBe(25);
});

test('a tab closed after paying: the webhook of test mode brings the tokens', async () => {
  const buyer = await signUp(server.address);
  await pay(buyer, (await order(buyer, 150)).id);
  await expect.poll(() => paidTokens(buyer)).toBe(10);
});

test('a process that dies before it tells of a payment in test mode is made good when it is looked after', async () => {
  const buyer = await signUp(server.address);
  const { database, payments, log } = server.parts;
  const { id } = await order(buyer, 75);
  await payments?.testCheckout?.pay(id, 'captured');
  expect(await paidTokens(buyer)).toBe(0);
  await database.transaction((tx) =>
    tx.update(purchases).set({ nextCheckAt: sql`now()` }).where(eq(purchases.orderId, id)),
  );
  if (payments) {
    await reconcilePurchases({ ctx: { actor: { kind: 'job', name: 'test' }, database }, parts: { payments, log } });
  }
  expect(await paidTokens(buyer)).toBe(5);
});

test('a failed payment gives no proof and no tokens, and the same order can be paid after it', async () => {
  const buyer = await signUp(server.address);
  const { id } = await order(buyer, 150);
  expect(await pay(buyer, id, 'failure')).toBeNull();
  expect(await paidTokens(buyer)).toBe(0);
  const proof = await pay(buyer, id);
  expect((await post(buyer, '/razorpay/verify', proof ?? {})).status).toBe(200);
});

test('nobody pays for somebody else, a guest for nobody, and an order that is none cannot be paid', async () => {
  const [buyer, thief] = [await signUp(server.address), await signUp(server.address)];
  const { id } = await order(buyer, 150);
  const asThief = await post(thief, '/razorpay/test-payment', { order_id: id, outcome: 'success' });
  const { message } = ErrorBody.parse(await asThief.json());
  expect([asThief.status, message]).toEqual([404, MESSAGE.paymentDetailsFailed]);
  const asGuest = await fetch(`${server.address}/razorpay/test-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: id, outcome: 'success' }),
  });
  expect(asGuest.status).toBe(401);
  expect((await post(buyer, '/razorpay/test-payment', { order_id: 'order_x', outcome: 'success' })).status).toBe(404);
});

test('the history tells every grant and purchase with its receipt, page by page, to its owner', async () => {
  const buyer = await signUp(server.address);
  for (let bought = 0; bought < 3; bought++) {
    const proof = await pay(buyer, (await order(buyer, 15)).id);
    await post(buyer, '/razorpay/verify', proof ?? {});
  }
  const page = async (query: string) =>
    WalletHistory.parse(await (await buyer.fetch(`/wallet/history${query}`)).json());
  const whole = await page('');
  expect(whole.entries.map(({ kind, tokens, freetokens }) => [kind, tokens, freetokens])).toEqual([
    ['purchase', 1, 0],
    ['purchase', 1, 0],
    ['purchase', 1, 0],
    ['grant', 0, 1],
  ]);
  const first = await page('?limit=3');
  const second = await page(`?limit=3&before=${first.next}`);
  expect([...first.entries, ...second.entries]).toEqual(whole.entries);
  expect([second.next, whole.next]).toEqual([null, null]);
  expect((await page('?limit=1000000')).entries).toHaveLength(4);
  expect((await buyer.fetch('/wallet/history?limit=-1')).status).toBe(400);
  expect((await fetch(`${server.address}/wallet/history`)).status).toBe(401);
});

test('a receipt names seller, buyer and price, says that no money moved, and is for its buyer alone', async () => {
  const [buyer, other] = [await signUp(server.address), await signUp(server.address)];
  const { id } = await order(buyer, 650);
  const unpaid = await server.parts.database.read.select().from(purchases).where(eq(purchases.orderId, id));
  const path = `/wallet/receipts/${unpaid[0]?.id}`;
  expect((await buyer.fetch(path)).status).toBe(404);
  await post(buyer, '/razorpay/verify', (await pay(buyer, id)) ?? {});
  const receipt = Receipt.parse(await (await buyer.fetch(path)).json());
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^TEST-\d{6}$/),
    is_test: true,
    seller: { name: 'Rao Studio', address: ['12 Brigade Road', 'Bengaluru'], tax_id: null },
    buyer: { name: 'Maker' },
    tokens: 50,
    price: 650,
    refunds: [],
  });
  const pdf = await buyer.fetch(`${path}/pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  for (const stranger of [path, `${path}/pdf`]) expect((await other.fetch(stranger)).status).toBe(404);
});
