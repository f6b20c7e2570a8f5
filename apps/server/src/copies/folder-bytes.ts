import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the files in a folder, at any depth; a million of them are counted one after the other. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
