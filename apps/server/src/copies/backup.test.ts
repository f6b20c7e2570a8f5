import { appendFile, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '#server/parts/database/copy/dump-tables.ts';
import { takenBytes } from '#server/parts/database/schema/taken-bytes.ts';
import { type Sha256, StorageMissingError } from '#server/parts/storage/storage.ts';
import { readRelease } from '#server/release.ts';
import type { RunningServer } from '#server/start.ts';
import { expectBooksBalanced } from '../../../../test/books.ts';
import { makeDataDir } from '../../../../test/data-dir.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { openFakeGenerator } from '../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../test/people.ts';
import { press } from '../../../../test/press.ts';
import { startTestServer } from '../../../../test/server.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let server: RunningServer;
let people: Person[];
const folders: string[] = [];
const elsewhere: RunningServer[] = [];

beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator() },
  );
  people = await Promise.all(['Asha', 'O’Neil “x”', 'ローズ'].map((name) => signUp(server.address, name)));
  for (const person of people) {
    await buyTokens(server.parts.database, person.accountId, 3);
    for (const words of ['figured coat', 'a "quoted" \\ gown\n\tin लाल']) {
      expect((await press(person, words)).status).toBe(200);
    }
  }
});
afterEach(async () => {
  for (const each of elsewhere.splice(0)) await each.close();
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await makeDataDir();
  folders.push(folder);
  return folder;
}

const placeOf = ({ parts }: RunningServer) => ({
  databaseUrl: parts.database.url,
  storage: parts.storage,
  secretFile: join(parts.config.dataDir, 'session-secret'),
});

/** An empty installation. Nobody has come to it. */
async function startEmpty(): Promise<RunningServer> {
  const empty = await startTestServer({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', ROLE: 'web' });
  await rm(join(empty.parts.config.dataDir, 'session-secret'));
  elsewhere.push(empty);
  return empty;
}

async function all<T>(each: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of each) found.push(one);
  return found;
}

/** Every row of every table, in an order. */
const contentOf = ({ parts }: RunningServer) =>
  dumpTables(parts.database.url, async ({ tables, rows }) => {
    const content: Record<string, string[]> = {};
    for (const table of tables) content[table.name] = (await all(rows(table))).sort();
    return content;
  });

const picturesOf = async ({ parts }: RunningServer) => (await all(parts.storage.list())).map(({ sha }) => sha).sort();

test('a backup that is restored elsewhere is the same to the last row and picture, and goes on from there', async () => {
  const folder = await newFolder();
  // Taken down and deleted since: a copy of everything lacks nothing by it.
  await server.parts.database.transaction((tx) =>
    tx.insert(takenBytes).values({ sha256: 'e'.repeat(64), postId: 'a-post-of-before' }),
  );
  const kept = await makeBackup({ ...placeOf(server), to: join(folder, 'kept') });
  expect([kept.missing, kept.hasSecret, kept.pictures]).toEqual([[], true, 9]);
  expect(kept.release).toEqual(readRelease());
  const restored = await startEmpty();
  await restoreBackup({ ...placeOf(restored), from: join(folder, 'kept') });
  const content = await contentOf(server);
  expect(content.designs).toHaveLength(6);
  expect(await contentOf(restored)).toEqual(content);
  expect(await picturesOf(restored)).toEqual(await picturesOf(server));
  await expectBooksBalanced(restored.parts.database);
  // With the secret that came along the sessions are good, what was drawn is seen, and new rows get new numbers.
  const again = await startTestServer(
    {
      DATABASE_URL: restored.parts.database.url,
      DATA_DIR: restored.parts.config.dataDir,
      LOG_LEVEL: 'silent',
    },
    { openGenerator: () => openFakeGenerator() },
  );
  try {
    for (const person of people) {
      const at = person.at(again.address);
      expect((await at.fetch('/v1/account')).status).toBe(200);
      expect((await press(at, 'a green coat')).status).toBe(200);
    }
    await expectBooksBalanced(again.parts.database);
  } finally {
    elsewhere.pop();
    await again.close();
  }
}, 120_000);

test('a backup is of one moment, whatever is written while it is made', async () => {
  const folder = await newFolder();
  let isMade = false;
  // Three who go on for as long as it takes: twelve at once would wait for one another, and on a busy machine be turned away.
  const writing = Array.from({ length: 3 }, async () => {
    do await signUp(server.address);
    while (!isMade);
  });
  await makeBackup({ ...placeOf(server), to: join(folder, 'kept') }).finally(() => {
    isMade = true;
  });
  await Promise.all(writing);
  const restored = await startEmpty();
  await restoreBackup({ ...placeOf(restored), from: join(folder, 'kept') });
  await expectBooksBalanced(restored.parts.database);
}, 120_000);

test('nothing is restored over people, from a damaged copy, from half a one, or by another version', async () => {
  const folder = await newFolder();
  const kept = join(folder, 'kept');
  await makeBackup({ ...placeOf(server), to: kept });
  await expect(makeBackup({ ...placeOf(server), to: kept })).rejects.toThrow('is not empty');
  await expect(restoreBackup({ ...placeOf(server), from: kept })).rejects.toThrow('holds accounts already');
  const empty = await startEmpty();
  const before = await contentOf(empty);
  await expect(restoreBackup({ ...placeOf(empty), from: folder })).rejects.toThrow('no whole backup');

  const manifest = await readFile(join(kept, 'backup.json'), 'utf8');
  await writeFile(join(kept, 'backup.json'), manifest.replace('0001_accounts', '0000_accounts'));
  await expect(restoreBackup({ ...placeOf(empty), from: kept })).rejects.toThrow('made by another version, 0.');
  const later = manifest.replace(/("migrations": \[[^\]]*")/, '$1, "9999_later.sql"');
  await writeFile(join(kept, 'backup.json'), later);
  await expect(restoreBackup({ ...placeOf(empty), from: kept })).rejects.toThrow(
    /a later release than this one had migrated \(its newest migration is 9999_later\.sql, here it is 0/,
  );
  // Nothing was put anywhere before that.
  expect(await readdir(empty.parts.config.dataDir)).not.toContain('session-secret');
  await writeFile(join(kept, 'backup.json'), manifest);

  await appendFile(join(kept, 'tables', 'wallets.jsonl'), ' ');
  await expect(restoreBackup({ ...placeOf(empty), from: kept })).rejects.toThrow('The table wallets is damaged');
  expect(await contentOf(empty)).toEqual(before);

  const client = new pg.Client({ connectionString: empty.parts.database.url });
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_trigger where tgenabled = 'D'`);
  await client.end();
  expect(rows).toEqual([]);
  expect((await readdir(kept)).sort()).toEqual(['backup.json', 'files', 'session-secret', 'tables']);
}, 120_000);

test('a secret that cannot be read ends a backup, and one that is nowhere is told of', async () => {
  const folder = await newFolder();
  const secretFile = join(folder, 'session-secret');
  await symlink(secretFile, secretFile);
  const made = makeBackup({ ...placeOf(server), secretFile, to: join(folder, 'kept') });
  await expect(made).rejects.toThrow(`${secretFile} cannot be read`);
  expect(await readdir(join(folder, 'kept'))).not.toContain('backup.json');
  await rm(secretFile);
  const without = await makeBackup({ ...placeOf(server), secretFile, to: join(folder, 'without') });
  expect(without.hasSecret).toBe(false);
});

test('a backup that cannot be read is not called half a one', async () => {
  const folder = await newFolder();
  const manifest = join(folder, 'backup.json');
  await symlink(manifest, manifest);
  const restored = restoreBackup({ ...placeOf(server), from: folder });
  await expect(restored).rejects.toThrow(`${manifest} cannot be read by this user`);
});

test('a picture that is lost is told as lost by each backup from then on, and one whose rows are gone is not', async () => {
  const folder = await newFolder();
  const { storage, database } = server.parts;
  const [lost = '', deleted = '', other = ''] = await picturesOf(server);
  /** A storage without one picture, which is noticed when it is copied. */
  const without = (missing: string, meanwhile = async () => {}) => ({
    ...storage,
    copyTo: async (sha: Sha256, path: string) => {
      if (sha !== missing) return storage.copyTo(sha, path);
      await meanwhile();
      throw new StorageMissingError({ sha });
    },
  });
  const made = await makeBackup({ ...placeOf(server), storage: without(lost), to: join(folder, 'lost') });
  expect([made.missing, made.lost]).toEqual([[lost], [lost]]);
  const restored = await startEmpty();
  expect((await restoreBackup({ ...placeOf(restored), from: join(folder, 'lost') })).lost).toEqual([lost]);

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const nameAnother = async () => {
    await client.query('update files set sha256 = $2 where sha256 = $1', [deleted, other]);
    await client.query('update files set figure_sha256 = $2 where figure_sha256 = $1', [deleted, other]);
  };
  const gone = await makeBackup({
    ...placeOf(server),
    storage: without(deleted, nameAnother),
    to: join(folder, 'gone'),
  });
  await client.end();
  expect([gone.missing, gone.lost]).toEqual([[deleted], []]);
}, 120_000);
