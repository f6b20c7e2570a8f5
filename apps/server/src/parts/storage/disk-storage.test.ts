import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStorage } from './disk-storage.ts';
import { StorageMissingError, sha256Of } from './storage.ts';
import { describeStorage } from './storage-suite.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'toile-storage-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describeStorage('disk', () => openDiskStorage(join(root, 'suite')));

describe('the disk driver', () => {
  test('shards its folders and leaves no temporary file behind', async () => {
    const folder = join(root, 'shards');
    const storage = await openDiskStorage(folder);
    const bytes = Buffer.from('a picture');
    const sha = sha256Of(bytes);
    await Promise.all([storage.save(bytes), storage.save(bytes), storage.save(bytes)]);
    expect(await readdir(join(folder, 'originals', sha.slice(0, 2), sha.slice(2, 4)))).toEqual([sha]);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('never overwrites what is stored already', async () => {
    const folder = join(root, 'kept');
    const storage = await openDiskStorage(folder);
    const bytes = Buffer.from('what was asked');
    const sha = sha256Of(bytes);
    const place = join(folder, 'originals', sha.slice(0, 2), sha.slice(2, 4));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, sha), 'what was there');
    await storage.save(bytes);
    expect(String(await buffer(await storage.read({ sha })))).toBe('what was there');
  });

  test('clears what a dead writer left an hour ago and nothing younger', async () => {
    const folder = join(root, 'swept');
    const temp = join(folder, 'tmp');
    await mkdir(temp, { recursive: true });
    await writeFile(join(temp, 'old'), 'half');
    await writeFile(join(temp, 'young'), 'half');
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(temp, 'old'), twoHoursAgo, twoHoursAgo);
    await openDiskStorage(folder);
    expect(await readdir(temp)).toEqual(['young']);
  });

  test('reads into memory that is at hand, no more than there is, and says so where there is nothing', async () => {
    const storage = await openDiskStorage(join(root, 'near'));
    const sha = await storage.save(Buffer.from('a near picture'));
    const room = Buffer.alloc(100, 'x');
    expect(String(await storage.readInto?.({ sha }, room))).toBe('a near picture');
    expect(String(room.subarray(0, 16))).toBe('a near picturexx');
    await expect(storage.readInto?.({ sha: sha256Of(Buffer.from('none')) }, room)).rejects.toThrow(StorageMissingError);
  });

  test('says so when its folder has gone', async () => {
    const folder = join(root, 'gone');
    const storage = await openDiskStorage(folder);
    await rm(folder, { recursive: true });
    await expect(storage.check()).rejects.toThrow(/ENOENT/);
  });
});
