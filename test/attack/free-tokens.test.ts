import { COLLECTION, DATABASE_ID } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../people.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
let thief: Person;
let victim: Person;
beforeAll(async () => {
  shop = await openShop();
  [thief, victim] = await Promise.all([shop.newBuyer(), shop.newBuyer()]);
});
afterAll(() => shop.close());

type Call = readonly [method: string, path: string, body?: unknown];

const DOCUMENTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.users}/documents`;
const ROWS = `/v1/tablesdb/${DATABASE_ID}/tables/${COLLECTION.users}/rows`;

/** Every way to write a balance that the dialect, or a clever guess at it, has room for. */
function attacks(own: string, other: string): Call[] {
  const riches = { tokens: 1_000_000, freetokens: 1_000_000 };
  const one = `${DOCUMENTS}/${own}`;
  return [
    ['PATCH', one, { data: riches }],
    ['PATCH', one, { data: { tokens: 1 } }],
    ['PATCH', one, { data: { freetokens: '5' } }],
    ['PATCH', one, { data: { tokens: [5] } }],
    ['PATCH', one, { data: { 'tokens.': 5 } }],
    ['PATCH', one, { data: { __proto__: riches, constructor: riches } }],
    ['PATCH', one, { data: riches, permissions: [`update("user:${own}")`] }],
    ['PATCH', `${DOCUMENTS}/${other}`, { data: riches }],
    ['PUT', one, { data: riches }],
    ['POST', DOCUMENTS, { documentId: own, data: { name: 'Thief', email: 'x@example.com', ...riches } }],
    ['POST', DOCUMENTS, { documentId: 'unique()', data: { name: 'Thief', ...riches } }],
    ['POST', DOCUMENTS, { documents: [{ $id: own, ...riches }] }],
    ['PUT', DOCUMENTS, { documents: [{ $id: own, ...riches }] }],
    ['PATCH', DOCUMENTS, { data: riches, queries: [] }],
    ['DELETE', one],
    ['PATCH', `${one}/tokens/increment`, { value: 1000 }],
    ['PATCH', `${one}/freetokens/increment`, { value: 1 }],
    ['PATCH', `${one}/tokens/decrement`, { value: -1000 }],
    ['PATCH', `${ROWS}/${own}`, { data: riches }],
    ['PATCH', `${ROWS}/${own}/tokens/increment`, { value: 1000 }],
    ['PATCH', '/v1/account/prefs', { prefs: { tokens: 1000, freetokens: 1000 } }],
    ['PATCH', '/v1/account/name', { name: 'Thief', tokens: 1000 }],
    ['POST', '/v1/graphql', { query: `mutation { databasesUpdateDocument(documentId: "${own}") { _id } }` }],
    ['POST', '/wallet/history', riches],
    ['PATCH', '/wallet', riches],
    [
      'GET',
      `${DOCUMENTS}?queries[0]=${encodeURIComponent('{"method":"increment","attribute":"tokens","values":[9]}')}`,
    ],
    ['POST', '/generate-outfit/', { style_idea: 'a coat', tokens: -1000, freetokens: -1000, cost: -5 }],
  ];
}

const send = (who: Person, [method, path, body]: Call) =>
  who.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const record = async (who: Person) => {
  const { tokens, freetokens } = await (await send(who, ['GET', `${DOCUMENTS}/${who.accountId}`])).json().then(Object);
  return { tokens, freetokens };
};

test('no request there is makes a token', async () => {
  expect(await record(thief)).toEqual({ tokens: 0, freetokens: 1 });
  for (const call of attacks(thief.accountId, victim.accountId)) {
    const { status } = await send(thief, call);
    const { tokens, freetokens } = await record(thief);
    expect(tokens + freetokens, `${call[0]} ${call[1]} answered ${status}`).toBeLessThanOrEqual(1);
    expect(tokens).toBe(0);
    expect(await record(victim)).toEqual({ tokens: 0, freetokens: 1 });
    expect(status, `${call[0]} ${call[1]}`).toBeLessThan(500);
  }
});

test('a changed balance is refused with the error of the dialect', async () => {
  const response = await send(victim, ['PATCH', `${DOCUMENTS}/${victim.accountId}`, { data: { tokens: 1e9 } }]);
  expect([response.status, Object(await response.json()).type]).toEqual([401, 'user_unauthorized']);
});

const AMOUNTS = [
  -15,
  -350,
  0.5,
  14.999_999,
  15.000_000_1,
  1e9,
  1e308,
  '150',
  '1e2',
  ' 15',
  [150],
  [[150]],
  { amount: 150 },
  { $gt: 0 },
  true,
  null,
  '',
];

test.each(AMOUNTS)('an amount of %j is refused, and no order is made for it', async (amount) => {
  const before = shop.fake.orders.size;
  expect((await shop.order(victim, { amount })).status).toBe(400);
  expect(shop.fake.orders.size).toBe(before);
});

test('what somebody else paid cannot be had: not by their proof, their order, their receipt, nor their history', async () => {
  const { id } = await shop.buy(victim, 150);
  const proof = shop.fake.pay(id);
  expect((await shop.verify(thief, proof)).status).toBe(404);
  await shop.verify(victim, proof);
  expect((await shop.verify(thief, proof)).status).toBe(404);
  const history = Object(await (await victim.fetch('/wallet/history')).json());
  const [{ purchase }] = history.entries;
  expect((await victim.fetch(`/wallet/receipts/${purchase.id}`)).status).toBe(200);
  for (const path of [`/wallet/receipts/${purchase.id}`, `/wallet/receipts/${purchase.id}/pdf`]) {
    expect((await thief.fetch(path)).status).toBe(404);
  }
  const ofThief = Object(await (await thief.fetch('/wallet/history?before=999999999&limit=100')).json());
  expect(ofThief.entries.every((entry: { kind: string }) => entry.kind !== 'purchase')).toBe(true);
  expect([await shop.balanceOf(thief), await shop.balanceOf(victim)]).toEqual([0, 10]);
});
