import { Account, AppwriteException, Client, ID } from 'appwrite';
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

const PASSWORD = 'tailor-chalk-1927';
const url = 'http://localhost:3000/recover';
const email = 'someone@example.com';

type Call = (account: Account) => Promise<unknown>;

/** Every call of the SDK that needs someone signed in, and what its owner gets. */
const OWN: [string, Call, object][] = [
  ['get', (account) => account.get(), { name: 'Asha' }],
  ['getPrefs', (account) => account.getPrefs(), {}],
  ['updateName', (account) => account.updateName({ name: 'Mira' }), { name: 'Mira' }],
  ['updatePrefs', (account) => account.updatePrefs({ prefs: { a: 1 } }), { prefs: { a: 1 } }],
  [
    'updateEmail',
    (account) => account.updateEmail({ email: `${ID.unique()}@example.com`, password: PASSWORD }),
    { emailVerification: false },
  ],
  [
    'updatePassword',
    (account) => account.updatePassword({ password: 'selvedge and bias', oldPassword: PASSWORD }),
    { name: 'Asha' },
  ],
  ['listSessions', (account) => account.listSessions(), { total: 1, sessions: [{ current: true }] }],
  ['getSession', (account) => account.getSession({ sessionId: 'current' }), { current: true, secret: '' }],
  ['createJWT', (account) => account.createJWT({ duration: 60 }), { jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\./) }],
  ['createEmailVerification', (account) => account.createEmailVerification({ url }), { secret: '' }],
  ['createVerification', (account) => account.createVerification({ url }), { secret: '' }],
  ['deleteSession', (account) => account.deleteSession({ sessionId: 'current' }), {}],
  ['deleteSessions', (account) => account.deleteSessions(), {}],
];

/** What the SDK throws when the server refuses. */
async function refusalOf(call: Promise<unknown>): Promise<{ code: number; type: string }> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppwriteException)) throw new Error('The call was not refused by the server.');
  return { code: error.code, type: error.type };
}

test.each(OWN)('account.%s works for its owner', async (_name, call, answer) => {
  const { device } = await arrive(server.address);
  expect(await call(connect(device))).toMatchObject(answer);
});

test.each(OWN)('account.%s is refused to a guest and to an ended session', async (_name, call) => {
  const missing = { code: 401, type: 'general_unauthorized_scope' };
  expect(await refusalOf(call(connect()))).toEqual(missing);
  const { device } = await arrive(server.address);
  const ended = connect(device);
  await device.call('DELETE', '/account/sessions', {});
  expect(await refusalOf(call(ended))).toEqual(missing);
});

/** Calls that are open to everybody, and how they end without what they ask for. */
const OPEN: [string, Call, { code: number; type: string }][] = [
  [
    'createSession',
    (account) => account.createSession({ userId: 'u', secret: 's' }),
    { code: 401, type: 'user_invalid_token' },
  ],
  [
    'updateRecovery',
    (account) => account.updateRecovery({ userId: 'u', secret: 's', password: PASSWORD }),
    { code: 401, type: 'user_invalid_token' },
  ],
  [
    'updateEmailVerification',
    (account) => account.updateEmailVerification({ userId: 'u', secret: 's' }),
    { code: 401, type: 'user_invalid_token' },
  ],
  [
    'createRecovery to a foreign page',
    (account) => account.createRecovery({ email, url: 'https://evil.example/' }),
    { code: 400, type: 'general_argument_invalid' },
  ],
];

test.each(OPEN)('account.%s is refused in the dialect', async (_name, call, refusal) => {
  expect(await refusalOf(call(connect()))).toEqual(refusal);
});

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
