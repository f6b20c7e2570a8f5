import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '#server/log.ts';
import { findIdentity, type Identity } from './identity.ts';
import { canReach } from './reach.ts';

/** Where the cluster of a data folder lies and who runs it. */
export interface Place {
  readonly folder: string;
  readonly identity: Identity | undefined;
}

const ELSEWHERE = '/var/lib/toile';

/**
 * The cluster lies in the data folder. Where PostgreSQL's user cannot enter that folder it lies elsewhere, and a note in
 * the data folder says where for all later starts.
 */
export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const note = join(dataDir, 'postgres-lies-at');
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  const inside = join(dataDir, 'postgres');
  const folder = noted?.trim() || inside;
  const identity = await findIdentity(folder);
  if (!identity || (await canReach(folder, identity))) return { folder, identity };
  const elsewhere = join(ELSEWHERE, randomBytes(6).toString('hex'), 'postgres');
  await mkdir(dirname(elsewhere), { recursive: true });
  await chmod(ELSEWHERE, 0o755);
  await chown(dirname(elsewhere), identity.uid, identity.gid);
  await writeFile(note, `${elsewhere}\n`);
  log.warn({ folder: elsewhere }, 'only root can enter the data folder, so the database lies elsewhere');
  return { folder: elsewhere, identity };
}
