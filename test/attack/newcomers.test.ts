import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freeTokenClaims } from '../../apps/server/src/parts/database/schema/free-token-claims.ts';
import { hashSecret } from '../../apps/server/src/product/accounts/secret.ts';
import { readBalances } from '../../apps/server/src/product/wallet/balances.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { type Credentials, Device, makeAccount } from '../device.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type FakeMailServer, openFakeMailServer } from '../fakes/mail-server.ts';
import { buyTokens } from '../people.ts';
import { startTestServer } from '../server.ts';

const PUBLIC_URL = 'https://toile.example';

const enter = async (server: RunningServer, who: Credentials) => {
  const device = new Device(server.address);
  await device.signIn(who);
  return device;
};
const leave = async (server: RunningServer, who: Credentials) =>
  (await enter(server, who)).call('DELETE', '/account', { password: who.password, posts: 'deleted' });
const freeOf = async (server: RunningServer, who: Credentials) =>
  (await readBalances(server.parts.database.read, who.id)).free;

describe('one free token a person', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
  });
  afterAll(() => server.close());

  test('an address that leaves and comes back does not get another, however it is spelt', async () => {
    const spellings = ['asha.rao@gmail.com', 'Asha.Rao@gmail.com', 'asharao@gmail.com', 'asha.rao+2@googlemail.com'];
    const counts: number[] = [];
    for (const email of spellings) {
      const who = await makeAccount(server.address, email);
      counts.push(await freeOf(server, who));
      expect((await leave(server, who)).status).toBe(204);
    }
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  test('a mailbox that was counted when less was known of its provider does not get another', async () => {
    const secrets = server.parts.secrets;
    const mailboxHash = hashSecret(secrets, 'free token mi.na@protonmail.com');
    await server.parts.database.transaction((tx) => tx.insert(freeTokenClaims).values({ mailboxHash }));
    const counts: number[] = [];
    for (const email of ['mi.na@protonmail.com', 'mi.na@pm.me', 'mina@proton.me', 'nima@proton.me'])
      counts.push(await freeOf(server, await makeAccount(server.address, email)));
    expect(counts).toEqual([0, 0, 0, 1]);
  });

  test('spellings of one mailbox that sign up at once share one token', async () => {
    const spellings = Array.from({ length: 8 }, (_, nth) => `mira+${nth}@example.com`);
    const people = await Promise.all(spellings.map((email) => makeAccount(server.address, email)));
    const counts = await Promise.all(people.map((who) => freeOf(server, who)));
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('another person gets theirs, and nothing is asked of them where no letters are sent', async () => {
    expect(await freeOf(server, await makeAccount(server.address))).toBe(1);
  });
});

describe('where letters are sent', () => {
  let post: FakeMailServer;
  let server: RunningServer;
  beforeAll(async () => {
    post = await openFakeMailServer();
    server = await startTestServer(
      {
        DATABASE_URL: await createTestDatabase(),
        PUBLIC_URL,
        SMTP_URL: post.url,
        MAIL_FROM: 'Toile <hello@toile.example>',
        RATE_LIMITS: 'on',
      },
      { openGenerator: () => openFakeGenerator() },
    );
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });

  const press = (device: Device) => device.at('/generate-outfit', 'POST', { style_idea: 'a linen coat' });
  const lettersTo = ({ email }: Credentials) => post.letters.filter(({ to }) => to === email);

  test('the free token waits for the address to be proved, and one letter says how', async () => {
    const who = await makeAccount(server.address);
    const device = await enter(server, who);
    for (let times = 0; times < 3; times++) {
      expect(await press(device)).toMatchObject({ status: 403, body: { type: 'email_unproved' } });
    }
    expect(await freeOf(server, who)).toBe(1);
    await vi.waitFor(() => expect(lettersTo(who)).toHaveLength(1), { timeout: 60_000 });
    const [letter] = lettersTo(who);
    expect(letter?.link.href.startsWith(`${PUBLIC_URL}/verification?`)).toBe(true);
    const { userId, secret } = Object.fromEntries(letter?.link.searchParams ?? []);
    expect((await device.call('PUT', '/account/verifications/email', { userId, secret })).status).toBe(200);
    expect((await press(device)).status).toBe(200);
    expect(await freeOf(server, who)).toBe(0);
    expect((await press(device)).status).toBe(402);
    expect(lettersTo(who)).toHaveLength(1);
  });

  test('tokens that were paid for ask for no proof, and the free one is left alone', async () => {
    const who = await makeAccount(server.address);
    const device = await enter(server, who);
    await buyTokens(server.parts.database, who.id, 1);
    expect((await press(device)).status).toBe(200);
    expect(await readBalances(server.parts.database.read, who.id)).toEqual({ free: 1, paid: 0 });
    expect(await press(device)).toMatchObject({ status: 403, body: { type: 'email_unproved' } });
  });
});
