import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { BUCKET, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { plainPicture } from '../../../../../test/pictures.ts';
import { startTestServer } from '../../../../../test/server.ts';

const FILES = `/v1/storage/buckets/${BUCKET.designs}/files`;

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const DOORS = {
  'an upload': ['POST', FILES, 'multipart/form-data; boundary=a'],
  'the picture of an account': ['PUT', '/v1/account/picture', 'image/png'],
} as const;

/** Says that a picture of a megabyte comes, and sends none of it. */
function beginPicture(person: Person, door: keyof typeof DOORS, ...lines: string[]): Socket {
  const { hostname, port, host, origin } = new URL(server.address);
  const [method, path, type] = DOORS[door];
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const own = [`cookie: ${SESSION_COOKIE}=${person.session}`, `x-appwrite-project: ${PROJECT_ID}`];
  const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, ...own, `content-type: ${type}`];
  socket.write(`${[...head, 'content-length: 1000000', ...lines].join('\r\n')}\r\n\r\n`);
  return socket;
}

const answerTo = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

/** Which of the sockets are answered while the others still wait for their pictures. */
async function turnedAway(sockets: readonly Socket[], count: number): Promise<string[]> {
  const heard: string[] = [];
  for (const socket of sockets) socket.once('data', (bytes) => heard.push(String(bytes)));
  await expect.poll(() => heard.length).toBe(count);
  return heard;
}

describe.each(Object.keys(DOORS) as (keyof typeof DOORS)[])('%s', (door) => {
  test('is turned away before a byte of it is read, where its sender has two on their way', async () => {
    const [slow, other] = [await signUp(server.address), await signUp(server.address)];
    const sockets = [1, 2, 3, 4].map(() => beginPicture(slow, door));
    for (const answer of await turnedAway(sockets, 2)) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*storage_pictures_busy/i);
    }
    // Nobody else waits for what has not come.
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(await plainPicture('png')),
    };
    expect((await other.fetch('/v1/account/picture', init)).status).toBe(200);
    expect((await slow.fetch('/v1/account/picture', init)).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await slow.fetch('/v1/account/picture', init)).status).toBe(200);
  });
});

test('what had come of a picture that breaks off is not kept', async () => {
  const person = await signUp(server.address);
  const onTheirWay = () => readdir(join(server.parts.config.dataDir, 'files', 'tmp'));
  const face = beginPicture(person, 'the picture of an account');
  face.write(Buffer.alloc(300_000));
  const upload = beginPicture(person, 'an upload');
  upload.write(
    '--a\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  upload.write(Buffer.alloc(300_000));
  await expect.poll(async () => (await onTheirWay()).length).toBe(2);
  face.destroy();
  upload.destroy();
  await expect.poll(onTheirWay).toEqual([]);
});

test('chunks of larger pictures come side by side, so many of a person', async () => {
  const person = await signUp(server.address);
  const sockets = Array.from({ length: 10 }, () =>
    beginPicture(person, 'an upload', 'content-range: bytes 0-999999/6000000'),
  );
  await turnedAway(sockets, 2);
  expect(await answerTo(beginPicture(person, 'an upload', 'content-range: bytes 0-9/20'))).toMatch(/^HTTP\/1\.1 503 /);
  for (const socket of sockets) socket.destroy();
});
