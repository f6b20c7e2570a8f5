import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '#server/log.ts';
import { isCluster } from './cluster.ts';
import { findIdentity, type Identity } from './identity.ts';
import { canReach } from './reach.ts';

/** Where the cluster of a data folder lies and who runs it. */
export interface Place {
  readonly folder: string;
  readonly identity: Identity | undefined;
}

const ELSEWHERE = '/var/lib/toile';
/** Second line of a note: the cluster was made. If it is missing later, it was lost. */
const MADE = 'made';

const noteOf = (dataDir: string): string => join(dataDir, 'postgres-lies-at');

/**
 * The cluster lies in the data folder. Where PostgreSQL's user cannot enter that folder it lies elsewhere, and a note in
 * the data folder says where for all later starts.
 */
export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const noted = await readNote(dataDir);
  if (noted) return { folder: noted, identity: await findIdentity(noted) };
  const inside = join(dataDir, 'postgres');
  const identity = await findIdentity(inside);
  if (!identity || (await canReach(inside, identity))) return { folder: inside, identity };
  const folder = await chooseElsewhere(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  await chmod(ELSEWHERE, 0o755);
  await chown(dirname(folder), identity.uid, identity.gid);
  log.warn({ folder }, 'only root can enter the data folder, so the database lies elsewhere');
  return { folder, identity };
}

/** Whether a database was made for `dataDir`, in it or where its note says. Nothing is made by asking. */
export const hasDatabase = async (dataDir: string): Promise<boolean> =>
  isCluster((await readNote(dataDir)) ?? join(dataDir, 'postgres'));

/** To be called when the cluster is there: from now on its absence is a loss, not a beginning. */
export async function confirmPlace(dataDir: string, place: Place): Promise<void> {
  const note = noteOf(dataDir);
  const text = await readFile(note, 'utf8').catch(() => undefined);
  if (text !== undefined && !text.includes(`\n${MADE}`)) await writeFile(note, `${place.folder}\n${MADE}\n`);
}

/** @throws Error if a cluster was made there and is gone, as happens when only the data folder was kept. */
async function readNote(dataDir: string): Promise<string | undefined> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '');
  const [folder, state] = text.split('\n');
  if (folder && state === MADE && !(await isCluster(folder))) {
    throw new Error(
      `The database of ${dataDir} lay at ${folder} and is gone. Bring it back, or delete ${noteOf(dataDir)} to begin with an empty one.`,
    );
  }
  return folder || undefined;
}

/** Two processes that start together agree: the second finds the note of the first. */
async function chooseElsewhere(dataDir: string): Promise<string> {
  const folder = join(ELSEWHERE, randomBytes(6).toString('hex'), 'postgres');
  try {
    await writeFile(noteOf(dataDir), `${folder}\n`, { flag: 'wx' });
    return folder;
  } catch (error) {
    const theirs = await readNote(dataDir);
    if (theirs) return theirs;
    throw error;
  }
}
