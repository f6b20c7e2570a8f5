import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerationEvent } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { type EmbeddedServer, openEmbedded } from '../../apps/server/src/parts/database/embedded/open-embedded.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { shareOf } from '../../packages/atelier/src/soak.fixture.ts';
import { makeDataDir } from '../data-dir.ts';
import { readEvents } from '../events.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

/** A kill each, and how late it comes. */
const ROUNDS = shareOf(20, 6);
const KILLS = ROUNDS.length;
const PRESSES_EACH = 2;
/** Rounds after which the database's own process is killed as well. */
const DATABASE_KILLED_EVERY = 3;
const TOKENS = KILLS * PRESSES_EACH;
const FAKE = await buildFake();

let dataDir: string;
let postgres: EmbeddedServer;
let database: Database;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await database.close();
  await postgres.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  spawnTestServer(
    { DATA_DIR: dataDir, LOG_LEVEL: 'silent', GENERATIONS_PER_ACCOUNT: '100', GENERATIONS_OVERALL: '100' },
    FAKE,
  );

/** Designs that a person was told of: none of them may be lost. */
const accepted = new Set<string>();

type Events = ReturnType<typeof readEvents>;

/** Presses and reads events until one of this type came. A connection the kill cuts is what the test is about. */
async function pressUntil(person: Person, words: string, type: 'accepted' | 'stage'): Promise<Events> {
  const events = readEvents(await press(person, words, { events: true }));
  await readUntil(events, type);
  return events;
}

async function readUntil(events: Events, type: GenerationEvent['type']): Promise<void> {
  for (let next = await events.next(); !next.done; next = await events.next()) {
    if (next.value.type === 'accepted') accepted.add(next.value.design_id);
    if (next.value.type === type) return;
  }
}

/** Presses, is accepted, and stays until it is done or so many milliseconds have passed. */
async function pressAndStay(person: Person, words: string, ms: number): Promise<void> {
  const events = await pressUntil(person, words, 'accepted');
  await Promise.race([readUntil(events, 'done'), sleep(ms)]);
}

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Moments at which a press meets its server's end: unanswered, accepted, in mid-drawing, about to be done. */
const MOMENTS: ((person: Person, round: number) => Promise<unknown>)[] = [
  (person, round) => Promise.race([press(person, `slow coat ${round}`), sleep(round)]),
  (person, round) => pressUntil(person, `slow coat ${round}`, 'accepted'),
  (person, round) => pressUntil(person, `slow coat ${round}`, 'stage'),
  (person, round) => pressAndStay(person, `slow coat ${round}`, 600 + round * 10),
];

test(`a server killed ${KILLS} times in mid-drawing, twice or more with its database, loses no token and gives none twice`, async () => {
  let server: ServerProcess = await start();
  const person = await signUp(server.address);
  postgres = await openEmbedded(dataDir, createLog({ logLevel: 'silent' }));
  database = connect({ url: postgres.url }, createLog({ logLevel: 'silent' }));
  await buyTokens(database, person.accountId, TOKENS - 1);
  for (const [nth, round] of ROUNDS.entries()) {
    const here = person.at(server.address);
    const moment = MOMENTS[nth % MOMENTS.length];
    const presses = Array.from({ length: PRESSES_EACH }, () => moment?.(here, round).catch(() => undefined));
    await Promise.all(presses);
    await server.end('SIGKILL');
    if (nth % DATABASE_KILLED_EVERY === DATABASE_KILLED_EVERY - 1) await killDatabase();
    server = await start();
  }
  await expect.poll(async () => (await countDesigns(database)).running, { timeout: 300_000, interval: 500 }).toBe(0);
  await server.end('SIGTERM');
  await expectSettled(database, await openStorage({ dataDir }));
  const { done, failed, tokens } = await countDesigns(database);
  expect(tokens).toBe(TOKENS - done);
  expect(accepted.size).toBeGreaterThan(KILLS);
  const kept = await database.read.select({ id: designs.id }).from(designs);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...accepted]));
  expect(done + failed).toBe(kept.length);
  expect(done).toBeGreaterThan(0);
}, 1_200_000);
