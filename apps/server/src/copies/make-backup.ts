import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { dumpTables } from '#server/parts/database/copy/dump-tables.ts';
import type { Table } from '#server/parts/database/copy/read-tables.ts';
import { type Naming, stillNamed } from '#server/parts/database/copy/still-named.ts';
import {
  parseSha256,
  type Sha256,
  type Storage,
  StorageMissingError,
  sha256OfFile,
} from '#server/parts/storage/storage.ts';
import { readRelease } from '#server/release.ts';
import { isAbsent, reasonOf } from '#server/system-refusal.ts';
import { BackupError, filePath, MANIFEST, type Manifest, SECRET, tablePath } from './layout.ts';

interface MakeBackup {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Where the secret that sessions, links and marks of mailboxes are derived with is kept, if it is kept there. */
  readonly secretFile: string;
  /** An empty folder, or one that is not there yet. */
  readonly to: string;
}

/**
 * Copies the database as it is at one moment, then every picture that it names, then the secret: pictures are never overwritten,
 * so what is copied later is what was named. The server may go on meanwhile. What has no manifest is not whole.
 * @throws {BackupError}
 */
export async function makeBackup({ databaseUrl, storage, secretFile, to }: MakeBackup): Promise<Manifest> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) throw new BackupError(`${to} is not empty: a backup has a folder of its own.`);
  await mkdir(join(to, 'tables'), { mode: 0o700 });
  const { shas, naming, ...database } = await dumpTables(databaseUrl, async ({ migrations, tables, rows }) => {
    const named = new Set<Sha256>();
    const naming = tables.flatMap((table) => namingIn(table).map((column) => ({ table: table.name, column })));
    const dumped: Manifest['tables'] = [];
    for (const table of tables)
      dumped.push({
        ...table,
        columns: [...table.columns],
        ...(await writeTable(to, table, note(rows(table), table, named))),
      });
    return { migrations: [...migrations], tables: dumped, shas: named, naming };
  });
  const missing: string[] = [];
  for (const sha of shas) if (!(await copyPicture(storage, sha, to))) missing.push(sha);
  const lost = await lostOf(databaseUrl, naming, missing);
  const hasSecret = await copySecret(secretFile, to);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    release: readRelease(),
    ...database,
    pictures: shas.size - missing.length,
    missing,
    lost,
    hasSecret,
  };
  // Last, and whole or not at all.
  const written = join(to, `${MANIFEST}.part`);
  await writeFile(written, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(written, join(to, MANIFEST));
  return manifest;
}

/** Between a picture's end and that of the rows that name it, and the other way round. */
const SOON_MS = 3000;

/** Which of the pictures that were not there are named still: nobody deleted them meanwhile. */
async function lostOf(url: string, naming: readonly Naming[], missing: readonly string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const named = await stillNamed(url, naming, missing);
  if (named.size === 0) return [];
  await setTimeout(SOON_MS);
  return [...(await stillNamed(url, naming, [...named]))].sort();
}

/** Whether there is one: where `SESSION_SECRET` gives it, none is kept. One that cannot be read ends the backup. */
async function copySecret(secretFile: string, to: string): Promise<boolean> {
  try {
    await copyFile(secretFile, join(to, SECRET));
    return true;
  } catch (cause) {
    if (isAbsent(cause)) return false;
    throw new BackupError(`${secretFile} cannot be read, and without it no backup is whole: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}

/** Columns that name a picture. */
const NAMES_PICTURE = /sha256$/;
/** What these name is forbidden or taken back, and need not be kept. */
const NAMING_WHAT_IS_GONE: ReadonlySet<string> = new Set(['taken_bytes', 'taken_pictures', 'withdrawn_posts']);

const namingIn = ({ name, columns }: Table): string[] =>
  NAMING_WHAT_IS_GONE.has(name) ? [] : columns.filter((column) => NAMES_PICTURE.test(column));

/** Passes rows on, and keeps what pictures they name. */
async function* note(rows: AsyncIterable<string>, table: Table, named: Set<Sha256>): AsyncGenerator<string> {
  const naming = namingIn(table);
  for await (const line of rows) {
    const row: unknown = naming.length > 0 ? JSON.parse(line) : undefined;
    for (const column of naming) {
      const sha: unknown = Reflect.get(Object(row), column);
      if (typeof sha === 'string') named.add(parseSha256(sha));
    }
    yield line;
  }
}

async function writeTable(
  to: string,
  { name }: Table,
  rows: AsyncIterable<string>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      const line = `${row}\n`;
      hash.update(line);
      count++;
      yield line;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(tablePath(to, name), { flags: 'wx', mode: 0o600 }));
  return { rows: count, sha256: hash.digest('hex') };
}

/** Whether it was there: what is deleted after the database was read is gone with its rows soon. */
async function copyPicture(storage: Storage, sha: Sha256, to: string): Promise<boolean> {
  const path = filePath(to, sha);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  try {
    await storage.copyTo(sha, path);
  } catch (error) {
    if (error instanceof StorageMissingError) return false;
    throw error;
  }
  if ((await sha256OfFile(path)) !== sha) throw new BackupError(`The stored picture ${sha} is not what its name says.`);
  return (await stat(path)).isFile();
}
