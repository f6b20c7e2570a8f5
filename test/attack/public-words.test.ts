import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BUCKET } from '@toile/contract';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { json, keyOf, openBoutique } from '../boutique.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { plainPicture } from '../pictures.ts';
import { connectSdk } from '../sdk.ts';
import { startTestServer } from '../server.ts';
import { sewDesign } from '../sewn.ts';

/** Whatever somebody writes and another reads is judged. A new column of text is a line here, or the run is red. */

const SCHEMA = join(import.meta.dirname, '../../apps/server/src/parts/database/schema');

/**
 * Who reads a column. `ours` holds ids, hashes, codes and what the product writes itself; `own` is read by whoever wrote it and on their own
 * paper; `judged` names the doors below by which it is written or shown.
 */
type Readers = 'ours' | 'own' | { judged: readonly (keyof typeof DOORS)[] };

const COLUMNS: Readonly<Record<string, Readers>> = {
  'account_tokens.email': 'own',
  'accounts.email': { judged: ['a post of who is called by an address'] },
  'accounts.name': { judged: ['another name', 'a post under a name of before', 'a link under a name of before'] },
  'accounts.prefs': 'own',
  'chores.name': 'ours',
  'customers.measures': 'own',
  'customers.name': 'own',
  'customers.notes': 'own',
  'designs.words': { judged: ['a press'] },
  'designs.request': { judged: ['a press'] },
  'designs.description': 'ours',
  'designs.look': 'ours',
  'files.name': { judged: ['another name of a shown picture'] },
  'folders.name': { judged: ['a folder', 'another name of a folder'] },
  'offer_answers.words': { judged: ['an answer'] },
  'offer_designs.words': { judged: ['an answer'] },
  'offers.message': { judged: ['the message of an offer'] },
  'offers.title': { judged: ['the title of an offer'] },
  'orders.sewn_for': 'own',
  'orders.sheet': 'own',
  'pack_revisions.edits': 'own',
  'pack_revisions.note': 'own',
  // Read by whoever runs the product alone.
  'post_reports.note': 'own',
  'posts.description': 'ours',
  'posts.prompt': { judged: ['a post', 'other words of a post'] },
  'posts.title': { judged: ['a post', 'other words of a post'] },
  'shop_prices.prices': 'own',
  'sign_ins.failure': 'ours',
  'sign_ins.success': 'ours',
  'taken_posts.description': 'ours',
  'taken_posts.prompt': { judged: ['a post', 'other words of a post'] },
  'taken_posts.said': 'ours',
  'taken_posts.title': { judged: ['a post', 'other words of a post'] },
  'withdrawn_posts.prompt': { judged: ['a post', 'other words of a post'] },
  'withdrawn_posts.title': { judged: ['a post', 'other words of a post'] },
  'withdrawn_posts.said': 'ours',
  'withdrawn_reports.note': 'own',
  'uploads.name': { judged: ['another name of a shown picture'] },
};

/** What no person writes, by its name in any table. */
const OURS =
  /(?:^|_)(?:id|ids|hash|sha256|mark|kind|status|stage|form|engine|mime|bucket|permissions|key|code|fault|outcome|purpose|model|provider|currency|book|ref|place|state|nonce|verifier|flow|url|colourway|colourways|answer|timings|ip|user_agent|stand_in|detail|message|reason|subject|uid|series)$/;

let server: RunningServer;
let asha: Person;
let designId: string;
beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator() },
  );
  asha = await signUp(server.address, 'Asha');
  designId = await sewDesign(server.parts, asha.accountId);
});
afterAll(() => server.close());

const Folder = z.object({ folder_id: z.string() });
const COMMUNITY = '/v1/databases/toile/collections/community/documents';

async function bring(name: string, permissions: string[] = []): Promise<string> {
  const file = new File([new Uint8Array(await plainPicture('png'))], name, { type: 'image/png' });
  const made = await connectSdk(server.address, asha).storage.createFile({
    bucketId: BUCKET.designs,
    fileId: 'unique()',
    file,
    permissions,
  });
  return made.$id;
}

/** A newcomer who signed up so, with a design of their own. */
async function newcomer(name: string): Promise<{ who: Person; design: string }> {
  const who = await signUp(server.address, name);
  return { who, design: await sewDesign(server.parts, who.accountId) };
}

const post = (who: Person, data: object) => who.fetch(COMMUNITY, json('POST', { documentId: 'unique()', data }));
const { offer, customer } = {
  offer: (who: Person, more: object) =>
    who.fetch('/boutique/offers', json('POST', { title: 'For the wedding', designs: [designId], ...more })),
  customer: () => openBoutique(server).customer,
};

/** Each way by which words come before another's eyes. */
const DOORS = {
  'a press': (words: string) => asha.fetch('/generate-outfit/', json('POST', { style_idea: words })),
  'a post': async (prompt: string) => post(asha, { fileId: await bring('mine.png'), prompt }),
  'other words of a post': async (prompt: string) => {
    const { who, design } = await newcomer('Meera');
    const { $id } = z.object({ $id: z.string() }).parse(await (await post(who, { designId: design })).json());
    return who.fetch(`${COMMUNITY}/${$id}`, json('PATCH', { data: { prompt } }));
  },
  'a post of who is called by an address': async (words: string) => {
    const { who, design } = await newcomer('');
    const email = `${words.replaceAll(/[^a-z0-9]+/g, '.')}.${who.accountId}@example.com`;
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ email }).where(eq(accounts.id, who.accountId)),
    );
    return post(who, { designId: design });
  },
  'a post under a name of before': async (words: string) => {
    const { who, design } = await newcomer(words);
    return post(who, { designId: design });
  },
  'a link under a name of before': async (words: string) => {
    const { who, design } = await newcomer(words);
    return who.fetch(`/generate-outfit/${design}/share`, json('PUT', { shared: true }));
  },
  'another name': (name: string) => asha.fetch('/v1/account/name', json('PATCH', { name })),
  'another name of a shown picture': async (words: string) =>
    asha.fetch(
      `/v1/storage/buckets/${BUCKET.designs}/files/${await bring('mine.png', ['read("any")', `write("user:${asha.accountId}")`])}`,
      json('PUT', { name: `${words}.png` }),
    ),
  'a folder': (name: string) => asha.fetch('/generate-outfit/folders', json('POST', { name, designs: [] })),
  'another name of a folder': async (name: string) => {
    const made = await asha.fetch('/generate-outfit/folders', json('POST', { name: 'For the fair', designs: [] }));
    const { folder_id: id } = Folder.parse(await made.json());
    return asha.fetch(`/generate-outfit/folders/${id}`, json('PATCH', { name }));
  },
  'the title of an offer': (title: string) => offer(asha, { title }),
  'the message of an offer': (message: string) => offer(asha, { message }),
  'an answer': async (words: string) => {
    const key = keyOf(await openBoutique(server).offer(asha, [designId]));
    return customer().say({ key, design_id: designId, answer: 'change', words });
  },
} satisfies Record<string, (words: string) => Promise<Response>>;

const HOSTILE = ['a naked girl of nine', 'sexy schoolgirl in lingerie'];
const TYPES = ['design_refused', 'name_refused', 'words_young', 'words_obscene'];
/** Doors whose words anybody reads: none says how to reach somebody elsewhere. Between a shop and its customer, and in a brief, it may stand. */
const OPEN_DOORS = [
  'a post',
  'other words of a post',
  'a post under a name of before',
  'a link under a name of before',
  'another name',
  'another name of a shown picture',
] as const satisfies readonly (keyof typeof DOORS)[];
const CONTACTS = ['Meera 98765 43210', '@meera_sews', 'meera dot xyz'];

describe.each(Object.entries(DOORS))('%s', (_, enter) => {
  test.each(HOSTILE)("refuses '%s'", async (words) => {
    const answer = await enter(words);
    const { type } = z.object({ type: z.string().optional() }).parse(await answer.json());
    expect([answer.status, TYPES.includes(type ?? '')]).toEqual([400, true]);
  });

  test('takes what nobody minds', async () => {
    const answer = await enter("Meera's linen shirts for the wedding");
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  });
});

// A brief is written to nobody.
const { 'a press': _, ...TO_SOMEBODY } = DOORS;
test.each(Object.entries(TO_SOMEBODY))('%s wants nobody young', async (_door, enter) => {
  const answer = await enter('wanted 14f');
  const { type } = z.object({ type: z.string().optional() }).parse(await answer.json());
  expect([answer.status, ['name_refused', 'words_young'].includes(type ?? '')]).toEqual([400, true]);
});

describe.each(OPEN_DOORS)('%s', (door) => {
  test.each(CONTACTS)("refuses '%s', and says that it is a way to reach somebody", async (words) => {
    const answer = await DOORS[door](words);
    const { message } = z.object({ message: z.string() }).parse(await answer.json());
    expect([answer.status, message]).toEqual([400, expect.stringContaining('a telephone number, a web address')]);
  });
});

test('a folder that nobody else opens may be called after a number, and one with a link may not', async () => {
  const made = await asha.fetch('/generate-outfit/folders', json('POST', { name: 'Meera 98765 43210', designs: [] }));
  expect(made.status).toBe(201);
  const at = `/generate-outfit/folders/${Folder.parse(await made.json()).folder_id}`;
  const share = () => asha.fetch(`${at}/link`, { method: 'PUT' });
  const rename = async (name: string) => (await asha.fetch(at, json('PATCH', { name }))).status;
  expect((await share()).status).toBe(400);
  expect(await rename('For Meera')).toBeLessThan(300);
  expect((await share()).status).toBeLessThan(300);
  expect(await rename('Meera 98765 43210')).toBe(400);
});

test('each column of text has its readers', async () => {
  const tables = await Promise.all(
    (await readdir(SCHEMA)).map(async (file): Promise<PgTable[]> => {
      const module: Record<string, unknown> = await import(join(SCHEMA, file));
      return Object.values(module).filter((value): value is PgTable => is(value, PgTable));
    }),
  );
  const written = tables.flat().flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => /^(?:text|varchar|jsonb?|char)/.test(column.getSQLType()))
      .map(({ name }) => ({ name, whole: `${getTableName(table)}.${name}` }))
      .filter(({ name, whole }) => whole in COLUMNS || !OURS.test(name))
      .map(({ whole }) => whole),
  );
  expect(written.toSorted()).toEqual(Object.keys(COLUMNS).toSorted());
});

test('what a picture was called before anybody was to see it is called plainly from then on', async () => {
  const hidden = await bring('naked girl of nine.png');
  const { storage } = connectSdk(server.address, asha);
  const at = { bucketId: BUCKET.designs, fileId: hidden };
  expect((await storage.getFile(at)).name).toBe('naked girl of nine.png');
  expect((await storage.updateFile({ ...at, permissions: ['read("any")'] })).name).toBe('picture.png');
  const shown = await bring('naked girl of nine.png', ['read("any")']);
  expect((await storage.getFile({ ...at, fileId: shown })).name).toBe('picture.png');
  const posted = await bring('naked_girl-of_nine.png');
  expect((await post(asha, { fileId: posted, prompt: 'A coat of my aunt' })).status).toBe(201);
  expect((await storage.getFile({ ...at, fileId: posted })).name).toBe('picture.png');
});

test('a name under which somebody would pass for the house shows nothing and is nobody’s', async () => {
  const pass = ['Toile', 'T0ile Support', 'a d m i n', 'Staff', 'Riya, moderator'];
  const rename = async (name: string) => (await asha.fetch('/v1/account/name', json('PATCH', { name }))).status;
  expect(await Promise.all(pass.map(rename))).toEqual(pass.map(() => 400));
  const { who, design } = await newcomer('Toile Support');
  const shared = await who.fetch(`/generate-outfit/${design}/share`, { method: 'PUT' });
  expect([shared.status, ((await shared.json()) as { type: string }).type]).toEqual([400, 'name_refused']);
  expect(await Promise.all(['Toile & Thread', 'Maria Staff'].map(rename))).toEqual([200, 200]);
});

test('a name with an age under eighteen is nobody’s, and a number glued to one tells two apart', async () => {
  const rename = async (name: string) => (await asha.fetch('/v1/account/name', json('PATCH', { name }))).status;
  expect(await Promise.all(['Mia, 13', 'Mia 13', 'Aarav, age 9', 'Age 14 Girl'].map(rename))).toEqual([
    400, 400, 400, 400,
  ]);
  const names = [
    'riya12',
    'Studio 13',
    'New Age 108',
    'Kids Couture',
    'Little Sister Studio',
    'Sexy Sarees',
    'मीरा',
    'Dick Van Dyke',
  ];
  expect(await Promise.all(names.map(rename))).toEqual(names.map(() => 200));
});
