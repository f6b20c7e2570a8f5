import { PROJECT_ID } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { soakOr } from '../../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../database.ts';
import { type Credentials, Device, makeAccount } from '../device.ts';
import { startTestServer } from '../server.ts';

const GUESSES = soakOr(10_000, 600);
const AT_ONCE = 50;
/** What the limits of a login let through. */
const FROM_ONE_PLACE = 10;
const BEFORE_ATTACK = 100;
const UNDER_ATTACK = 3;

let servers: [RunningServer, RunningServer];
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), ROLE: 'web', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  servers = [await startTestServer(environment), await startTestServer(environment)];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const guess = async (who: Credentials, round: number, ip: string): Promise<number> => {
  const { address } = servers[round % 2 === 0 ? 0 : 1];
  const reply = await fetch(`${address}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'x-forwarded-for': ip },
    body: JSON.stringify({ email: who.email, password: `guess number ${round}` }),
  });
  await reply.arrayBuffer();
  return reply.status;
};

/** Guesses many times, some at once, and counts the answers by status. */
async function guessMany(count: number, one: (round: number) => Promise<number>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let done = 0; done < count; done += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, i) => one(done + i));
    for (const status of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const signIn = (who: Credentials, device: Device, ip: string) =>
  device.call(
    'POST',
    '/account/sessions/email',
    { email: who.email, password: who.password },
    { 'x-forwarded-for': ip },
  );

test(`of ${GUESSES} guesses from one place ten are looked at, whichever process they go to`, async () => {
  const who = await makeAccount(servers[0].address);
  const counts = await guessMany(GUESSES, (round) => guess(who, round, '203.0.113.7'));
  expect(counts).toEqual({ 401: FROM_ONE_PLACE, 429: GUESSES - FROM_ONE_PLACE });
});

test('guesses from everywhere are held shorter, and lock neither a known device nor a newcomer out', async () => {
  const who = await makeAccount(servers[0].address);
  const own = new Device(servers[0].address);
  expect((await signIn(who, own, '192.0.2.1')).status).toBe(201);
  await own.call('DELETE', '/account/sessions', {});

  const places = 60;
  const counts = await guessMany(places * 10, (round) => guess(who, round, `198.51.100.${round % places}`));
  expect(counts[401]).toBeLessThanOrEqual(BEFORE_ATTACK + places * UNDER_ATTACK);
  expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(places * 10);

  // The same network as an attacker, the person's own browser: let in.
  expect((await signIn(who, own, '198.51.100.1')).status).toBe(201);
  // A browser never seen before, from a place of its own: let in, with few tries.
  expect((await signIn(who, new Device(servers[1].address), '192.0.2.77')).status).toBe(201);
  for (let round = 0; round < UNDER_ATTACK; round += 1) expect(await guess(who, round, '192.0.2.78')).toBe(401);
  expect(await guess(who, 9, '192.0.2.78')).toBe(429);
});

test('a known device has ten tries of its own, and its mark counts for its own account only', async () => {
  const [who, other] = [await makeAccount(servers[0].address), await makeAccount(servers[0].address)];
  const device = new Device(servers[0].address);
  expect((await signIn(who, device, '192.0.2.2')).status).toBe(201);
  await device.call('DELETE', '/account/sessions', {});
  const wrong = (email: string) =>
    device.call(
      'POST',
      '/account/sessions/email',
      { email, password: 'not the password' },
      { 'x-forwarded-for': '192.0.2.2' },
    );
  for (let round = 0; round < FROM_ONE_PLACE; round += 1) expect((await wrong(who.email)).status).toBe(401);
  expect((await wrong(who.email)).status).toBe(429);
  for (let round = 0; round < FROM_ONE_PLACE; round += 1) expect((await wrong(other.email)).status).toBe(401);
  expect((await wrong(other.email)).status).toBe(429);

  const forged = new Device(servers[0].address);
  forged.cookies.set('toile_known', `${'a'.repeat(16)}.${'b'.repeat(43)}`);
  const statuses: number[] = [];
  for (let round = 0; round <= FROM_ONE_PLACE; round += 1) {
    const answer = await forged.call(
      'POST',
      '/account/sessions/email',
      { email: other.email, password: 'not the password' },
      { 'x-forwarded-for': '192.0.2.3' },
    );
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
