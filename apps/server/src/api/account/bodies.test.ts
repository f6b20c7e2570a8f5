import { Account, Client } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { arrive, type Device } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());

/** The official SDK, with the cookies of a device as a browser would add them. */
function connect(device?: Device): Account {
  const client = new Client().setEndpoint(`${server.address}/v1`).setProject('toile');
  const cookie = [...(device?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  if (cookie) client.headers.cookie = cookie;
  return new Account(client);
}

const url = 'http://localhost:3000/recover';
const email = 'someone@example.com';

test('account.createRecovery answers everybody, and setJWT stands in for the cookie', async () => {
  expect(await connect().createRecovery({ email, url })).toMatchObject({ userId: '', secret: '' });
  const { who, device } = await arrive(server.address);
  const { jwt } = await connect(device).createJWT();
  const client = new Client().setEndpoint(`${server.address}/v1`).setProject('toile').setJWT(jwt);
  expect(await new Account(client).get()).toMatchObject({ $id: who.id });
});

/** Bodies nobody should send, at every call that takes one. */
test.each([
  ['PATCH', '/account/email'],
  ['PATCH', '/account/password'],
  ['PATCH', '/account/name'],
  ['PATCH', '/account/prefs'],
  ['POST', '/account/recovery'],
  ['PUT', '/account/recovery'],
  ['POST', '/account/verifications/email'],
  ['PUT', '/account/verifications/email'],
  ['POST', '/account/sessions/token'],
])('%s %s refuses what is malformed, of another type or too large', async (method, path) => {
  const { device } = await arrive(server.address);
  const every = (value: unknown) =>
    Object.fromEntries(
      ['email', 'password', 'oldPassword', 'name', 'prefs', 'url', 'userId', 'secret'].map((name) => [name, value]),
    );
  for (const value of [null, 7, [], { $ne: '' }, 'x'.repeat(70_000)]) {
    if (path.endsWith('prefs') && typeof value === 'object' && value && !Array.isArray(value)) continue;
    const answer = await device.call(method, path, every(value));
    expect(answer, `${typeof value}`).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } });
  }
  const huge = await device.call(method, path, every('x'.repeat(2_000_000)));
  expect(huge).toMatchObject({ status: 413, body: { type: 'general_payload_too_large' } });
});
