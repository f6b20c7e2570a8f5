import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { healthRoutes } from './health-routes.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const ask = async (path: string) => {
  const response = await fetch(server.address + path);
  return { status: response.status, body: await response.json(), cache: response.headers.get('cache-control') };
};

test('a server that serves says so, and that its parts work', async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../../../../package.json'), 'utf8'));
  expect(await ask('/health')).toMatchObject({ status: 200, body: { status: 'ok', version }, cache: 'no-store' });
  expect(await ask('/ready')).toEqual({
    status: 200,
    body: { status: 'ready', database: true, storage: true },
    cache: 'no-store',
  });
});

test('however many ask whether it is ready, its parts are looked at once a second', async () => {
  let looks = 0;
  const look = async () => {
    looks++;
  };
  const app = Fastify().decorate('leaving', { isLeaving: false });
  app.register(healthRoutes({ database: { ping: look }, storage: { check: look } }));
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const both of [2, 4]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/ready')));
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
      expect(looks).toBe(both);
      vi.setSystemTime(Date.now() + 1000);
    }
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});

test('whoever watches waits behind nobody who works', async () => {
  const { database } = server.parts;
  const going = Promise.withResolvers<void>();
  let held = 0;
  const all = Array.from({ length: 40 }, () =>
    database.transaction(async () => {
      held++;
      await going.promise;
    }),
  );
  await expect.poll(() => held).toBe(20);
  await database.ping();
  expect(held).toBe(20);
  going.resolve();
  await Promise.all(all);
});

test('a server that cannot write is alive but not ready, and names the part', async () => {
  await rm(join(server.parts.config.dataDir, 'files'), { recursive: true });
  // What was found a moment ago is still told.
  await expect
    .poll(() => ask('/ready'))
    .toMatchObject({
      status: 503,
      body: { status: 'not ready', database: true, storage: false },
    });
  expect((await ask('/health')).status).toBe(200);
});
