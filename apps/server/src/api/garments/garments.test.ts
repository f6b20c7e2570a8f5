import {
  GarmentCost,
  GarmentMeasures,
  GarmentPattern,
  GarmentsOverview,
  PackPreview,
  PackState,
  type ShopPrices,
} from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#server/parts/database/schema/customers.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packs } from '#server/parts/database/schema/packs.ts';
import type { RunningServer } from '#server/start.ts';
import { readEntries } from '../../../../../test/books.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { kurtaLook, sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

async function shop(): Promise<{ person: Person; designId: string; at: string }> {
  const person = await signUp(server.address);
  const designId = await sewDesign(server.parts, person.accountId);
  return { person, designId, at: `/generate-outfit/${designId}` };
}

const put = (person: Person, path: string, body?: object) =>
  person.fetch(path, {
    method: 'PUT',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

const post = (person: Person, path: string, body: object) =>
  person.fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

async function addCustomer(person: Person, measures: object): Promise<string> {
  const added = await post(person, '/boutique/customers', { name: 'Meera', measures });
  expect(added.status).toBe(201);
  const { customer_id } = (await added.json()) as { customer_id: string };
  return customer_id;
}

const spendings = async (person: Person) =>
  (await readEntries(server.parts.database)).filter(
    ({ accountId, kind }) => accountId === person.accountId && kind === 'spend',
  );

test('the maker of a design sees its garments: sizes, flats, measures, pieces, cloth and cost', async () => {
  const { person, at } = await shop();
  const overview = GarmentsOverview.parse(await (await person.fetch(`${at}/garments`)).json());
  expect(overview.garments).toEqual([{ id: 'g1', name: 'mustard cotton kurta', is_cut: true, not_drawn: [] }]);
  expect(overview.sizes.map(({ size }) => size)).toContain('3XL');
  expect(overview.pack).toEqual({ number: null, taken_at: null });

  const flats = await person.fetch(`${at}/garments/flats?size=L`);
  expect(flats.headers.get('content-type')).toMatch('image/svg+xml');
  const drawn = await flats.text();
  expect(drawn).toContain('women L');
  expect(drawn).toContain('g1-front-dimensions');
  const bare = await (await person.fetch(`${at}/garments/flats?size=L&dimensions=false`)).text();
  expect(bare).not.toContain('g1-front-dimensions');
  // the drawing alone says how long the garment is, and nothing else
  const alone = await (await person.fetch(`${at}/garments/flats?size=L&words=false`)).text();
  expect([...alone.matchAll(/<text[^>]*>([^<]*)</g)].map(([, said]) => said)).toEqual([expect.stringMatching(/ cm$/)]);
  const pdf = Buffer.from(await (await person.fetch(`${at}/garments/flats?format=pdf`)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  const measures = GarmentMeasures.parse(await (await person.fetch(`${at}/garments/measures`)).json());
  expect(measures.tables[0]?.head).toEqual(expect.arrayContaining(['XS', 'M', '3XL', 'tol.']));
  expect(await (await person.fetch(`${at}/garments/measures?format=csv`)).text()).toContain('T01,Length from HPS');

  const pattern = GarmentPattern.parse(await (await person.fetch(`${at}/garments/pattern?size=S`)).json());
  expect(pattern.garments[0]?.drawing.pieces.length).toBeGreaterThan(3);

  const cost = GarmentCost.parse(await (await person.fetch(`${at}/garments/cost`)).json());
  expect(cost.garments[0]?.metres.head).toEqual(['cloth', '91 cm', '112 cm', '147 cm']);
  expect(cost.is_sample).toBe(true);
  expect(cost.total).toBeCloseTo(cost.price + cost.gst, 2);
});

test('a size that the table does not have is refused by its name', async () => {
  const { person, at } = await shop();
  const refused = await person.fetch(`${at}/garments/flats?size=44`);
  expect(refused.status).toBe(400);
  expect(((await refused.json()) as { message: string }).message).toMatch(/`size`.*XS, S, M/);
});

test('a customer’s own measures are cut as they are, with the tailor’s questions', async () => {
  const { person, at } = await shop();
  const customer = await addCustomer(person, { bust: 96, waist: 104, hip: 100, height: 160 });
  const measures = GarmentMeasures.parse(
    await (await person.fetch(`${at}/garments/measures?customer=${customer}`)).json(),
  );
  expect(measures.tables[0]?.head).toContain('made to measure');
  expect(measures.questions.map(({ measure }) => measure)).toContain('waist');
  const pattern = await person.fetch(`${at}/garments/pattern?customer=${customer}`);
  expect(GarmentPattern.parse(await pattern.json()).garments[0]?.drawing.pieces.length).toBeGreaterThan(3);
});

test('another shop’s customer is not there, whatever is asked with her', async () => {
  const [mine, theirs] = [await shop(), await shop()];
  const customer = await addCustomer(theirs.person, { bust: 96 });
  for (const view of ['flats', 'measures', 'pattern', 'cost']) {
    const refused = await mine.person.fetch(`${mine.at}/garments/${view}?customer=${customer}`);
    expect([view, refused.status]).toEqual([view, 404]);
  }
  const card = `/boutique/customers/${customer}`;
  expect((await put(mine.person, card, { name: 'X' })).status).toBe(404);
  expect((await mine.person.fetch(card, { method: 'DELETE' })).status).toBe(404);
  expect(await (await mine.person.fetch('/boutique/customers')).json()).toEqual({ customers: [] });
});

test('the price of a garment follows the prices the shop has set', async () => {
  const { person, at } = await shop();
  const before = (await (await person.fetch('/boutique/prices')).json()) as ShopPrices & { is_sample: boolean };
  expect(before.is_sample).toBe(true);
  const { cloths, trims, lining, interfacing, rib, minute, waste, overhead, markup } = before;
  const prices = {
    cloths: { ...cloths, cotton: 5000 },
    trims,
    lining,
    interfacing,
    rib,
    minute,
    waste,
    overhead,
    markup,
  };
  expect((await put(person, '/boutique/prices', prices)).status).toBe(200);
  const cost = GarmentCost.parse(await (await person.fetch(`${at}/garments/cost`)).json());
  expect(cost.is_sample).toBe(false);
  expect(cost.garments[0]?.bill.rows.some((row) => row.includes(5000))).toBe(true);
  expect((await put(person, '/boutique/prices', { ...prices, waste: -1 })).status).toBe(400);
});

test('patterns and the pack are looked at for nothing, and taken once with one token for all their files', async () => {
  const { person, at } = await shop();
  const preview = PackPreview.parse(await (await person.fetch(`${at}/pack`)).json());
  expect(preview.state.taken_at).toBeNull();
  expect(preview.garments[0]?.tables.length).toBeGreaterThan(5);
  const files = [
    'garments/pattern?garment=g1&format=pdf-a4',
    'garments/pattern?garment=g1&format=pdf-a0&size=XL',
    'garments/pattern?garment=g1&format=svg',
    'garments/pattern?garment=g1&format=dxf&size=3XL',
    'pack/file?format=pdf',
    'pack/file?format=xlsx',
    'pack/file?format=pdf&language=hi',
  ];
  for (const file of files) {
    const refused = await person.fetch(`${at}/${file}`);
    expect([file, refused.status]).toEqual([file, 402]);
    expect(await refused.json()).toMatchObject({ type: 'pack_needed' });
  }
  expect(await spendings(person)).toEqual([]);

  const taken = PackState.parse(await (await put(person, `${at}/pack`)).json());
  expect(taken.number).toBe('TP-0001');
  expect(PackState.parse(await (await put(person, `${at}/pack`)).json())).toEqual(taken);
  for (const file of files) {
    const sent = await person.fetch(`${at}/${file}`);
    expect([file, sent.status]).toEqual([file, 200]);
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
  expect(await spendings(person)).toHaveLength(1);

  const { entries } = (await (await person.fetch('/wallet/history')).json()) as { entries: object[] };
  expect(entries[0]).toMatchObject({ kind: 'spend', is_pack: true, freetokens: -1, design: { words: /kurta/ } });
});

test('a pack is not taken of a design in the trash, though it was before, and is there again with its design', async () => {
  const { person, at } = await shop();
  expect((await put(person, `${at}/pack`)).status).toBe(200);
  const designId = at.split('/').at(-1) ?? '';
  const lay = (deletedAt: Date | null) =>
    server.parts.database.transaction((tx) => tx.update(designs).set({ deletedAt }).where(eq(designs.id, designId)));
  await lay(new Date());
  expect((await put(person, `${at}/pack`)).status).toBe(404);
  await lay(null);
  expect((await put(person, `${at}/pack`)).status).toBe(200);
  expect(await spendings(person)).toHaveLength(1);
});

test('a pack is taken once by two at once, and one token takes one of two packs', async () => {
  const { person, at } = await shop();
  const other = `/generate-outfit/${await sewDesign(server.parts, person.accountId, { look: kurtaLook({ title: 'Another' }) })}`;
  const takes = await Promise.all([at, at, other, other].map((path) => put(person, `${path}/pack`)));
  const statuses = takes.map(({ status }) => status);
  expect([statuses.slice(0, 2), statuses.slice(2)].map((pair) => pair.join()).sort()).toEqual(['200,200', '402,402']);
  expect(await spendings(person)).toHaveLength(1);
});

test('nobody takes, sees or prints a pack of somebody else’s design', async () => {
  const [mine, theirs] = [await shop(), await shop()];
  expect((await put(theirs.person, `${theirs.at}/pack`)).status).toBe(200);
  for (const file of ['garments', 'garments/flats', 'garments/cost', 'pack', 'pack/file?format=pdf']) {
    const refused = await mine.person.fetch(`${theirs.at}/${file}`);
    expect([file, refused.status]).toEqual([file, 404]);
  }
  expect((await put(mine.person, `${theirs.at}/pack`)).status).toBe(404);
  expect(await spendings(mine.person)).toEqual([]);
});

test('a design whose stored Look cannot be read says so, and takes no token', async () => {
  const { person } = await shop();
  const designId = await sewDesign(server.parts, person.accountId, { look: {} });
  const at = `/generate-outfit/${designId}`;
  for (const refused of [await person.fetch(`${at}/garments`), await put(person, `${at}/pack`)]) {
    expect([refused.status, await refused.json()]).toEqual([500, expect.objectContaining({ type: 'look_unreadable' })]);
  }
  expect(await spendings(person)).toEqual([]);
});

test('cards, prices and packs go with the account that kept them', async () => {
  const { person, at } = await shop();
  await addCustomer(person, { bust: 96 });
  expect((await put(person, `${at}/pack`)).status).toBe(200);
  const left = await person.fetch('/v1/account', {
    method: 'DELETE',
    body: JSON.stringify({ password: 'a password for tests', posts: 'deleted' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(left.status).toBe(204);
  const { read } = server.parts.database;
  const held = await read.select().from(customers).where(eq(customers.accountId, person.accountId));
  expect(held).toEqual([]);
  expect((await read.select().from(packs)).filter(({ accountId }) => accountId === person.accountId)).toEqual([]);
});
