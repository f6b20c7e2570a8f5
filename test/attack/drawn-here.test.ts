import { rm } from 'node:fs/promises';
import { GenerationReply } from '@toile/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { expectBooksBalanced } from '../books.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { Gate, openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer, startTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

/** What is pressed where somebody draws is drawn there, without the queue: nothing of it may be lost with the process. */

const FAKE = await buildFake();
const PASSWORD = 'a password for tests';

/** Lets a process draw what is held. */
const OPEN_GATE = 'SIGUSR2';

let dataDir: string;
let url: string;
let database: Database;
let direct: pg.Client;
const running: ServerProcess[] = [];

beforeAll(async () => {
  [dataDir, url] = await Promise.all([makeDataDir(), createTestDatabase()]);
  database = connect({ url }, createLog({ logLevel: 'silent' }));
  direct = new pg.Client({ connectionString: url });
  await direct.connect();
});
const stopAll = () => Promise.all(running.splice(0).map((server) => server.end('SIGTERM')));
const expectAllSettled = async () => {
  await stopAll();
  await expectSettled(database, await openStorage({ dataDir }));
};
afterEach(async () => {
  await stopAll();
});
afterAll(async () => {
  await direct.end();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', ...more };
  const server = await spawnTestServer(environment, FAKE);
  running.push(server);
  return server;
}

/** Presses, and gives the design's id as soon as it is being drawn; the caller goes on waiting for its end. */
async function pressUntilDrawn(person: Person, words: string): Promise<{ id: string; end: Promise<string> }> {
  const events = readEvents(await press(person, words, { events: true }));
  const { value: accepted } = await events.next();
  if (accepted?.type !== 'accepted') throw new Error('not accepted');
  const listen = async () => {
    for await (const { type } of events) if (type === 'done' || type === 'failed') return type;
    return 'cut off';
  };
  const end = listen().catch(() => 'cut off');
  await expect.poll(() => isDrawnHere(accepted.design_id)).toBe(true);
  return { id: accepted.design_id, end };
}

async function isDrawnHere(id: string): Promise<boolean> {
  const { rows } = await direct.query(
    `select 1 from designs where id = $1 and status = 'running' and stage <> 'queued' and attended_until is not null`,
    [id],
  );
  return rows.length > 0;
}

const jobsOf = async (id: string) => {
  const { rows } = await direct.query(
    `select 1 from pgboss.job where name = 'draw-design' and data ->> 'designId' = $1`,
    [id],
  );
  return rows.length;
};

const statusOf = async (id: string): Promise<string | undefined> =>
  (await direct.query<{ status: string }>('select status from designs where id = $1', [id])).rows[0]?.status;

const tokensOf = async ({ accountId }: Person): Promise<number> =>
  (
    await direct.query<{ tokens: number }>('select free + paid as tokens from wallets where account_id = $1', [
      accountId,
    ])
  ).rows[0]?.tokens ?? Number.NaN;

test('a design whose process is killed between its beginning and its end is drawn by another, for its one token', async () => {
  const [one, two] = [await start(), await start()];
  two.process.kill(OPEN_GATE);
  const person = await signUp(one.address);
  const { id } = await pressUntilDrawn(person, 'held coat');
  expect(await jobsOf(id)).toBe(0);
  await one.end('SIGKILL');
  running.shift();
  await expect.poll(() => statusOf(id), { timeout: 60_000, interval: 200 }).toBe('done');
  expect([await jobsOf(id), await tokensOf(person)]).toEqual([1, 0]);
  await expectAllSettled();
}, 120_000);

test('a design whose process stood still is ended once, though two have drawn it', async () => {
  const [one, two] = [await start(), await start()];
  two.process.kill(OPEN_GATE);
  const person = await signUp(one.address);
  const { id, end } = await pressUntilDrawn(person, 'held gown');
  one.process.kill('SIGSTOP');
  await expect.poll(() => statusOf(id), { timeout: 60_000, interval: 200 }).toBe('done');
  one.process.kill('SIGCONT');
  one.process.kill(OPEN_GATE);
  expect([await end, await tokensOf(person)]).toEqual(['done', 0]);
  const { rows } = await direct.query('select 1 from files where owner_id = $1', [person.accountId]);
  expect(rows.length).toBe(1);
  await expectAllSettled();
}, 120_000);

test('presses at once at two processes with one token order one design, and one more than may be in the making none', async () => {
  const limits = { GENERATIONS_PER_ACCOUNT: '3' };
  const [one, two] = [await start(limits), await start(limits)];
  const [poor, rich] = [await signUp(one.address), await signUp(one.address)];
  await buyTokens(database, rich.accountId, 30);
  const many = (person: Person, words: string, hear: (reply: Response) => void = () => undefined) =>
    Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const reply = await press(person.at([one, two][index % 2]?.address ?? ''), `${words} ${index}`);
        hear(reply);
        return reply;
      }),
    );
  let turnedAway = 0;
  const [poors, riches] = await Promise.all([
    many(poor, 'hat'),
    many(rich, 'held belt', ({ status }) => {
      if (status === 429) turnedAway += 1;
      // Nothing is done before everybody was answered who is not drawn for.
      if (turnedAway === 9) for (const each of [one, two]) each.process.kill(OPEN_GATE);
    }),
  ]);
  expect(poors.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(402)]);
  expect(riches.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(429)]);
  expect([await tokensOf(poor), await tokensOf(rich)]).toEqual([0, 28]);
  await expectAllSettled();
}, 120_000);

test('a press sent again at another process while it is drawn hears its end there', async () => {
  const gate = new Gate();
  gate.shut();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' };
  const one = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1, gate) });
  const two = await startTestServer({ ...environment, ROLE: 'web' });
  const person = await signUp(one.address);
  const first = press(person, 'held cape', { key: 'again' });
  await expect.poll(async () => (await countDesigns(database)).running).toBe(1);
  const second = press(person.at(two.address), 'held cape', { key: 'again' });
  const isAwaited = async () => {
    const { rows } = await direct.query('select is_awaited from designs where account_id = $1', [person.accountId]);
    return rows;
  };
  await expect.poll(isAwaited).toEqual([{ is_awaited: true }]);
  gate.open();
  const replies = [first, second].map(
    async (response) => GenerationReply.parse(await (await response).json()).design_id,
  );
  expect(new Set(await Promise.all(replies)).size).toBe(1);
  expect(await tokensOf(person)).toBe(0);
  await two.close();
  await one.close();
  await expectAllSettled();
}, 120_000);

test('a design whose maker is deleted while it is drawn ends unseen, and its bytes go with it', async () => {
  const server = await start();
  const person = await signUp(server.address);
  const { id, end } = await pressUntilDrawn(person, 'held sash');
  const removal = await person.fetch('/v1/account', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, posts: 'deleted' }),
  });
  expect([removal.status, await statusOf(id)]).toEqual([204, undefined]);
  server.process.kill(OPEN_GATE);
  await end;
  await server.end('SIGTERM');
  running.shift();
  const named = new Set(
    (await direct.query<{ sha256: string }>('select sha256 from files')).rows.map((row) => row.sha256),
  );
  for await (const { sha } of (await openStorage({ dataDir })).list()) expect(named).toContain(sha);
  await expectBooksBalanced(database);
}, 120_000);
