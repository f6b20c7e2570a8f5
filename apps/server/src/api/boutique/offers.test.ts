import { OfferList, OpenOffer } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { offers } from '#server/parts/database/schema/offers.ts';
import type { RunningServer } from '#server/start.ts';
import { agreedOn, json, keyOf, openBoutique } from '../../../../../test/boutique.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
let boutique: ReturnType<typeof openBoutique>;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
  boutique = openBoutique(server);
});
afterAll(() => server.close());

test('whoever has the link sees the designs, approves one and picks its colour, and the shop sees it', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId], { message: 'As we said.' }));
  const opened = OpenOffer.parse(await (await boutique.customer.open(key)).json());
  expect(opened).toMatchObject({ shop: 'Rani Boutique', message: 'As we said.', colourways: ['rani', 'teal'] });
  expect(opened.designs).toMatchObject([{ design_id: designId, title: 'Mustard cotton kurta', answer: null }]);
  const picture = await boutique.customer.picture(key, designId);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(
    (await boutique.customer.say({ key, design_id: designId, answer: 'approved', colourway: 'rani' })).status,
  ).toBe(200);
  expect(await boutique.seen(person)).toMatchObject({ answer: 'approved', colourway: 'rani' });
});

test('a change is asked for in words, and the last word counts', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId]));
  expect((await boutique.customer.say({ key, design_id: designId, answer: 'change' })).status).toBe(400);
  const said = await boutique.customer.say({
    key,
    design_id: designId,
    answer: 'change',
    words: 'Sleeves to the elbow',
  });
  expect(said.status).toBe(200);
  expect(await boutique.seen(person)).toMatchObject({ answer: 'change', words: 'Sleeves to the elbow' });
  await boutique.customer.say({ key, design_id: designId, answer: 'approved' });
  expect(await boutique.seen(person)).toMatchObject({ answer: 'approved', words: '', colourway: null });
});

test('the shop is told at once', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId]));
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
  await boutique.customer.say({ key, design_id: designId, answer: 'approved' });
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
  const { person, designId } = await boutique.shop();
  const [taken, late] = [await boutique.offer(person, [designId]), await boutique.offer(person, [designId])];
  expect((await person.fetch(`/boutique/offers/${taken.offer_id}`, { method: 'DELETE' })).status).toBe(204);
  await server.parts.database.transaction((tx) =>
    tx.update(offers).set({ expiresAt: sql`now()` }).where(eq(offers.id, late.offer_id)),
  );
  for (const each of [taken, late]) {
    const key = keyOf(each);
    const answers = [
      await boutique.customer.open(key),
      await boutique.customer.picture(key, designId),
      await boutique.customer.say({ key, design_id: designId, answer: 'approved' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
  }
  const [id = '', secret = ''] = keyOf(taken).split('.');
  const madeUp = [id, `${id}.`, `${id}.${'a'.repeat(secret.length)}`, `${late.offer_id}.${secret}`, '.', secret];
  for (const key of madeUp)
    expect([key, (await boutique.customer.open(key)).status]).toEqual([key, key === '' ? 400 : 404]);
});

test('a link opens its own designs and colours and no others', async () => {
  const { person, designId } = await boutique.shop();
  const other = await sewDesign(server.parts, person.accountId);
  const key = keyOf(await boutique.offer(person, [designId]));
  expect((await boutique.customer.picture(key, other)).status).toBe(404);
  expect((await boutique.customer.say({ key, design_id: other, answer: 'approved' })).status).toBe(404);
  const wrong = await boutique.customer.say({ key, design_id: designId, answer: 'approved', colourway: 'black' });
  expect(wrong.status).toBe(400);
});

test('nobody offers what is not theirs, nor reads, takes back or orders from another’s offer', async () => {
  const [mine, theirs] = [await boutique.shop(), await boutique.shop()];
  const stolen = json('POST', { title: 'X', designs: [theirs.designId] });
  expect((await mine.person.fetch('/boutique/offers', stolen)).status).toBe(404);
  const { offer_id } = await boutique.offer(theirs.person, [theirs.designId]);
  expect(await (await mine.person.fetch('/boutique/offers')).json()).toEqual({ offers: [] });
  expect((await mine.person.fetch(`/boutique/offers/${offer_id}`, { method: 'DELETE' })).status).toBe(404);
  const order = agreedOn(theirs.designId);
  expect((await mine.person.fetch(`/boutique/offers/${offer_id}/orders`, order)).status).toBe(404);
});

test('an offer is printed as a lookbook and as a line sheet, for its shop alone', async () => {
  const { person, designId } = await boutique.shop();
  const { offer_id } = await boutique.offer(person, [designId, await sewDesign(server.parts, person.accountId)]);
  const pages = async (form: string) => {
    const printed = await person.fetch(`/boutique/offers/${offer_id}/book?form=${form}`);
    expect(printed.status).toBe(200);
    const text = Buffer.from(await printed.arrayBuffer()).toString('latin1');
    return text.match(/\/Type \/Page\b/g)?.length;
  };
  expect([await pages('lookbook'), await pages('line-sheet')]).toEqual([3, 1]);
  const { person: stranger } = await boutique.shop();
  expect((await stranger.fetch(`/boutique/offers/${offer_id}/book`)).status).toBe(404);
});

test('a design that went into the trash is not offered any more, and with the last one the offer has ended', async () => {
  const { person, designId } = await boutique.shop();
  const other = await sewDesign(server.parts, person.accountId);
  const key = keyOf(await boutique.offer(person, [designId, other]));
  await boutique.trash(designId);
  expect(OpenOffer.parse(await (await boutique.customer.open(key)).json()).designs).toMatchObject([
    { design_id: other },
  ]);
  expect((await boutique.customer.say({ key, design_id: designId, answer: 'approved' })).status).toBe(404);
  await boutique.trash(other);
  expect((await boutique.customer.open(key)).status).toBe(410);
  expect((await boutique.customer.say({ key, design_id: other, answer: 'approved' })).status).toBe(410);
  const { offers: listed } = OfferList.parse(await (await person.fetch('/boutique/offers')).json());
  expect(listed[0]?.state).toBe('ended');
});

test('titles and wishes hold what can be read: nothing unseen, no marks that turn the way of reading', async () => {
  const { person, designId } = await boutique.shop();
  for (const title of ['\u200b\u200d', '\u2800', '\u0007\u0000', '\u3164', ' \ud800 ']) {
    const refused = await person.fetch('/boutique/offers', json('POST', { title, designs: [designId] }));
    expect([JSON.stringify(title), refused.status]).toEqual([JSON.stringify(title), 400]);
  }
  const made = await boutique.offer(person, [designId], {
    title: ' रानी\u202e \u0007for \nher\u0000 ',
    message: 'One\r\nTwo\u001b[31m',
  });
  expect([made.title, made.message]).toEqual(['रानी for her', 'One\nTwo[31m']);
  const unseen = { key: keyOf(made), design_id: designId, answer: 'change', words: '\u200b\n\u2060' };
  expect((await boutique.customer.say(unseen)).status).toBe(400);
  const joined = 'क्\u200dष 👩\u200d👧';
  expect((await boutique.customer.say({ ...unseen, words: joined })).status).toBe(200);
  expect(await boutique.seen(person)).toMatchObject({ words: joined });
});

test('the offers of an account that was deleted open nothing', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId]));
  const left = await person.fetch(
    '/v1/account',
    json('DELETE', { password: 'a password for tests', posts: 'deleted' }),
  );
  expect(left.status).toBe(204);
  expect((await boutique.customer.open(key)).status).toBe(404);
});

test('however much whoever has a link says, the list stays short: all offers, the last words, and the newest before them', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId]));
  const { database } = server.parts;
  await database.transaction(async (tx) => {
    const of = sql`from offer_designs d join offers o on o.id = d.offer_id where d.design_id = ${designId}`;
    await tx.execute(sql`insert into offers (id, account_id, title, message, colourways, expires_at, created_at)
      select 'many' || n || o.id, o.account_id, o.title, o.message, o.colourways, o.expires_at, o.created_at - interval '1 hour'
      from generate_series(1, 60) n, offers o where o.account_id = ${person.accountId}`);
    await tx.execute(sql`insert into offer_designs (offer_id, design_id, position, answer, words, answered_at)
      select o.id, ${designId}, 0, 'change', repeat('क', 1000), now() from offers o
      where o.account_id = ${person.accountId} and o.id like 'many%'`);
    await tx.execute(sql`insert into offer_answers (offer_id, design_id, answer, words)
      select d.offer_id, d.design_id, 'change', repeat('क', 1000) from generate_series(1, 20) n, (select d.* ${of}) d`);
  });
  for (const words of ['Longer', 'Sleeves to the elbow'])
    await boutique.customer.say({ key, design_id: designId, answer: 'change', words });
  const text = await (await person.fetch('/boutique/offers')).text();
  expect(text.length).toBeLessThan(200_000);
  const { offers: told } = OfferList.parse(JSON.parse(text));
  expect(told).toHaveLength(61);
  expect(told[0]?.designs[0]).toMatchObject({ words: 'Sleeves to the elbow' });
  expect(told[0]?.designs[0]?.said.slice(0, 2)).toMatchObject([{ words: 'Sleeves to the elbow' }, { words: 'Longer' }]);
  for (const { designs } of told) expect(designs[0]?.words).not.toBe('');
});

test('however often its shop answers by its own link, what the customer said is not pushed out', async () => {
  const { person, designId } = await boutique.shop();
  const key = keyOf(await boutique.offer(person, [designId]));
  await boutique.customer.say({ key, design_id: designId, answer: 'change', words: 'No' });
  await server.parts.database.transaction((tx) =>
    tx.execute(sql`insert into offer_answers (offer_id, design_id, answer, by_shop)
      select offer_id, design_id, 'approved', true from offer_designs, generate_series(1, 30) where design_id = ${designId}`),
  );
  const { offers: told } = OfferList.parse(await (await person.fetch('/boutique/offers')).json());
  expect(told[0]?.designs[0]?.said).toContainEqual(expect.objectContaining({ words: 'No', by_shop: false }));
});
