import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../../../test/fakes/s3.ts';
import { openS3Storage } from './s3-storage.ts';
import { describeStorage } from './storage-suite.ts';

let server: FakeS3;
beforeAll(async () => {
  server = await startFakeS3();
});
afterAll(() => server.close());

describeStorage('S3', async () => openS3Storage(server.options));

describe('the S3 driver', () => {
  test('is refused with a wrong secret, and says so', async () => {
    const stranger = openS3Storage({ ...server.options, secretAccessKey: 'not the secret' });
    await expect(stranger.check()).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(stranger.save(randomBytes(10))).rejects.toThrow(/403/);
  });

  test('tries again after a server error and a broken connection', async () => {
    const storage = openS3Storage(server.options);
    const bytes = randomBytes(2000);
    server.failNext('error', 'hang-up', 'error');
    const sha = await storage.save(bytes);
    server.failNext('hang-up');
    expect(await storage.size({ sha })).toBe(2000);
  });

  test('lists more originals than one answer holds', async () => {
    const storage = openS3Storage(server.options);
    const saved = await Promise.all(Array.from({ length: 25 }, () => storage.save(randomBytes(20))));
    const listed = new Set<string>();
    for await (const { sha } of storage.list()) listed.add(sha);
    expect(saved.every((sha) => listed.has(sha))).toBe(true);
    expect(server.listed).toBeGreaterThan(1);
  });

  test('says so when nobody answers', async () => {
    const gone = openS3Storage({ ...server.options, endpoint: 'http://127.0.0.1:9' });
    await expect(gone.check()).rejects.toThrow('cannot be reached');
  });
});
