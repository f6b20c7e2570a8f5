import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { openDiskStorage } from '#server/parts/storage/disk-storage.ts';
import type { Sha256, Storage } from '#server/parts/storage/storage.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { collectOrphans } from './collect-orphans.ts';
import { createFile } from './create-file.ts';

let database: Database;
let storage: Storage;
let root: string;

beforeAll(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'toile-test-orphans-'));
  storage = await openDiskStorage(root);
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const ctx = () => ({ actor: { kind: 'job', name: 'test' }, database }) as const;
const TWO_DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
const age = (sha: Sha256) => {
  const path = join(root, 'originals', sha.slice(0, 2), sha.slice(2, 4), sha);
  return utimes(path, TWO_DAYS_AGO, TWO_DAYS_AGO);
};
const collect = (from = storage) => collectOrphans({ ctx: ctx(), storage: from, input: { now: new Date() } });

test('old bytes that no file names go; named ones, young ones and those saved again stay', async () => {
  const [orphan, named, young, again] = await Promise.all(
    ['orphan', 'named', 'young', 'again'].map((text) => storage.save(Buffer.from(text))),
  );
  if (!orphan || !named || !young || !again) throw new Error('four were saved');
  await storage.saveVariant({ sha: orphan, variant: '320.webp' }, Buffer.from('small'));
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: 'owner', email: 'owner@example.com', name: 'Owner' });
    const size = { bytes: 5, width: 1, height: 1 };
    const input = {
      bucket: 'designs',
      ownerId: 'owner',
      sha256: named,
      mime: 'image/png',
      name: 'a.png',
      ...size,
    } as const;
    await createFile({ ctx: { ...ctx(), tx }, input });
  });
  await Promise.all([orphan, named, again].map(age));
  await storage.save(Buffer.from('again'));
  expect(await collect()).toBe(1);
  expect(await storage.size({ sha: orphan })).toBeUndefined();
  expect(await storage.size({ sha: orphan, variant: '320.webp' })).toBeUndefined();
  for (const sha of [named, young, again]) expect(await storage.size({ sha })).toBe(5);
});

test('bytes saved again between the look and the deletion stay', async () => {
  const bytes = Buffer.from('just in time');
  const sha = await storage.save(bytes);
  await age(sha);
  const racing: Storage = {
    ...storage,
    remove: async (address, options) => {
      await storage.save(bytes);
      await storage.remove(address, options);
    },
  };
  await collect(racing);
  expect(await storage.size({ sha })).toBe(bytes.length);
});
