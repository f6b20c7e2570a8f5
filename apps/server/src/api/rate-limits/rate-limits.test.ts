import { PROJECT_ID, REPORTS_PER_HOUR } from '@toile/contract';
import { sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#server/parts/database/schema/rate-limits.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { arrive } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { countCall, forgetCalls, sweepCounters } from './counters.ts';
import { ipKey } from './ip-key.ts';
import { countLoosely } from './loose-counters.ts';

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

test('whoever is refused and goes on calling costs the database next to nothing', async () => {
  const calls = async () => {
    const [all] = await servers[0].parts.database.read
      .select({ calls: sum(rateLimits.count).mapWith(Number) })
      .from(rateLimits);
    return all?.calls ?? 0;
  };
  const call = (n: number) => signUp(servers[0], `again${n}@example.com`, '203.0.113.77');
  for (let n = 0; n < 11; n++) await call(n);
  const before = await calls();
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, n) => call(n).then(({ status }) => status)));
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect((await calls()) - before).toBeLessThan(20);
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
  const statuses: number[] = [];
  for (let round = 0; round < 121; round += 1) statuses.push((await rename(`198.51.100.${round}`)).status);
  expect(statuses).toEqual([...Array<number>(120).fill(200), 429]);
});

test('what processes count loosely is told to each other, and lets an eighth more through for each', async () => {
  const [one, two] = servers.map(({ parts }) => parts.database);
  const limit = { max: 80, windowS: 3600 };
  let passed = 0;
  for (let call = 0; call < 200; call += 1) {
    const database = call % 2 === 0 ? one : two;
    if (!database) throw new Error('there are two');
    if ((await countLoosely(database, 'loose', limit)).count <= limit.max) passed += 1;
  }
  expect(passed).toBeGreaterThanOrEqual(80);
  expect(passed).toBeLessThanOrEqual(90);
});

test('a stranger who says to be somebody uses up none of their calls', async () => {
  const victim = await signUp(servers[0], 'victim-of-claims@example.com', '192.0.2.40');
  const { $id } = (await victim.json()) as { $id: string };
  await signUp(servers[0], 'claims@example.com', '192.0.2.41');
  const login = await signIn(servers[0], 'claims@example.com', '192.0.2.41', 'tailor-chalk-1927');
  const [name, own = ''] = login.headers.get('set-cookie')?.split(';')[0]?.split('=') ?? [];
  const token = JSON.parse(Buffer.from(own, 'base64url').toString('utf8')) as object;
  const claimed = Buffer.from(JSON.stringify({ ...token, id: $id })).toString('base64url');
  let calls = 0;
  const write = async (session: string): Promise<number> => {
    const ip = `198.51.100.${calls++}`;
    const reply = await fetch(`${servers[0].address}/v1/databases/toile/collections/users/documents/${$id}`, {
      method: 'PATCH',
      headers: {
        cookie: `${name}=${session}`,
        'content-type': 'application/json',
        'x-appwrite-project': PROJECT_ID,
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ data: { tokens: 0 } }),
    });
    return reply.status;
  };
  // The stranger's own session is known by then; with the victim's name it is nobody's.
  expect(await write(own)).toBe(404);
  for (let call = 0; call < 130; call += 1) expect(await write(claimed)).toBe(404);
  const honest = await signIn(servers[0], 'victim-of-claims@example.com', '192.0.2.40', 'tailor-chalk-1927');
  const [, session = ''] = honest.headers.get('set-cookie')?.split(';')[0]?.split('=') ?? [];
  expect(await write(session)).toBe(200);
});

test('calls at once are all counted', async () => {
  const { database } = servers[0].parts;
  const counted = await Promise.all(Array.from({ length: 40 }, () => countCall(database, 'together', 60)));
  expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(new Set(counted.map(({ resetsAt }) => resetsAt.getTime())).size).toBe(1);
});

test('a window that is over begins anew, and a sweep keeps only running ones', async () => {
  const { database } = servers[0].parts;
  // Ended a second ago: moments are kept to the millisecond, and one that ends now may be rounded to after the next call.
  expect(await countCall(database, 'over', -1)).toMatchObject({ count: 1 });
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 1 });
  expect(await countCall(database, 'over', 60)).toMatchObject({ count: 2 });
  await countCall(database, 'stale', -1);
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
  [undefined, ''],
])('the caller at %s counts as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key);
});

test('no more posts are reported in an hour than one person may, and nobody else is turned away for it', async () => {
  const [server] = servers;
  const [one, other] = await Promise.all([arrive(server.address), arrive(server.address)]);
  const report = async ({ device }: typeof one) =>
    (await device.at('/community/no-such-post/report', 'PUT', { reason: 'other' })).status;
  const statuses: number[] = [];
  for (let round = 0; round < REPORTS_PER_HOUR + 2; round++) statuses.push(await report(one));
  expect(statuses.filter((status) => status === 404)).toHaveLength(REPORTS_PER_HOUR);
  expect(statuses.at(-1)).toBe(429);
  expect(await report(other)).toBe(404);
});

test('whose words are refused again and again is turned away for a while, and nobody else is', async () => {
  const [server] = servers;
  const [one, other] = await Promise.all([arrive(server.address), arrive(server.address)]);
  const press = async ({ device }: typeof one, style_idea: string) =>
    (await device.at('/generate-outfit', 'POST', { style_idea })).status;
  const statuses: number[] = [];
  for (let round = 0; round < 30; round++) statuses.push(await press(one, 'क् '.repeat(20)));
  expect([...new Set(statuses)]).toEqual([422, 429]);
  expect(statuses.filter((status) => status === 422)).toHaveLength(24);
  expect(await press(other, 'zibble frob')).toBe(422);
});

test('an address of many people makes as many accounts for each of them', async () => {
  const shared = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    PEOPLE_PER_ADDRESS: '2',
  });
  const statuses: number[] = [];
  for (let each = 0; each < 21; each++) {
    const reply = await signUp(shared, `school${each}@example.com`, '203.0.113.77');
    expect(reply.headers.get('x-ratelimit-limit')).toBe('20');
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  await shared.close();
});
