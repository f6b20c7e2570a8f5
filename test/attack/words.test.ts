import { read } from '@toile/atelier';
import { COLLECTION, DATABASE_ID } from '@toile/contract';
import { Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { json } from '../boutique.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { startTestServer } from '../server.ts';
import { sewDesign } from '../sewn.ts';

const DEVANAGARI = [...'कखगघचछजझटठडढणतथदधनपफबभमयरलवशसह'];
const LATIN = [...'abcdefghiklmnopqrstuvwz'];
/** What was dearest to read of some seventy patterns: syllables that join, and names of colours and clothes between words that nobody knows. */
const SHAPES: Record<string, (one: string, two: string, latin: string) => string> = {
  'syllables that join': (one) => `${one}्\u200d`,
  'short words of Hindi': (one, two) => `${one}${two} `,
  'short words with hyphens': (one) => `${one}-`,
  'short words': (_, __, latin) => `${latin} `,
  'colours between words': (_, __, latin) => `red ${latin} `,
  'clothes between words': (_, __, latin) => `${latin}x dress, `,
  'long words': (_, __, latin) => latin,
};
/** Nine garments: what an edit is read against. */
const HEAVY =
  'anarkali suit with churidar and dupatta, long sherwani coat, cape, waistcoat, lehenga with 24 kalis, blouse, petticoat, jacket, shirt, trousers';
/** Times as dear as a short refused edit that words of any kind may be where everybody is answered. Read there, they were up to fourteen times. */
const DEARER_MAX = 3;

let server: RunningServer;
let maker: Person;
let design: string;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  maker = await signUp(server.address);
  // without a token, so that what is read is not drawn
  expect((await brief('a coat')).status).toBe(200);
  design = await sewDesign(server.parts, maker.accountId, { look: read({ words: HEAVY }, 1), words: HEAVY });
});
afterAll(() => server.close());

const POSTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const search = (query: string) => fetch(`${server.address}${POSTS}?queries[0]=${encodeURIComponent(query)}`);
const edit = (words: string) =>
  maker.fetch('/generate-outfit/', json('POST', { style_idea: 'a coat', edit: { design_id: design, words } }));
const brief = (words: string) => maker.fetch('/generate-outfit/', json('POST', { style_idea: words }));

/** Every door that takes words, the length that it takes, and a way through it. */
const DOORS: Record<string, { length: number; send: (text: string) => Promise<Response> }> = {
  'a brief': { length: 1000, send: brief },
  // refused at the end, as a recolouring would be drawn for nothing
  'an edit': { length: 1000, send: (text) => edit(`${text.slice(0, 990)} naked`) },
  'a kept part': {
    length: 1000,
    send: (text) =>
      maker.fetch('/generate-outfit/', json('POST', { style_idea: text, keep: { design_id: design, slots: ['g1'] } })),
  },
  'a name': { length: 128, send: (name) => maker.fetch('/v1/account/name', json('PATCH', { name })) },
  'a folder': { length: 80, send: (name) => maker.fetch('/generate-outfit/folders', json('POST', { name })) },
  "a shop's offer": {
    length: 1000,
    send: (message) => maker.fetch('/boutique/offers', json('POST', { title: message, message, designs: [design] })),
  },
  "a shop's customer": {
    length: 1000,
    send: (notes) => maker.fetch('/boutique/customers', json('POST', { name: notes.slice(0, 80), notes })),
  },
  "a search of one's own": {
    length: 200,
    send: (words) => maker.fetch(`/generate-outfit?${new URLSearchParams({ words })}`),
  },
  'a search of the gallery': { length: 200, send: (words) => search(Query.contains('description', words)) },
};

/** Milliseconds of this thread, where everybody is answered, the least of three: each of words that were not read before. */
async function costOf(call: () => Promise<Response>): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < 3; n++) {
    const before = process.threadCpuUsage();
    await (await call()).arrayBuffer();
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

let written = 0;
/** A text of so many characters whose words were not read before. */
function write(shape: keyof typeof SHAPES, length: number): string {
  let text = '';
  while (text.length < length) {
    const nth = written++;
    const signs = (of: readonly string[], at: number) => of[Math.floor(nth / of.length ** at) % of.length] ?? '';
    const latin = [0, 1, 2].map((at) => signs(LATIN, at)).join('');
    text += SHAPES[shape]?.(signs(DEVANAGARI, 0), signs(DEVANAGARI, 1), latin) ?? '';
  }
  return text.slice(0, length);
}

test.each(Object.keys(DOORS))('the worst words for %s are read where they keep nobody waiting', async (name) => {
  const door = DOORS[name];
  if (!door) throw new Error(`no door is called ${name}`);
  const plain = await costOf(() => edit('naked'));
  const dear: string[] = [];
  for (const shape of Object.keys(SHAPES)) {
    const ask = () => door.send(write(shape, door.length));
    let times = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3 && times > DEARER_MAX; round++) times = (await costOf(ask)) / plain;
    if (times > DEARER_MAX) dear.push(`${JSON.stringify(shape)} ${Math.round(times)}`);
  }
  expect(dear).toEqual([]);
});

test('what is read before a token is taken waits for nobody who is dearer', async () => {
  const other = await signUp(server.address);
  let read = 0;
  const dear = Array.from({ length: 6 }, () => edit('क्\u200d'.repeat(333)).finally(() => read++));
  const refused = await other.fetch('/generate-outfit/', json('POST', { style_idea: 'naked' }));
  expect(refused.status).toBe(400);
  expect(read).toBeLessThan(dear.length);
  for (const { status } of await Promise.all(dear)) expect([422, 429, 503]).toContain(status);
});
