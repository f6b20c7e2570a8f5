import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const MIB = 1024 * 1024;

let place = '';
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs the script over a folder of made-up packages, and tells which of these files are left. */
function leftOf(files: readonly string[]): string[] {
  place = mkdtempSync(join(tmpdir(), 'toile-lean-'));
  mkdirSync(join(place, 'scripts'));
  cpSync(join(ROOT, 'scripts/lean-install.mjs'), join(place, 'scripts/lean-install.mjs'));
  for (const file of files) {
    mkdirSync(dirname(join(place, 'node_modules', file)), { recursive: true });
    writeFileSync(join(place, 'node_modules', file), 'x');
  }
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'scripts/lean-install.mjs')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return files.filter((file) => existsSync(join(place, 'node_modules', file)));
}

it('takes source maps, notes and tests out of packages, of those within others too', () => {
  expect(
    leftOf([
      'a/LICENSE',
      'a/index.js.map',
      'a/README.md',
      'a/test/index.js',
      '@b/c/CHANGELOG.md',
      '@b/c/node_modules/d/docs/page.html',
      '@b/c/node_modules/d/index.mjs.map',
    ]),
  ).toEqual(['a/LICENSE']);
});

it('leaves the readme of a package without a licence beside it: its terms may stand there alone', () => {
  const kept = ['a/readme.md', '@b/c/node_modules/d/README.md', '@b/c/LICENCE.txt'];
  expect(leftOf([...kept, '@b/c/README.md', 'a/CHANGELOG.md'])).toEqual(kept);
});

it('leaves licences, code, types and folders of such names deeper within', () => {
  const kept = [
    'a/LICENSE.md',
    'a/index.js',
    'a/index.d.ts',
    'a/dist/test/index.js',
    '@b/c/lib/docs/page.js',
    'a/map.js',
  ];
  expect(leftOf(kept)).toEqual(kept);
});

it('does nothing where nothing is installed', () => {
  expect(leftOf([])).toEqual([]);
});

/** What a folder takes on the disk, in bytes, without what is made there later (`.cache` and the like); a file with two names counts once. */
async function sizeOf(folder: string, seen = new Set<number>()): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path, seen);
    const { ino, blocks } = await lstat(path);
    if (!seen.has(ino)) bytes += blocks * 512;
    seen.add(ino);
  }
  return bytes;
}

it('what is installed takes 600 MB at most', async () => {
  expect(await sizeOf(join(ROOT, 'node_modules'))).toBeLessThanOrEqual(600 * MIB);
});
