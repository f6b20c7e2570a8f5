import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { offers } from '#server/parts/database/schema/offers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import { purgeDesigns } from '#server/product/designs/purge-designs.ts';
import type { RunningServer } from '#server/start.ts';
import { agreedOn, dayIn, json, keyOf, openBoutique } from '../../../../../test/boutique.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let boutique: ReturnType<typeof openBoutique>;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
  boutique = openBoutique(server);
});
afterAll(() => server.close());

test('an order follows from what was approved, and is printed in the customer’s measures', async () => {
  const { person, designId } = await boutique.shop();
  const card = json('POST', { name: 'मीरा Meera', measures: { bust: 96, waist: 80, hip: 102 } });
  const { customer_id } = (await (await person.fetch('/boutique/customers', card)).json()) as { customer_id: string };
  const made = await boutique.offer(person, [designId], { customer: customer_id });
  const path = `/boutique/offers/${made.offer_id}/orders`;
  const agreed = {
    design: designId,
    fabric: 'Maheshwari',
    price: 4200,
    advance: 1500.5,
    due_on: dayIn(30),
    notes: 'Lining in the sleeves too.',
  };
  expect((await person.fetch(path, json('POST', agreed))).status).toBe(409);
  await boutique.customer.say({ key: keyOf(made), design_id: designId, answer: 'approved', colourway: 'teal' });
  expect((await person.fetch(path, json('POST', { ...agreed, advance: 5000 }))).status).toBe(400);
  const placed = await person.fetch(path, json('POST', agreed));
  expect(placed.status).toBe(201);
  const { order_id, number } = (await placed.json()) as { order_id: string; number: string };
  expect(number).toBe('OS-0001');
  const print = async () => {
    const sheet = await person.fetch(`/boutique/orders/${order_id}/pdf`);
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await sheet.arrayBuffer()).toString('latin1');
  };
  const sheet = await print();
  expect(sheet.slice(0, 5)).toBe('%PDF-');
  const { person: stranger } = await boutique.shop();
  expect((await stranger.fetch(`/boutique/orders/${order_id}/pdf`)).status).toBe(404);

  // What was agreed stands, whatever the card says later.
  const thinner = { ...json('POST', { name: 'Somebody else', measures: { bust: 82 } }), method: 'PUT' };
  expect((await person.fetch(`/boutique/customers/${customer_id}`, thinner)).status).toBe(200);
  expect(await print()).toBe(sheet);

  // Whoever deletes the card keeps the order, and nothing of her: no other body stands in for hers.
  expect((await person.fetch(`/boutique/customers/${customer_id}`, { method: 'DELETE' })).status).toBe(204);
  const [kept] = await server.parts.database.read.select().from(orders).where(eq(orders.id, order_id));
  expect(kept?.customerId).toBeNull();
  expect(JSON.stringify(kept)).not.toContain('Meera');
  expect(kept?.sewnFor).toEqual({});
  expect(await print()).not.toBe(sheet);
});

/** An offer whose only design the customer approved, and where its orders go. */
async function approved(more: object = {}, shop = boutique.shop()) {
  const { person, designId } = await shop;
  const made = await boutique.offer(person, [designId], more);
  const key = keyOf(made);
  expect((await boutique.customer.say({ key, design_id: designId, answer: 'approved' })).status).toBe(200);
  return { person, designId, key, offerId: made.offer_id, path: `/boutique/offers/${made.offer_id}/orders` };
}

test('the same order sent again, even at once, is the order that was placed; another one is another', async () => {
  const { person, designId, path } = await approved();
  const sent = await Promise.all([1, 2, 3].map(() => person.fetch(path, agreedOn(designId))));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const numbers = await Promise.all(sent.map(async (each) => ((await each.json()) as { number: string }).number));
  expect(new Set(numbers)).toEqual(new Set(['OS-0001']));
  const second = await person.fetch(path, agreedOn(designId, { notes: 'For her sister.' }));
  expect([second.status, ((await second.json()) as { number: string }).number]).toEqual([201, 'OS-0002']);
});

test('nothing is ordered for a day that has gone or that nobody lives to see', async () => {
  const { person, designId, path } = await approved();
  for (const due_on of [dayIn(-3), dayIn(800), '1001-01-01', '9999-12-31']) {
    const refused = await person.fetch(path, agreedOn(designId, { due_on }));
    expect([due_on, refused.status, await refused.text()]).toEqual([due_on, 400, expect.stringContaining('due_on')]);
  }
});

test('what was approved is ordered for a while after its offer ran out, never once it was taken back', async () => {
  const { person, designId, path, offerId } = await approved();
  const endDaysAgo = (days: number) =>
    server.parts.database.transaction((tx) =>
      tx
        .update(offers)
        .set({ expiresAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(offers.id, offerId)),
    );
  await endDaysAgo(31);
  expect((await person.fetch(path, agreedOn(designId))).status).toBe(410);
  await endDaysAgo(2);
  expect((await person.fetch(path, agreedOn(designId))).status).toBe(201);
  await person.fetch(`/boutique/offers/${offerId}`, { method: 'DELETE' });
  expect((await person.fetch(path, agreedOn(designId, { notes: 'One more' }))).status).toBe(410);
});

test('an answer is not turned once the design is ordered, by nobody, and the shop sees all that was said and by whom', async () => {
  const { person, designId, key, path } = await approved();
  const asShop = { key, design_id: designId, answer: 'change', words: 'Shorter' };
  expect((await person.fetch('/boutique/offer/answer', json('PUT', asShop))).status).toBe(200);
  expect(
    (await boutique.customer.say({ key, design_id: designId, answer: 'approved', colourway: 'teal' })).status,
  ).toBe(200);
  expect((await person.fetch(path, agreedOn(designId))).status).toBe(201);
  const turned = { key, design_id: designId, answer: 'change', words: 'Longer' };
  expect((await boutique.customer.say(turned)).status).toBe(409);
  expect((await person.fetch('/boutique/offer/answer', json('PUT', turned))).status).toBe(409);
  expect(await boutique.seen(person)).toMatchObject({
    answer: 'approved',
    colourway: 'teal',
    said: [
      { answer: 'approved', colourway: 'teal', by_shop: false },
      { answer: 'change', words: 'Shorter', by_shop: true },
      { answer: 'approved', colourway: null, by_shop: false },
    ],
  });
});

test('an order or an offer that meets the end of its customer’s card is placed without her, or before it ends, and breaks nothing', async () => {
  for (let time = 0; time < 6; time++) {
    const shop = await boutique.shop();
    const card = await shop.person.fetch('/boutique/customers', json('POST', { name: 'Meera' }));
    const { customer_id: customer } = (await card.json()) as { customer_id: string };
    const { person, designId, path } = await approved({ customer }, Promise.resolve(shop));
    const offer = { title: 'Again', designs: [designId], colourways: [], customer };
    const [ordered, offered, ended] = await Promise.all([
      person.fetch(path, agreedOn(designId)),
      person.fetch('/boutique/offers', json('POST', offer)),
      person.fetch(`/boutique/customers/${customer}`, { method: 'DELETE' }),
    ]);
    expect([ordered.status, ended.status]).toEqual([201, 204]);
    expect([201, 404]).toContain(offered.status);
  }
});

test('an order and a change that meet end one way: ordered as approved, or changed and not ordered', async () => {
  for (let time = 0; time < 8; time++) {
    const { person, designId, key, path } = await approved();
    const [ordered, changed] = await Promise.all([
      person.fetch(path, agreedOn(designId)),
      boutique.customer.say({ key, design_id: designId, answer: 'change', words: 'Longer' }),
    ]);
    expect(['201 409', '409 200']).toContain(`${ordered.status} ${changed.status}`);
  }
});

test('the sheet of an order is there while its design lies in the trash, and the design as long as its order', async () => {
  const { person, designId, path } = await approved();
  const placed = (await (await person.fetch(path, agreedOn(designId))).json()) as { order_id: string };
  await boutique.trash(designId);
  expect((await person.fetch(`/boutique/orders/${placed.order_id}/pdf`)).status).toBe(200);
  await server.parts.database.transaction((tx) =>
    tx.update(designs).set({ deletedAt: sql`now() - interval '40 days'` }).where(eq(designs.id, designId)),
  );
  const ctx = { actor: { kind: 'job', name: 'test' }, database: server.parts.database } as const;
  await purgeDesigns({ ctx, parts: server.parts });
  expect((await person.fetch(`/boutique/orders/${placed.order_id}/pdf`)).status).toBe(200);
});
