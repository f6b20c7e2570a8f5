import { MESSAGE } from '@toile/contract';
import { expect, test } from 'vitest';
import { createPurchaseClient } from '#web/features/wallet/checkout/purchase-client.ts';

const PROOF = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f'.repeat(64) };
const ORDER = { id: 'order_1', amount: 35_000, currency: 'INR', key: 'rzp_test_1', checkout: null };
const PAID = { status: 'paid', purchase_id: 'p1', tokens_bought: 25, price: 350, tokens: 25, freetokens: 1 };

type Answer = Response | Error;
const json = (status: number, body: unknown): Response => Response.json(body, { status });
const lost = new TypeError('Failed to fetch');

/** A client whose calls are answered in this order, and what it asked and waited for. */
function clientOf(...answers: Answer[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  const client = createPurchaseClient({
    fetch: async (url, init) => {
      asked.push(`${init.method} ${url} ${init.body}`);
      const answer = answers.shift() ?? lost;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { client, asked, waits };
}

test('an order asks for a price in rupees and nothing else', async () => {
  const { client, asked } = clientOf(json(200, ORDER));
  expect(await client.order(350)).toEqual(ORDER);
  expect(asked).toEqual(['POST /razorpay {"amount":350}']);
});

test.each([
  ['a lost connection', lost],
  ['a server in trouble', json(502, { message: 'x' })],
  ['a refused amount', json(400, { message: 'Invalid `amount` param' })],
  ['an answer without an id', json(200, { ...ORDER, id: undefined })],
  ['half an answer', new Response('{"id":"order_1"', { status: 200 })],
  ['a page instead of an answer', new Response('<h1>Hello</h1>', { status: 200 })],
])('%s is told as missing payment details', async (_what, answer) => {
  const { client } = clientOf(answer);
  await expect(client.order(350)).rejects.toMatchObject({ fault: 'no-details', message: MESSAGE.paymentDetailsFailed });
});

test('who is not signed in is told so', async () => {
  const { client } = clientOf(json(401, {}));
  await expect(client.order(350)).rejects.toMatchObject({ fault: 'signed-out', message: MESSAGE.tokenUserMissing });
});

test('a proof is shown again while nobody answers, ever more slowly, and then it is not known', async () => {
  const { client, asked, waits } = clientOf(lost, json(502, {}), new Response('{', { status: 200 }), json(200, PAID));
  expect(await client.verify(PROOF)).toEqual(PAID);
  expect([asked.length, waits]).toEqual([4, [800, 1600, 3200]]);
  const silent = clientOf();
  await expect(silent.client.verify(PROOF)).rejects.toMatchObject({
    fault: 'unconfirmed',
    message: MESSAGE.tokensUpdateFailed,
  });
  expect(silent.asked).toHaveLength(4);
});

test('a proof that is refused is not shown again', async () => {
  for (const status of [400, 404]) {
    const { client, asked } = clientOf(json(status, {}));
    await expect(client.verify(PROOF)).rejects.toMatchObject({ fault: 'not-paid', message: MESSAGE.paymentFailed });
    expect(asked).toHaveLength(1);
  }
});

test('money that is on its way is a good answer', async () => {
  const { client } = clientOf(json(202, { ...PAID, status: 'pending', tokens: 0 }));
  expect((await client.verify(PROOF)).status).toBe('pending');
});
