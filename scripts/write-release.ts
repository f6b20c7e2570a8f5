import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RELEASE_FILE, type Release } from '../apps/server/src/release.ts';
import { ROOT } from './fingerprint.ts';

/**
 * Lays beside the build what it was made of. The commit is git's, or `COMMIT`'s where the tree comes without its history; a tree that
 * somebody built who could ask keeps what they found.
 */
export function writeRelease(root = ROOT, commit = process.env.COMMIT || askGit(root)): void {
  const file = join(root, RELEASE_FILE);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Release; // npm would not have it without
  const known = readKnown(file);
  if (known?.version === version && (commit === undefined || known.commit === commit)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version, ...(commit && { commit }) } satisfies Release)}\n`);
}

function readKnown(file: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Release; // written here and nowhere else
  } catch {
    return undefined;
  }
}

function askGit(root: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
