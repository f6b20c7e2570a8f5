import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { SEED, soakOr } from '../../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';
import { fuzzProduct } from './fuzz-product.ts';

const REQUESTS = soakOr(100_000, 4000);
/** Milliseconds; 0 is for ever. */
const TIME_MAX = soakOr(0, 120_000);

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

test(
  `${REQUESTS} made-up requests to every route are answered, none with what is ours to mend`,
  async () => {
    const { statuses, faults } = await fuzzProduct(server, { count: REQUESTS, seed: SEED });
    // `npm run bench -- requests <count> <seed>` makes the same ones again.
    expect({ seed: SEED, faults: faults.slice(0, 5), found: faults.length }).toEqual({
      seed: SEED,
      faults: [],
      found: 0,
    });
    expect(Object.keys(statuses).length).toBeGreaterThan(5);
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  },
  TIME_MAX,
);
