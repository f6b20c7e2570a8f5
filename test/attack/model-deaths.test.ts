import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { makeDataDir } from '../data-dir.ts';
import { openTestDatabase } from '../database.ts';
import { runModelDeaths } from './model-runs.ts';
import { expectSettled } from './settled.ts';

let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('thirty presses on a server that dies again and again, by a provider that misbehaves, are billed once at most', async () => {
  const { done, failed, billed, deaths } = await runModelDeaths({
    database,
    dataDir,
    presses: 30,
    pressesEach: 10,
    seed: 9,
  });
  await expectSettled(database, await openStorage({ dataDir }));
  expect(deaths).toBe(3);
  expect(done).toBeGreaterThan(0);
  expect(failed).toBeGreaterThan(0);
  expect(billed).toBeGreaterThan(done / 2);
}, 1_200_000);
