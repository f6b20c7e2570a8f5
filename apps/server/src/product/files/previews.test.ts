import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStorage } from '#server/parts/storage/disk-storage.ts';
import { type Storage, StorageMissingError, sha256Of } from '#server/parts/storage/storage.ts';
import type { PreviewFormat } from './preview-spec.ts';
import { createPreviews } from './previews.ts';

let root: string;
let storage: Storage;
let saved: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'toile-previews-'));
  const disk = await openDiskStorage(root);
  saved = [];
  storage = {
    ...disk,
    saveVariant: (address, bytes) => {
      saved.push(address.variant);
      return disk.saveVariant(address, bytes);
    },
  };
});
afterAll(() => rm(root, { recursive: true, force: true }));

const picture = (background: string) =>
  sharp({ create: { width: 90, height: 120, channels: 3, background } })
    .withExif({ IFD0: { Software: 'Toile atelier' } })
    .jpeg()
    .toBuffer();

describe('previews', () => {
  test.each<[PreviewFormat, string]>([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ])('come as %s at the asked width, and still tell their origin', async (format, decoded) => {
    const sha = await storage.save(await picture('#a03050'));
    const preview = await createPreviews(storage).open(sha, { width: 30, quality: 80, format });
    const bytes = await buffer(preview.body);
    const meta = await sharp(bytes).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual([decoded, 30, 40]);
    expect(bytes.length).toBe(preview.size);
    expect(meta.exif?.toString('latin1')).toContain('Toile atelier');
  });

  test('are made once when many ask at the same time, and never again', async () => {
    const sha = await storage.save(await picture('#3050a0'));
    const previews = createPreviews(storage);
    saved = [];
    const spec = { width: 60, quality: 80, format: 'webp' } as const;
    const bodies = await Promise.all(
      Array.from({ length: 12 }, async () => buffer((await previews.open(sha, spec)).body)),
    );
    await buffer((await createPreviews(storage).open(sha, spec)).body);
    expect(saved).toEqual(['60-q80.webp']);
    expect(new Set(bodies.map((body) => sha256Of(body))).size).toBe(1);
  });

  test('of what is not stored are refused, again and again', async () => {
    const previews = createPreviews(storage);
    const spec = { width: 60, quality: 80, format: 'webp' } as const;
    const missing = sha256Of(Buffer.from('never stored'));
    await expect(previews.open(missing, spec)).rejects.toThrow(StorageMissingError);
    await expect(previews.open(missing, spec)).rejects.toThrow(StorageMissingError);
  });
});
