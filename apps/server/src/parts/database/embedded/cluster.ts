import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BinariesFolder } from './binaries.ts';
import type { Identity } from './identity.ts';

const run = promisify(execFile);

export const SUPERUSER = 'toile';

/**
 * Makes the cluster if there is none. It is made beside its place and moved there whole, so neither a kill in the middle
 * nor a second process doing the same leaves half a cluster.
 */
export async function ensureCluster(
  place: { folder: string; identity: Identity | undefined },
  binaries: BinariesFolder,
  password: string,
): Promise<void> {
  if (await isCluster(place.folder)) return;
  const staging = `${place.folder}.new-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${staging}.password`;
  try {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (place.identity) {
      await chown(staging, place.identity.uid, place.identity.gid);
      await chown(passwordFile, place.identity.uid, place.identity.gid);
    }
    await run(join(binaries, 'bin', 'initdb'), initdbArguments(staging, passwordFile), {
      ...place.identity,
      cwd: staging,
    });
    await chmod(staging, 0o700);
    await rename(staging, place.folder).catch(async (error) => {
      if (!(await isCluster(place.folder))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(staging, { recursive: true, force: true });
  }
}

/** The built-in locale sorts by code point and knows every script's case, alike on every system. */
const initdbArguments = (folder: string, passwordFile: string): string[] => [
  `--pgdata=${folder}`,
  `--pwfile=${passwordFile}`,
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** A cluster that the PostgreSQL of this program cannot start. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/**
 * Refuses at once what PostgreSQL would refuse for as long as it is tried.
 * @throws {ClusterError}
 */
export async function refuseOtherMajor(folder: string, major: string): Promise<void> {
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => major)).trim();
  if (made === major) return;
  throw new ClusterError(
    `The database in ${folder} was made by PostgreSQL ${made}, and this release brings ${major}: back it up with the release that made it, and restore that into an empty DATA_DIR (docs/running.md).`,
  );
}

/** Whether a whole cluster lies in `folder`. */
export const isCluster = (folder: string): Promise<boolean> =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
