import { GenerationRequest } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '#server/parts/database/schema/posts.ts';
import { press } from '#server/product/designs/press.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { listPosts } from '#server/product/gallery/list-posts.ts';
import type { RunningServer } from '#server/start.ts';
import { expectSettled } from '../../../../../test/attack/settled.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { Gate, openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { drawSamples } from './draw-samples.ts';
import { ensureHouse } from './house-account.ts';
import { HOUSE_REQUESTS } from './house-briefs.ts';
import { removeSamples } from './remove-samples.ts';

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase() },
    { openGenerator: () => openFakeGenerator(2, gate) },
  );
});
afterAll(() => server.close());

const job = () => ({ actor: { kind: 'job', name: 'test' }, database: server.parts.database }) as const;
/** As where there is mail: free tokens are for who proved an address, which the house never does. */
const draw = (signal = new AbortController().signal) => {
  const limits = { ...server.parts.config.designs, freeNeedsProof: true };
  return drawSamples({ ctx: job(), parts: { ...server.parts, limits }, input: { signal } });
};
const shown = async () => {
  const listing = { filters: [], orders: [], limit: 100, offset: 0 };
  const ctx = { actor: { kind: 'guest' }, database: server.parts.database } as const;
  return (await listPosts({ ctx, input: { listing, withTotal: false } })).posts;
};

test('there are 24 briefs, each with words and a seed of its own, for women and men of many origins', () => {
  expect(HOUSE_REQUESTS).toHaveLength(24);
  expect(new Set(HOUSE_REQUESTS.map(({ style_idea: words }) => words)).size).toBe(24);
  expect(new Set(HOUSE_REQUESTS.map(({ seed }) => seed)).size).toBe(24);
  expect(new Set(HOUSE_REQUESTS.map(({ ethnicity }) => ethnicity)).size).toBeGreaterThan(5);
  expect(HOUSE_REQUESTS.filter(({ gender }) => gender === 'male').length).toBeGreaterThan(4);
});

test('stopped in the middle and begun again, also twice at once, the house posts each design once and says who it is', async () => {
  const stopping = new AbortController();
  const first = draw(stopping.signal).catch(() => undefined);
  while ((await shown()).length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  stopping.abort();
  await first;
  expect((await shown()).length).toBeLessThan(24);
  await Promise.all([draw(), draw()]);
  await draw();
  const all = await shown();
  expect(all.map(({ post }) => post.prompt)).toEqual(HOUSE_REQUESTS.map((request) => request.style_idea).toReversed());
  expect(all.every(({ author, mine }) => author?.isHouse && author.name === 'Toile' && !mine)).toBe(true);
  await expectSettled(server.parts.database, server.parts.storage);
});

test('a place that an earlier version filled with other words stays as it is', async () => {
  const { database } = server.parts;
  const before = (await shown()).length;
  await database.transaction((tx) =>
    tx.execute(
      sql`update designs set request = request || '{"style_idea": "Older words"}' where idempotency_key = 'house-3'`,
    ),
  );
  await draw();
  expect((await shown()).length).toBe(before);
});

test('somebody’s design goes before those of the house', async () => {
  const { database } = server.parts;
  const house = await ensureHouse({ ctx: job() });
  await database.transaction((tx) => tx.delete(posts).where(eq(posts.accountId, house.id)));
  // As the verbs do that change the gallery.
  touchGallery(database);
  const { accountId: person } = await signUp(server.address);
  const ctx = { actor: { kind: 'account', accountId: person, sessionId: 'x' }, database } as const;
  const request = GenerationRequest.parse({ style_idea: 'a held coat' });
  gate.shut();
  await press({ ctx, parts: { ...server.parts, limits: server.parts.config.designs }, input: { request } });
  const stopping = new AbortController();
  const drawing = draw(stopping.signal).catch(() => 'stopped');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await shown()).toEqual([]);
  stopping.abort();
  expect(await drawing).toBe('stopped');
  gate.open();
});

test('removed they are gone for good', async () => {
  await draw();
  const before = (await shown()).length;
  expect(before).toBeGreaterThan(20);
  expect(await removeSamples({ ctx: job() })).toBe(before);
  await draw();
  expect(await shown()).toEqual([]);
  expect(await removeSamples({ ctx: job() })).toBe(0);
});
