import { connect } from 'node:net';
import { PROJECT_ID } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { startTestServer } from '../../../../test/server.ts';

const FOREIGN = 'https://shop.example';
const EVIL = 'https://evil.example';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    ALLOWED_ORIGINS: FOREIGN,
    PUBLIC_URL: 'https://toile.example',
    // One test causes an accident on purpose.
    LOG_LEVEL: 'silent',
  });
});
afterAll(() => server.close());

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  fetch(`${server.address}${path}`, { method, headers, ...(body !== undefined && { body }) });

const json = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID };
const nobody = JSON.stringify({ email: 'nobody@example.com', password: 'tailor-chalk-1927' });
const signIn = (headers: Record<string, string>) =>
  send('/v1/account/sessions/email', { method: 'POST', headers: { ...json, ...headers }, body: nobody });

/** Every error is the dialect's JSON and is never kept. */
async function expectRefusal(reply: Response, code: number, type: string): Promise<void> {
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('cache-control')).toBe('no-cache, no-store, must-revalidate');
  expect(await reply.json()).toEqual({ message: expect.any(String), code, type, version: '1.9.6' });
  expect(reply.status).toBe(code);
}

test('a path that does not exist is refused in the dialect', async () => {
  await expectRefusal(await send('/v1/nothing'), 404, 'general_route_not_found');
  await expectRefusal(await send('/v1/nothing', { method: 'POST', headers: json }), 404, 'general_route_not_found');
  await expectRefusal(await send('/v1/%ff'), 400, 'general_bad_request');
});

test('a body that is not JSON, not an object, too large or of another type is refused in the dialect', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    send('/v1/account', { method: 'POST', headers: { ...json, ...headers }, body });
  await expectRefusal(await post('{'), 400, 'general_bad_request');
  await expectRefusal(await post('null'), 400, 'general_argument_invalid');
  await expectRefusal(await post('[]'), 400, 'general_argument_invalid');
  await expectRefusal(await post('{"__proto__":{"a":1}}'), 400, 'general_bad_request');
  await expectRefusal(await post(`"${'x'.repeat(2_000_000)}"`), 413, 'general_payload_too_large');
  await expectRefusal(await post('a=b', { 'content-type': 'text/plain' }), 415, 'general_media_type_unsupported');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await expectRefusal(await post('a=b', form), 415, 'general_media_type_unsupported');
});

test('what is not HTTP, or carries too many headers, is refused in the dialect', async () => {
  const talk = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.end(text);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    return Buffer.concat(parts).toString();
  };
  const bodyOf = (reply: string): unknown => JSON.parse(reply.split('\r\n\r\n')[1] ?? '');
  expect(bodyOf(await talk('NONSENSE\r\n\r\n'))).toMatchObject({ code: 400, type: 'general_bad_request' });
  const huge = `GET /v1/account HTTP/1.1\r\nHost: a\r\nX-Huge: ${'x'.repeat(100_000)}\r\n\r\n`;
  expect(bodyOf(await talk(huge))).toMatchObject({ code: 413, type: 'general_payload_too_large' });
});

test('a request that names two hosts is refused, be they the same', async () => {
  const { host, port } = new URL(server.address);
  const ask = async (lines: string[]): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${['GET /health HTTP/1.1', ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    return Buffer.concat(parts).toString().split('\r\n', 1)[0] ?? '';
  };
  expect(await ask([`Host: ${host}`])).toBe('HTTP/1.1 200 OK');
  for (const second of [`Host: ${host}`, 'host: evil.example', 'HOST:']) {
    expect(await ask([`Host: ${host}`, second])).toBe('HTTP/1.1 400 Bad Request');
  }
});

test('an accident of ours tells nothing of itself', async () => {
  await server.parts.database.transaction(async (tx) => {
    await tx.execute('alter table accounts rename to accounts_gone');
  });
  try {
    const reply = await signIn({});
    expect(await reply.clone().json()).toMatchObject({ message: 'Server Error' });
    await expectRefusal(reply, 500, 'general_unknown');
  } finally {
    await server.parts.database.transaction(async (tx) => {
      await tx.execute('alter table accounts_gone rename to accounts');
    });
  }
});

test('a DELETE with a JSON content type and an empty body is heard', async () => {
  const reply = await send('/v1/account/sessions', { method: 'DELETE', headers: json, body: '' });
  await expectRefusal(reply, 401, 'general_unauthorized_scope');
});

test('a page of an allowed origin may call with credentials, and reads errors too', async () => {
  const reply = await signIn({ origin: FOREIGN });
  expect(reply.headers.get('access-control-allow-origin')).toBe(FOREIGN);
  expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
  expect(reply.headers.get('vary')).toContain('Origin');
  await expectRefusal(reply, 401, 'user_invalid_credentials');
  const own = await send('/v1/account');
  expect([own.headers.get('access-control-allow-origin'), own.headers.get('vary')]).toEqual([null, 'Origin']);
  const unknown = await send('/v1/nothing', { headers: { origin: FOREIGN } });
  expect(unknown.headers.get('access-control-allow-origin')).toBe(FOREIGN);
});

test('its preflight is granted what the SDK sends, any other is not', async () => {
  const preflight = (origin: string) =>
    send('/v1/account/sessions/email', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-sdk-platform' },
    });
  const granted = await preflight(FOREIGN);
  expect(granted.status).toBe(204);
  expect(granted.headers.get('access-control-allow-headers')).toContain('X-SDK-Platform');
  expect(granted.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect((await preflight(EVIL)).headers.get('access-control-allow-origin')).toBeNull();
});

test.each([EVIL, 'null', 'https://toile.example.evil.example', 'http://toile.example', 'not a url'])(
  'a page of %s changes nothing',
  async (origin) => {
    await expectRefusal(await signIn({ origin }), 403, 'general_unknown_origin');
  },
);

test('the own pages may: those of the public address, and of the address that was called', async () => {
  await expectRefusal(await signIn({ origin: 'https://toile.example' }), 401, 'user_invalid_credentials');
  await expectRefusal(await signIn({ origin: server.address }), 401, 'user_invalid_credentials');
  await expectRefusal(await signIn({}), 401, 'user_invalid_credentials');
});

test('a call from another site that hides its origin is refused', async () => {
  await expectRefusal(await signIn({ 'sec-fetch-site': 'cross-site' }), 403, 'general_unknown_origin');
});

test('what changes something needs the project header, in the address it does not count', async () => {
  const post = (path: string, headers: Record<string, string>) =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: nobody });
  const path = '/v1/account/sessions/email';
  await expectRefusal(await post(path, {}), 404, 'project_not_found');
  await expectRefusal(await post(`${path}?project=${PROJECT_ID}`, {}), 404, 'project_not_found');
  await expectRefusal(await post(path, { 'x-appwrite-project': 'other' }), 404, 'project_not_found');
  // The same path, written in another way.
  const alias = await send('/%761/account/name', {
    method: 'PATCH',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await expectRefusal(alias, 404, 'project_not_found');
  const read = await send('/v1/account', { headers: { 'x-appwrite-project': 'other' } });
  await expectRefusal(read, 404, 'project_not_found');
});

test('replies carry a request id and headers that keep browsers strict; personal ones are not kept', async () => {
  const reply = await send('/v1/account');
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=');
  const list = await send('/v1/databases/toile/collections/users/documents');
  // What every guest is shown alike may be kept by its reader, who asks each time whether it still holds.
  expect(list.headers.get('cache-control')).toBe('private, no-cache');
  const own = await send('/v1/account/prefs');
  expect(own.headers.get('cache-control')).toContain('no-store');
});

test('on https the cookie is for https only', async () => {
  const person = { userId: 'unique()', email: 'secure@example.com', password: 'tailor-chalk-1927', name: '' };
  const made = await send('/v1/account', { method: 'POST', headers: json, body: JSON.stringify(person) });
  expect(made.status).toBe(201);
  const reply = await send('/v1/account/sessions/email', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});
