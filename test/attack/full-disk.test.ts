import { COLLECTION, DATABASE_ID, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { routesOf } from '../access/routes-of.ts';
import { openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, PASSWORD, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';
import { fuzz } from './fuzz.ts';

/** PostgreSQL's code for a disk without room. */
const DISK_FULL = '53100';
/** Made-up requests to every route. */
const ODD = { count: 400, seed: 11 };

let url: string;
let server: RunningServer;
let person: Person;
let post: { $id: string; designId: string | null; fileId: string };
beforeAll(async () => {
  url = await createTestDatabase();
  server = await startTestServer(
    { DATABASE_URL: url, LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator() },
  );
  person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 20);
  post = await openCommunity(() => server.address).postDesign(person);
});
afterEach(() => say('drop function if exists no_room() cascade'));
afterAll(() => server.close());

async function say(words: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(words);
  await client.end();
}

/** From here on the database says of every row that is to be written what it says on a full disk. */
const fillDisk = () =>
  say(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '${DISK_FULL}'; end $$;
    do $$ declare found record; begin
      for found in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger no_room before insert or update or delete on %I for each statement execute function no_room()',
          found.tablename);
      end loop;
    end $$`);

const send = (path: string, body: object) =>
  fetch(`${server.address}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify(body),
  });

const change = (path: string, body: object) =>
  person.fetch(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What people do all day that leaves something behind. */
const WRITES: Record<string, () => Promise<Response>> = {
  'signing up': () =>
    send('/account', { userId: 'unique()', email: 'new@example.com', password: PASSWORD, name: 'New' }),
  'signing in': () => send('/account/sessions/email', { email: person.email, password: PASSWORD }),
  'another name': () => change('/v1/account/name', { name: 'Another' }),
  'a press': () => press(person, 'a coat'),
  'a like': () =>
    change(`/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents/${post.$id}`, {
      data: { likes: 1 },
    }),
  'signing out': () => person.fetch('/v1/account/sessions/current', { method: 'DELETE' }),
};

test('whatever cannot be written on a full disk is answered 503 with when to come again, and done once there is room', async () => {
  await fillDisk();
  for (const [name, write] of Object.entries(WRITES)) {
    const reply = await write();
    expect([name, reply.status, Object(await reply.json()).type, reply.headers.get('retry-after')]).toEqual([
      name,
      503,
      'general_part_unavailable',
      '5',
    ]);
  }
  expect((await person.fetch('/v1/account')).status).toBe(200);
  await say('drop function no_room() cascade');
  expect((await press(person, 'a coat')).status).toBe(200);
});

test('nothing that anybody may ask for on a full disk is taken for a fault of ours', async () => {
  await fillDisk();
  const { faults } = await fuzz({
    server,
    routes: routesOf(server.app),
    cookies: [`${SESSION_COOKIE}=${person.session}`],
    ids: [person.accountId, post.$id, post.designId ?? '', post.fileId],
    ...ODD,
  });
  expect(faults.filter(({ status }) => status !== 503)).toEqual([]);
}, 120_000);
