import { PROJECT_ID } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

/** A picture whose left half is red and whose right half is blue, with a place in its metadata. */
const halves = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#d02010' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#1020d0' } },
        left: width / 2,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();

const send = (person: Person, body: Uint8Array, query = '', type = 'image/jpeg') =>
  person.fetch(`/v1/account/picture${query}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });

const pictureOf = async (reply: Response) =>
  ((await reply.json()) as { prefs: { picture?: string } }).prefs.picture ?? '';

const meanColour = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean / 64));
};

test('a picture becomes a square of our own making that everybody may see, with nothing of its metadata', async () => {
  const person = await signUp(server.address);
  const path = await pictureOf(await send(person, await halves(), '?x=0.6&y=0&side=0.5'));
  const seen = await fetch(`${server.address}${path}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await seen.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(await meanColour(bytes)).toEqual([0, 0, 3]);
});

test('a new picture takes the place of the one before, whose bytes go; the other preferences stay', async () => {
  const person = await signUp(server.address);
  await person.fetch('/v1/account/prefs', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefs: { theme: 'dark' } }),
  });
  const first = await pictureOf(await send(person, await halves()));
  const second = await send(person, await halves(600, 600));
  const { prefs } = (await second.json()) as { prefs: { picture: string; theme: string } };
  expect(prefs.theme).toBe('dark');
  expect(prefs.picture).not.toBe(first);
  expect((await fetch(`${server.address}${first}`)).status).toBe(404);
  expect((await fetch(`${server.address}${prefs.picture}`)).status).toBe(200);

  const removed = await person.fetch('/v1/account/picture', { method: 'DELETE' });
  expect(((await removed.json()) as { prefs: unknown }).prefs).toEqual({ theme: 'dark' });
  expect((await fetch(`${server.address}${prefs.picture}`)).status).toBe(404);
});

test('the bytes of equal pictures of two people stay while one of them keeps hers', async () => {
  const [one, other] = [await signUp(server.address), await signUp(server.address)];
  const same = await halves(640, 640);
  await send(one, same);
  const kept = await pictureOf(await send(other, same));
  await one.fetch('/v1/account/picture', { method: 'DELETE' });
  expect((await fetch(`${server.address}${kept}`)).status).toBe(200);
});

test('a picture that was taken sideways stands upright', async () => {
  const person = await signUp(server.address);
  const sideways = await sharp(await halves(800, 400))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Upright it is 400 × 800, red above and blue below.
  const path = await pictureOf(await send(person, sideways, '?x=0&y=0.5&side=1'));
  expect(await meanColour(Buffer.from(await (await fetch(`${server.address}${path}`)).arrayBuffer()))).toEqual([
    0, 0, 3,
  ]);
});

test.each([
  [
    'words that call themselves a picture',
    Buffer.from('<svg onload="alert(1)"/>'),
    'image/png',
    400,
    'storage_file_type_unsupported',
  ],
  [
    'a drawing that could run',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'image/svg+xml',
    400,
    'storage_file_type_unsupported',
  ],
  ['nothing', Buffer.alloc(0), 'image/png', 400, 'storage_file_empty'],
  ['what is called text', Buffer.from('hello'), 'text/plain', 415, 'general_media_type_unsupported'],
  ['more than fits', Buffer.alloc(11 * 1024 * 1024), 'image/png', 413, 'general_payload_too_large'],
])('%s is refused', async (_case, bytes, type, status, errorType) => {
  const person = await signUp(server.address);
  const reply = await send(person, bytes, '', type);
  expect([reply.status, ((await reply.json()) as { type: string }).type]).toEqual([status, errorType]);
});

test('a guest is refused before the picture is read', async () => {
  const reply = await fetch(`${server.address}/v1/account/picture`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'x-appwrite-project': PROJECT_ID },
    body: new Uint8Array(10),
  });
  expect(reply.status).toBe(401);
});
