import { PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { Account, AppwriteException, Client, Databases, ID } from 'appwrite';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import type { RunningServer } from '#server/start.ts';
import { movedBy, readEntries } from '../../../../../test/books.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
const jar = new Map<string, string>();
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());

/** The SDK leaves cookies to the browser; here a jar stands in for it. */
beforeEach(() => {
  jar.clear();
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const reply = await realFetch(input, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return reply;
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const connect = () => {
  const client = new Client().setEndpoint(`${server.address}/v1`).setProject(PROJECT_ID);
  return { account: new Account(client), databases: new Databases(client) };
};

let count = 0;
const newPerson = () => {
  count += 1;
  return {
    userId: ID.unique(),
    email: `asha${count}@example.com`,
    password: 'tailor-chalk-1927',
    name: `Asha ${count}`,
  };
};

async function signUpAndIn() {
  const person = newPerson();
  const { account, databases } = connect();
  await account.create(person);
  const session = await account.createEmailPasswordSession({ email: person.email, password: person.password });
  return { person, account, databases, session };
}

/** The error a call of the SDK ends with. */
async function refusalOf(call: Promise<unknown>): Promise<{ code: number; type: string; message: string }> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppwriteException)) throw new Error('The call was not refused by the server.');
  return { code: error.code, type: error.type, message: error.message };
}

test('the whole way: sign up, sign in, see oneself and one free token, sign out everywhere', async () => {
  const { person, account, databases, session } = await signUpAndIn();
  expect(session).toMatchObject({ userId: person.userId, provider: 'email', current: true, secret: '' });
  expect(await account.get()).toMatchObject({ $id: person.userId, name: person.name, email: person.email, prefs: {} });
  const record = await databases.getDocument({ databaseId: 'toile', collectionId: 'users', documentId: person.userId });
  expect(record).toMatchObject({ name: person.name, email: person.email, tokens: 0, freetokens: 1 });
  await account.deleteSessions();
  expect(jar.has(SESSION_COOKIE)).toBe(false);
  expect(await refusalOf(account.get())).toEqual({
    code: 401,
    type: 'general_unauthorized_scope',
    message: 'User (role: guests) missing scopes (["account"])',
  });
});

test('signing up gives the free token by a row of the ledger and makes no session', async () => {
  const person = newPerson();
  await connect().account.create(person);
  expect(jar.size).toBe(0);
  const entries = await readEntries(server.parts.database);
  const own = entries.filter((entry) => entry.accountId === person.userId);
  expect(own).toMatchObject([{ kind: 'grant', ref: `welcome:${person.userId}` }]);
  expect([movedBy(own[0]), movedBy(own[0], 'granted')]).toEqual([
    { free: 1, paid: 0 },
    { free: -1, paid: 0 },
  ]);
});

test('an id of unique() is made by the server', async () => {
  const made = await connect().account.create({ ...newPerson(), userId: 'unique()' });
  expect(made.$id).toMatch(/^[0-9a-f]{20}$/);
});

test('an address or id that is taken is refused, in any case of its letters, and leaves nothing behind', async () => {
  const person = newPerson();
  const { account } = connect();
  await account.create(person);
  const taken = { code: 409, type: 'user_already_exists' };
  expect(await refusalOf(account.create({ ...newPerson(), email: person.email.toUpperCase() }))).toMatchObject(taken);
  expect(await refusalOf(account.create({ ...newPerson(), userId: person.userId }))).toMatchObject(taken);
  const rows = await server.parts.database.read.select().from(ledger).where(eq(ledger.accountId, person.userId));
  expect(rows).toHaveLength(1);
});

test('twenty people taking one address at once make one account', async () => {
  const person = newPerson();
  const { account } = connect();
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => account.create({ ...person, userId: ID.unique() })),
  );
  expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('what is wrong with a sign-up is said in the words of the dialect', async () => {
  const { account } = connect();
  const invalid = { code: 400, type: 'general_argument_invalid' };
  expect(await refusalOf(account.create({ ...newPerson(), password: 'seven77' }))).toEqual({
    ...invalid,
    message: 'Invalid `password` param: Password must be between 8 and 256 characters long.',
  });
  expect(await refusalOf(account.create({ ...newPerson(), email: 'not an address' }))).toEqual({
    ...invalid,
    message: 'Invalid `email` param: Value must be a valid email address',
  });
  expect(await refusalOf(account.create({ ...newPerson(), userId: '_special' }))).toMatchObject({
    ...invalid,
    message: expect.stringContaining('Invalid `userId` param: UID must contain at most 36 chars.'),
  });
  expect(await refusalOf(account.create({ ...newPerson(), name: 'x'.repeat(129) }))).toMatchObject(invalid);
});

test('a name is what can be seen of it, in one line and read as it is written; what letters are joined with stays', async () => {
  const { account } = await signUpAndIn();
  const named = async (name: string) => (await account.updateName({ name })).name;
  expect(await named('a\u202egpj.exe')).toBe('agpj.exe');
  expect(await named(' Asha\nRao\u200b ')).toBe('AshaRao');
  expect(await named('\u3164')).toBe('');
  expect(await named('क्\u200dष राव')).toBe('क्\u200dष राव');
});

test('a missing parameter is named', async () => {
  const reply = await realFetch(`${server.address}/v1/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify({ userId: 'unique()', password: 'tailor-chalk-1927' }),
  });
  expect(await reply.json()).toEqual({
    message: 'Param "email" is not optional.',
    code: 400,
    type: 'general_argument_invalid',
    version: '1.9.6',
  });
});

test('a wrong password and an unknown address are refused alike', async () => {
  const person = newPerson();
  const { account } = connect();
  await account.create(person);
  const wrong = await refusalOf(account.createEmailPasswordSession({ email: person.email, password: 'password2' }));
  const unknown = await refusalOf(
    account.createEmailPasswordSession({ email: 'no@example.com', password: 'password2' }),
  );
  expect(wrong).toEqual({
    code: 401,
    type: 'user_invalid_credentials',
    message: 'Invalid credentials. Please check the email and password.',
  });
  expect(unknown).toEqual(wrong);
});

test('who is signed in is not signed in again', async () => {
  const { person, account } = await signUpAndIn();
  const again = account.createEmailPasswordSession({ email: person.email, password: person.password });
  expect(await refusalOf(again)).toMatchObject({ code: 401, type: 'user_session_already_exists' });
});

test('the cookie is out of reach of scripts and other sites, lives a year, and its secret is stored only as a hash', async () => {
  const person = newPerson();
  await connect().account.create(person);
  const reply = await realFetch(`${server.address}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const [line = ''] = reply.headers.getSetCookie();
  expect(line).toMatch(/^a_session_toile=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const [, value = ''] = /^a_session_toile=([\w-]+)/.exec(line) ?? [];
  const { secret } = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as { secret: string };
  const rows = await server.parts.database.read.select().from(sessions).where(eq(sessions.accountId, person.userId));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const days = (rows[0]?.expiresAt.getTime() ?? 0) - Date.now();
  expect(Math.round(days / 86_400_000)).toBe(365);
});

test('a session ends at its time, and a blocked account at once', async () => {
  const { person, account } = await signUpAndIn();
  const { database } = server.parts;
  await database.transaction((tx) =>
    tx.update(accounts).set({ status: 'blocked' }).where(eq(accounts.id, person.userId)),
  );
  expect(await refusalOf(account.get())).toMatchObject({ code: 403, type: 'user_blocked' });
  await database.transaction((tx) =>
    tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, person.userId)),
  );
  expect(await account.get()).toMatchObject({ $id: person.userId });
  await database.transaction((tx) =>
    tx
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.accountId, person.userId)),
  );
  expect(await refusalOf(account.get())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' });
});

test('the secret of one session does not open another account', async () => {
  const [first, second] = [await signUpAndIn(), newPerson()];
  jar.delete(SESSION_COOKIE);
  await connect().account.create(second);
  await first.account.createEmailPasswordSession({ email: first.person.email, password: first.person.password });
  const value = JSON.parse(Buffer.from(jar.get(SESSION_COOKIE) ?? '', 'base64url').toString('utf8')) as { id: string };
  const forged = Buffer.from(JSON.stringify({ ...value, id: second.userId })).toString('base64url');
  jar.set(SESSION_COOKIE, forged);
  expect(await refusalOf(first.account.get())).toMatchObject({ type: 'general_unauthorized_scope' });
});

test.each([
  '',
  '[]',
  'null',
  'e30',
  '%00',
  'eyJpZCI6MX0',
  Buffer.from('{"id":"a\\u0000","secret":"b"}').toString('base64url'),
])('a cookie of nonsense (%j) is no session and no failure', async (value) => {
  const reply = await realFetch(`${server.address}/v1/account`, {
    headers: { cookie: `${SESSION_COOKIE}=${value}`, 'x-fallback-cookies': '[]' },
  });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
});

test('signing out on one device leaves the other signed in', async () => {
  const { person, account } = await signUpAndIn();
  const other = jar.get(SESSION_COOKIE) ?? '';
  jar.clear();
  await account.createEmailPasswordSession({ email: person.email, password: person.password });
  await account.deleteSession({ sessionId: 'current' });
  expect(jar.has(SESSION_COOKIE)).toBe(false);
  jar.set(SESSION_COOKIE, other);
  expect(await account.getSession({ sessionId: 'current' })).toMatchObject({ userId: person.userId, current: true });
});

test("nobody sees or ends another's session", async () => {
  const { session } = await signUpAndIn();
  jar.clear();
  const { account } = await signUpAndIn();
  const missing = { code: 404, type: 'user_session_not_found' };
  expect(await refusalOf(account.getSession({ sessionId: session.$id }))).toMatchObject(missing);
  expect(await refusalOf(account.deleteSession({ sessionId: session.$id }))).toMatchObject(missing);
});

test('preferences and the name are kept', async () => {
  const { account } = await signUpAndIn();
  await account.updatePrefs({ prefs: { theme: 'dark', picture: 'https://example.com/a.png' } });
  expect(await account.getPrefs()).toEqual({ theme: 'dark', picture: 'https://example.com/a.png' });
  await account.updateName({ name: 'Asha Rao' });
  expect(await account.get()).toMatchObject({ name: 'Asha Rao', prefs: { theme: 'dark' } });
});

test('preferences beyond 64 KB and text that cannot be stored are refused', async () => {
  const { account } = await signUpAndIn();
  expect(await refusalOf(account.updatePrefs({ prefs: { note: 'x'.repeat(65_536) } }))).toMatchObject({ code: 400 });
  const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
  for (const prefs of [{ note: 'a\u0000b' }, { note: ['a\u0000b'] }]) {
    expect(await refusalOf(account.updatePrefs({ prefs }))).toMatchObject({ code: 400 });
  }
  // Written by hand: the SDK mends them.
  const tower = JSON.stringify(deep(3000));
  for (const prefs of ['{"note":"\\ud800"}', '{"\\udfff":1}', '{"list":["\\ud800"]}', '{"\\u0000":1}', tower]) {
    const headers = {
      'content-type': 'application/json',
      'x-appwrite-project': PROJECT_ID,
      'x-appwrite-session': jar.get(SESSION_COOKIE) ?? '',
    };
    const init = { method: 'PATCH', headers, body: `{"prefs":${prefs}}` };
    expect((await realFetch(`${server.address}/v1/account/prefs`, init)).status).toBe(400);
  }
  expect(await refusalOf(account.updateName({ name: 'a\u0000b' }))).toMatchObject({ code: 400 });
  expect(await account.getPrefs()).toEqual({});
  const plain = { theme: 'dark', note: '\u{1f9f5} plain', within: deep(20) };
  await account.updatePrefs({ prefs: plain });
  expect(await account.getPrefs()).toEqual(plain);
});

test('a header carries the session where there is no cookie jar', async () => {
  const { person } = await signUpAndIn();
  const reply = await realFetch(`${server.address}/v1/account`, {
    headers: { 'x-appwrite-session': jar.get(SESSION_COOKIE) ?? '' },
  });
  expect(await reply.json()).toMatchObject({ $id: person.userId });
});
