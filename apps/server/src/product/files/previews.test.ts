import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PREVIEW_WIDTHS } from '@toile/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStorage } from '#server/parts/storage/disk-storage.ts';
import { type Storage, StorageMissingError, sha256Of } from '#server/parts/storage/storage.ts';
import { noisePng, plainPicture } from '../../../../../test/pictures.ts';
import { PREVIEW_FORMATS, type PreviewFormat, snapPreview } from './preview-spec.ts';
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
    const preview = await createPreviews(storage).open({ sha, spec: { width: 30, quality: 80, format }, by: 'me' });
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
      Array.from({ length: 12 }, async () => buffer((await previews.open({ sha, spec, by: 'me' })).body)),
    );
    await buffer((await createPreviews(storage).open({ sha, spec, by: 'me' })).body);
    expect(saved).toEqual(['60-q80.webp']);
    expect(new Set(bodies.map((body) => sha256Of(body))).size).toBe(1);
  });

  test.each(['webp', 'avif', 'jpg'] as const)('keep the grain of a drawing’s paper as %s', async (format) => {
    const [width, height] = [256, 256];
    // as fine and as faint as the atelier lays it: a few steps of 255, a pixel wide
    let state = 7;
    const grain = Buffer.from(
      Array.from({ length: width * height }, () => {
        state = (state * 48_271) % 2_147_483_647;
        return 200 + Math.round((state / 2_147_483_647 - 0.5) * 6);
      }),
    );
    const raw = { width, height, channels: 1 } as const;
    const sha = await storage.save(await sharp(grain, { raw }).toColourspace('srgb').png().toBuffer());
    const spec = snapPreview({ width, height, mime: 'image/png' }, { width, format });
    const { body } = await createPreviews(storage).open({ sha, spec, by: 'me' });
    const shown = await sharp(await buffer(body))
      .greyscale()
      .raw()
      .toBuffer();
    const spread = (of: Buffer): number => {
      const mean = of.reduce((sum, value) => sum + value, 0) / of.length;
      return Math.sqrt(of.reduce((sum, value) => sum + (value - mean) ** 2, 0) / of.length);
    };
    expect(spread(shown) / spread(grain)).toBeGreaterThan(0.45);
  });

  test('of everything there is take no more than twice the bytes of the picture', async () => {
    for (const [original, mime] of [
      [
        await sharp(await noisePng(500, 600))
          .jpeg({ quality: 60 })
          .toBuffer(),
        'image/jpeg',
      ],
      [await plainPicture('png', 400, 500), 'image/png'],
    ] as const) {
      const sha = await storage.save(original);
      const { width = 0, height = 0 } = await sharp(original).metadata();
      const previews = createPreviews(storage);
      for (const format of PREVIEW_FORMATS) {
        for (const wished of [...PREVIEW_WIDTHS, 4000]) {
          for (const quality of [0, 100]) {
            const spec = snapPreview({ width, height, mime }, { width: wished, quality, format });
            const { body, size } = await previews.open({ sha, spec, by: 'me' });
            expect((await buffer(body)).length).toBe(size);
          }
        }
      }
      const kept = (await storage.variants(sha)).reduce((sum, { size }) => sum + size, 0);
      expect(kept).toBeLessThanOrEqual(2 * original.length);
      expect(kept).toBeGreaterThan(0);
    }
  });

  test('make room by letting go of the oldest, however many come at once', async () => {
    const original = await noisePng(300, 400);
    const sha = await storage.save(original);
    const previews = createPreviews(storage);
    const widths = Array.from({ length: 8 }, (_, index) => 293 + index);
    const open = (width: number) => previews.open({ sha, spec: { width, quality: 80, format: 'png' }, by: 'me' });
    await Promise.all(widths.map(async (width) => buffer((await open(width)).body)));
    const kept = await storage.variants(sha);
    expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(2 * original.length);
    // Those that were let go are made again.
    for (const width of widths)
      expect((await sharp(await buffer((await open(width)).body)).metadata()).width).toBe(width);
  });

  test('of what is not stored are refused, again and again', async () => {
    const previews = createPreviews(storage);
    const spec = { width: 60, quality: 80, format: 'webp' } as const;
    const missing = sha256Of(Buffer.from('never stored'));
    await expect(previews.open({ sha: missing, spec, by: 'me' })).rejects.toThrow(StorageMissingError);
    await expect(previews.open({ sha: missing, spec, by: 'me' })).rejects.toThrow(StorageMissingError);
  });
});
