import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './fingerprint.ts';

const SCRIPT = readFileSync(join(ROOT, 'deploy/toile'), 'utf8');

/** The wrapper, on a machine whose folders are elsewhere and whose program prints what it was started with. */
function runToile(args: readonly string[], settings = '') {
  const folder = mkdtempSync(join(tmpdir(), 'toile-command-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'env'), settings);
  const program = '#!/bin/sh\necho "$NODE_ENV $DATA_DIR $@"\n';
  writeFileSync(join(folder, 'bin/runuser'), program, { mode: 0o755 });
  const script = SCRIPT.replaceAll('/opt/toile', () => folder)
    .replaceAll('/etc/toile.env', () => join(folder, 'env'))
    .replace('PATH=', () => `PATH=${join(folder, 'bin')}:`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'toile', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('starts each command it names from a file that is there, with or without the mark of npm', () => {
  for (const command of ['doctor', 'try', 'backup', 'restore', 'ledger', 'person', 'release']) {
    for (const args of [
      [command, '--to', 'x'],
      [command, '--', '--to', 'x'],
    ]) {
      const { status, said } = runToile(args);
      const [, file = 'none'] = /(apps\/\S+) --to x\n$/.exec(said) ?? [];
      expect([status, existsSync(join(ROOT, file))], said).toEqual([0, true]);
    }
  }
});

it('lets the file of settings win over its own, as the unit does', () => {
  expect(runToile(['doctor']).said).toMatch(/^production \/var\/lib\/toile /);
  const { said } = runToile(['doctor'], 'NODE_ENV=development\nDATA_DIR=/srv/elsewhere\n');
  expect(said).toMatch(/^development \/srv\/elsewhere /);
});

it('names its commands where help is asked for', () => {
  for (const asked of ['--help', '-h', 'help']) {
    expect(runToile([asked])).toEqual({ status: 0, said: expect.stringContaining('doctor, try, backup, restore') });
  }
});

it.each(['docter', ''])('ends with a line about a command that there is not: "%s"', (command) => {
  const { status, said } = runToile(command ? [command] : []);
  expect([status, said]).toEqual([2, expect.stringContaining(`there is no command "${command}"`)]);
});
