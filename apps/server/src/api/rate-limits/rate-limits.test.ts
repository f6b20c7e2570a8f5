import { PROJECT_ID } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { countCall, forgetCalls, sweepCounters } from './counters.ts';
import { ipKey } from './ip-key.ts';

let servers: [RunningServer, RunningServer];

/** Two processes' worth of server on one database, behind a proxy that tells who calls. */
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), ROLE: 'web', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  servers = [await startTestServer(environment), await startTestServer(environment)];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function post(server: RunningServer, path: string, body: object, ip: string): Promise<Response> {
  return fetch(`${server.address}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
}

const signUp = (server: RunningServer, email: string, ip: string) =>
  post(server, '/account', { userId: 'unique()', email, password: 'tailor-chalk-1927' }, ip);
const signIn = (server: RunningServer, email: string, ip: string, password = 'password2') =>
  post(server, '/account/sessions/email', { email, password }, ip);

test('one address makes ten accounts an hour, whichever process it asks', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    const reply = await signUp(servers[round % 2 === 0 ? 0 : 1], `farm${round}@example.com`, '203.0.113.5');
    statuses.push(reply.status);
    expect(reply.headers.get('x-ratelimit-limit')).toBe('10');
    expect(reply.headers.get('x-ratelimit-remaining')).toBe(String(Math.max(0, 9 - round)));
    const resetS = Number(reply.headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    expect(resetS).toBeGreaterThan(3000);
    expect(resetS).toBeLessThanOrEqual(3601);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  expect((await signUp(servers[0], 'other@example.com', '203.0.113.6')).status).toBe(201);
});

test('a refusal says so in the dialect and when to come back', async () => {
  const email = 'victim@example.com';
  for (let round = 0; round < 10; round += 1)
    expect((await signIn(servers[round % 2 === 0 ? 0 : 1], email, '198.51.100.9')).status).toBe(401);
  const reply = await signIn(servers[1], email.toUpperCase(), '198.51.100.9');
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await reply.json()).toEqual({
    message: 'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    code: 429,
    type: 'general_rate_limit_exceeded',
    version: '1.9.6',
  });
});

test('who knows the password is not locked out by logging in often', async () => {
  const email = 'often@example.com';
  await signUp(servers[0], email, '192.0.2.1');
  for (let round = 0; round < 15; round += 1) {
    expect((await signIn(servers[0], email, '192.0.2.1', 'tailor-chalk-1927')).status).toBe(201);
  }
});

test('one account changes 120 documents a minute, from however many addresses', async () => {
  const email = 'busy@example.com';
  const { $id } = (await (await signUp(servers[0], email, '192.0.2.5')).json()) as { $id: string };
  const login = await signIn(servers[0], email, '192.0.2.5', 'tailor-chalk-1927');
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const rename = (ip: string) =>
    fetch(`${servers[0].address}/v1/databases/toile/collections/users/documents/${$id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'x-forwarded-for': ip },
      body: JSON.stringify({ data: { tokens: 0 } }),
    });
  // In a window that does not end while the test runs.
  const { database } = servers[0].parts;
  await Promise.all(Array.from({ length: 119 }, () => countCall(database, `documents-account:${$id}`, 3600)));
  expect((await rename('198.51.100.20')).status).toBe(200);
  expect((await rename('198.51.100.21')).status).toBe(429);
});

test('calls at once are all counted', async () => {
  const { database } = servers[0].parts;
  const counted = await Promise.all(Array.from({ length: 40 }, () => countCall(database, 'together', 60)));
  expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(new Set(counted.map(({ resetsAt }) => resetsAt.getTime())).size).toBe(1);
});

test('a window that is over begins anew, and a sweep keeps only running ones', async () => {
  const { database } = servers[0].parts;
  expect(await countCall(database, 'over', 0)).toMatchObject({ count: 1 });
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 1 });
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 2 });
  await countCall(database, 'stale', 0);
  await sweepCounters(database);
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 3 });
  await forgetCalls(database, ['over']);
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 1 });
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the caller at %s counts as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key);
});
