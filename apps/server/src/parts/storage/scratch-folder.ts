import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file older than this (milliseconds) was left by a process that died while writing. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/** Makes a folder for files that are on their way, for the owner alone, and clears what was left in it. Returns its path. */
export async function openScratch(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - ABANDONED_AFTER;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have renamed it since it was listed.
    const modified = await stat(path).then(
      (found) => found.mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (modified < before) await rm(path, { force: true });
  }
  return folder;
}
