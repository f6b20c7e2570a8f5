import { Offer, OfferList, OpenOffer } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { offers } from '#server/parts/database/schema/offers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

async function shop() {
  const person = await signUp(server.address, 'Rani Boutique');
  const designId = await sewDesign(server.parts, person.accountId);
  return { person, designId };
}

async function offer(person: Person, designIds: readonly string[], more: object = {}): Promise<Offer> {
  const body = { title: 'For the wedding', designs: designIds, colourways: ['rani', 'teal'], ...more };
  const made = await person.fetch('/boutique/offers', json('POST', body));
  expect(made.status, await made.clone().text()).toBe(201);
  return Offer.parse(await made.json());
}

/** A customer is anybody with the link: no session, no header. */
const customer = {
  open: (key: string) => fetch(`${server.address}/boutique/offer?${new URLSearchParams({ key })}`),
  picture: (key: string, design: string) =>
    fetch(`${server.address}/boutique/offer/picture?${new URLSearchParams({ key, design })}`),
  say: (body: object) => fetch(`${server.address}/boutique/offer/answer`, json('PUT', body)),
};
const keyOf = ({ url }: Offer) => new URL(url).searchParams.get('key') ?? '';
const seen = async (person: Person) =>
  OfferList.parse(await (await person.fetch('/boutique/offers')).json()).offers[0]?.designs[0];

test('whoever has the link sees the designs, approves one and picks its colour, and the shop sees it', async () => {
  const { person, designId } = await shop();
  const key = keyOf(await offer(person, [designId], { message: 'As we said.' }));
  const opened = OpenOffer.parse(await (await customer.open(key)).json());
  expect(opened).toMatchObject({ shop: 'Rani Boutique', message: 'As we said.', colourways: ['rani', 'teal'] });
  expect(opened.designs).toMatchObject([{ design_id: designId, title: 'Mustard cotton kurta', answer: null }]);
  const picture = await customer.picture(key, designId);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await customer.say({ key, design_id: designId, answer: 'approved', colourway: 'rani' })).status).toBe(200);
  expect(await seen(person)).toMatchObject({ answer: 'approved', colourway: 'rani' });
});

test('a change is asked for in words, and the last word counts', async () => {
  const { person, designId } = await shop();
  const key = keyOf(await offer(person, [designId]));
  expect((await customer.say({ key, design_id: designId, answer: 'change' })).status).toBe(400);
  const said = await customer.say({ key, design_id: designId, answer: 'change', words: 'Sleeves to the elbow' });
  expect(said.status).toBe(200);
  expect(await seen(person)).toMatchObject({ answer: 'change', words: 'Sleeves to the elbow' });
  await customer.say({ key, design_id: designId, answer: 'approved' });
  expect(await seen(person)).toMatchObject({ answer: 'approved', words: '', colourway: null });
});

test('the shop is told at once', async () => {
  const { person, designId } = await shop();
  const key = keyOf(await offer(person, [designId]));
  const leaving = new AbortController();
  const events = await person.fetch('/boutique/offers/events', { signal: leaving.signal });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hearing = (async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      heard += part.value;
    }
  })().catch(() => undefined);
  const times = () => heard.split('event: changed').length - 1;
  // Once on arrival, as something may have been missed.
  await vi.waitFor(() => expect(times()).toBe(1), { timeout: 20_000 });
  await customer.say({ key, design_id: designId, answer: 'approved' });
  await vi.waitFor(() => expect(times()).toBe(2), { timeout: 20_000 });
  leaving.abort();
  await hearing;
});

test('a server that ends does not wait for those who listen', async () => {
  const ending = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
  const person = await signUp(ending.address);
  const events = await person.fetch('/boutique/offers/events');
  const [heard] = await Promise.all([events.text(), ending.close()]);
  expect(heard).toContain('event: changed');
});

test('a link opens nothing once it was taken back or has run out, and a made-up one never did', async () => {
  const { person, designId } = await shop();
  const [taken, late] = [await offer(person, [designId]), await offer(person, [designId])];
  expect((await person.fetch(`/boutique/offers/${taken.offer_id}`, { method: 'DELETE' })).status).toBe(204);
  await server.parts.database.transaction((tx) =>
    tx.update(offers).set({ expiresAt: sql`now()` }).where(eq(offers.id, late.offer_id)),
  );
  for (const each of [taken, late]) {
    const key = keyOf(each);
    const answers = [
      await customer.open(key),
      await customer.picture(key, designId),
      await customer.say({ key, design_id: designId, answer: 'approved' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
  }
  const [id = '', secret = ''] = keyOf(taken).split('.');
  const madeUp = [id, `${id}.`, `${id}.${'a'.repeat(secret.length)}`, `${late.offer_id}.${secret}`, '.', secret];
  for (const key of madeUp) expect([key, (await customer.open(key)).status]).toEqual([key, key === '' ? 400 : 404]);
});

test('a link opens its own designs and colours and no others', async () => {
  const { person, designId } = await shop();
  const other = await sewDesign(server.parts, person.accountId);
  const key = keyOf(await offer(person, [designId]));
  expect((await customer.picture(key, other)).status).toBe(404);
  expect((await customer.say({ key, design_id: other, answer: 'approved' })).status).toBe(404);
  const wrong = await customer.say({ key, design_id: designId, answer: 'approved', colourway: 'black' });
  expect(wrong.status).toBe(400);
});

test('nobody offers what is not theirs, nor reads, takes back or orders from another’s offer', async () => {
  const [mine, theirs] = [await shop(), await shop()];
  const stolen = json('POST', { title: 'X', designs: [theirs.designId] });
  expect((await mine.person.fetch('/boutique/offers', stolen)).status).toBe(404);
  const { offer_id } = await offer(theirs.person, [theirs.designId]);
  expect(await (await mine.person.fetch('/boutique/offers')).json()).toEqual({ offers: [] });
  expect((await mine.person.fetch(`/boutique/offers/${offer_id}`, { method: 'DELETE' })).status).toBe(404);
  const order = json('POST', { design: theirs.designId, price: 1, advance: 0, due_on: '2026-12-24' });
  expect((await mine.person.fetch(`/boutique/offers/${offer_id}/orders`, order)).status).toBe(404);
});

test('an order follows from what was approved, and is printed in the customer’s measures', async () => {
  const { person, designId } = await shop();
  const card = json('POST', { name: 'मीरा Meera', measures: { bust: 96, waist: 80, hip: 102 } });
  const { customer_id } = (await (await person.fetch('/boutique/customers', card)).json()) as { customer_id: string };
  const made = await offer(person, [designId], { customer: customer_id });
  const path = `/boutique/offers/${made.offer_id}/orders`;
  const agreed = {
    design: designId,
    fabric: 'Maheshwari',
    price: 4200,
    advance: 1500.5,
    due_on: '2026-12-24',
    notes: 'Lining in the sleeves too.',
  };
  expect((await person.fetch(path, json('POST', agreed))).status).toBe(409);
  await customer.say({ key: keyOf(made), design_id: designId, answer: 'approved', colourway: 'teal' });
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
  const { person: stranger } = await shop();
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

test('an offer is printed as a lookbook and as a line sheet, for its shop alone', async () => {
  const { person, designId } = await shop();
  const { offer_id } = await offer(person, [designId, await sewDesign(server.parts, person.accountId)]);
  const pages = async (form: string) => {
    const printed = await person.fetch(`/boutique/offers/${offer_id}/book?form=${form}`);
    expect(printed.status).toBe(200);
    const text = Buffer.from(await printed.arrayBuffer()).toString('latin1');
    return text.match(/\/Type \/Page\b/g)?.length;
  };
  expect([await pages('lookbook'), await pages('line-sheet')]).toEqual([3, 1]);
  const { person: stranger } = await shop();
  expect((await stranger.fetch(`/boutique/offers/${offer_id}/book`)).status).toBe(404);
});

test('a design that went into the trash is not offered any more', async () => {
  const { person, designId } = await shop();
  const key = keyOf(await offer(person, [designId]));
  await server.parts.database.transaction((tx) =>
    tx.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, designId)),
  );
  expect(OpenOffer.parse(await (await customer.open(key)).json()).designs).toEqual([]);
  expect((await customer.say({ key, design_id: designId, answer: 'approved' })).status).toBe(404);
});

test('the offers of an account that was deleted open nothing', async () => {
  const { person, designId } = await shop();
  const key = keyOf(await offer(person, [designId]));
  const left = await person.fetch(
    '/v1/account',
    json('DELETE', { password: 'a password for tests', posts: 'deleted' }),
  );
  expect(left.status).toBe(204);
  expect((await customer.open(key)).status).toBe(404);
});
