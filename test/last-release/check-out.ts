import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What a server runs, of what is in the repository. */
const NEEDED = ['apps/server', 'packages', 'test', 'package.json'];
/** Our own packages, which are the release's. */
const OURS = '@toile';

/** Whether the history that is here reaches back to a commit: a shallow clone's may not. */
export function isKnown(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Lays the server of a commit into a folder, with the packages of others that are installed here. */
export function checkOut(commit: string, folder: string): void {
  const tree = execFileSync('git', ['archive', commit, ...NEEDED], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  for (const room of ['.', ...roomsOf(folder)]) linkPackages(join(ROOT, room), join(folder, room));
  const ours = join(folder, 'node_modules', OURS);
  mkdirSync(ours);
  for (const room of roomsOf(folder)) symlinkSync(join(folder, room), join(ours, room.split('/').at(-1) ?? room));
}

const roomsOf = (folder: string): string[] => [
  'apps/server',
  ...readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`),
];

function linkPackages(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name !== OURS && name !== '.cache') symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
}
