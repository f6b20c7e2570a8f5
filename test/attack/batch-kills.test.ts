import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DesignsPage } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { type EmbeddedServer, openEmbedded } from '../../apps/server/src/parts/database/embedded/open-embedded.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { openDrawingPool } from '../../apps/server/src/parts/generator/drawing-pool.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { shareOf } from '../../packages/atelier/src/soak.fixture.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer, startTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

const BATCH = 100;
const LIMITS = { GENERATIONS_PER_ACCOUNT: String(BATCH), GENERATIONS_OVERALL: String(BATCH), LOG_LEVEL: 'silent' };
const MOMENTS = [40, 250, 700, 1500, 400, 2500];
/** Milliseconds into the batch at which the server is killed, each time anew: from the first press to the last picture. */
const KILLED_AFTER = shareOf(MOMENTS.length, 3).map((place) => MOMENTS[place] ?? 0);

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Presses and leaves as soon as the press is taken; a connection that a kill cuts is what the test is about. */
async function order(person: Person, words: string, key: string): Promise<void> {
  const leaving = new AbortController();
  try {
    await readEvents(await press(person, words, { key, events: true, signal: leaving.signal })).next();
  } catch {
    // Sent again under its key after the next start.
  } finally {
    leaving.abort();
  }
}

/** Cancels whatever of the batch still waits, as somebody who changed his mind would. */
async function cancelSome(person: Person): Promise<void> {
  const response = await person.fetch('/generate-outfit/?status=running&limit=100');
  const { designs: running } = DesignsPage.parse(await response.json());
  const some = running.slice(0, 5).map(({ design_id }) => design_id);
  await Promise.all(some.map((id) => person.fetch(`/generate-outfit/${id}/cancel`, { method: 'POST' })));
}

async function expectAllEnded(database: Database, storageDir: string, tokens: number): Promise<void> {
  await expect.poll(async () => (await countDesigns(database)).running, { timeout: 300_000, interval: 500 }).toBe(0);
  await expectSettled(database, await openStorage({ dataDir: storageDir }));
  const { done, failed, tokens: left } = await countDesigns(database);
  expect([done + failed, left]).toEqual([BATCH, tokens - done]);
  expect(done).toBeGreaterThan(0);
  const keys = (await database.read.select({ key: designs.idempotencyKey }).from(designs)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(BATCH);
}

test('a batch of 100 ends whole though its server is killed at every stage: each finished or given back, none twice', async () => {
  const fake = await buildFake();
  const start = () => spawnTestServer({ DATA_DIR: dataDir, ...LIMITS }, fake);
  let server: ServerProcess = await start();
  const person = await signUp(server.address);
  const postgres: EmbeddedServer = await openEmbedded(dataDir, createLog({ logLevel: 'silent' }));
  const database = connect({ url: postgres.url }, createLog({ logLevel: 'silent' }));
  await buyTokens(database, person.accountId, BATCH - 1);
  const orders = Array.from({ length: BATCH }, (_, index) => ({
    key: `batch-${index}`,
    words: index % 10 === 9 ? `fail a gown ${index}` : `gown ${index}`,
  }));
  for (const after of KILLED_AFTER) {
    const here = person.at(server.address);
    const sent = Promise.all(orders.map(({ words, key }) => order(here, words, key)));
    await sleep(after);
    if (after > 1000) await cancelSome(here).catch(() => undefined);
    await server.end('SIGKILL');
    await sent;
    server = await start();
  }
  const here = person.at(server.address);
  await Promise.all(orders.map(({ words, key }) => order(here, words, key)));
  await expectAllEnded(database, dataDir, BATCH);
  await server.end('SIGTERM');
  await database.close();
  await postgres.close();
}, 1_200_000);

test('a batch of 100 whose drawing threads die at every stage ends whole as well', async () => {
  const thread = new URL('../fakes/drawing-thread.ts', import.meta.url);
  const server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), ...LIMITS },
    {
      openGenerator: ({ log }) =>
        openDrawingPool({ engine: 'threads', thread, picture: { width: 3, height: 4 }, threads: 3, log }),
    },
  );
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, BATCH - 1);
  // The first word is all that a drawing thread does: draws, rests, breaks its pencil or dies.
  const deeds = ['draw', 'rest', 'exit', 'throw', 'hog'];
  const orders = Array.from({ length: BATCH }, (_, index) => deeds[index % deeds.length] ?? 'draw');
  await Promise.all(orders.map((deed, index) => order(person, `${deed} a coat`, `thread-${index}`)));
  const { database, storage } = server.parts;
  await expect.poll(async () => (await countDesigns(database)).running, { timeout: 300_000, interval: 500 }).toBe(0);
  await expectSettled(database, storage);
  const { done, failed, tokens } = await countDesigns(database);
  expect([done + failed, tokens]).toEqual([BATCH, BATCH - done]);
  // A thread that dies takes the one design with it that it held.
  const died = orders.filter((deed) => deed === 'exit' || deed === 'throw').length;
  expect(failed).toBe(died);
  await server.close();
}, 1_200_000);
