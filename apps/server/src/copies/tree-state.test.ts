import { copyFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '#server/release.ts';
import { makeDataDir } from '../../../../test/data-dir.ts';
import { tellTree } from './tree-state.ts';

let folder: string;
let tree: string;
beforeEach(async () => {
  folder = await makeDataDir();
  tree = join(folder, 'toile-1');
  await mkdir(join(tree, 'scripts'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Files of this very program, as an older tree would have its own. */
async function install(): Promise<void> {
  await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const name of ['site-file.ts', 'fingerprint.ts'])
    await copyFile(join(ROOT, 'scripts', name), join(tree, 'scripts', name));
  await cp(join(ROOT, 'package.json'), join(tree, 'package.json'));
}

async function build(): Promise<void> {
  await mkdir(join(tree, 'apps/web/build/client'), { recursive: true });
  await mkdir(join(tree, 'apps/server/build'), { recursive: true });
  await writeFile(join(tree, 'apps/server/build/main.js'), '');
}

async function laySite(more: object): Promise<string> {
  const path = join(folder, 'site.json');
  await writeFile(path, JSON.stringify({ company: 'Asha & Co', since: 2020, email: 'asha@asha.example', ...more }));
  return path;
}

test('a tree that was not installed or not built is said to be none to go back to yet', async () => {
  expect(await tellTree({ tree, site: undefined })).toEqual([
    `NOT READY: ${tree} is not installed; do it before you need it: (cd ${tree} && npm ci && npm run build), with SITE.`,
    'SITE is not set here, so whether it reads that file was not looked at.',
  ]);
  await install();
  expect((await tellTree({ tree, site: await laySite({}) })).join('\n')).toContain(`NOT READY: ${tree} is not built;`);
  await build();
  expect((await tellTree({ tree, site: undefined }))[0]).toBe(`${tree} is built.`);
});

test('its own program says whether it takes the file of the site, and what it does not know of it', async () => {
  await install();
  const site = await laySite({ hallmark: 'a word of a later release' });
  const [, unbuilt] = await tellTree({ tree, site });
  expect(unbuilt).toMatch(
    /^NOT READY: it cannot be built with the site's file of today; .*It says: SITE=.*\n.*hallmark/s,
  );
  await build();
  const [, built] = await tellTree({ tree, site });
  expect(built).toMatch(/^It starts as it is built, but cannot be built anew .*hallmark/s);
  expect(await tellTree({ tree, site: await laySite({ taxId: 'GSTIN 1927' }) })).toEqual([
    `${tree} is built.`,
    `It reads SITE=${site}.`,
  ]);
});

test('a tree from before there was such a file says that it reads none', async () => {
  expect((await tellTree({ tree, site: await laySite({}) }))[1]).toContain('It reads no file of SITE');
});
