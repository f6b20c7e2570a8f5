import { COLLECTION, DATABASE_ID } from '@toile/contract';
import { Query } from 'appwrite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { signUp } from '../people.ts';
import { startTestServer } from '../server.ts';

const LISTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;

let server: RunningServer;
const community = openCommunity(() => server.address);
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const search = async (...queries: string[]) => {
  const asked = queries.map((query, index) => `queries[${index}]=${encodeURIComponent(query)}`).join('&');
  const response = await fetch(`${server.address}${LISTS}?${asked}`);
  const { type, documents } = (await response.json()) as { type?: string; documents?: { prompt: string }[] };
  return { status: response.status, type, found: documents?.map(({ prompt }) => prompt) };
};

test('signs that mean something in a pattern are looked for as they are written', async () => {
  const maker = await signUp(server.address);
  const { design_id: designId } = await community.makeDesign(maker);
  await community.post(maker, { designId, prompt: 'A 100% silk_dress \\ lined' });
  for (const words of ['100%', 'SILK_d', '\\ l', '% silk_']) {
    expect((await search(Query.contains('prompt', words))).found).toEqual(['A 100% silk_dress \\ lined']);
  }
  for (const words of ['1%silk', 'silk-dress', 's_lk', '\\\\']) {
    expect((await search(Query.search('prompt', words))).found).toEqual([]);
  }
});

/** Holds the posts so that nobody can read them, as a search does that never ends. */
async function holdPosts(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.parts.database.url });
  await client.connect();
  await client.query('begin; lock table posts in access exclusive mode');
  return () => client.end();
}

test('searches that never end are told so, and nobody else waits for them', async () => {
  const release = await holdPosts();
  try {
    const searches = Array.from({ length: 30 }, () => search(Query.contains('description', 'linen')));
    let answered = 0;
    for (const each of searches) each.then(() => answered++);
    await signUp(server.address);
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    expect(answered).toBeLessThan(searches.length);
    const answers = await Promise.all(searches);
    const told = answers.map(({ status, type }) => `${status} ${type}`);
    expect(new Set(told)).toEqual(new Set(['400 general_query_too_expensive', '503 general_server_overloaded']));
  } finally {
    await release();
  }
  expect((await search(Query.contains('prompt', 'silk'))).status).toBe(200);
});

test('whoever is turned away is told when to come again', async () => {
  const release = await holdPosts();
  try {
    const ask = () => fetch(`${server.address}${LISTS}?queries[0]=${encodeURIComponent(Query.search('title', 'a'))}`);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const { headers } of busy) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await release();
  }
});
