import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { stream } from '../../packages/atelier/src/kit/chance.ts';
import { expectBooksBalanced } from '../books.ts';
import { findLost, nothingYet } from '../chaos/acknowledged.ts';
import { type Actor, actThrough } from '../chaos/acts.ts';
import { openAnswers } from '../chaos/answers.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { buyTokens, signUp } from '../people.ts';
import { spawnTestServer } from '../server.ts';
import { checkOut, isKnown } from './check-out.ts';
import { LAST_RELEASE } from './release.ts';

const RECORDED = join(import.meta.dirname, 'statements.json');
const RECORDER = join(import.meta.dirname, 'record-statements.mjs');
const TOKENS = 10;

let folder: string;
let url: string;
let database: Database;
beforeAll(async () => {
  [folder, url] = await Promise.all([makeDataDir(), createTestDatabase()]);
  database = connect({ url }, createLog({ logLevel: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('what the last release asks of the database is understood by the newest schema', async () => {
  const texts = JSON.parse(await readFile(RECORDED, 'utf8')) as string[]; // written by the recorder
  expect(texts.length).toBeGreaterThan(40);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: string[] = [];
  for (const text of texts) {
    await client
      .query(`prepare recorded as ${text}`)
      .then(() => client.query('deallocate recorded'))
      .catch((error: unknown) => refused.push(`${error}: ${text}`));
  }
  await client.end();
  expect(refused).toEqual([]);
});

/** Where history does not reach back to the release, as in a shallow clone, the statements above are all that is held to. */
test('a server of the last release does its work on the newest schema, beside one of this', async () => {
  if (!isKnown(LAST_RELEASE)) {
    console.warn(`The history here does not reach back to ${LAST_RELEASE}: its server is not run.`);
    return;
  }
  const [release, dataDir] = [join(folder, 'release'), join(folder, 'data')];
  await Promise.all([mkdir(release), mkdir(dataDir)]);
  checkOut(LAST_RELEASE, release);
  const shared = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const recorded = process.env.RECORD === 'on' ? RECORDED : join(folder, 'statements.json');
  const recording = { ...shared, NODE_OPTIONS: `--import ${RECORDER}`, STATEMENTS: recorded };
  const old = await spawnTestServer(recording, join(release, 'test/fakes/main.ts'));
  const young = await spawnTestServer(shared, join(import.meta.dirname, '../fakes/main.ts'));
  const world = { answers: openAnswers(), told: nothingYet() };
  const person = await signUp(old.address);
  await buyTokens(database, person.accountId, TOKENS);
  const actor = (address: string): Actor => ({
    here: () => person.at(address),
    random: stream(1, 'last-release.person'),
    unposted: [],
    pictures: [],
    sewn: undefined,
  });
  for (const { address } of [old, young, old]) await actThrough(actor(address), world);
  await old.end('SIGTERM');
  await young.end('SIGTERM');
  expect(world.answers.all.filter(({ kind, fault }) => kind !== 'done' || fault !== undefined)).toEqual([]);
  expect(world.told.posts.size).toBe(3);
  expect(await findLost(database, await openStorage({ dataDir }), world.told)).toEqual([]);
  await expectBooksBalanced(database);
}, 240_000);
