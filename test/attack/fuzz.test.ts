import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';
import { fuzzProduct } from './fuzz-product.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

test('ten thousand made-up requests to every route are answered, none with what is ours to mend', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const { statuses, faults } = await fuzzProduct(server, { count: 10_000, seed });
  // `npm run bench -- soak 10000 <seed>` makes the same ones again.
  expect({ seed, faults: faults.slice(0, 5), found: faults.length }).toEqual({ seed, faults: [], found: 0 });
  expect(Object.keys(statuses).length).toBeGreaterThan(5);
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
});
