/** The pictures as they were accepted, drawn again by the code they were accepted with. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REFERENCES } from './references.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');
const OWN_PACKAGES = '@toile';

const git = async (...args: string[]): Promise<string> => (await execute('git', args, { cwd: ROOT })).stdout.trim();

/** The commit a reference was last accepted in; empty where it was never committed or there is no git. */
const commitOf = (id: string): Promise<string> =>
  git('log', '-1', '--format=%H', '--', join(REFERENCES, `${id}.webp`)).catch(() => '');

/** The packages of a commit in a folder of their own, on today's libraries. */
async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'packages.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit, 'packages', 'package.json');
  await execute('tar', ['-xf', archive, '-C', folder]);
  const libraries = join(folder, 'node_modules');
  await mkdir(join(libraries, OWN_PACKAGES), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== OWN_PACKAGES) await symlink(join(ROOT, 'node_modules', name), join(libraries, name));
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(libraries, OWN_PACKAGES, name));
}

/** Draws accepted pictures into `<id>.png` of a folder; those whose commit is not known are left out. */
export async function drawEarlier(ids: readonly string[], into: string): Promise<void> {
  const commits = await Promise.all(ids.map(async (id) => ({ id, commit: await commitOf(id) })));
  for (const [commit, briefs] of Map.groupBy(commits, (brief) => brief.commit)) {
    if (!commit) continue;
    const folder = await mkdtemp(join(tmpdir(), 'toile-gate-'));
    await checkOut(commit, folder);
    const gate = join(folder, 'packages/atelier/cli/gate.ts');
    await execute(process.execPath, [gate, '--draw', into, ...briefs.map(({ id }) => id)]);
    await rm(folder, { recursive: true });
  }
}
