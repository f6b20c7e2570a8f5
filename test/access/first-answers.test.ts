import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { type ServerProcess, spawnTestServer, startTestServer } from '../server.ts';
import { send } from './members.ts';
import { methodOf, type Row } from './row.ts';
import { ROWS } from './rows.ts';
import { openWorld } from './world.ts';

/** Makes what the calls are about, in the same database and the same folder. */
let beside: RunningServer;
/** What `npm start` runs, just started: much of it is made when it is first asked for. */
let started: ServerProcess;
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    SESSION_SECRET: 'of the test of first answers, which is long enough',
  };
  beside = await startTestServer({ ...shared, LOG_LEVEL: 'silent' });
  started = await spawnTestServer(shared, await buildServer());
});
afterAll(async () => {
  await started.end('SIGTERM');
  await beside.close();
  await rm(dataDir, { recursive: true, force: true });
});

const nameOf = ({ route, about = '' }: Row): string => `${route} ${about}`.trim();

/** Whom a row calls of its own accord is whoever may: the owner, whose words are read, looked up and answered. */
async function askFirst(row: Row): Promise<[string, number]> {
  const world = await openWorld(beside);
  const call = await row.call(world, world.owner);
  const response = await send(started.address, { method: methodOf(row), ...call }, world.owner.live);
  await response.arrayBuffer();
  return [nameOf(row), response.status];
}

test('every route answers the first who asks it after a start as its row says, whoever asks beside them', async () => {
  const answers = new Map<string, number>();
  // Eight at once: so what is made late is waited for by several.
  const left = [...ROWS];
  const ask = async () => {
    for (let row = left.shift(); row; row = left.shift()) answers.set(...(await askFirst(row)));
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(ROWS.map((row) => [nameOf(row), row.owner])));
});
