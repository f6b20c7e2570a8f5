import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerErrorReplies } from '#server/api/errors/error-replies.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { limitPages } from './limit-pages.ts';

let server: RunningServer;
let app: FastifyInstance;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), ROLE: 'web', RATE_LIMITS: 'on', LOG_LEVEL: 'silent' };
  server = await startTestServer(environment);
  app = fastify();
  registerErrorReplies(app);
  app.get('/', { preHandler: limitPages(server.parts) }, async () => 'a page');
});
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(() => vi.useRealTimers());

/** Opens a page so many times, one after the other; the statuses, each once in its order. */
async function open(remoteAddress: string, times: number) {
  const statuses = new Set<number>();
  let again: unknown;
  for (let n = 0; n < times; n++) {
    const { statusCode, headers } = await app.inject({ url: '/', remoteAddress });
    statuses.add(statusCode);
    again = headers['retry-after'];
  }
  return { statuses: [...statuses], again };
}

test('under a flood from many addresses whoever had few pages is served, the others are told to come again', async () => {
  // The clock stands until it is set on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const crowd = Array.from({ length: 100 }, (_, n) => `203.0.113.${n}`);
  for (const address of crowd) expect((await open(address, 30)).statuses).toEqual([200]);
  for (const address of crowd) {
    const { statuses, again } = await open(address, 1);
    expect([statuses, Number(again) > 0]).toEqual([[503], true]);
  }
  expect((await open('198.51.100.7', 30)).statuses).toEqual([200]);
  expect((await open('198.51.100.7', 1)).statuses).toEqual([503]);
  vi.setSystemTime(Date.now() + 10_000);
  for (const address of crowd) expect((await open(address, 1)).statuses).toEqual([200]);
});

test('an address has 600 pages a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
  expect((await open('198.51.100.8', 600)).statuses).toEqual([200]);
  const { statuses, again } = await open('198.51.100.8', 1);
  expect([statuses, Number(again) > 0]).toEqual([[429], true]);
});
