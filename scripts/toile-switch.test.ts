import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ROOT } from './fingerprint.ts';

const SCRIPT = readFileSync(join(ROOT, 'deploy/toile-switch'), 'utf8');
const FILES = [
  'deploy/toile',
  'deploy/toile-nightly',
  'deploy/toile-switch',
  'deploy/toile.service',
  'apps/server/build/main.js',
];
/** What a release before there were more had of these. */
const FORMER = ['deploy/toile', 'deploy/toile.service', 'apps/server/build/main.js'];

let machine: string;
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'toile-switch-'));
  for (const folder of ['opt', 'usr/local/bin', 'etc/systemd/system'])
    mkdirSync(join(machine, folder), { recursive: true });
  const said = join(machine, 'systemctl');
  writeFileSync(join(machine, 'usr/local/bin/systemctl'), `#!/bin/sh\necho "$@" >>${said}\n`, { mode: 0o755 });
});

/** A tree on the machine, each of whose files says whose it is. */
function layTree(name: string, files: readonly string[]): string {
  const tree = join(machine, 'opt', name);
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), name);
  }
  return tree;
}

function switchTo(tree: string) {
  const script = SCRIPT.replaceAll(/\/(opt\/toile|usr\/local\/bin|etc\/systemd)/g, (path) => join(machine, path));
  const { status, stderr } = spawnSync('sh', ['-c', script, 'toile-switch', tree], { encoding: 'utf8' });
  return { status, stderr };
}

const FINE = { status: 0, stderr: '' };
const link = () => readlinkSync(join(machine, 'opt/toile'));
/** Whose command or unit is there now. */
const whose = (path: string) => readFileSync(join(machine, path), 'utf8');

it('has the service run from a tree with its own commands and unit, and back from one that had fewer', () => {
  const [newer, former] = [layTree('toile-2', FILES), layTree('toile-1', FORMER)];
  expect(switchTo(former)).toEqual(FINE);
  expect([link(), existsSync(join(machine, 'usr/local/bin/toile-nightly'))]).toEqual([former, false]);
  expect(switchTo(`${newer}/`)).toEqual(FINE);
  expect([link(), whose('usr/local/bin/toile'), whose('etc/systemd/system/toile.service')]).toEqual([
    newer,
    'toile-2',
    'toile-2',
  ]);
  expect(switchTo(former)).toEqual(FINE);
  expect([link(), whose('usr/local/bin/toile'), whose('etc/systemd/system/toile.service')]).toEqual([
    former,
    'toile-1',
    'toile-1',
  ]);
  // The nights go on as they did.
  expect(whose('usr/local/bin/toile-nightly')).toBe('toile-2');
  expect(whose('systemctl')).toBe('daemon-reload\nrestart toile\n'.repeat(3));
});

it('starts anew each that is enabled, one after another, and gives instances the unit of the tree with their own file', () => {
  const units = join(machine, 'etc/systemd/system');
  mkdirSync(join(units, 'multi-user.target.wants'));
  for (const name of ['toile@web1', 'toile@web2', 'toile@worker1'])
    symlinkSync('../toile@.service', join(units, `multi-user.target.wants/${name}.service`));
  writeFileSync(join(units, 'toile@.service'), 'an older one');
  expect(switchTo(layTree('toile-2', [...FILES, 'deploy/toile-instance.conf']))).toEqual(FINE);
  expect(whose('etc/systemd/system/toile@.service')).toBe('toile-2');
  expect(whose('etc/systemd/system/toile@.service.d/instance.conf')).toBe('toile-2');
  expect(whose('systemctl')).toBe('daemon-reload\nrestart toile@web1\nrestart toile@web2\nrestart toile@worker1\n');
  // Back by the link: the unit of a tree that knew no instances goes with what lies beside it.
  expect(switchTo(layTree('toile-1', FORMER))).toEqual(FINE);
  expect([
    whose('etc/systemd/system/toile@.service'),
    whose('etc/systemd/system/toile@.service.d/instance.conf'),
  ]).toEqual(['toile-1', 'toile-2']);
});

it('changes nothing for a tree that is not built, or none', () => {
  expect(switchTo(layTree('toile-1', FORMER))).toEqual(FINE);
  const raw = layTree(
    'toile-2',
    FILES.filter((file) => !file.includes('build')),
  );
  for (const [tree, code] of [
    [raw, 1],
    [join(machine, 'nowhere'), 1],
    ['toile-2', 2],
  ] as const)
    expect(switchTo(tree), tree).toMatchObject({ status: code, stderr: expect.stringContaining('toile-switch: ') });
  expect([link(), whose('usr/local/bin/toile')]).toEqual([join(machine, 'opt/toile-1'), 'toile-1']);
});
