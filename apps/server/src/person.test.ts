import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { arrive, Device } from '../../../test/device.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { startTestServer } from '../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

/** `npm run person` beside the running server. */
async function hold(...args: string[]): Promise<[code: number, said: string]> {
  const env = { ...process.env, DATABASE_URL: server.parts.database.url };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'person.ts'), ...args], { env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return [code, said + complained];
}

test('whoever runs it ends one person’s sessions, keeps them out and lets them in again, and nobody else is touched', async () => {
  const [one, other] = [await arrive(server.address), await arrive(server.address)];
  const jwt: string = (await one.device.call('POST', '/account/jwts', {})).body.jwt;
  const me = async ({ device }: typeof one) => (await device.call('GET', '/account')).status;
  const byJwt = async () =>
    (await new Device(server.address).call('GET', '/account', undefined, { 'x-appwrite-jwt': jwt })).status;
  const signIn = async () => (await new Device(server.address).signIn(one.who)).status;
  expect([await me(one), await byJwt()]).toEqual([200, 200]);

  expect(await hold(one.who.email.toUpperCase(), 'end-sessions')).toEqual([
    0,
    'Done: end-sessions, 1 sessions ended.\n',
  ]);
  expect([await me(one), await byJwt(), await signIn()]).toEqual([401, 401, 201]);
  expect(await hold(one.who.email, 'block')).toEqual([0, 'Done: block, 1 sessions ended.\n']);
  expect([await me(one), await signIn()]).toEqual([401, 403]);
  expect(await hold(one.who.email, 'unblock')).toEqual([0, 'Done: unblock, 0 sessions ended.\n']);
  expect(await signIn()).toBe(201);
  expect(await me(other)).toBe(200);

  expect(await hold('nobody@example.com', 'block')).toEqual([1, 'Nobody has the address nobody@example.com.\n']);
  expect((await hold(one.who.email, 'forgive'))[0]).toBe(1);
});

test('whoever runs it takes down the picture an account shows of itself, and leaves the account as it was', async () => {
  const [one, other] = [await signUp(server.address), await signUp(server.address)];
  const face = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#d02010' } })
    .png()
    .toBuffer();
  const show = async (person: Person) => {
    const headers = { 'content-type': 'image/png' };
    const reply = await person.fetch('/v1/account/picture', { method: 'PUT', headers, body: new Uint8Array(face) });
    return ((await reply.json()) as { prefs: { picture: string } }).prefs.picture;
  };
  const [gone, kept] = [await show(one), await show(other)];
  const statuses = async () =>
    Promise.all([gone, kept].map(async (path) => (await fetch(`${server.address}${path}`)).status));
  expect(await statuses()).toEqual([200, 200]);

  expect(await hold(one.email, 'drop-picture')).toEqual([0, 'Done: drop-picture, 0 sessions ended.\n']);
  expect(await statuses()).toEqual([404, 200]);
  const account = await one.fetch('/v1/account');
  expect([account.status, ((await account.json()) as { prefs: unknown }).prefs]).toEqual([200, {}]);
});
