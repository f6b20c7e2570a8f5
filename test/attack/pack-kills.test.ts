import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { packs } from '../../apps/server/src/parts/database/schema/packs.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { readBalances } from '../../apps/server/src/product/wallet/balances.ts';
import { checkBooks } from '../../apps/server/src/product/wallet/books/check-books.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { buyTokens, signUp } from '../people.ts';
import { spawnTestServer } from '../server.ts';
import { sewDesign } from '../sewn.ts';

/** Milliseconds from a take to its server's end: unread, in the cutter, about to be kept, kept. */
const MOMENTS = [0, 15, 60, 150, 400, 800, 1500, 2500];

let dataDir: string;
let url: string;
let database: Database;
beforeAll(async () => {
  dataDir = await makeDataDir();
  url = await createTestDatabase();
  database = connect({ url }, createLog({ logLevel: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const MAIN = await buildServer();
const start = () => spawnTestServer({ DATA_DIR: dataDir, DATABASE_URL: url, ROLE: 'web', LOG_LEVEL: 'silent' }, MAIN);

test('a server killed while it takes packs has taken the token of each that is there, and of no other', async () => {
  let server = await start();
  const person = await signUp(server.address);
  await buyTokens(database, person.accountId, MOMENTS.length);
  const storage = await openStorage({ dataDir });
  for (const moment of MOMENTS) {
    const designId = await sewDesign({ database, storage }, person.accountId);
    const take = () => person.at(server.address).fetch(`/generate-outfit/${designId}/pack`, { method: 'PUT' });
    // Twice at once, from two tabs.
    const takes = [take(), take()].map((taking) => taking.catch(() => undefined));
    await sleep(moment);
    await server.end('SIGKILL');
    await Promise.all(takes);
    server = await start();
    const { free, paid } = await readBalances(database.read, person.accountId);
    const taken = (await database.read.select().from(packs)).length;
    expect(free + paid, `after ${moment} ms`).toBe(1 + MOMENTS.length - taken);
  }
  // Whoever comes again gets what was not taken.
  const designId = await sewDesign({ database, storage }, person.accountId);
  const again = await person.at(server.address).fetch(`/generate-outfit/${designId}/pack`, { method: 'PUT' });
  expect(again.status).toBe(200);
  await server.end('SIGTERM');
  const ids = (await database.read.select().from(packs)).map((pack) => pack.designId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(designId);
  // The designs of this test were given, not paid for: the other rules are about the packs too.
  const findings = await checkBooks({ ctx: { actor: { kind: 'job', name: 'test' }, database } });
  const broken = findings.filter(({ breaches }) => breaches.length > 0).map(({ says }) => says);
  expect(broken.filter((says) => !says.startsWith('every design was paid once'))).toEqual([]);
}, 240_000);
