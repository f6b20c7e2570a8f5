import { randomUUID } from 'node:crypto';
import { ErrorBody, MESSAGE, PurchaseOrder, PurchaseState } from '@toile/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { surplusPayments } from '#server/parts/database/schema/surplus-payments.ts';
import { inTransaction } from '#server/product/context.ts';
import { reconcilePurchases } from '#server/product/purchases/reconcile-purchases.ts';
import { returnSurplus } from '#server/product/purchases/return-surplus.ts';
import { readBalances } from '#server/product/wallet/balances.ts';
import { spend } from '#server/product/wallet/spend.ts';
import type { RunningServer } from '#server/start.ts';
import { expectBooksBalanced } from '../../../../../test/books.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type FakeEvent, type FakeRazorpay, startFakeRazorpay } from '../../../../../test/fakes/razorpay.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';

let fake: FakeRazorpay;
let server: RunningServer;
let person: Person;
beforeAll(async () => {
  fake = await startFakeRazorpay();
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    ...fake.environment,
  });
  person = await signUp(server.address);
});
afterAll(async () => {
  await expectBooksBalanced(server.parts.database);
  await server.close();
  await fake.close();
});

const headers = { 'content-type': 'application/json' };
const postAs = (who: Person, path: string, body: unknown) =>
  who.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
const order = (who: Person, body: unknown) => postAs(who, '/razorpay', body);
const verify = (who: Person, proof: unknown) => postAs(who, '/razorpay/verify', proof);
const deliver = ({ body, signature }: FakeEvent, more: Record<string, string> = {}) =>
  fetch(`${server.address}/razorpay/webhook`, {
    method: 'POST',
    headers: { ...headers, 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt', ...more },
    body,
  });
const balanceOf = async (who: Person) => (await readBalances(server.parts.database.read, who.accountId)).paid;
const refusalOf = async (response: Response) => [response.status, ErrorBody.parse(await response.json())] as const;

/** Takes the price of so many designs, free tokens first. */
async function spendTokens(who: Person, count: number): Promise<void> {
  const actor = { kind: 'account', accountId: who.accountId, sessionId: 'test' } as const;
  for (let nth = 0; nth < count; nth++) {
    const input = { designId: randomUUID() };
    await inTransaction({ actor, database: server.parts.database }, (ctx) => spend({ ctx, input }));
  }
}

async function buy(who: Person, amount: number): Promise<PurchaseOrder> {
  const response = await order(who, { amount });
  expect(response.status).toBe(200);
  return PurchaseOrder.parse(await response.json());
}

/** Time passes for one purchase, and the jobs of that time run. */
async function passMinutes(orderId: string, minutes: number): Promise<void> {
  const { database, payments, log } = server.parts;
  if (!payments) throw new Error('nothing is on sale');
  const ago = sql`make_interval(mins => ${minutes})`;
  await database.transaction((tx) =>
    tx
      .update(purchases)
      .set({ createdAt: sql`${purchases.createdAt} - ${ago}`, nextCheckAt: sql`${purchases.nextCheckAt} - ${ago}` })
      .where(eq(purchases.orderId, orderId)),
  );
  const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
  await reconcilePurchases({ ctx, parts: { payments, log } });
  await returnSurplus({ ctx, parts: { payments, log } });
}

test('an order carries its price in paise, its currency and the public key, and nothing secret', async () => {
  const response = await order(person, { amount: 350 });
  const reply = await response.json();
  expect(reply).toEqual({
    id: expect.stringMatching(/^order_/),
    amount: 35_000,
    currency: 'INR',
    key: 'rzp_test_fake',
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [150, 10],
  [350, 25],
  [650, 50],
  [75, 5],
])('%d rupees, paid and verified, are %d tokens', async (amount, tokens) => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, amount);
  const response = await verify(buyer, fake.pay(id));
  expect([response.status, PurchaseState.parse(await response.json())]).toEqual([
    200,
    { status: 'paid', purchase_id: expect.any(String), tokens_bought: tokens, price: amount, tokens, freetokens: 1 },
  ]);
});

test('the browser names the price and never the tokens', async () => {
  const buyer = await signUp(server.address);
  const response = await order(buyer, { amount: 15, tokens: 1000, currency: 'JPY', account_id: person.accountId });
  const { id, amount } = PurchaseOrder.parse(await response.json());
  expect([amount, fake.orders.get(id)?.currency]).toEqual([1500, 'INR']);
  await verify(buyer, { ...fake.pay(id), tokens: 1000, amount: 1 });
  expect(await balanceOf(buyer)).toBe(1);
});

const AMOUNTS = [0, -15, 1, 16, 349, 7.5, 15_015, 1e300, '150', ' 150', [150], { $gt: 0 }, true, null, undefined];
test.each(AMOUNTS)('an amount of %j buys nothing and says so', async (amount) => {
  const before = fake.calls.length;
  const [status, body] = await refusalOf(await order(person, { amount }));
  expect([status, body.type]).toEqual([400, 'general_argument_invalid']);
  expect(body.message).toContain('`amount`');
  expect(fake.calls).toHaveLength(before);
});

test.each(['[]', 'null', '"150"', '150', '', '{'])('a body of %s orders nothing', async (body) => {
  const response = await person.fetch('/razorpay', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});

test('guests order nothing and verify nothing', async () => {
  const { id } = await buy(person, 150);
  for (const [path, body] of [
    ['/razorpay', { amount: 150 }],
    ['/razorpay/verify', fake.pay(id)],
  ] as const) {
    const response = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(401);
  }
});

test('the payment of somebody else is nobody else’s', async () => {
  const thief = await signUp(server.address);
  const { id } = await buy(person, 650);
  const proof = fake.pay(id);
  expect((await refusalOf(await verify(thief, proof)))[0]).toBe(404);
  const own = await buy(thief, 650);
  const [status, body] = await refusalOf(await verify(thief, { ...proof, razorpay_order_id: own.id }));
  expect([status, body.message]).toEqual([400, MESSAGE.paymentFailed]);
  expect(await balanceOf(thief)).toBe(0);
});

test.each([
  ['a forged signature', { razorpay_signature: 'f'.repeat(64) }],
  ['no signature', { razorpay_signature: '' }],
  ['a signature that is no text', { razorpay_signature: ['a'] }],
  ['another payment', { razorpay_payment_id: 'pay_other' }],
])('%s credits nothing', async (_what, change) => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  expect((await verify(buyer, { ...fake.pay(id), ...change })).status).toBe(400);
  expect(await balanceOf(buyer)).toBe(0);
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
    const buyer = await signUp(server.address);
    const { id } = await buy(buyer, 150);
    fake.misbehave(how, times);
    const [status, body] = await refusalOf(await order(buyer, { amount: 150 }));
    expect([status, body.message]).toEqual([502, MESSAGE.paymentDetailsFailed]);
    const proof = fake.pay(id);
    fake.misbehave(how, times);
    const [again, answer] = await refusalOf(await verify(buyer, proof));
    expect([again, answer.message]).toEqual([502, MESSAGE.paymentDetailsFailed]);
    expect(await balanceOf(buyer)).toBe(0);
    await passMinutes(id, 16);
    expect(await balanceOf(buyer)).toBe(10);
  },
);

test('a payment the provider shows under another id is not believed', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const proof = fake.pay(id);
  fake.misbehave('other-id', 1);
  expect((await verify(buyer, proof)).status).toBe(400);
  expect(await balanceOf(buyer)).toBe(0);
});

test('a payment that is only authorized is pending, and its tokens come with the money', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const proof = fake.pay(id, { status: 'authorized' });
  const response = await verify(buyer, proof);
  expect([response.status, PurchaseState.parse(await response.json()).status]).toEqual([202, 'pending']);
  const payment = fake.payments.get(proof.razorpay_payment_id);
  if (payment) payment.status = 'captured';
  expect((await deliver(fake.paymentEvent('payment.captured', proof.razorpay_payment_id))).status).toBe(200);
  expect(await balanceOf(buyer)).toBe(10);
});

test('twenty verify calls and twenty of each webhook at once credit once', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 350);
  const proof = fake.pay(id);
  const told = (['order.paid', 'payment.captured'] as const).map((name) =>
    fake.paymentEvent(name, proof.razorpay_payment_id),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => [verify(buyer, proof), ...told.map((event) => deliver(event))]).flat(),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(buyer)).toBe(25);
});

test('a tab closed after paying: the webhook alone credits', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  await deliver(fake.paymentEvent('order.paid', fake.pay(id).razorpay_payment_id));
  expect(await balanceOf(buyer)).toBe(10);
});

test('a tab closed and a webhook lost: the provider is asked after fifteen minutes', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  fake.pay(id, { status: 'failed' });
  fake.pay(id);
  await passMinutes(id, 14);
  expect(await balanceOf(buyer)).toBe(0);
  await passMinutes(id, 2);
  expect(await balanceOf(buyer)).toBe(10);
});

test('an order nobody pays is asked about ever less often, then abandoned, and credited if it is paid all the same', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const asked = () => fake.calls.filter((call) => call === `GET /v1/orders/${id}/payments`).length;
  for (let minutes = 0; minutes < 120; minutes += 10) await passMinutes(id, 10);
  expect(asked()).toBeGreaterThan(1);
  expect(asked()).toBeLessThan(6);
  await passMinutes(id, 5 * 24 * 60);
  const before = asked();
  await passMinutes(id, 5 * 24 * 60);
  expect(asked()).toBe(before);
  await deliver(fake.paymentEvent('payment.captured', fake.pay(id).razorpay_payment_id));
  expect(await balanceOf(buyer)).toBe(10);
});

test('a failed payment changes nothing, and a late success on the same order is credited', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const failed = fake.pay(id, { status: 'failed' });
  expect((await deliver(fake.paymentEvent('payment.failed', failed.razorpay_payment_id))).status).toBe(200);
  expect((await refusalOf(await verify(buyer, failed)))[1].message).toBe(MESSAGE.paymentFailed);
  await deliver(fake.paymentEvent('payment.captured', fake.pay(id).razorpay_payment_id));
  await deliver(fake.paymentEvent('payment.failed', failed.razorpay_payment_id));
  expect(await balanceOf(buyer)).toBe(10);
});

test('an order paid twice is credited once, and the second payment goes back', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const [first, second] = [fake.pay(id), fake.pay(id)];
  await verify(buyer, first);
  expect((await verify(buyer, second)).status).toBe(200);
  await deliver(fake.paymentEvent('payment.captured', second.razorpay_payment_id));
  fake.misbehave('error-500', 2);
  await passMinutes(id, 0);
  await server.parts.database.transaction((tx) => tx.update(surplusPayments).set({ nextTryAt: sql`now()` }));
  await passMinutes(id, 0);
  const returned = fake.refunds.filter((refund) => refund.payment_id === second.razorpay_payment_id);
  expect(returned.map(({ amount }) => amount)).toEqual([15_000]);
  await deliver(fake.refundEvent('refund.processed', returned[0]?.id ?? ''));
  expect(fake.payments.get(first.razorpay_payment_id)?.status).toBe('captured');
  expect(await balanceOf(buyer)).toBe(10);
});

test('two payments of one order that are told at the same moment: one is credited, the other is kept to go back', async () => {
  const buyer = await signUp(server.address);
  const orders = await Promise.all(Array.from({ length: 20 }, () => buy(buyer, 15)));
  const twice = orders.flatMap(({ id }) => [fake.pay(id), fake.pay(id)].map((proof) => proof.razorpay_payment_id));
  await Promise.all(twice.map((id) => deliver(fake.paymentEvent('payment.captured', id))));
  const { read } = server.parts.database;
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
  expect(await balanceOf(buyer)).toBe(20);
});

test('a second payment nobody told of is found by the last check and goes back', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  await verify(buyer, fake.pay(id));
  const { razorpay_payment_id: second } = fake.pay(id);
  await passMinutes(id, 3 * 24 * 60);
  expect(fake.payments.get(second)?.status).toBe('captured');
  await passMinutes(id, 24 * 60 + 1);
  expect(fake.payments.get(second)?.status).toBe('refunded');
  const asked = fake.calls.length;
  await passMinutes(id, 30 * 24 * 60);
  expect(fake.calls).toHaveLength(asked);
  expect(await balanceOf(buyer)).toBe(10);
});

test.each([
  [{ amount: 100 }, 'too little'],
  [{ amount: 99_900 }, 'too much'],
  [{ currency: 'USD' }, 'another currency'],
])('a payment of %j (%s) credits nothing', async (change, _how: string) => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 650);
  const proof = fake.pay(id, change);
  expect((await verify(buyer, proof)).status).toBe(502);
  expect((await deliver(fake.paymentEvent('order.paid', proof.razorpay_payment_id))).status).toBe(200);
  await passMinutes(id, 16);
  expect(await balanceOf(buyer)).toBe(0);
});

test('refunds take back the tokens their money had bought, once, and never more than are left', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = fake.pay(id);
  await deliver(fake.paymentEvent('order.paid', paymentId));
  const parts = [fake.giveBack(paymentId, 2000), fake.giveBack(paymentId, 2500)];
  for (const part of [...parts, ...parts]) await deliver(fake.refundEvent('refund.processed', part.id));
  expect(await balanceOf(buyer)).toBe(7);
  await spendTokens(buyer, 3);
  expect(await balanceOf(buyer)).toBe(5);
  const rest = fake.giveBack(paymentId, 10_500);
  await deliver(fake.refundEvent('refund.failed', rest.id));
  expect(await balanceOf(buyer)).toBe(5);
  await Promise.all(Array.from({ length: 10 }, () => deliver(fake.refundEvent('refund.processed', rest.id))));
  expect(await balanceOf(buyer)).toBe(0);
});

test('a refund heard of before its payment leaves nothing behind once both are known', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 150);
  const { razorpay_payment_id: paymentId } = fake.pay(id);
  const { id: refundId } = fake.giveBack(paymentId, 15_000);
  await deliver(fake.refundEvent('refund.processed', refundId));
  await deliver(fake.paymentEvent('payment.captured', paymentId));
  expect(await balanceOf(buyer)).toBe(0);
});

test('what is about nobody’s order is answered well and changes nothing', async () => {
  const stray = fake.pay('order_of_another_shop').razorpay_payment_id;
  const { id: refundId } = fake.giveBack(stray, 100);
  const events = [
    fake.paymentEvent('order.paid', stray),
    fake.paymentEvent('payment.failed', stray),
    fake.refundEvent('refund.processed', refundId),
    fake.sign('{"event":"subscription.charged"}'),
    fake.sign('{"event":"order.paid"}'),
    fake.sign('nothing at all'),
  ];
  for (const event of events) expect((await deliver(event)).status).toBe(200);
});

test('a webhook that is not signed, or was touched, is refused', async () => {
  const buyer = await signUp(server.address);
  const { id } = await buy(buyer, 650);
  const event = fake.paymentEvent('order.paid', fake.pay(id).razorpay_payment_id);
  const touched = { ...event, body: `${event.body}\n` };
  for (const forged of [{ ...event, signature: '' }, { ...event, signature: '0'.repeat(64) }, touched]) {
    const [status, body] = await refusalOf(await deliver(forged));
    expect([status, body.type]).toEqual([400, 'webhook_signature_invalid']);
  }
  expect(await balanceOf(buyer)).toBe(0);
  expect((await deliver(event, { 'content-type': 'text/plain' })).status).toBe(200);
  expect(await balanceOf(buyer)).toBe(50);
});

test('a webhook as large as a flood is refused before it is read', async () => {
  const response = await deliver(fake.sign('x'.repeat(300 * 1024)));
  expect(response.status).toBe(413);
});

test('where no keys are given nothing is on sale', async () => {
  const free = await startTestServer({ DATABASE_URL: await createTestDatabase() });
  for (const path of ['/razorpay', '/razorpay/verify', '/razorpay/webhook']) {
    const response = await fetch(free.address + path, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(404);
  }
  await free.close();
});
