import { copyFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes beyond which the log of the database makes room: as much again is kept beside it. */
const SIZE_MAX = 10_000_000;

/** What the database says of itself. It is opened to be added to, so that it may be cut while the database writes. */
export const logFile = (folder: string): string => join(folder, 'toile-postgres.log');

/** Puts what was said so far aside, over what was put there before, once it is long. */
export async function rotateLog(folder: string, sizeMax = SIZE_MAX): Promise<void> {
  const file = logFile(folder);
  const found = await stat(file).catch(() => undefined);
  if (!found || found.size <= sizeMax) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}
