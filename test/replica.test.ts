import { Query } from 'appwrite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { openCommunity } from './community.ts';
import { createTestDatabase } from './database.ts';
import { openFakeGenerator } from './fakes/generator.ts';
import { type Person, signUp } from './people.ts';
import { startTestServer } from './server.ts';

/** Says of each post that the replica told it: what stands there is of one moment, and other than the database's own. */
const MARK = 'as the replica has it';
const SESSION_SECRET = 'what all of these servers derive sessions with';

let url: string;
let copy: string;
let maker: Person;
const running: RunningServer[] = [];
let server: RunningServer;
const community = openCommunity(() => server.address);

const start = async (environment: Record<string, string>) => {
  const started = await startTestServer(
    { LOG_LEVEL: 'silent', SESSION_SECRET, ...environment },
    { openGenerator: () => openFakeGenerator() },
  );
  running.push(started);
  return started;
};

async function say(at: string, words: string): Promise<void> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  await client.query(words);
  await client.end();
}

/** PostgreSQL's own database beside that one. */
const besides = (address: string): string => {
  const maintenance = new URL(address);
  maintenance.pathname = '/postgres';
  return maintenance.href;
};
const nameOf = (address: string): string => new URL(address).pathname.slice(1);

/** A copy of the database as it is now, marked: a replica that is a moment old. */
async function copyDatabase(): Promise<string> {
  const target = await createTestDatabase();
  await say(besides(url), `drop database ${nameOf(target)}`);
  await say(besides(url), `create database ${nameOf(target)} template ${nameOf(url)}`);
  await say(target, `update posts set prompt = '${MARK}'`);
  return target;
}

beforeAll(async () => {
  url = await createTestDatabase();
  server = await start({ DATABASE_URL: url });
  maker = await signUp(server.address);
  await community.postDesign(maker, 'a jade wrap dress');
  await running.pop()?.close();
  copy = await copyDatabase();
  server = await start({ DATABASE_URL: url, DATABASE_READ_URL: copy });
});
afterAll(() => Promise.all(running.map((each) => each.close())));

const promptsFor = async (person: Person | undefined, ...queries: string[]) =>
  (await community.list(person, ...queries)).documents.map(({ prompt }) => prompt);

test('lists of guests and searches are read at the replica', async () => {
  await expect.poll(() => promptsFor(undefined)).toEqual([MARK]);
  expect(await promptsFor(undefined, Query.search('prompt', 'replica'))).toEqual([MARK]);
});

test('whoever is signed in sees what is so now, and nothing is written or counted by the replica', async () => {
  const at = maker.at(server.address);
  expect(await promptsFor(at)).toEqual(['a jade wrap dress']);
  const [post] = (await community.list(at)).documents;
  await say(copy, 'drop table wallets, ledger_lines cascade');
  expect((await at.fetch('/wallet/history')).status).toBe(200);
  expect(post?.likes).toBe(0);
});

test('a replica that goes away is missed by nobody', async () => {
  await expect.poll(() => promptsFor(undefined)).toEqual([MARK]);
  const name = nameOf(copy);
  await say(besides(url), `alter database ${name} allow_connections false`);
  await say(besides(url), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const asked = () => promptsFor(undefined, Query.search('prompt', 'jade'));
  expect(await asked()).toEqual(['a jade wrap dress']);
  await expect.poll(() => promptsFor(undefined)).toEqual(['a jade wrap dress']);
  await say(besides(url), `alter database ${name} allow_connections true`);
  await expect.poll(() => promptsFor(undefined)).toEqual([MARK]);
});

test('a replica without a database of its own is refused', async () => {
  await expect(start({ DATABASE_READ_URL: copy })).rejects.toThrow('set both, or neither');
});
