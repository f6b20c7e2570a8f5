import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Asked {
  /** Root of the tree that would be started. */
  readonly tree: string;
  /** What `SITE` says; absent where it is not set here. */
  readonly site: string | undefined;
}

/** What `npm run build` leaves, the server's part last. */
const BUILT = ['apps/web/build/client', 'apps/server/build/main.js'];
/** Holds the file of the site to what its own release takes. */
const VALIDATOR = 'scripts/site-file.ts';
/** What installing brings and every command runs on. */
const NODE = 'node_modules/.bin/node';
/** Milliseconds that the tree's own program has to say so. */
const DEADLINE = 30_000;

/** Whether an older tree could be started as it lies there, and built anew with the site's file of today; a sentence for each. */
export async function tellTree({ tree, site }: Asked): Promise<string[]> {
  const isInstalled = await isThere(join(tree, NODE));
  const isBuilt = isInstalled && (await Promise.all(BUILT.map((path) => isThere(join(tree, path))))).every(Boolean);
  const built = isBuilt
    ? `${tree} is built.`
    : `NOT READY: ${tree} is not ${isInstalled ? 'built' : 'installed'}; do it before you need it: (cd ${tree} && ${isInstalled ? '' : 'npm ci && '}npm run build), with SITE.`;
  return [built, ...(await tellSite({ tree, site, isInstalled, isBuilt }))];
}

async function tellSite(asked: Asked & { isInstalled: boolean; isBuilt: boolean }): Promise<string[]> {
  const { tree, site, isInstalled, isBuilt } = asked;
  if (site === undefined) return ['SITE is not set here, so whether it reads that file was not looked at.'];
  if (site === 'sample') return [];
  if (!(await isThere(join(tree, VALIDATOR)))) return [`It reads no file of SITE: it shows what is in its own source.`];
  if (!isInstalled) return [];
  const refusal = await tryFile(tree, site);
  if (refusal === undefined) return [`It reads SITE=${site}.`];
  const until = isBuilt ? 'It starts as it is built, but cannot be built anew' : 'NOT READY: it cannot be built';
  return [
    `${until} with the site's file of today; take out of a copy what it does not know, and build it with that. It says: ${refusal}`,
  ];
}

/** What the tree's own program says against the file; nothing where it takes it. */
async function tryFile(tree: string, site: string): Promise<string | undefined> {
  const program = `
    const { readSiteFile } = await import(process.argv[1]);
    try { readSiteFile(process.argv[2]); } catch (error) { process.stdout.write(error.message || String(error)); }`;
  const words = ['--input-type=module', '-e', program, join(tree, VALIDATOR), site];
  try {
    const { stdout } = await promisify(execFile)(join(tree, NODE), words, { cwd: tree, timeout: DEADLINE, env: {} });
    return stdout === '' ? undefined : stdout;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
