import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../../apps/server/src/config/config.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { LIMITS } from '../../apps/server/src/parts/database/limits.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { tryOutside } from '../../apps/server/src/try-outside.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { openPooler, type Pooler } from '../fakes/pooler.ts';
import { buyTokens, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';
import { expectSettled } from './settled.ts';

/** PostgreSQL's roles are of all databases of a run. */
const ROLE = `behind_a_pooler_${randomBytes(4).toString('hex')}`;
/** Fewer sessions than two servers have connections for their calls. */
const SESSIONS = 3;

let dataDir: string;
let url: string;
/** PostgreSQL itself, as a role of its own: what is set for it is set for nobody else. */
let direct: string;
let pooler: Pooler;
let database: Database;
const running: RunningServer[] = [];

beforeAll(async () => {
  [dataDir, url] = await Promise.all([makeDataDir(), createTestDatabase()]);
  database = connect({ url }, createLog({ logLevel: 'silent' }));
  await ask(url, `create role ${ROLE} login superuser password 'pooled'`);
  const own = new URL(url);
  own.username = ROLE;
  own.password = 'pooled';
  direct = own.href;
  pooler = await openPooler(direct, SESSIONS);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  await expectSettled(database, await openStorage({ dataDir }));
  await database.close();
  await pooler.close();
  await ask(url, `reassign owned by ${ROLE} to current_user; drop owned by ${ROLE}; drop role ${ROLE}`);
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(url: string, words: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(words);
  await client.end();
}

/** Starts one more server on the shared database and files. */
async function start(environment: Record<string, string>): Promise<RunningServer> {
  const shared = { SESSION_SECRET: 'what both servers derive sessions with', GENERATIONS_PER_ACCOUNT: '50' };
  const server = await startTestServer({ ...shared, DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

test('a pooler at the address of the database is refused, before anything is done there', async () => {
  await expect(start({ DATABASE_URL: pooler.url })).rejects.toThrow(
    'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
  );
});

test('a pooler whose sessions may run for ever is refused with what to say to PostgreSQL', async () => {
  const refused = start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
  await expect(refused).rejects.toThrow(`alter role current_user set statement_timeout = '${LIMITS.statement}ms'`);
});

test('the doctor says both before anything is started', async () => {
  const found = async (environment: Record<string, string>) =>
    (await tryOutside(parseConfig({ DATA_DIR: dataDir, ...environment }), environment)).map(({ about, says }) => ({
      about,
      says,
    }));
  expect(await found({ DATABASE_URL: pooler.url })).toContainEqual({
    about: 'DATABASE_URL',
    says: expect.stringContaining('Set DATABASE_DIRECT_URL to the address of PostgreSQL itself'),
  });
  expect(await found({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct })).toContainEqual({
    about: 'DATABASE_URL',
    says: expect.stringContaining(`alter role current_user set statement_timeout = '${LIMITS.statement}ms'`),
  });
});

/** Sets the pooler's sessions up as the refusal says. */
async function setUp(): Promise<void> {
  for (const words of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO'`,
    `statement_timeout = '${LIMITS.statement}ms'`,
    `idle_in_transaction_session_timeout = '${LIMITS.idleInTransaction}ms'`,
  ])
    await ask(direct, `alter role current_user set ${words}`);
  await pooler.reconnect();
}

test('two servers work behind one: nothing is lost, nothing is paid twice, and a session that ends at one has ended at the other', async () => {
  await setUp();
  const behind = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
  const [one, two] = await Promise.all([start(behind), start(behind)]);
  const people = await Promise.all(Array.from({ length: 3 }, () => signUp(one.address)));
  await Promise.all(people.map(({ accountId }) => buyTokens(database, accountId, 1)));
  // Two tokens each, three presses, at both servers at once.
  const statuses = await Promise.all(
    people.flatMap((person) =>
      [one, two, one].map(async ({ address }, nth) => {
        const { status } = await press(person.at(address), `a linen shirt, number ${nth}`);
        return status;
      }),
    ),
  );
  expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(3).fill(402)]);
  const [first] = people;
  expect((await first?.at(two.address).fetch('/v1/account'))?.status).toBe(200);
  expect((await first?.fetch('/v1/account/sessions/current', { method: 'DELETE' }))?.status).toBe(204);
  expect((await first?.at(two.address).fetch('/v1/account'))?.status).toBe(401);
  expect(pooler.seen.callers).toBeGreaterThan(SESSIONS);
  expect(pooler.seen.transactions).toBeGreaterThan(60);
});

test('a pooler whose sessions are all taken is no database that is away', async () => {
  await setUp();
  const server = await start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
  const takers = Array.from({ length: SESSIONS }, () => new pg.Client({ connectionString: pooler.url }));
  for (const taker of takers) {
    await taker.connect();
    await taker.query('begin');
  }
  await server.parts.database.ping();
  for (const taker of takers) {
    await taker.query('rollback');
    await taker.end();
  }
});
