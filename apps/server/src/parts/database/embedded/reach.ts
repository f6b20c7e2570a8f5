import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Identity } from './identity.ts';

/** Whether `identity` may enter every folder on the way to `path` (which itself need not exist). */
export async function canReach(path: string, identity: Identity): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found && !mayEnter(found, identity)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(folder: { mode: number; uid: number; gid: number }, identity: Identity): boolean {
  if (folder.uid === identity.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === identity.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}
