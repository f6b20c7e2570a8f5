import { randomUUID } from 'node:crypto';
import { DesignsPage, GenerationRequest } from '@toile/contract';
import { sampleLook } from '@toile/look/sample';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { startTestServer } from '../server.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const row = ({ accountId }: Person, words: string, title = '', description = '') => ({
  id: randomUUID(),
  accountId,
  words,
  description,
  look: sampleLook({ title }),
  request: GenerationRequest.parse({ style_idea: words }),
  seed: 1,
  deadlineAt: new Date(),
});
const keep = (rows: readonly ReturnType<typeof row>[]) =>
  server.parts.database.transaction((tx) => tx.insert(designs).values([...rows]));

async function find(person: Person, words: string): Promise<{ status: number; found: string[] }> {
  const response = await person.fetch(`/generate-outfit/?${new URLSearchParams({ words, limit: '100' })}`);
  if (response.status !== 200) return { status: response.status, found: [] };
  const page = DesignsPage.parse(await response.json());
  return { status: 200, found: page.designs.map(({ request }) => request.style_idea).toSorted() };
}

test('a design is found by the brief, the title and the description, by beginnings and in other forms of a word', async () => {
  const person = await signUp(server.address);
  await keep([
    row(person, 'a saree for the sangeet', 'Emerald silk saree', 'The pallu is embroidered with peacocks.'),
    row(person, 'two red dresses'),
    row(person, 'कुर्ता in 100% khadi'),
  ]);
  const found = async (words: string) => (await find(person, words)).found;
  for (const words of ['emerald', 'EMER', 'peacock', 'embroider silk', 'the saree', 'sarees'])
    expect([words, await found(words)]).toEqual([words, ['a saree for the sangeet']]);
  expect(await found('dress')).toEqual(['two red dresses']);
  expect(await found('कुर्ता')).toEqual(['कुर्ता in 100% khadi']);
  expect(await found('100% khadi')).toEqual(['कुर्ता in 100% khadi']);
  expect(await found('silk dress')).toEqual([]);
  // words that say nothing ask for nothing
  expect(await found('the a of')).toHaveLength(3);
});

test('nobody finds what is another’s, or lies in the trash', async () => {
  const [mine, theirs] = [await signUp(server.address), await signUp(server.address)];
  await keep([row(theirs, 'a secret velvet cape'), { ...row(mine, 'a velvet stole'), deletedAt: new Date() } as never]);
  expect((await find(mine, 'velvet')).found).toEqual([]);
});

test('no words break a search, open another’s designs or say more than that nothing was found', async () => {
  const person = await signUp(server.address);
  await keep([row(person, "d'Orsay heels & a coat")]);
  const hostile = [
    "' or true --",
    "') @@ to_tsquery('x') or ('",
    'a & b | c ! d <-> e',
    ':* :*:* *:',
    '!!!!((((',
    '\\',
    '%',
    '_',
    '\0',
    'coat\0',
    '"unclosed',
    '<script>alert(1)</script>',
    '$1 {{y}}',
    "quote''quote",
    '\u202e\u200b',
    '🥻'.repeat(50),
    'x'.repeat(200),
    Array.from({ length: 66 }, (_, n) => String.fromCharCode(97 + (n % 26)).repeat(2)).join(' '),
    '-'.repeat(200),
    'a-'.repeat(99),
  ];
  for (const words of hostile) expect([words, (await find(person, words)).status]).toEqual([words, 200]);
  expect((await find(person, "d'Orsay")).found).toHaveLength(1);
  expect((await find(person, 'coat\0')).found).toHaveLength(1);
  expect((await find(person, 'x'.repeat(201))).status).toBe(400);
});

test('plain words are answered by the index of words where many designs are', async () => {
  const person = await signUp(server.address);
  const many = Array.from({ length: 400 }, (_, n) => row(person, `a plain number${n} shirt`));
  await keep(many);
  await server.parts.database.transaction((tx) => tx.execute(sql`analyze designs`));
  const { rows } = await server.parts.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from designs where words_of_design(words, look, description) @@ to_tsquery('simple', '''emerald'':*')`,
    );
  });
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('designs_words');
});
