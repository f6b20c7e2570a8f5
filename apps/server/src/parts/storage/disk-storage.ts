import { randomUUID } from 'node:crypto';
import { close, open as openByNumber, read } from 'node:fs';
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { openScratch } from './scratch-folder.ts';
import {
  type ByteRange,
  checkAddress,
  parseSha256,
  type Sha256,
  type Storage,
  type StorageAddress,
  StorageMissingError,
  type StoredOriginal,
  type StoredVariant,
  sha256Of,
  sha256OfFile,
} from './storage.ts';

/** Without the objects that Node makes for each file otherwise: pictures are what is asked for most. */
const openFile = promisify(openByNumber);
const readBytes = promisify(read);

/** For the owner alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Opens a folder as storage. Several processes may share it, on several machines where their file system renames and syncs as a disk does. */
export async function openDiskStorage(root: string): Promise<Storage> {
  const temp = await openScratch(join(root, 'tmp'));
  // Made by whoever runs the product, for nobody else on the machine to look into.
  await chmod(root, FOLDER_MODE);
  const pathOf = (address: StorageAddress) => filePath(root, address);

  return {
    async save(bytes) {
      const sha = sha256Of(bytes);
      // What is there already becomes young again, and stays.
      if (!(await touch(pathOf({ sha })))) await writeOnce({ temp, path: pathOf({ sha }), bytes });
      return sha;
    },
    async saveFile(path) {
      const sha = await sha256OfFile(path);
      if (!(await touch(pathOf({ sha })))) await moveIn(path, pathOf({ sha }));
      return sha;
    },
    copyTo: (sha, path) => copyOut(pathOf({ sha }), path, sha),
    newScratch: () => join(temp, randomUUID()),
    saveVariant: (address, bytes) => writeOnce({ temp, path: pathOf(address), bytes }),
    variants: (sha) => listVariants(variantFolder(root, parseSha256(sha))),
    removeVariant: (address) => rm(pathOf(address), { force: true }),
    size: (address) => sizeOf(pathOf(address)),
    read: (address, range) => readFile(pathOf(address), address, range),
    readInto: (address, into) => readInto(pathOf(address), address, into),
    list: () => listOriginals(join(root, 'originals')),
    async remove(sha, { unlessSavedSince } = {}) {
      if (unlessSavedSince && !(await removeOld({ temp, path: pathOf({ sha }), since: unlessSavedSince }))) return;
      await rm(pathOf({ sha }), { force: true });
      await rm(variantFolder(root, sha), { recursive: true, force: true });
    },
    check: async () => {
      const probe = join(temp, randomUUID());
      await writeFile(probe, new Uint8Array(1), { flag: 'wx', mode: FILE_MODE });
      await unlink(probe);
    },
  };
}

/** Two levels of 256 folders keep every folder small: ten million files leave about 150 in each. */
const shard = (sha: Sha256) => join(sha.slice(0, 2), sha.slice(2, 4));
const variantFolder = (root: string, sha: Sha256) => join(root, 'variants', shard(sha), sha);

function filePath(root: string, address: StorageAddress): string {
  checkAddress(address);
  const { sha, variant } = address;
  return variant === undefined ? join(root, 'originals', shard(sha), sha) : join(variantFolder(root, sha), variant);
}

/** A name appears only with its whole content behind it: written aside, synced, renamed, and the folder synced too. */
async function writeOnce({ temp, path, bytes }: { temp: string; path: string; bytes: Uint8Array }): Promise<void> {
  if ((await sizeOf(path)) !== undefined) return;
  const written = join(temp, randomUUID());
  try {
    await writeSynced(written, bytes);
    await putInPlace(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

/** A file of these folders takes its place as it is. */
async function moveIn(from: string, path: string): Promise<void> {
  await chmod(from, FILE_MODE);
  const file = await open(from, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await putInPlace(from, path);
}

async function putInPlace(from: string, path: string): Promise<void> {
  await makeFolder(dirname(path));
  await rename(from, path);
  await syncFolder(dirname(path));
}

async function copyOut(path: string, to: string, sha: Sha256): Promise<void> {
  try {
    await copyFile(path, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if (isMissing(error)) throw new StorageMissingError({ sha }, { cause: error });
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs the parents of folders it makes: a folder whose entry is lost takes its synced files along. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(path: string): Promise<void> {
  // Windows can neither open nor sync a folder.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function touch(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function listVariants(folder: string): Promise<StoredVariant[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(
    names.map(async (variant) => {
      const file = await stat(join(folder, variant)).catch(() => undefined);
      return file && { variant, size: file.size, savedAt: file.mtime };
    }),
  );
  return found.filter((each) => each !== undefined);
}

/** Folder by folder: of a million files no more than one folder's names are held. */
async function* listOriginals(folder: string): AsyncGenerator<StoredOriginal> {
  for (const first of await namesIn(folder)) {
    for (const second of await namesIn(join(folder, first))) {
      const place = join(folder, first, second);
      for (const name of await namesIn(place)) {
        const found = await stat(join(place, name)).catch(() => undefined);
        if (found?.isFile()) yield { sha: parseSha256(name), savedAt: found.mtime };
      }
    }
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Moves a file out of its place and deletes it there, unless it turns out to be young: then it goes back. Whoever saves
 * the same bytes meanwhile finds the place empty and writes them anew, so nobody's bytes are deleted under them.
 */
async function removeOld({ temp, path, since }: { temp: string; path: string; since: Date }): Promise<boolean> {
  const aside = join(temp, randomUUID());
  try {
    await rename(path, aside);
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
  if ((await stat(aside)).mtime < since) {
    await unlink(aside);
    return true;
  }
  await rename(aside, path);
  return false;
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function readInto(path: string, address: StorageAddress, into: Buffer): Promise<Buffer> {
  const file = await openFile(path, 'r').catch((error: unknown) => {
    throw isMissing(error) ? new StorageMissingError(address, { cause: error }) : error;
  });
  try {
    const { bytesRead } = await readBytes(file, into, 0, into.length, 0);
    return into.subarray(0, bytesRead);
  } finally {
    close(file, () => undefined);
  }
}

async function readFile(path: string, address: StorageAddress, range?: ByteRange): Promise<Readable> {
  try {
    const file = await open(path, 'r');
    return file.createReadStream(range);
  } catch (error) {
    if (isMissing(error)) throw new StorageMissingError(address, { cause: error });
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
