import { SESSION_COOKIE } from '@toile/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { Device, makeAccount } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';

const HOST_NAME = `__Host-${SESSION_COOKIE}`;

/** What a browser is told to keep at a sign-in, by name. */
async function keptAt(address: string): Promise<Map<string, string>> {
  const { headers } = await new Device(address).signIn(await makeAccount(address));
  return new Map(headers.getSetCookie().map((line) => [line.split('=', 1)[0] ?? '', line]));
}

describe('where everybody comes by TLS', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const environment = { PUBLIC_URL: 'https://toile.example', HSTS_SUBDOMAINS: 'on' };
    server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', ...environment });
  });
  afterAll(() => server.close());

  test('cookies have names that only TLS can set, the session’s one that only this very host can', async () => {
    const kept = await keptAt(server.address);
    expect([...kept.keys()].sort()).toEqual([HOST_NAME, '__Secure-toile_known']);
    const session = kept.get(HOST_NAME) ?? '';
    expect(session).toMatch(/; Path=\/;/);
    for (const line of kept.values()) expect(line).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(session).not.toMatch(/Domain/i);
  });

  test('a session under the name that a sibling host could set opens nothing', async () => {
    const device = new Device(server.address);
    await device.signIn(await makeAccount(server.address));
    const value = device.cookies.get(HOST_NAME) ?? '';
    expect((await device.call('GET', '/account')).status).toBe(200);
    const sibling = new Device(server.address);
    sibling.cookies.set(SESSION_COOKIE, value);
    expect((await sibling.call('GET', '/account')).status).toBe(401);
  });

  test('logging out takes the cookie back', async () => {
    const device = new Device(server.address);
    await device.signIn(await makeAccount(server.address));
    await device.call('DELETE', '/account/sessions/current');
    expect(device.cookies.has(HOST_NAME)).toBe(false);
  });

  test('browsers are told to come by TLS for a year, and to hosts below where that was said', async () => {
    const reply = await fetch(`${server.address}/health`);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

test('without TLS, as on one’s own machine, cookies have their plain names', async () => {
  const server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
  try {
    expect([...(await keptAt(server.address)).keys()].sort()).toEqual([SESSION_COOKIE, 'toile_known']);
  } finally {
    await server.close();
  }
});
