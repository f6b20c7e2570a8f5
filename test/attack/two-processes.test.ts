import { rm } from 'node:fs/promises';
import { type GenerationEvent, GenerationReply } from '@toile/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { collectEvents, readEvents } from '../events.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { buyTokens, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

const FAKE = await buildFake();
/** Lets a process draw what is held. */
const OPEN_GATE = 'SIGUSR2';

let dataDir: string;
let url: string;
let database: Database;
beforeAll(async () => {
  [dataDir, url] = await Promise.all([makeDataDir(), createTestDatabase()]);
  database = connect({ url }, createLog({ logLevel: 'silent' }));
});
afterAll(async () => {
  await expectSettled(database, await openStorage({ dataDir }));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGTERM')));
});

/** Starts one more process on the shared database and files. */
async function start(role: 'all' | 'web' | 'worker', deadline = '60'): Promise<ServerProcess> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, ROLE: role, LOG_LEVEL: 'silent' };
  const limits = { GENERATION_DEADLINE: deadline, GENERATIONS_PER_ACCOUNT: '50' };
  const server = await spawnTestServer({ ...environment, ...limits }, FAKE);
  running.push(server);
  return server;
}

async function kill(server: ServerProcess): Promise<void> {
  await server.end('SIGKILL');
  running.splice(running.indexOf(server), 1);
}

test('a press at one process is drawn by another, which is heard at the first', async () => {
  const [web, worker] = await Promise.all([start('web'), start('worker')]);
  const person = await signUp(web.address);
  let last: GenerationEvent | undefined;
  for await (const event of readEvents(await press(person, 'held coat', { events: true }))) {
    last = event;
    // It is not drawn before its reading was heard.
    if (event.type === 'stage' && event.stage === 'reading') worker.process.kill(OPEN_GATE);
  }
  expect(last?.type).toBe('done');
  const picture = await person.fetch(last?.type === 'done' ? last.result.image_url : '');
  expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, expect.any(Number)]);
});

test('the same press at two processes at once is one design, and one token buys one', async () => {
  const [one, two] = await Promise.all([start('all'), start('all')]);
  const person = await signUp(one.address);
  await buyTokens(database, person.accountId, 1);
  const addresses = Array.from({ length: 20 }, (_, index) => [one, two][index % 2]?.address ?? '');
  const same = await Promise.all(addresses.map((address) => press(person.at(address), 'slow cape', { key: 'k' })));
  expect(same.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const replies = await Promise.all(same.map(async (response) => GenerationReply.parse(await response.json())));
  expect(new Set(replies.map((reply) => reply.design_id)).size).toBe(1);
  const last = await Promise.all(addresses.map((address, index) => press(person.at(address), `hat ${index}`)));
  expect(last.map((response) => response.status).sort()).toEqual([200, ...Array(19).fill(402)]);
});

test('the design of a worker that was killed is taken over by the next, and its caller hears the end', async () => {
  const [web, worker] = await Promise.all([start('web'), start('worker')]);
  const person = await signUp(web.address);
  const events = readEvents(await press(person, 'held veil', { events: true }));
  let isKilled = false;
  for await (const event of events) {
    // Whoever takes it over reads it again.
    if (event.type === 'stage' && event.stage === 'reading' && !isKilled) {
      isKilled = true;
      await kill(worker);
      (await start('worker')).process.kill(OPEN_GATE);
    }
    expect(event.type).not.toBe('failed');
    if (event.type === 'done') expect(event.result).toMatchObject({ freetokens: 0, tokens: 0 });
    if (event.type === 'done') break;
  }
});

test('a process that is told to stop answers the presses it took before it goes', async () => {
  const server = await start('all');
  const person = await signUp(server.address);
  await buyTokens(database, person.accountId, 2);
  const presses = ['slow belt', 'slow cuff', 'slow hem'].map((words) => press(person, words, { events: true }));
  const responses = await Promise.all(presses);
  const ends = responses.map(async (response) => (await collectEvents(response)).at(-1)?.type);
  await server.end('SIGTERM');
  expect(await Promise.all(ends)).toEqual(['done', 'done', 'done']);
});

test('a design that kills whoever draws it gives its token back, and kills nobody after that', async () => {
  const [web] = await Promise.all([start('web', '15'), start('worker', '15')]);
  const person = await signUp(web.address);
  const events = await collectEvents(await press(person, 'crash a coat', { events: true }));
  expect(events.at(-1)).toMatchObject({ type: 'failed', code: 504, freetokens: 1 });
  await start('worker');
  const reply = GenerationReply.parse(await (await press(person, 'coat')).json());
  expect([reply.tokens, reply.freetokens]).toEqual([0, 0]);
  expect((await countDesigns(database)).running).toBe(0);
});
