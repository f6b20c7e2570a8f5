import { Session } from 'node:inspector/promises';
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

/**
 * Where what people write is read and judged; but for the judge of letters alone (`public-words.ts`), which has lists of its own alone and whose
 * every repetition is bounded, and how Hindi sounds, letter by letter.
 */
const READING =
  /\/packages\/atelier\/src\/(?!reading\/(?:hindi\/sounds|refusal\/(?:public\/[a-z-]+|coarse|contact|forms|passes-for-house|plain-text|sought-young|telephone))\.ts)(?:reading|changing|draft|styling|writing)\//;

/** Calls of the reader that this thread, where everybody is answered, makes during `work`: counted by the engine, whatever they cost. */
async function readHere(work: () => Promise<unknown>): Promise<string[]> {
  const engine = new Session();
  engine.connect();
  try {
    await engine.post('Profiler.enable');
    await engine.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await engine.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => READING.test(url))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
          .map(({ functionName }) => `${url.split('/src/')[1]} ${functionName}`),
      );
  } finally {
    engine.disconnect();
  }
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

test.each(Object.keys(DOORS))('the worst words for %s are not read where everybody is answered', async (name) => {
  const door = DOORS[name];
  if (!door) throw new Error(`no door is called ${name}`);
  const statuses = new Set<number>();
  const here = await readHere(async () => {
    for (const shape of Object.keys(SHAPES)) {
      const answer = await door.send(write(shape, door.length));
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  });
  expect(here).toEqual([]);
  expect(statuses).not.toContain(500);
});

test('what is counted here is seen where it happens', async () => {
  expect(await readHere(async () => read({ words: 'a coat' }, 1))).not.toEqual([]);
});

test('what is read before a token is taken is answered beside what is dearer', async () => {
  const other = await signUp(server.address);
  const dear = Array.from({ length: 6 }, () => edit('क्\u200d'.repeat(333)));
  const refused = await other.fetch('/generate-outfit/', json('POST', { style_idea: 'naked' }));
  expect(refused.status).toBe(400);
  for (const { status } of await Promise.all(dear)) expect([422, 429, 503]).toContain(status);
});
