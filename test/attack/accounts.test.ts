import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import { wallets } from '../../apps/server/src/parts/database/schema/wallets.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { arrive, type Credentials, Device, makeAccount } from '../device.ts';
import { startTestServer } from '../server.ts';

const FOREIGN = 'https://evil.example';
const PARTNER = 'https://shop.example';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    ALLOWED_ORIGINS: PARTNER,
    GOOGLE_CLIENT_ID: 'toile',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
    LOG_LEVEL: 'silent',
  });
});
afterAll(() => server.close());

const cookieOf = (device: Device) => device.cookies.get(SESSION_COOKIE) ?? '';
const withCookie = (value: string) => {
  const device = new Device(server.address);
  device.cookies.set(SESSION_COOKIE, value);
  return device;
};
const unauthorized = { status: 401, body: { type: 'general_unauthorized_scope' } };

describe('session fixation', () => {
  test('a session that was laid in a browser beforehand is not the one that login opens', async () => {
    const { id, email, password } = await makeAccount(server.address);
    const planted = Buffer.from(JSON.stringify({ id, secret: randomBytes(32).toString('base64url') }));
    const victim = withCookie(planted.toString('base64url'));
    expect((await victim.call('POST', '/account/sessions/email', { email, password })).status).toBe(201);
    expect(cookieOf(victim)).not.toBe(planted.toString('base64url'));
    expect(await withCookie(planted.toString('base64url')).call('GET', '/account')).toMatchObject(unauthorized);
  });

  test("an attacker's own session in a victim's browser is not turned into the victim's", async () => {
    const attacker = await arrive(server.address);
    const victim = await makeAccount(server.address);
    const browser = withCookie(cookieOf(attacker.device));
    expect((await browser.signIn(victim)).body.type).toBe('user_session_already_exists');
    expect((await attacker.device.call('GET', '/account')).body.$id).toBe(attacker.who.id);
  });

  test("a session's secret belongs to its account: it opens no other one", async () => {
    const [one, other] = [await arrive(server.address), await arrive(server.address)];
    const { secret } = JSON.parse(Buffer.from(cookieOf(one.device), 'base64url').toString());
    const crossed = Buffer.from(JSON.stringify({ id: other.who.id, secret })).toString('base64url');
    expect(await withCookie(crossed).call('GET', '/account')).toMatchObject(unauthorized);
  });
});

describe('reuse after logout', () => {
  test.each([
    ['logging out', (device: Device) => device.call('DELETE', '/account/sessions/current', {})],
    ['logging out everywhere', (device: Device) => device.call('DELETE', '/account/sessions', {})],
    [
      'deleting the account',
      (device: Device, who: Credentials) =>
        device.call('DELETE', '/account', { password: who.password, posts: 'deleted' }),
    ],
  ])('after %s neither the cookie, nor the header, nor a JWT made before opens anything', async (_how, leave) => {
    const { who, device } = await arrive(server.address);
    const stolen = cookieOf(device);
    const { jwt } = (await device.call('POST', '/account/jwts', {})).body;
    expect((await leave(device, who)).status).toBe(204);
    expect(await withCookie(stolen).call('GET', '/account')).toMatchObject(unauthorized);
    const bare = new Device(server.address);
    expect(await bare.call('GET', '/account', undefined, { 'x-appwrite-session': stolen })).toMatchObject(unauthorized);
    expect((await bare.call('GET', '/account', undefined, { 'x-appwrite-jwt': jwt })).body.type).toBe(
      'user_jwt_invalid',
    );
  });
});

describe('a foreign page with the cookie of its visitor', () => {
  const CHANGES: [string, string][] = [
    ['POST', '/account/jwts'],
    ['PATCH', '/account/name'],
    ['PATCH', '/account/email'],
    ['PATCH', '/account/password'],
    ['PATCH', '/account/prefs'],
    ['PUT', '/account/picture'],
    ['DELETE', '/account'],
    ['DELETE', '/account/sessions'],
    ['DELETE', '/account/sessions/current'],
  ];

  test.each(CHANGES)('%s %s: refused from its origin, refused without the project header', async (method, path) => {
    const { device } = await arrive(server.address);
    const named = await device.call(method, path, {}, { origin: FOREIGN });
    expect(named).toMatchObject({ status: 403, body: { type: 'general_unknown_origin' } });
    const hidden = await device.call(method, path, {}, { origin: 'null' });
    expect(hidden).toMatchObject({ status: 403, body: { type: 'general_unknown_origin' } });
    const form = await fetch(`${server.address}/v1${path}`, {
      method,
      headers: { cookie: `${SESSION_COOKIE}=${cookieOf(device)}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect([form.status, (await form.json()).type]).toEqual([404, 'project_not_found']);
    expect((await device.call('GET', '/account')).status).toBe(200);
  });

  test('reads no reply: none names it as allowed', async () => {
    const { device } = await arrive(server.address);
    for (const path of ['/account', '/account/sessions', '/account/export']) {
      const reply = await device.call('GET', path, undefined, { origin: FOREIGN });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('open redirects', () => {
  const HOSTILE = [
    FOREIGN,
    `//evil.example/`,
    `\\\\evil.example`,
    `https://localhost@evil.example/`,
    `https://localhost.evil.example/`,
    `${PARTNER}@evil.example/`,
    `${PARTNER}.evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pw@localhost/',
    `https:evil.example`,
    'file:///etc/passwd',
  ];

  test.each(HOSTILE)('%s is no place to send people or secrets to', async (url) => {
    const { who, device } = await arrive(server.address);
    for (const flow of ['sessions', 'tokens']) {
      const start = (params: Record<string, string>) =>
        new Device(server.address).call(
          'GET',
          `/account/${flow}/oauth2/google?${new URLSearchParams({ project: PROJECT_ID, ...params })}`,
        );
      expect((await start({ success: url })).body.type).toBe('project_invalid_success_url');
      expect((await start({ failure: url })).body.type).toBe('project_invalid_failure_url');
    }
    const recovery = await new Device(server.address).call('POST', '/account/recovery', { email: who.email, url });
    expect(recovery.body.type).toBe('general_argument_invalid');
    const verification = await device.call('POST', '/account/verifications/email', { url });
    expect(verification.body.type).toBe('general_argument_invalid');
  });

  test('the host that a request claims for itself makes no place of ours', async () => {
    const asked = await new Device(server.address).call(
      'POST',
      '/account/recovery',
      { email: 'a@example.com', url: 'https://evil.example/recovery' },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );
    expect(asked.status).toBe(400);
  });
});

describe('enumeration by answer', () => {
  const shape = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
    status,
    body: Object.fromEntries(Object.entries(body).filter(([name]) => !['$id', '$createdAt', 'expire'].includes(name))),
  });

  test('a known and an unknown address get the same from login and recovery', async () => {
    const { email } = await makeAccount(server.address);
    const answers = async (address: string) => {
      const device = new Device(server.address);
      return [
        shape(await device.call('POST', '/account/sessions/email', { email: address, password: 'wrong password' })),
        shape(await device.call('POST', '/account/recovery', { email: address, url: `${PARTNER}/recovery` })),
        [...device.cookies.keys()],
      ];
    };
    expect(await answers(email)).toEqual(await answers(`${randomUUID()}@example.com`));
  });

  test('a known and an unknown account get the same from secrets that are wrong', async () => {
    const { id } = await makeAccount(server.address);
    const answers = async (userId: string) => {
      const device = new Device(server.address);
      const password = 'selvedge and bias';
      return [
        shape(await device.call('PUT', '/account/recovery', { userId, secret: 'wrong', password })),
        shape(await device.call('PUT', '/account/verifications/email', { userId, secret: 'wrong' })),
        shape(await device.call('POST', '/account/sessions/token', { userId, secret: 'wrong' })),
      ];
    };
    expect(await answers(id)).toEqual(await answers('nobody-at-all'));
  });

  test("somebody else's session and one that never was are not told apart", async () => {
    const [one, other] = [await arrive(server.address), await arrive(server.address)];
    const theirs = (await other.device.call('GET', '/account/sessions')).body.sessions[0].$id;
    for (const method of ['GET', 'DELETE']) {
      const found = await one.device.call(method, `/account/sessions/${theirs}`);
      const none = await one.device.call(method, '/account/sessions/never-was');
      expect(shape(found)).toEqual(shape(none));
    }
    expect((await other.device.call('GET', '/account')).status).toBe(200);
  });
});

describe('smuggling', () => {
  test.each([
    ['two of the same field', (email: string) => `{"email":"x@example.com","email":"${email}","password":"wrong one"}`],
    ['a prototype', (email: string) => `{"email":"${email}","password":"wrong one","__proto__":{"password":"x"}}`],
    ['a constructor', (email: string) => `{"email":"${email}","password":"w","constructor":{"prototype":{"a":1}}}`],
    ['an object for a password', (email: string) => `{"email":"${email}","password":{"$ne":""}}`],
    ['a list for an address', (email: string) => `{"email":["${email}"],"password":"wrong one"}`],
    ['a null byte', (email: string) => `{"email":"${email}\\u0000","password":"wrong one"}`],
    ['line ends for headers', (email: string) => `{"email":"${email}\\r\\nBcc: a@b.example","password":"wrong one"}`],
  ])('%s in the body of a login opens nothing', async (_what, bodyOf) => {
    const { email } = await makeAccount(server.address);
    const reply = await fetch(`${server.address}/v1/account/sessions/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
      body: bodyOf(email),
    });
    expect([400, 401]).toContain(reply.status);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(({} as { password?: string }).password).toBeUndefined();
  });

  test('line ends in what becomes a header or an address of a letter are refused', async () => {
    const device = new Device(server.address);
    const split = await device.call('POST', '/account/recovery', {
      email: 'a@example.com\r\nBcc: b@example.com',
      url: `${PARTNER}/recovery`,
    });
    expect(split.status).toBe(400);
    const query = new URLSearchParams({ project: PROJECT_ID, success: `${PARTNER}/\r\nSet-Cookie: a=b` });
    const start = await device.call('GET', `/account/sessions/oauth2/google?${query}`);
    expect(start.headers.get('set-cookie') ?? '').not.toContain('a=b');
  });

  test.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks that are not', 'Transfer-Encoding: xchunked\r\n\r\n{}'],
  ])('a request with %s is not heard as two', async (_what, rest) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    const hidden = 'GET /v1/account HTTP/1.1\r\nHost: a\r\n\r\n';
    const head = 'POST /v1/account/sessions/email HTTP/1.1\r\nHost: a\r\nX-Appwrite-Project: toile\r\n';
    socket.end(`${head}Content-Type: application/json\r\n${rest}${hidden}`);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    const reply = Buffer.concat(parts).toString();
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  test('two session cookies, or a cookie and a header, are one caller at most', async () => {
    const [one, other] = [await arrive(server.address), await arrive(server.address)];
    const reply = await fetch(`${server.address}/v1/account`, {
      headers: {
        cookie: `${SESSION_COOKIE}=${cookieOf(one.device)}; ${SESSION_COOKIE}=${cookieOf(other.device)}`,
        'x-appwrite-session': cookieOf(other.device),
      },
    });
    expect((await reply.json()).$id).toBe(one.who.id);
  });
});

describe('mass assignment', () => {
  const GREEDY = {
    status: 'active',
    isHouse: true,
    is_house: true,
    emailVerification: true,
    isEmailVerified: true,
    tokens: 1000,
    freetokens: 1000,
    paid: 1000,
    labels: ['admin'],
    passwordHash: 'x',
    $permissions: ['read("any")'],
    sequence: 1,
    createdAt: '2001-01-01',
  };

  test('no call sets what is not its own', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = 'tailor-chalk-1927';
    const device = new Device(server.address);
    const made = await device.call('POST', '/account', { userId: 'unique()', email, password, name: 'A', ...GREEDY });
    expect(made.status).toBe(201);
    await device.call('POST', '/account/sessions/email', { email, password, ...GREEDY });
    await device.call('PATCH', '/account/name', { name: 'B', ...GREEDY });
    await device.call('PATCH', '/account/prefs', { prefs: { a: 1 }, ...GREEDY });
    await device.call('PATCH', '/account/email', { email: `new.${email}`, password, ...GREEDY });
    const { read } = server.parts.database;
    const [row] = await read.select().from(accounts).where(eq(accounts.id, made.body.$id));
    expect(row).toMatchObject({ name: 'B', isEmailVerified: false, isHouse: false, status: 'active', prefs: { a: 1 } });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.createdAt.getUTCFullYear()).toBeGreaterThan(2001);
    const [wallet] = await read.select().from(wallets).where(eq(wallets.accountId, made.body.$id));
    expect(wallet).toMatchObject({ free: 1, paid: 0 });
  });
});
