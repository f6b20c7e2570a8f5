import { type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { BUCKET, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { PASSWORD } from '../../../../../test/access/members.ts';
import { openWorld, type World } from '../../../../../test/access/world.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let world: World;
let view: string;
beforeAll(async () => {
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'on',
    PASSWORD_COST: 'recommended',
  };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  world = await openWorld(server);
  view = `/v1/storage/buckets/${BUCKET.designs}/files/${(await world.post()).fileId}/view`;
});
afterAll(() => server.close());

/** Two who come from different addresses of this machine. */
const [CROWD, OTHER] = ['127.0.0.41', '127.0.0.42'];
/** An address that nobody came from before. */
const NEWCOMER = '127.0.0.43';

/** Calls as somebody at an address does; resolves with the status. */
const callFrom = (localAddress: string, path: string, { headers = {}, ...more }: RequestOptions = {}, body = '') =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = { hostname, port, path, localAddress, agent: false, ...more } as const;
    const asked = request({ ...sent, headers: { 'x-appwrite-project': PROJECT_ID, ...headers } }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    asked.on('error', reject).end(body);
  });

/** A connection of an address on which a path is asked for so many times before anything is answered. */
function pipeline(localAddress: string, path: string, times: number): { socket: Socket; answers: () => number } {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-appwrite-project: ${PROJECT_ID}\r\n\r\n`.repeat(times));
  return { socket, answers: () => heard.split('HTTP/1.1 200').length - 1 };
}

/** Transactions of the server that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0]?.count ?? 0;
}

/** Holds whoever asks after a file until `work` has ended. */
async function whileFilesStandStill<T>(work: () => Promise<T>): Promise<T> {
  return server.parts.database.transaction(async (tx) => {
    await tx.execute(sql`lock table files in access exclusive mode`);
    return work();
  });
}

// The database lets nobody stand still for longer.
vi.setConfig({ testTimeout: 25_000 });
/** Milliseconds for what waits for guesses, which are held: a busy machine hashes few. */
const PATIENCE = 120_000;
/** Addresses that guess at once. */
const GUESSERS = 24;

const ME = { headers: { cookie: '' } };

test('whatever one address has in hand, the next one is answered', async () => {
  ME.headers.cookie = `${SESSION_COOKIE}=${world.owner.live}`;
  const pipelines = await whileFilesStandStill(async () => {
    const begun = Array.from({ length: 40 }, () => pipeline(CROWD, view, 20));
    await expect.poll(waiting, { timeout: 12_000 }).toBe(12);
    expect(await callFrom(OTHER, '/v1/account', ME)).toBe(200);
    expect(await waiting()).toBe(12);
    return begun;
  });
  // And all of theirs are, each in its turn.
  for (const { answers } of pipelines) await expect.poll(answers).toBe(20);
  for (const { socket } of pipelines) socket.destroy();
});

test('of one connection one question is worked on at a time', async () => {
  const { socket, answers } = await whileFilesStandStill(async () => {
    const begun = pipeline(CROWD, view, 30);
    await expect.poll(waiting, { timeout: 12_000 }).toBe(1);
    expect(await callFrom(OTHER, '/v1/account', ME)).toBe(200);
    expect(await waiting()).toBe(1);
    return begun;
  });
  await expect.poll(answers).toBe(30);
  socket.destroy();
});

test('who hangs up leaves the line, and their address is served again', async () => {
  await whileFilesStandStill(async () => {
    const begun = Array.from({ length: 40 }, () => pipeline(CROWD, view, 20));
    await expect.poll(waiting, { timeout: 12_000 }).toBe(12);
    for (const { socket } of begun) socket.destroy();
  });
  expect(await callFrom(CROWD, '/v1/account', ME)).toBe(200);
  await expect.poll(waiting, { timeout: 12_000 }).toBe(0);
});

test('who has too many waiting is told to come again', async () => {
  const statuses = await whileFilesStandStill(async () => {
    let refused = 0;
    const all = Array.from({ length: 300 }, async () => {
      const status = await callFrom(CROWD, view);
      if (status === 429) refused++;
      return status;
    });
    await expect.poll(() => refused, { timeout: 12_000 }).toBe(48);
    return all;
  });
  const counts = Map.groupBy(await Promise.all(statuses), (status) => status);
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([252, 48]);
});

test('a body that comes slowly holds up nobody of the same address', async () => {
  const { hostname, port, host } = new URL(server.address);
  const slow = Array.from({ length: 20 }, () => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: CROWD });
    socket.on('error', () => undefined);
    const head = ['POST /v1/account HTTP/1.1', `host: ${host}`, `x-appwrite-project: ${PROJECT_ID}`];
    socket.write(`${[...head, 'content-type: application/json', 'content-length: 500'].join('\r\n')}\r\n\r\n{`);
    return socket;
  });
  expect(await callFrom(CROWD, '/v1/account', ME)).toBe(200);
  for (const socket of slow) socket.destroy();
});

const SIGN_IN = '/v1/account/sessions/email';

/** Signs in from an address, as a browser with these cookies, until it hangs up. */
const signIn = (from: string, email: string, { cookie, signal }: { cookie?: string; signal?: AbortSignal } = {}) =>
  callFrom(
    from,
    SIGN_IN,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(signal && { signal }),
    },
    JSON.stringify({ email, password: PASSWORD }),
  );

/** The mark of a browser that showed this password before. */
async function markOf(email: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID };
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${server.address}${SIGN_IN}`, { method: 'POST', headers, body });
  const kept = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return kept.find((line) => line.startsWith('toile_known=')) ?? '';
}

/**
 * Has so many addresses guess without a pause, each three at a time, while `work` goes on, and hang up after it.
 * @returns what they were answered
 */
async function whileGuessing(addresses: number, work: (hashed: () => number) => Promise<void>): Promise<Set<number>> {
  const statuses: number[] = [];
  const over = new AbortController();
  const { signal } = over;
  const guess = async (from: string, n: number) => {
    for (let round = 0; ; round++) statuses.push(await signIn(from, `${n}-${round}@nobody.example`, { signal }));
  };
  const all = Array.from({ length: addresses * 3 }, (_, n) => guess(`127.0.1.${1 + (n % addresses)}`, n));
  const ended = Promise.allSettled(all);
  await work(() => statuses.filter((status) => status === 401).length).finally(async () => {
    over.abort();
    await ended;
  });
  return new Set(statuses);
}

test('however many passwords one address has hashed, the next one’s is among the first', async () => {
  let ended = 0;
  const crowd = Array.from({ length: 30 }, (_, n) => signIn(CROWD, `${n}@nobody.example`).finally(() => ended++));
  // Theirs have come before.
  await expect.poll(() => ended).toBeGreaterThan(0);
  expect(await signIn(OTHER, world.owner.email)).toBe(201);
  expect(ended).toBeLessThan(20);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([401]));
});

test(
  'however many addresses guess, who guesses at nothing is among the first, known or new',
  async () => {
    const known = await markOf(world.owner.email);
    const statuses = await whileGuessing(GUESSERS, async (hashed) => {
      // By then each of them had a turn, and more wait.
      await expect.poll(hashed).toBeGreaterThan(36);
      for (const [from, cookie] of [
        ['127.0.1.1', known],
        [NEWCOMER, undefined],
      ] as const)
        await expect
          .poll(async () => {
            const before = hashed();
            const status = await signIn(from, world.owner.email, cookie ? { cookie } : {});
            // Of three times as many that wait; some of these are answers to guesses of before, which are held.
            return status === 201 && hashed() - before < GUESSERS * 2;
          })
          .toBe(true);
    });
    // On a slow machine some of them wait too long.
    expect([...statuses].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  },
  PATIENCE,
);

test(
  'guessers whom nothing tells from a newcomer are answered late, and the newcomer is not',
  async () => {
    const over = new AbortController();
    const { signal } = over;
    // Guesses that were answered while one, or whoever is new, waited: places in the line, however slow the machine is.
    const passed: number[] = [];
    // Each guess from an address, a network and for a mailbox that no other one was.
    let n = 0;
    const guess = async () => {
      for (;;) {
        const before = passed.length;
        const from = `127.${100 + (++n % 100)}.${Math.floor(n / 100) % 250}.${1 + (n % 250)}`;
        await signIn(from, `ever-${n}@nobody.example`, { signal });
        passed.push(passed.length - before);
      }
    };
    const ended = Promise.allSettled(Array.from({ length: 24 }, guess));
    const waits: number[] = [];
    try {
      // Each was told at least once that it guessed wrong.
      await expect.poll(() => passed.length).toBeGreaterThan(30);
      for (const each of [1, 2, 3]) {
        const before = passed.length;
        expect(await signIn(`127.0.9.${each}`, world.owner.email)).toBe(201);
        waits.push(passed.length - before);
      }
    } finally {
      over.abort();
      await ended;
    }
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
    expect(middle(waits)).toBeLessThan(middle(passed.slice(-24)) / 2);
  },
  PATIENCE,
);

test('of one account’s presses two are placed at once: they wait for its wallet without holding the database', async () => {
  const { owner } = world;
  const cookie = `${SESSION_COOKIE}=${owner.live}`;
  const headers = { 'content-type': 'application/json', cookie };
  await buyTokens(server.parts.database, owner.id, 24);
  const statuses = await server.parts.database.transaction(async (tx) => {
    await tx.execute(sql`select from wallets where account_id = ${owner.id} for update`);
    const body = JSON.stringify({ style_idea: 'a red coat' });
    const all = Array.from({ length: 24 }, (_, n) =>
      callFrom(n % 2 === 0 ? CROWD : OTHER, '/generate-outfit/', { method: 'POST', headers }, body),
    );
    await expect.poll(waiting, { timeout: 12_000 }).toBe(2);
    // All the others have come meanwhile, and whoever comes from elsewhere is served.
    expect(await callFrom('127.0.0.45', '/v1/account', { headers: { cookie } })).toBe(200);
    expect(await waiting()).toBe(2);
    return all;
  });
  for (const status of await Promise.all(statuses)) expect([200, 429]).toContain(status);
});
