import { Account, Client, OAuthProvider } from 'appwrite';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { signIns } from '#server/parts/database/schema/sign-ins.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Answer, arrive, Device, makeAccount } from '../../../../../test/device.ts';
import { type FakeGoogle, openFakeGoogle } from '../../../../../test/fakes/google.ts';
import { startTestServer } from '../../../../../test/server.ts';

const FOREIGN = 'https://shop.example';
const SUCCESS = `${FOREIGN}/in?from=google`;
const FAILURE = `${FOREIGN}/login`;

let google: FakeGoogle;
let server: RunningServer;
beforeAll(async () => {
  google = await openFakeGoogle();
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    ROLE: 'web',
    ALLOWED_ORIGINS: FOREIGN,
    GOOGLE_CLIENT_ID: 'toile',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
    GOOGLE_ISSUER: google.issuer,
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

let count = 0;
beforeEach(() => {
  count += 1;
  google.trouble = undefined;
  google.profile = { sub: `g-${count}`, email: `person${count}@example.com`, email_verified: true, name: 'Asha Rao' };
});

const startOf = (flow: 'sessions' | 'tokens', success = SUCCESS, failure = FAILURE) =>
  `/account/${flow}/oauth2/google?${new URLSearchParams({ success, failure, project: 'toile' })}`;

/** Sends a browser to Google and returns the address it is sent back to. */
async function depart(device: Device, flow: 'sessions' | 'tokens' = 'sessions'): Promise<URL> {
  const start = await device.call('GET', startOf(flow));
  expect([start.status, start.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return google.visit(start.headers.get('location') ?? '');
}

const comeBack = (device: Device, cameTo: URL) =>
  device.call('GET', `${cameTo.pathname.replace('/v1', '')}${cameTo.search}`);

const goThrough = async (device: Device, flow: 'sessions' | 'tokens' = 'sessions') =>
  comeBack(device, await depart(device, flow));

const target = (answer: Answer) => new URL(answer.headers.get('location') ?? '', server.address);

/** The error a failed sign-in carries to the page it ends on. */
function errorOf(answer: Answer): { at: string; type: string; code: number } {
  const { origin, pathname, searchParams } = target(answer);
  const { type, code } = JSON.parse(searchParams.get('error') ?? '{}');
  return { at: origin === server.address ? pathname : origin + pathname, type, code };
}

const failed = { at: FAILURE, type: 'user_oauth2_provider_failure', code: 424 };

describe('someone new', () => {
  test('comes back signed in, with an account, a free token and what Google knows', async () => {
    google.profile.picture = 'https://lh3.example/a.jpg';
    const device = new Device(server.address);
    const answer = await goThrough(device);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SUCCESS]);
    const { body } = await device.call('GET', '/account');
    expect(body).toMatchObject({
      email: google.profile.email,
      name: 'Asha Rao',
      emailVerification: true,
      passwordUpdate: '',
      prefs: { picture: 'https://lh3.example/a.jpg' },
    });
    const rows = await server.parts.database.read.select().from(ledger).where(eq(ledger.accountId, body.$id));
    expect(rows).toMatchObject([{ kind: 'grant' }]);
    const session = await device.call('GET', '/account/sessions/current');
    expect(session.body).toMatchObject({
      provider: 'google',
      providerUid: google.profile.sub,
      providerAccessToken: '',
    });
  });

  test('is called what can be seen of the name that Google tells', async () => {
    google.profile.name = `Asha\u202egpj.exe\n\u0000${'x'.repeat(200)}`.slice(0, 127).concat('👗');
    const device = new Device(server.address);
    await goThrough(device);
    const { name } = (await device.call('GET', '/account')).body;
    expect(name).toBe(`Ashagpj.exe${'x'.repeat(127 - 14)}`);
  });

  test('is the same person the next time, whatever address Google tells then', async () => {
    const device = new Device(server.address);
    await goThrough(device);
    const first = (await device.call('GET', '/account')).body;
    google.profile.email = 'moved@example.com';
    google.profile.email_verified = false;
    const again = new Device(server.address);
    await goThrough(again);
    expect((await again.call('GET', '/account')).body).toMatchObject({ $id: first.$id, email: first.email });
  });

  test('who comes in while the account is being deleted gets a new one, not the old one back', async () => {
    const first = new Device(server.address);
    await goThrough(first);
    const { $id: id } = (await first.call('GET', '/account')).body;
    const again = new Device(server.address);
    const cameTo = await depart(again);
    const coming = await server.parts.database.transaction(async (tx) => {
      await tx.execute(sql`update accounts set status = 'deleted', deleted_at = now(), name = '', prefs = '{}',
        password_hash = null, email = ${`${id}@deleted.invalid`} where id = ${id}`);
      await tx.execute(sql`delete from identities where account_id = ${id}`);
      const arrival = comeBack(again, cameTo);
      for (let waits = false; !waits; ) {
        const { rows } = await tx.execute(
          sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
        );
        waits = rows.length > 0;
      }
      return { arrival };
    });
    expect((await coming.arrival).status).toBe(303);
    const { body } = await again.call('GET', '/account');
    expect(body).toMatchObject({ status: true, email: google.profile.email });
    expect(body.$id).not.toBe(id);
  });

  test('who comes in from two devices at once is one person', async () => {
    const devices = [new Device(server.address), new Device(server.address), new Device(server.address)];
    const returns = await Promise.all(devices.map((device) => depart(device)));
    await Promise.all(devices.map((device, index) => comeBack(device, returns[index] ?? new URL('http://x'))));
    const seen = await Promise.all(devices.map((device) => device.call('GET', '/account')));
    expect(new Set(seen.map(({ body }) => body.$id)).size).toBe(1);
    expect(seen[0]?.status).toBe(200);
  });

  test('whose address Google has not verified stays outside', async () => {
    google.profile.email_verified = false;
    const device = new Device(server.address);
    const answer = await goThrough(device);
    expect(errorOf(answer)).toMatchObject({ at: FAILURE, code: 424 });
    expect((await device.call('GET', '/account')).status).toBe(401);
  });
});

describe('an address that has an account already', () => {
  test('keeps it, password and sessions, if it was proved', async () => {
    const { who, device } = await arrive(server.address);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ isEmailVerified: true }).where(eq(accounts.id, who.id)),
    );
    google.profile.email = who.email.toUpperCase();
    const browser = new Device(server.address);
    await goThrough(browser);
    expect((await browser.call('GET', '/account')).body.$id).toBe(who.id);
    expect((await device.call('GET', '/account')).status).toBe(200);
    expect((await new Device(server.address).signIn(who)).status).toBe(201);
  });

  test('takes it over from whoever made it without proving the address', async () => {
    const { who, device } = await arrive(server.address);
    google.profile.email = who.email;
    const browser = new Device(server.address);
    await goThrough(browser);
    expect((await browser.call('GET', '/account')).body).toMatchObject({ $id: who.id, emailVerification: true });
    expect((await device.call('GET', '/account')).status).toBe(401);
    expect((await new Device(server.address).signIn(who)).status).toBe(401);
  });

  test('also from who had moved an account of their own Google to it', async () => {
    const squatter = new Device(server.address);
    await goThrough(squatter);
    const { $id } = (await squatter.call('GET', '/account')).body;
    const squatterProfile = { ...google.profile };
    const email = `victim${count}@example.com`;
    await squatter.call('PATCH', '/account/password', { password: 'selvedge and bias' });
    await squatter.call('PATCH', '/account/email', { email, password: 'selvedge and bias' });
    google.profile = { sub: `victim-${count}`, email, email_verified: true };
    await goThrough(new Device(server.address));
    const linked = await server.parts.database.read.select().from(identities).where(eq(identities.accountId, $id));
    expect(linked.map(({ subject }) => subject)).toEqual([`victim-${count}`]);
    google.profile = squatterProfile;
    const again = new Device(server.address);
    await goThrough(again);
    expect((await again.call('GET', '/account')).body.$id).not.toBe($id);
  });

  test('is not given to an address Google has not verified, nor opened when blocked', async () => {
    const who = await makeAccount(server.address);
    google.profile = { sub: `g-${count}`, email: who.email, email_verified: false };
    expect(errorOf(await goThrough(new Device(server.address))).code).toBe(424);
    expect((await new Device(server.address).signIn(who)).status).toBe(201);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ status: 'blocked', isEmailVerified: true }).where(eq(accounts.id, who.id)),
    );
    google.profile.email_verified = true;
    expect(errorOf(await goThrough(new Device(server.address)))).toMatchObject({ type: 'user_blocked', code: 403 });
  });
});

describe('a sign-in', () => {
  test('that is denied, refused or answered with another nonce ends on the page for failures', async () => {
    google.trouble = 'denial';
    expect(errorOf(await goThrough(new Device(server.address)))).toEqual({
      ...failed,
      type: 'user_oauth2_provider_error',
    });
    for (const trouble of ['refused exchange', 'wrong nonce'] as const) {
      google.trouble = trouble;
      const device = new Device(server.address);
      expect(errorOf(await goThrough(device))).toEqual(failed);
      expect((await device.call('GET', '/account')).status).toBe(401);
    }
  });

  test('belongs to the browser that began it', async () => {
    const victim = new Device(server.address);
    const cameTo = await depart(new Device(server.address));
    expect(errorOf(await comeBack(victim, cameTo))).toEqual({ ...failed, at: '/login' });
    await depart(victim);
    expect(errorOf(await comeBack(victim, cameTo))).toEqual({ ...failed, at: '/login' });
    expect((await victim.call('GET', '/account')).status).toBe(401);
  });

  test('comes back once, with its own state, and in time', async () => {
    const device = new Device(server.address);
    google.trouble = 'wrong state';
    expect(errorOf(await goThrough(device))).toEqual({ ...failed, at: '/login' });
    google.trouble = undefined;
    const cameTo = await depart(device);
    expect((await comeBack(device, cameTo)).headers.get('location')).toBe(SUCCESS);
    expect(errorOf(await comeBack(device, cameTo))).toEqual({ ...failed, at: '/login' });
    const late = await depart(device);
    await server.parts.database.transaction((tx) => tx.update(signIns).set({ expiresAt: new Date(0) }));
    expect(errorOf(await comeBack(device, late))).toEqual({ ...failed, at: '/login' });
  });

  test('with a code that was used already ends on the page for failures', async () => {
    const device = new Device(server.address);
    const used = await depart(device);
    const next = await depart(device);
    await comeBack(device, used);
    next.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect(errorOf(await comeBack(device, next))).toEqual(failed);
  });

  test('in two tabs ends in both', async () => {
    const device = new Device(server.address);
    const [first, second] = [await depart(device), await depart(device)];
    expect((await comeBack(device, second)).headers.get('location')).toBe(SUCCESS);
    expect((await comeBack(device, first)).headers.get('location')).toBe(SUCCESS);
  });

  test('ends the session the browser had before', async () => {
    const { device } = await arrive(server.address);
    const old = new Device(server.address);
    for (const [name, value] of device.cookies) old.cookies.set(name, value);
    await goThrough(device);
    expect((await device.call('GET', '/account')).body.email).toBe(google.profile.email);
    expect((await old.call('GET', '/account')).status).toBe(401);
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'https://shop.example@evil.example/'])(
    'leads nowhere else, not to %s',
    async (url) => {
      const device = new Device(server.address);
      const success = await device.call('GET', startOf('sessions', url));
      expect(success).toMatchObject({ status: 400, body: { type: 'project_invalid_success_url' } });
      const failure = await device.call('GET', startOf('tokens', SUCCESS, url));
      expect(failure).toMatchObject({ status: 400, body: { type: 'project_invalid_failure_url' } });
    },
  );

  test('is begun at the address the SDK makes, with PKCE and our callback', async () => {
    const client = new Client().setEndpoint(`${server.address}/v1`).setProject('toile');
    const url = new Account(client).createOAuth2Session({ provider: OAuthProvider.Google, success: SUCCESS });
    const reply = await fetch(url ?? '', { redirect: 'manual' });
    const to = new URL(reply.headers.get('location') ?? '');
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(to.searchParams.get('redirect_uri')).toBe(`${server.address}/v1/account/sessions/oauth2/callback/google`);
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^toile_sign_in=[\w-]{43}; Max-Age=600; Path=\/v1\/account; HttpOnly; SameSite=Lax$/,
    );
  });

  test('needs the project, a provider we know, and Google to be set up', async () => {
    const device = new Device(server.address);
    expect((await device.call('GET', '/account/sessions/oauth2/google')).status).toBe(404);
    const disabled = { status: 412, body: { type: 'project_provider_disabled' } };
    expect(await device.call('GET', '/account/sessions/oauth2/github?project=toile')).toMatchObject(disabled);
    const without = await startTestServer({ DATABASE_URL: server.parts.database.url, ROLE: 'web' });
    const start = await new Device(without.address).call('GET', '/account/sessions/oauth2/google?project=toile');
    await without.close();
    expect(start).toMatchObject(disabled);
  });
});

describe('a token', () => {
  async function shown(): Promise<{ userId: string; secret: string }> {
    const device = new Device(server.address);
    const answer = await goThrough(device, 'tokens');
    const to = target(answer);
    expect(`${to.origin}${to.pathname}`).toBe(`${FOREIGN}/in`);
    expect(to.searchParams.get('from')).toBe('google');
    expect((await device.call('GET', '/account')).status).toBe(401);
    return { userId: to.searchParams.get('userId') ?? '', secret: to.searchParams.get('secret') ?? '' };
  }
  const invalid = { status: 401, body: { type: 'user_invalid_token' } };
  const use = (body: object, device = new Device(server.address)) =>
    device.call('POST', '/account/sessions/token', body);

  test('is made into a session, once', async () => {
    const token = await shown();
    const device = new Device(server.address);
    const answers = await Promise.all([use(token, device), use(token), use(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
    const made = answers.find(({ status }) => status === 201);
    expect(made?.body).toMatchObject({ userId: token.userId, provider: 'oauth2', secret: '' });
  });

  test('lives a minute, is its owner’s, and is of no other kind', async () => {
    const began = Date.now();
    const token = await shown();
    const [row] = await server.parts.database.read
      .select()
      .from(accountTokens)
      .where(eq(accountTokens.accountId, token.userId));
    const expires = row?.expiresAt.getTime() ?? 0;
    expect(expires).toBeGreaterThan(began + 59_000);
    expect(expires).toBeLessThan(Date.now() + 61_000);
    expect(await use({ ...token, userId: 'other' })).toMatchObject(invalid);
    expect(await use({ ...token, secret: 'guess' })).toMatchObject(invalid);
    const recovery = { ...token, password: 'selvedge and bias' };
    expect(await new Device(server.address).call('PUT', '/account/recovery', recovery)).toMatchObject(invalid);
    const { device } = await arrive(server.address);
    expect(await use(token, device)).toMatchObject({ status: 401, body: { type: 'user_session_already_exists' } });
    await server.parts.database.transaction((tx) => tx.update(accountTokens).set({ expiresAt: new Date(0) }));
    expect(await use(token)).toMatchObject(invalid);
  });
});

test('when Google is away the browser is told so, and the next sign-in asks again', async () => {
  const other = await openFakeGoogle();
  const alone = await startTestServer({
    DATABASE_URL: server.parts.database.url,
    ROLE: 'web',
    ALLOWED_ORIGINS: FOREIGN,
    GOOGLE_CLIENT_ID: 'toile',
    GOOGLE_CLIENT_SECRET: 'x',
    GOOGLE_ISSUER: other.issuer,
    LOG_LEVEL: 'silent',
  });
  await other.close();
  const start = () => new Device(alone.address).call('GET', startOf('sessions'));
  expect(errorOf(await start())).toEqual(failed);
  const back = await openFakeGoogle(Number(new URL(other.issuer).port));
  expect(target(await start()).origin).toBe(back.issuer);
  await alone.close();
  await back.close();
});
