import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { Device, makeAccount } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';

const TRUSTED = 'https://shop.example';
const ALLOWED = 'https://other.example';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    ALLOWED_ORIGINS: `${TRUSTED},${ALLOWED}`,
    FALLBACK_COOKIE_ORIGINS: TRUSTED,
  });
});
afterAll(() => server.close());

const from = (origin: string, site = 'cross-site') => ({ origin, 'sec-fetch-site': site });

async function signIn(headers: Record<string, string>) {
  const { email, password } = await makeAccount(server.address);
  return new Device(server.address).call('POST', '/account/sessions/email', { email, password }, headers);
}

test('a page that was allowed it gets the session to keep, calls with it, and has it taken back', async () => {
  const kept = (await signIn(from(TRUSTED))).headers.get('x-fallback-cookies') ?? '';
  expect(Object.keys(JSON.parse(kept))).toEqual(['a_session_toile']);
  const page = new Device(server.address);
  const headers = { ...from(TRUSTED), 'x-fallback-cookies': kept };
  const me = await page.call('GET', '/account', undefined, headers);
  expect([me.status, me.headers.get('access-control-expose-headers')]).toEqual([
    200,
    expect.stringContaining('X-Fallback-Cookies'),
  ]);
  const out = await page.call('DELETE', '/account/sessions', {}, headers);
  expect([out.status, out.headers.get('x-fallback-cookies')]).toEqual([204, '[]']);
  expect((await page.call('GET', '/account', undefined, headers)).status).toBe(401);
});

test.each([
  ['another allowed origin', from(ALLOWED)],
  ['our own page', {}],
  ['a page of the same site', from(TRUSTED, 'same-site')],
  ['a caller that is no browser', { origin: TRUSTED }],
])('%s gets nothing to keep', async (_who, headers) => {
  const answer = await signIn(headers);
  expect([answer.status, answer.headers.get('x-fallback-cookies')]).toEqual([201, null]);
});

test('what another origin sends along opens nothing', async () => {
  const kept = (await signIn(from(TRUSTED))).headers.get('x-fallback-cookies') ?? '';
  for (const headers of [from(ALLOWED), {}, from(TRUSTED, 'same-origin')]) {
    const call = { ...headers, 'x-fallback-cookies': kept };
    expect((await new Device(server.address).call('GET', '/account', undefined, call)).status).toBe(401);
  }
});

test.each(['[]', '', 'null', '{', '{"a_session_toile":7}', '{"a_session_toile":"x"}', '"text"', '[['])(
  'what SDKs keep sending after a logout is no session and no fault: %s',
  async (header) => {
    const answer = await new Device(server.address).call('GET', '/account', undefined, {
      ...from(TRUSTED),
      'x-fallback-cookies': header,
    });
    expect(answer).toMatchObject({ status: 401, body: { type: 'general_unauthorized_scope' } });
  },
);
