import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { chores } from '#server/parts/database/schema/chores.ts';
import { openDiskStorage } from '#server/parts/storage/disk-storage.ts';
import { type Storage, type StoredOriginal, sha256Of } from '#server/parts/storage/storage.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { tidyStorage } from './tidy-storage.ts';

const EVERY_S = 3600;

let database: Database;
let storage: Storage;
let root: string;
beforeAll(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'toile-test-tidy-'));
  storage = await openDiskStorage(root);
});
beforeEach(() => database.transaction((tx) => tx.delete(chores)));
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const tidy = (from: Storage) =>
  tidyStorage({
    ctx: { actor: { kind: 'job', name: 'test' }, database },
    storage: from,
    input: { everyS: EVERY_S },
  });
const passTime = (seconds: number) =>
  database.transaction((tx) => tx.update(chores).set({ freeAt: sql`free_at - make_interval(secs => ${seconds})` }));

/** A storage that counts how often it is walked over, of pictures that are all named or young. */
function counting(pictures: Iterable<StoredOriginal>) {
  let walks = 0;
  const list = async function* (): AsyncGenerator<StoredOriginal> {
    walks++;
    yield* pictures;
  };
  return { storage: { ...storage, list }, countWalks: () => walks };
}

test('of processes that come at once one walks, and the next walk begins when its time has come', async () => {
  const { storage: counted, countWalks } = counting([]);
  const came = await Promise.all(Array.from({ length: 8 }, () => tidy(counted)));
  expect(came.filter((count) => count !== undefined)).toEqual([0]);
  await passTime(EVERY_S - 60);
  expect(await tidy(counted)).toBeUndefined();
  await passTime(60);
  expect(await tidy(counted)).toBe(0);
  expect(countWalks()).toBe(2);
});

test('a walk that takes longer than its time is not joined by another', async () => {
  const young = { sha: sha256Of(Buffer.from('young')), savedAt: new Date() };
  const { storage: counted, countWalks } = counting(
    (function* () {
      for (let looked = 0; looked < 1001; looked++) yield young;
    })(),
  );
  const others: unknown[] = [];
  const slow: Storage = {
    ...counted,
    list: async function* () {
      let looked = 0;
      for await (const one of counted.list()) {
        // Nearly all of its time goes by between two batches, five times over.
        if (looked++ % 250 === 0) await passTime(EVERY_S / 3);
        others.push(looked % 250 === 1 ? await tidy(counted) : undefined);
        yield one;
      }
    },
  };
  expect(await tidy(slow)).toBe(0);
  expect(others.filter((count) => count !== undefined)).toEqual([]);
  expect(countWalks()).toBe(1);
});

test('the disk is listed folder by folder, whole', async () => {
  const saved = await Promise.all(Array.from({ length: 40 }, (_, n) => storage.save(Buffer.from(`picture ${n}`))));
  const found: string[] = [];
  for await (const { sha } of storage.list()) found.push(sha);
  expect(found.sort()).toEqual([...saved].sort());
});
