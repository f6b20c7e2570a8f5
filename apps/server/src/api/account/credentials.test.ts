import { PROJECT_ID } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { deleteExpiredSessions } from '#server/product/accounts/delete-expired-sessions.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { arrive, Device, makeAccount } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', SESSION_SECRET });
});
afterAll(() => server.close());

interface Seen {
  $id: string;
  current: boolean;
  secret: string;
}

const SESSION_SECRET = 'the same secret for both processes';
const NEW_PASSWORD = 'selvedge and bias';
const wrong = { status: 401, body: { type: 'user_invalid_credentials' } };
const guest = { status: 401, body: { type: 'general_unauthorized_scope' } };

test('a guest changes nothing and is told why', async () => {
  const nobody = new Device(server.address);
  const calls = [
    nobody.call('PATCH', '/account/name', { name: 'x' }),
    nobody.call('PATCH', '/account/prefs', { prefs: {} }),
    nobody.call('PATCH', '/account/email', { email: 'a@example.com', password: 'x' }),
    nobody.call('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: 'x' }),
    nobody.call('GET', '/account/sessions'),
    nobody.call('GET', '/account/sessions/current'),
    nobody.call('DELETE', '/account/sessions/current', {}),
    nobody.call('POST', '/account/jwts', {}),
  ];
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(guest);
});

describe('the password', () => {
  test('is changed by who knows it, and every other device is signed out', async () => {
    const { who, device } = await arrive(server.address);
    const other = new Device(server.address);
    await other.signIn(who);
    const changed = await device.call('PATCH', '/account/password', {
      password: NEW_PASSWORD,
      oldPassword: who.password,
    });
    expect(changed).toMatchObject({ status: 200, body: { $id: who.id } });
    expect((await device.call('GET', '/account')).status).toBe(200);
    expect(await other.call('GET', '/account')).toMatchObject(guest);
    expect(await other.signIn(who)).toMatchObject(wrong);
    expect((await other.signIn({ ...who, password: NEW_PASSWORD })).status).toBe(201);
  });

  test('is not changed by a session alone', async () => {
    const { who, device } = await arrive(server.address);
    for (const oldPassword of [undefined, '', 'wrong password', who.password.toUpperCase()]) {
      const answer = await device.call('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword });
      expect(answer).toMatchObject(wrong);
    }
    expect((await new Device(server.address).signIn(who)).status).toBe(201);
  });

  test('is of 8 to 256 characters and not one that guessing begins with', async () => {
    const { who, device } = await arrive(server.address);
    const change = (password: string) =>
      device.call('PATCH', '/account/password', { password, oldPassword: who.password });
    for (const bad of ['1234567', 'x'.repeat(257), 'password1', 'Trustno1', 'iloveyou', '1qaz2wsx']) {
      expect(await change(bad)).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } });
    }
    expect((await change('iloveyou')).body.message).toBe(
      'Invalid `password` param: Password is one of the commonest. Please choose another one.',
    );
    expect((await change('linen-'.repeat(42))).status).toBe(200);
    const person = { userId: 'unique()', email: 'common@example.com', password: 'iloveyou' };
    expect((await device.call('POST', '/account', person)).status).toBe(400);
  });

  test('is not made of words that belong to its owner or to the product', async () => {
    const { who, device } = await arrive(server.address);
    const person = { userId: 'unique()', email: 'meera.pillai@example.com', name: 'Meera Pillai' };
    for (const password of ['Meera1985!', 'toile-2026', 'pillai.meera']) {
      const answer = await device.call('POST', '/account', { ...person, password });
      expect(answer).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } });
    }
    const change = { password: 'fashion-2026', oldPassword: who.password };
    expect((await device.call('PATCH', '/account/password', change)).status).toBe(400);
  });

  test('is of any characters, and shown as it was chosen', async () => {
    const { who, device } = await arrive(server.address);
    const password = '  Größe 42 🧵 "quoted"\\\t ';
    const change = { password, oldPassword: who.password };
    expect((await device.call('PATCH', '/account/password', change)).status).toBe(200);
    const other = new Device(server.address);
    for (const wrong of [password.trim(), password.toLowerCase(), password.slice(0, -1)]) {
      expect((await other.signIn({ ...who, password: wrong })).status).toBe(401);
    }
    expect((await other.signIn({ ...who, password })).status).toBe(201);
  });

  test('changed twice at once from one old password is changed once', async () => {
    const { who, device } = await arrive(server.address);
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((password) =>
        device.call('PATCH', '/account/password', { password, oldPassword: who.password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('that is replaced while someone signs in with it leaves no session behind', async () => {
    const { who, device } = await arrive(server.address);
    const intruder = new Device(server.address);
    const logins = Array.from({ length: 6 }, () => intruder.signIn(who));
    const oldPassword = who.password;
    const changed = await device.call('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword });
    expect(changed.status).toBe(200);
    await Promise.all(logins);
    expect((await device.call('GET', '/account/sessions')).body.total).toBe(1);
  });

  test('of an account that never had one is set without showing one', async () => {
    const { who, device } = await arrive(server.address);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, who.id)),
    );
    const moved = await device.call('PATCH', '/account/email', { email: 'moved@example.com', password: '' });
    expect(moved).toMatchObject(wrong);
    expect((await device.call('PATCH', '/account/password', { password: NEW_PASSWORD })).status).toBe(200);
    expect((await new Device(server.address).signIn({ ...who, password: NEW_PASSWORD })).status).toBe(201);
  });
});

describe('the address', () => {
  test('is changed by who knows the password, in lower case, and is unverified again', async () => {
    const { who, device } = await arrive(server.address);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ isEmailVerified: true }).where(eq(accounts.id, who.id)),
    );
    const email = ` New.${who.email.toUpperCase()} `;
    const changed = await device.call('PATCH', '/account/email', { email, password: who.password });
    expect(changed).toMatchObject({ status: 200, body: { email: `new.${who.email}`, emailVerification: false } });
    expect(await new Device(server.address).signIn(who)).toMatchObject(wrong);
    expect((await new Device(server.address).signIn({ ...who, email: `new.${who.email}` })).status).toBe(201);
  });

  test('is not changed with a wrong password, and stays verified when it stays the same', async () => {
    const { who, device } = await arrive(server.address);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ isEmailVerified: true }).where(eq(accounts.id, who.id)),
    );
    const change = (email: string, password: string) => device.call('PATCH', '/account/email', { email, password });
    expect(await change('other@example.com', 'not it')).toMatchObject(wrong);
    expect(await change(who.email, who.password)).toMatchObject({ status: 200, body: { emailVerification: true } });
  });

  test('of somebody else is refused without saying whose it is, also when two take it at once', async () => {
    const { who, device } = await arrive(server.address);
    const other = await makeAccount(server.address);
    const refused = {
      status: 400,
      body: { type: 'general_bad_request', message: 'This email address cannot be used.' },
    };
    const taken = await device.call('PATCH', '/account/email', { email: other.email, password: who.password });
    expect(taken).toMatchObject(refused);
    const rivals = await Promise.all([arrive(server.address), arrive(server.address), arrive(server.address)]);
    const answers = await Promise.all(
      rivals.map((rival) =>
        rival.device.call('PATCH', '/account/email', { email: 'wanted@example.com', password: rival.who.password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

test('fields that are not the call’s are not assigned', async () => {
  const { who, device } = await arrive(server.address);
  const extra = { isEmailVerified: true, emailVerification: true, status: 'blocked', id: 'other', tokens: 99 };
  await device.call('PATCH', '/account/name', { name: 'Mira', ...extra });
  await device.call('PATCH', '/account/email', { email: `b${who.email}`, password: who.password, ...extra });
  const seen = (await device.call('GET', '/account')).body;
  expect(seen).toMatchObject({ $id: who.id, name: 'Mira', emailVerification: false, status: true });
});

describe('sessions', () => {
  test('are listed newest first, the current one marked, without secrets, nobody else’s among them', async () => {
    const { who, device } = await arrive(server.address);
    await arrive(server.address);
    const other = new Device(server.address);
    const { body: second } = await other.signIn(who);
    const { status, body } = await device.call('GET', '/account/sessions');
    expect(status).toBe(200);
    expect(body.total).toBe(2);
    expect(body.sessions.map(({ $id, current, secret }: Seen) => ({ $id, current, secret }))).toEqual([
      { $id: second.$id, current: false, secret: '' },
      { $id: expect.any(String), current: true, secret: '' },
    ]);
  });

  test('are ended one by one from another device', async () => {
    const { who, device } = await arrive(server.address);
    const other = new Device(server.address);
    const { body: second } = await other.signIn(who);
    expect((await device.call('GET', `/account/sessions/${second.$id}`)).body.current).toBe(false);
    expect((await device.call('DELETE', `/account/sessions/${second.$id}`, {})).status).toBe(204);
    expect(await other.call('GET', '/account')).toMatchObject(guest);
    expect((await device.call('GET', '/account')).status).toBe(200);
    const gone = { status: 404, body: { type: 'user_session_not_found' } };
    expect(await device.call('DELETE', `/account/sessions/${second.$id}`, {})).toMatchObject(gone);
  });

  test('past their end are not listed, and a job removes them and no other', async () => {
    const { who, device } = await arrive(server.address);
    const { body: second } = await new Device(server.address).signIn(who);
    const { database } = server.parts;
    await database.transaction((tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.id, second.$id)),
    );
    expect((await device.call('GET', '/account/sessions')).body.total).toBe(1);
    await deleteExpiredSessions({ ctx: { actor: { kind: 'job', name: 'test' }, database } });
    const left = await database.read.select().from(sessions).where(eq(sessions.accountId, who.id));
    expect(left.map(({ id }) => id)).not.toContain(second.$id);
    expect(left).toHaveLength(1);
    expect(() => deleteExpiredSessions({ ctx: { actor: { kind: 'guest' }, database } })).toThrow('not authorized');
  });

  test('are a hundred at most: the oldest give way', async () => {
    const { who, device } = await arrive(server.address);
    const [own] = await server.parts.database.read.select().from(sessions).where(eq(sessions.accountId, who.id));
    if (!own) throw new Error('no session');
    const older = Array.from({ length: 100 }, (_, index) => ({
      ...own,
      id: `s${index}-${who.id}`,
      secretHash: `hash ${index} ${who.id}`,
      createdAt: new Date(own.createdAt.getTime() - 1000 * (index + 1)),
    }));
    await server.parts.database.transaction((tx) => tx.insert(sessions).values(older));
    await new Device(server.address).signIn(who);
    const { body } = await device.call('GET', '/account/sessions');
    expect(body.total).toBe(100);
    expect((await device.call('GET', '/account')).status).toBe(200);
  });
});

describe('a JWT', () => {
  const invalid = { status: 401, body: { type: 'user_jwt_invalid' } };
  const nobody = () => new Device(server.address);
  const see = (jwt: string) => nobody().call('GET', '/account', undefined, { 'x-appwrite-jwt': jwt });

  test.each(['/account/jwts', '/account/jwt'])('made at %s stands for its session', async (path) => {
    const { who, device } = await arrive(server.address);
    const { status, body } = await device.call('POST', path, {});
    expect(status).toBe(201);
    expect(await see(body.jwt)).toMatchObject({ status: 200, body: { $id: who.id } });
    const claims = JSON.parse(Buffer.from(body.jwt.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ userId: who.id, sessionId: expect.any(String) });
    expect(claims.exp - claims.iat).toBe(900);
  });

  test('dies with its session, with its time, and opens nothing of a blocked account', async () => {
    const { who, device } = await arrive(server.address);
    const { jwt } = (await device.call('POST', '/account/jwts', { duration: 3600 })).body;
    const { jwt: short } = (await device.call('POST', '/account/jwts', { duration: 0 })).body;
    expect(await see(short)).toMatchObject(invalid);
    const block = (status: 'blocked' | 'active') =>
      server.parts.database.transaction((tx) => tx.update(accounts).set({ status }).where(eq(accounts.id, who.id)));
    await block('blocked');
    expect(await see(jwt)).toMatchObject({ status: 403, body: { type: 'user_blocked' } });
    await block('active');
    expect((await see(jwt)).status).toBe(200);
    await device.call('DELETE', '/account/sessions', {});
    expect(await see(jwt)).toMatchObject(invalid);
  });

  test('is of our making or is none', async () => {
    const { who, device } = await arrive(server.address);
    const { jwt } = (await device.call('POST', '/account/jwts')).body;
    const [head, body, signature] = jwt.split('.');
    const { sessionId } = JSON.parse(Buffer.from(body, 'base64url').toString());
    const none = new UnsecuredJWT({ userId: who.id, sessionId }).setExpirationTime('1h').encode();
    const other = await arrive(server.address);
    const claims = { userId: other.who.id, sessionId, exp: 4_000_000_000 };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    for (const token of [none, forged, `${head}.${body}.`, 'nonsense', 'a.b.c', '{}']) {
      expect(await see(token)).toMatchObject(invalid);
    }
  });

  test('does not make another, and does not come beside a session', async () => {
    const { device } = await arrive(server.address);
    const { jwt } = (await device.call('POST', '/account/jwts', {})).body;
    const headers = { 'x-appwrite-jwt': jwt };
    expect(await nobody().call('POST', '/account/jwts', {}, headers)).toMatchObject({
      status: 403,
      body: { type: 'user_jwt_creation_denied' },
    });
    expect(await device.call('GET', '/account', undefined, headers)).toMatchObject({
      status: 403,
      body: { type: 'user_jwt_and_cookie_set' },
    });
    expect((await device.call('GET', '/account', undefined, { 'x-appwrite-jwt': '' })).status).toBe(200);
  });

  test.each([-1, 3601, 1.5, '900'])('of a duration of %j is refused', async (duration) => {
    const { device } = await arrive(server.address);
    expect(await device.call('POST', '/account/jwts', { duration })).toMatchObject({
      status: 400,
      body: { type: 'general_argument_invalid' },
    });
  });
});

test('guesses at the password of a borrowed session are counted by account, wherever they come from', async () => {
  const limited = await startTestServer({
    DATABASE_URL: server.parts.database.url,
    ROLE: 'web',
    SESSION_SECRET,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  });
  try {
    const { who, device } = await arrive(server.address);
    const guess = (round: number, oldPassword: string) =>
      fetch(`${limited.address}/v1/account/password`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'x-appwrite-project': PROJECT_ID,
          'x-forwarded-for': `198.51.100.${round}`,
          cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify({ password: NEW_PASSWORD, oldPassword }),
      });
    for (let round = 0; round < 10; round += 1) {
      expect(await (await guess(round, 'not it either')).json()).toMatchObject({ type: 'user_invalid_credentials' });
    }
    expect((await guess(10, who.password)).status).toBe(429);
  } finally {
    await limited.close();
  }
});
