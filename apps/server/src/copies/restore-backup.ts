import { createReadStream } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadTables, refuseOthers } from '#server/parts/database/copy/load-tables.ts';
import { parseSha256, type Storage, sha256OfFile } from '#server/parts/storage/storage.ts';
import { releaseName } from '#server/release.ts';
import { isAbsent, reasonOf } from '#server/system-refusal.ts';
import { BackupError, filePath, MANIFEST, Manifest, SECRET, tablePath } from './layout.ts';

interface RestoreBackup {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Where this installation keeps the secret. One that is there stays, and must be the same. */
  readonly secretFile: string;
  readonly from: string;
}

/**
 * Puts a backup into an empty installation of the same version: the pictures first, then the database in one transaction, so
 * whatever is named is there. Interrupted, it may be begun again.
 * @throws {BackupError}, `LoadError`
 */
export async function restoreBackup({ databaseUrl, storage, secretFile, from }: RestoreBackup): Promise<Manifest> {
  const manifest = await readManifest(from);
  for (const { name, sha256 } of manifest.tables) {
    if ((await sha256OfFile(tablePath(from, name))) !== sha256) throw new BackupError(`The table ${name} is damaged.`);
  }
  // Before anything is put anywhere.
  await refuseOthers(databaseUrl, withMaker(manifest));
  await restoreSecret(manifest, secretFile, from);
  await restorePictures(manifest, storage, from);
  await loadTables(databaseUrl, {
    ...withMaker(manifest),
    rows: ({ name }) => createInterface({ input: createReadStream(tablePath(from, name)), crlfDelay: Infinity }),
  });
  return manifest;
}

/** What is loaded, and by whom it was made as far as that is known. */
const withMaker = ({ release, ...manifest }: Manifest) => ({
  ...manifest,
  ...(release && { maker: releaseName(release) }),
});

async function readManifest(from: string): Promise<Manifest> {
  const text = await readFile(join(from, MANIFEST), 'utf8').catch((cause: unknown) => {
    if (isAbsent(cause)) throw new BackupError(`${from} holds no whole backup: it has no ${MANIFEST}.`, { cause });
    throw new BackupError(
      `${join(from, MANIFEST)} cannot be read by this user, though the backup may be good: ${reasonOf(cause)}.`,
      { cause },
    );
  });
  const { data } = Manifest.safeParse(JSON.parse(text));
  if (!data) throw new BackupError(`The ${MANIFEST} in ${from} is of another program.`);
  return data;
}

async function restoreSecret({ hasSecret }: Manifest, secretFile: string, from: string): Promise<void> {
  if (!hasSecret) return;
  const kept = await readFile(join(from, SECRET), 'utf8');
  const here = await readFile(secretFile, 'utf8').catch((cause: unknown) => {
    if (isAbsent(cause)) return undefined;
    throw cause;
  });
  if (here === kept) return;
  if (here !== undefined) {
    throw new BackupError(
      `${secretFile} holds another secret, of a start or of a restore that was refused: empty the data folder and restore again.`,
    );
  }
  await copyFile(join(from, SECRET), secretFile);
}

async function restorePictures({ pictures }: Manifest, storage: Storage, from: string): Promise<void> {
  let count = 0;
  const shards = await readdir(join(from, 'files')).catch((cause: unknown) => {
    if (isAbsent(cause)) return [];
    throw cause;
  });
  for (const shard of shards) {
    for (const name of await readdir(join(from, 'files', shard))) {
      const sha = parseSha256(name);
      const saved = await storage.save(await readFile(filePath(from, sha)));
      if (saved !== sha) throw new BackupError(`The picture ${sha} is damaged.`);
      count++;
    }
  }
  if (count !== pictures) throw new BackupError(`The backup has ${count} pictures of ${pictures}.`);
}
