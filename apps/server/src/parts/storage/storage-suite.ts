import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  parseSha256,
  type Storage,
  type StorageAddress,
  StorageMissingError,
  type StoredOriginal,
  sha256Of,
} from './storage.ts';

/** What every driver of storage is held to. `open` opens an empty or shared one; the suite stores only bytes of its own. */
export function describeStorage(driver: string, open: () => Promise<Storage>): void {
  describe(`storage on ${driver}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = await open();
    });
    const read = async (address: StorageAddress, range?: { start: number; end: number }) =>
      buffer(await storage.read(address, range));

    test('gives back exactly the bytes it was given, under their sha-256', async () => {
      const bytes = randomBytes(300_000);
      const sha = await storage.save(bytes);
      expect(sha).toBe(sha256Of(bytes));
      expect(await storage.size({ sha })).toBe(300_000);
      expect(await read({ sha })).toEqual(bytes);
    });

    test('takes a file as it takes bytes, and copies it out again', async () => {
      const bytes = randomBytes(300_000);
      const [sent, again, copy] = [storage.newScratch(), storage.newScratch(), storage.newScratch()];
      await writeFile(sent, bytes);
      await writeFile(again, bytes);
      const sha = await storage.saveFile(sent);
      expect(sha).toBe(sha256Of(bytes));
      expect(await storage.saveFile(again)).toBe(sha);
      expect(await read({ sha })).toEqual(bytes);
      await storage.copyTo(sha, copy);
      expect(await readFile(copy)).toEqual(bytes);
      await expect(storage.copyTo(sha256Of(randomBytes(16)), storage.newScratch())).rejects.toThrow(
        StorageMissingError,
      );
      for (const path of [sent, again, copy]) await rm(path, { force: true });
    });

    test('keeps an empty file', async () => {
      const sha = await storage.save(new Uint8Array());
      expect(await storage.size({ sha })).toBe(0);
      expect(await read({ sha })).toHaveLength(0);
    });

    test('takes the same bytes twenty times at once and keeps them whole', async () => {
      const bytes = randomBytes(100_000);
      const addresses = await Promise.all(Array.from({ length: 20 }, () => storage.save(bytes)));
      expect(new Set(addresses).size).toBe(1);
      expect(await read({ sha: sha256Of(bytes) })).toEqual(bytes);
    });

    test('reads a range with both ends included', async () => {
      const bytes = randomBytes(1000);
      const sha = await storage.save(bytes);
      expect(await read({ sha }, { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
      expect(await read({ sha }, { start: 999, end: 999 })).toEqual(bytes.subarray(999));
    });

    test('says plainly that nothing is stored at an unknown address', async () => {
      const sha = sha256Of(randomBytes(16));
      expect(await storage.size({ sha })).toBeUndefined();
      await expect(storage.read({ sha })).rejects.toThrow(StorageMissingError);
      await expect(storage.read({ sha, variant: '320.webp' })).rejects.toThrow(StorageMissingError);
    });

    test('keeps variants beside their original and never replaces one', async () => {
      const sha = await storage.save(randomBytes(50));
      const first = randomBytes(20);
      const variant = '640-q80.webp';
      expect(await storage.size({ sha, variant })).toBeUndefined();
      await storage.saveVariant({ sha, variant }, first);
      await storage.saveVariant({ sha, variant }, randomBytes(30));
      expect(await read({ sha, variant })).toEqual(first);
      expect(await storage.size({ sha, variant })).toBe(20);
    });

    test('tells the variants of an original and forgets one of them, and again', async () => {
      const sha = await storage.save(randomBytes(50));
      expect(await storage.variants(sha)).toEqual([]);
      await storage.saveVariant({ sha, variant: '320.webp' }, randomBytes(5));
      await storage.saveVariant({ sha, variant: '640.webp' }, randomBytes(9));
      const told = (await storage.variants(sha)).map(({ variant, size }) => [variant, size]);
      expect(told.sort()).toEqual([
        ['320.webp', 5],
        ['640.webp', 9],
      ]);
      await storage.removeVariant({ sha, variant: '320.webp' });
      await storage.removeVariant({ sha, variant: '320.webp' });
      expect((await storage.variants(sha)).map(({ variant }) => variant)).toEqual(['640.webp']);
      expect(await storage.size({ sha })).toBe(50);
    });

    test('removes an original with its variants, and removing again is harmless', async () => {
      const sha = await storage.save(randomBytes(50));
      await storage.saveVariant({ sha, variant: '320.avif' }, randomBytes(5));
      await storage.remove(sha);
      await storage.remove(sha);
      expect(await storage.size({ sha })).toBeUndefined();
      expect(await storage.size({ sha, variant: '320.avif' })).toBeUndefined();
    });

    test('lists every original, and none of its variants', async () => {
      const sha = await storage.save(randomBytes(40));
      await storage.saveVariant({ sha, variant: '320.webp' }, randomBytes(5));
      const mine: StoredOriginal[] = [];
      for await (const original of storage.list()) if (original.sha === sha) mine.push(original);
      expect(mine).toHaveLength(1);
      expect(Math.abs(Date.now() - (mine[0]?.savedAt.getTime() ?? 0))).toBeLessThan(60_000);
    });

    test('removes only what was not saved again since a moment', async () => {
      const bytes = randomBytes(60);
      const sha = await storage.save(bytes);
      // Moments of the store may be whole seconds.
      await storage.remove(sha, { unlessSavedSince: new Date(Date.now() - 5000) });
      expect(await read({ sha })).toEqual(bytes);
      await storage.remove(sha, { unlessSavedSince: new Date(Date.now() + 5000) });
      expect(await storage.size({ sha })).toBeUndefined();
    });

    test.each(['../escape', 'a/b', '', '.hidden', 'UPPER.webp', 'x'.repeat(65)])(
      'refuses %j as the name of a variant',
      async (variant) => {
        const sha = await storage.save(randomBytes(8));
        await expect((async () => storage.saveVariant({ sha, variant }, randomBytes(1)))()).rejects.toThrow(TypeError);
      },
    );

    test('refuses an address that is no sha-256', () => {
      expect(() => parseSha256('../../etc/passwd')).toThrow(TypeError);
      expect(() => parseSha256('A'.repeat(64))).toThrow(TypeError);
    });

    test('finds itself writable', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
