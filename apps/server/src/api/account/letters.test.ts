import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { deleteExpiredTokens } from '#server/product/accounts/delete-expired-tokens.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { arrive, type Credentials, Device, makeAccount } from '../../../../../test/device.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type FakeMailServer, openFakeMailServer } from '../../../../../test/fakes/mail-server.ts';
import type { Letter } from '../../../../../test/letters.ts';
import { startTestServer } from '../../../../../test/server.ts';

const PUBLIC_URL = 'https://toile.example';
const PAGE = `${PUBLIC_URL}/recover?from=mail`;
const NEW_PASSWORD = 'selvedge and bias';
const invalid = { status: 401, body: { type: 'user_invalid_token', message: 'Invalid token passed in the request.' } };

let post: FakeMailServer;
let server: RunningServer;
beforeAll(async () => {
  post = await openFakeMailServer();
  server = await startTestServer(
    {
      DATABASE_URL: await createTestDatabase(),
      PUBLIC_URL,
      ALLOWED_ORIGINS: 'https://shop.example',
      SMTP_URL: post.url,
      MAIL_FROM: 'Toile <hello@toile.example>',
      // Letters that are refused on purpose are logged as such.
      LOG_LEVEL: 'silent',
    },
    { openGenerator: () => openFakeGenerator(1) },
  );
});
afterAll(async () => {
  await server.close();
  await post.close();
});

const nobody = () => new Device(server.address);
const lettersTo = (email: string) => post.letters.filter((letter) => letter.to === email);
const nextLetter = (email: string, count = 1): Promise<Letter> =>
  vi.waitFor(
    () => {
      const letter = lettersTo(email)[count - 1];
      if (!letter) throw new Error(`no letter to ${email} yet`);
      return letter;
    },
    { timeout: 60_000 },
  );

async function forget(who: Credentials, count = 1): Promise<{ userId: string; secret: string }> {
  const asked = await nobody().call('POST', '/account/recovery', { email: who.email, url: PAGE });
  expect(asked.status).toBe(201);
  return shownBy(await nextLetter(who.email, count));
}

function shownBy({ link }: Letter): { userId: string; secret: string } {
  return { userId: link.searchParams.get('userId') ?? '', secret: link.searchParams.get('secret') ?? '' };
}

const expire = (accountId: string) =>
  server.parts.database.transaction((tx) =>
    tx
      .update(accountTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(accountTokens.accountId, accountId)),
  );

describe('a forgotten password', () => {
  test('is replaced by who reads the mail, once, and every device is signed out', async () => {
    const { who, device } = await arrive(server.address);
    const began = Date.now();
    const asked = await nobody().call('POST', '/account/recovery', { email: who.email.toUpperCase(), url: PAGE });
    expect(asked.body).toEqual({
      $id: expect.any(String),
      $createdAt: expect.any(String),
      userId: '',
      secret: '',
      expire: expect.any(String),
      phrase: '',
    });
    const letter = await nextLetter(who.email);
    expect(letter.from).toBe('Toile <hello@toile.example>');
    expect(letter.link.href).toMatch(/^https:\/\/toile\.example\/recover\?from=mail&userId=/);
    const expires = new Date(letter.link.searchParams.get('expire') ?? '').getTime();
    expect(expires).toBeGreaterThan(began + 59 * 60_000);
    expect(expires).toBeLessThan(Date.now() + 61 * 60_000);
    const use = () => nobody().call('PUT', '/account/recovery', { ...shownBy(letter), password: NEW_PASSWORD });
    expect(await use()).toMatchObject({ status: 200, body: { userId: who.id, secret: '' } });
    expect((await device.call('GET', '/account')).status).toBe(401);
    expect((await nobody().signIn(who)).status).toBe(401);
    const again = nobody();
    expect((await again.signIn({ ...who, password: NEW_PASSWORD })).status).toBe(201);
    expect((await again.call('GET', '/account')).body.emailVerification).toBe(true);
    expect(await use()).toMatchObject(invalid);
  });

  test('is answered alike for an address nobody has, which gets no letter', async () => {
    const who = await makeAccount(server.address);
    const ask = async (email: string) => {
      const { status, body, headers } = await nobody().call('POST', '/account/recovery', { email, url: PAGE });
      const { $id, $createdAt, expire: end, ...same } = body;
      return { status, same, fields: Object.keys(body), type: headers.get('content-type'), id: typeof $id };
    };
    expect(await ask('nobody@example.com')).toEqual(await ask(who.email));
    await nextLetter(who.email);
    expect(lettersTo('nobody@example.com')).toEqual([]);
  });

  test('shown twice at once is used once', async () => {
    const shown = await forget(await makeAccount(server.address));
    const answers = await Promise.all(
      ['first new password', 'second new password', 'third new password'].map((password) =>
        nobody().call('PUT', '/account/recovery', { ...shown, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('is not replaced with a secret of another person, a guess, a late one, or one of another kind', async () => {
    const who = await makeAccount(server.address);
    const { who: other, device } = await arrive(server.address);
    const shown = await forget(who);
    await device.call('POST', '/account/verifications/email', { url: PAGE });
    const verification = shownBy(await nextLetter(other.email));
    const use = (body: object) => nobody().call('PUT', '/account/recovery', { password: NEW_PASSWORD, ...body });
    expect(await use({ ...shown, userId: other.id })).toMatchObject(invalid);
    expect(await use({ ...shown, userId: 'nobody' })).toMatchObject(invalid);
    expect(await use({ ...shown, secret: `${shown.secret}x` })).toMatchObject(invalid);
    expect(await use({ ...shown, secret: 'a\u0000b' })).toMatchObject({ status: 401 });
    expect(await use(verification)).toMatchObject(invalid);
    expect(await use({ ...shown, password: 'short' })).toMatchObject({ status: 400 });
    expect(await use({ ...shown, password: 'iloveyou' })).toMatchObject({ status: 400 });
    // Refused, and the letter is as good as before.
    for (let n = 0; n < 2; n++) expect(await use({ ...shown, password: 'toile-2026' })).toMatchObject({ status: 400 });
    await expire(who.id);
    expect(await use(shown)).toMatchObject(invalid);
    expect((await nobody().signIn(who)).status).toBe(201);
  });

  test('is past once the password or the address was changed', async () => {
    const { who, device } = await arrive(server.address);
    const first = await forget(who);
    await device.call('PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: who.password });
    const use = (shown: object) => nobody().call('PUT', '/account/recovery', { ...shown, password: 'third password' });
    expect(await use(first)).toMatchObject(invalid);
    const second = await forget(who, 2);
    await device.call('PATCH', '/account/email', { email: `new.${who.email}`, password: NEW_PASSWORD });
    expect(await use(second)).toMatchObject(invalid);
  });

  test('of a blocked account sends no letter and opens nothing', async () => {
    const who = await makeAccount(server.address);
    const shown = await forget(who);
    await server.parts.database.transaction((tx) =>
      tx.update(accounts).set({ status: 'blocked' }).where(eq(accounts.id, who.id)),
    );
    const use = await nobody().call('PUT', '/account/recovery', { ...shown, password: NEW_PASSWORD });
    expect(use).toMatchObject({ status: 403, body: { type: 'user_blocked' } });
    await nobody().call('POST', '/account/recovery', { email: who.email, url: PAGE });
    const witness = await makeAccount(server.address);
    await forget(witness);
    expect(lettersTo(who.email)).toHaveLength(1);
  });

  test('leaves no secret in the database', async () => {
    const who = await makeAccount(server.address);
    const { secret } = await forget(who);
    const { rows } = await server.parts.database.transaction((tx) =>
      tx.execute(
        `select t::text as row from account_tokens t union all select j::text from pgboss.job j where name like 'account-mail%'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('links lead to', () => {
  const ask = (url: string, headers: Record<string, string> = {}) =>
    nobody().call('POST', '/account/recovery', { email: 'link@example.com', url }, headers);

  test.each([PAGE, 'https://shop.example/account/recover'])('%s', async (url) => {
    expect((await ask(url)).status).toBe(201);
  });

  test.each([
    'https://evil.example/recover',
    'https://toile.example.evil.example/',
    'https://toile.example@evil.example/',
    'https://user:pw@toile.example/',
    'http://toile.example/',
    'https://toile.example:8443/',
    '//evil.example',
    '/recover',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:3000/',
    'https://toile.example/..//evil.example',
    'https://toile.example//evil.example',
    'https://toile.example/a/../recover',
    'https://toile.example/%2e%2e/recover',
    'https://toile.example/%2F%2Fevil.example',
    'https://toile.example/\\\\evil.example',
    `${PAGE}${'x'.repeat(2048)}`,
    '',
  ])('our own pages only, not to %s', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } });
  });

  test('our own pages, whatever host the request claims to be sent to', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await ask('https://evil.example/recover', headers)).status).toBe(400);
  });
});

describe('an address', () => {
  test.each(['/account/verifications/email', '/account/verification'])('is proved by mail at %s', async (path) => {
    const { who, device } = await arrive(server.address);
    const asked = await device.call('POST', path, { url: PAGE });
    expect(asked).toMatchObject({ status: 201, body: { userId: who.id, secret: '' } });
    const shown = shownBy(await nextLetter(who.email));
    expect((await device.call('GET', '/account')).body.emailVerification).toBe(false);
    expect(await nobody().call('PUT', path, shown)).toMatchObject({ status: 200, body: { userId: who.id } });
    expect((await device.call('GET', '/account')).body.emailVerification).toBe(true);
    expect(await nobody().call('PUT', path, shown)).toMatchObject(invalid);
  });

  test('is not proved for a guest, nor with a secret that was mailed to an earlier address', async () => {
    expect((await nobody().call('POST', '/account/verifications/email', { url: PAGE })).status).toBe(401);
    const { who, device } = await arrive(server.address);
    await device.call('POST', '/account/verifications/email', { url: PAGE });
    const shown = shownBy(await nextLetter(who.email));
    const tokens = await server.parts.database.read.select().from(accountTokens);
    const [token] = tokens.filter(({ accountId }) => accountId === who.id);
    if (!token) throw new Error('no token');
    await device.call('PATCH', '/account/email', { email: `new.${who.email}`, password: who.password });
    // As if the letter had been written while the address was being changed.
    await server.parts.database.transaction((tx) => tx.insert(accountTokens).values(token));
    expect(await nobody().call('PUT', '/account/verifications/email', shown)).toMatchObject(invalid);
    expect((await device.call('GET', '/account')).body.emailVerification).toBe(false);
  });
});

describe('a mail server', () => {
  test('that is busy is tried again; one that knows no such mailbox is not', async () => {
    const busy = await makeAccount(server.address, 'busy@example.com');
    const unknown = await makeAccount(server.address, 'unknown@example.com');
    await nobody().call('POST', '/account/recovery', { email: unknown.email, url: PAGE });
    await forget(busy);
    expect(post.asked.filter((address) => address === busy.email)).toHaveLength(2);
    expect(post.asked.filter((address) => address === unknown.email)).toHaveLength(1);
  });
});

test('secrets past their hour are swept, others stay', async () => {
  const [late, fresh] = [await makeAccount(server.address), await makeAccount(server.address)];
  await forget(late);
  const shown = await forget(fresh);
  await expire(late.id);
  const { database } = server.parts;
  await deleteExpiredTokens({ ctx: { actor: { kind: 'job', name: 'test' }, database } });
  const left = (await database.read.select().from(accountTokens)).map(({ accountId }) => accountId);
  expect(left).not.toContain(late.id);
  expect((await nobody().call('PUT', '/account/recovery', { ...shown, password: NEW_PASSWORD })).status).toBe(200);
});

describe('where calls are limited', () => {
  let limited: RunningServer;
  beforeAll(async () => {
    limited = await startTestServer(
      {
        DATABASE_URL: await createTestDatabase(),
        PUBLIC_URL,
        RATE_LIMITS: 'on',
        TRUST_PROXY: '1',
        SMTP_URL: post.url,
        MAIL_FROM: 'Toile <hello@toile.example>',
      },
      { openGenerator: () => openFakeGenerator(1) },
    );
  });
  afterAll(() => limited.close());

  const refused = { status: 429, body: { type: 'general_rate_limit_exceeded' } };
  const ask = (email: string, ip: string) =>
    new Device(limited.address).call('POST', '/account/recovery', { email, url: PAGE }, { 'x-forwarded-for': ip });

  test('a stranger uses up what one place may ask for an address, and its owner still gets a letter elsewhere', async () => {
    const { email } = await makeAccount(limited.address);
    for (let round = 0; round < 3; round += 1) expect((await ask(email, '198.51.100.200')).status).toBe(201);
    expect(await ask(email, '198.51.100.200')).toMatchObject(refused);
    expect((await ask(email, '192.0.2.1')).status).toBe(201);
    await nextLetter(email, 4);
  });

  test('an address gets ten letters an hour, and whoever asks for more hears what everybody hears', async () => {
    const { email } = await makeAccount(limited.address);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let round = 0; round < 13; round += 1) answers.push(await ask(email, `198.51.100.${round}`));
    const stranger = await ask('nobody-here@example.com', '198.51.100.50');
    const shape = ({ status, body }: (typeof answers)[number]) => [status, Object.keys(body), body.userId, body.secret];
    expect(new Set(answers.map((answer) => JSON.stringify(shape(answer))))).toEqual(
      new Set([JSON.stringify(shape(stranger))]),
    );
    await nextLetter(email, 10);
    // Letters leave in the order they were asked for: were there an eleventh, it would have left before this one.
    const { email: later } = await makeAccount(limited.address);
    await ask(later, '192.0.2.2');
    await nextLetter(later);
    expect(lettersTo(email)).toHaveLength(10);
  });

  test('strangers who use up the letters of an address leave its owner’s own browser some, and each that came opens', async () => {
    const { who, device } = await arrive(limited.address);
    for (let round = 0; round < 12; round += 1) await ask(who.email, `198.51.100.${60 + round}`);
    const first = await nextLetter(who.email, 1);
    await nextLetter(who.email, 10);
    await device.call('DELETE', '/account/sessions/current', {});
    const own = () =>
      device.call('POST', '/account/recovery', { email: who.email, url: PAGE }, { 'x-forwarded-for': '198.51.100.60' });
    for (let round = 0; round < 3; round += 1) expect((await own()).status).toBe(201);
    expect(await own()).toMatchObject(refused);
    await nextLetter(who.email, 13);
    // Its browser is its owner's for this address alone.
    const { email: other } = await makeAccount(limited.address);
    const foreign = () =>
      device.call('POST', '/account/recovery', { email: other, url: PAGE }, { 'x-forwarded-for': '198.51.100.90' });
    for (let round = 0; round < 3; round += 1) expect((await foreign()).status).toBe(201);
    expect(await foreign()).toMatchObject(refused);
    const use = { ...shownBy(first), password: NEW_PASSWORD };
    expect((await new Device(limited.address).call('PUT', '/account/recovery', use)).status).toBe(200);
  });

  test('one caller asks for ten letters an hour, and tries ten secrets', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await ask(`other${round}@example.com`, '203.0.113.7')).status).toBe(201);
    }
    expect(await ask('other10@example.com', '203.0.113.7')).toMatchObject(refused);
    const tryOne = () =>
      new Device(limited.address).call(
        'PUT',
        '/account/recovery',
        { userId: 'x', secret: 'y', password: NEW_PASSWORD },
        { 'x-forwarded-for': '203.0.113.8' },
      );
    for (let round = 0; round < 10; round += 1) expect(await tryOne()).toMatchObject(invalid);
    expect(await tryOne()).toMatchObject(refused);
  });
});

test('a forgotten password of an unproved address parts the account from whoever linked a Google account before', async () => {
  const who = await makeAccount(server.address);
  const linked = { provider: 'google' as const, subject: `squatter of ${who.id}`, accountId: who.id };
  await server.parts.database.transaction((tx) => tx.insert(identities).values(linked));
  const shown = await forget(who);
  await nobody().call('PUT', '/account/recovery', { ...shown, password: NEW_PASSWORD });
  const left = await server.parts.database.read.select().from(identities).where(eq(identities.accountId, who.id));
  expect(left).toEqual([]);
});
