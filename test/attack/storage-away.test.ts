import { BUCKET, GenerationReply } from '@toile/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { type Cable, layCable } from '../fakes/cable.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type FakeS3, startFakeS3 } from '../fakes/s3.ts';
import { type Person, signUp } from '../people.ts';
import { noisePng } from '../pictures.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

let s3: FakeS3;
let cable: Cable;
let server: RunningServer;
beforeAll(async () => {
  s3 = await startFakeS3();
  cable = await layCable(s3.options.endpoint);
  server = await startTestServer(
    {
      DATABASE_URL: await createTestDatabase(),
      LOG_LEVEL: 'silent',
      S3_ENDPOINT: new URL(cable.url).origin,
      S3_REGION: s3.options.region,
      S3_BUCKET: s3.options.bucket,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    },
    { openGenerator: () => openFakeGenerator() },
  );
});
afterEach(() => cable.mend());
afterAll(async () => {
  await server.close();
  await cable.close();
  await s3.close();
});

/** What asks the storage: looking at a picture, at a preview that nobody made yet, and sending a picture. */
async function callsOf(person: Person): Promise<Record<string, () => Promise<Response>>> {
  const made = GenerationReply.parse(await (await press(person, 'a coat')).json());
  const file = `/v1/storage/buckets/${BUCKET.designs}/files/${made.file_id}`;
  const picture = new Uint8Array(await noisePng(32, 40));
  return {
    'a picture': () => person.fetch(`${file}/view`),
    'a preview': () => person.fetch(`${file}/preview?width=320`),
    'a face': () =>
      person.fetch('/v1/account/picture', {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: picture,
      }),
  };
}

/** Pictures that could not be kept. */
const failedSaves = (): number =>
  Number(
    /toile_storage_seconds_count\{operation="save",outcome="failed"\} (\d+)/.exec(server.parts.metrics.render())?.[1] ??
      0,
  );

const ready = async () => (await fetch(`${server.address}/ready`)).status;

test.each(['cut', 'freeze'] as const)(
  'of a storage that is away (%s) everybody is told, by name and with when to come again, and then all goes on',
  async (how) => {
    const person = await signUp(server.address);
    const calls = await callsOf(person);
    cable[how]();
    const told = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => {
        const reply = await call();
        return [name, reply.status, Object(await reply.json()).type, reply.headers.get('retry-after')];
      }),
    );
    expect(told).toEqual(Object.keys(calls).map((name) => [name, 503, 'general_part_unavailable', '5']));
    await expect.poll(ready).toBe(503);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    expect((await person.fetch('/v1/account')).status).toBe(200);
    cable.mend();
    await expect.poll(ready).toBe(200);
    for (const [name, call] of Object.entries(calls)) expect([name, (await call()).status]).toEqual([name, 200]);
  },
  240_000,
);

test.each(['cut', 'freeze'] as const)(
  'a design that is drawn while the storage is away (%s) waits for it, and costs one token',
  async (how) => {
    const person = await signUp(server.address);
    const before = failedSaves();
    cable[how]();
    const answer = press(person, 'a blue coat');
    // Once at least it was to be kept and could not be.
    await expect.poll(failedSaves).toBeGreaterThan(before);
    cable.mend();
    const reply = await answer;
    expect(reply.status).toBe(200);
    const made = GenerationReply.parse(await reply.json());
    expect(made.freetokens).toBe(0);
    expect((await person.fetch(`/v1/storage/buckets/${BUCKET.designs}/files/${made.file_id}/view`)).status).toBe(200);
  },
  240_000,
);

test('an answer that stands still in the middle ends', async () => {
  const person = await signUp(server.address);
  const calls = await callsOf(person);
  s3.failNext('half');
  const reply = await calls['a picture']?.();
  await expect(reply?.arrayBuffer()).rejects.toThrow();
  expect((await calls['a picture']?.())?.status).toBe(200);
});
