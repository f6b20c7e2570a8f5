import { GenerationReply } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { expectSettled } from '../../../../../test/attack/settled.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type FakeS3, startFakeS3 } from '../../../../../test/fakes/s3.ts';
import { signUp } from '../../../../../test/people.ts';
import { plainPicture } from '../../../../../test/pictures.ts';
import { press } from '../../../../../test/press.ts';
import { connectSdk } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let bucket: FakeS3;
let server: RunningServer;

beforeAll(async () => {
  bucket = await startFakeS3();
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.options;
  server = await startTestServer(
    {
      DATABASE_URL: await createTestDatabase(),
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    { openGenerator: () => openFakeGenerator() },
  );
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

test('a server with its pictures in a bucket draws, shows, ranges, previews, takes and forgets them', async () => {
  const person = await signUp(server.address);
  const design = GenerationReply.parse(await (await press(person, 'a linen shirt')).json());
  const whole = Buffer.from(await (await person.fetch(design.image_url)).arrayBuffer());
  const part = await person.fetch(design.image_url, { headers: { range: 'bytes=100-199' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(100, 200)]);
  const preview = await person.fetch(design.image_url.replace('/view?', '/preview?width=320&output=webp&'));
  const { format, width } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
  expect([format, width]).toEqual(['webp', 320]);
  const { storage } = connectSdk(server.address, person);
  const file = new File([new Uint8Array(await plainPicture('png'))], 'a.png', { type: 'image/png' });
  const { $id: fileId } = await storage.createFile({ bucketId: 'designs', fileId: 'unique()', file });
  await storage.deleteFile({ bucketId: 'designs', fileId });
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  await expectSettled(server.parts.database, server.parts.storage);
});
