import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ROOT } from './fingerprint.ts';

const DAY_S = 24 * 60 * 60;
const today = new Date().toISOString().slice(0, 10);

let folder: string;
let bin: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-nightly-'));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'kept/new'), { recursive: true });
  lay('mountpoint', 'exit 0');
  lay('chown', `echo "$@" >>${folder}/owned`);
  lay('toile', 'mkdir "$3" && echo "Kept in $3"');
});

/** A program of the machine, which does this instead. */
const lay = (name: string, body: string) => writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });

const SCRIPT = readFileSync(join(ROOT, 'deploy/toile-nightly'), 'utf8');

/** As Debian's cron starts it, to which `/usr/local/bin` is unknown; where programs lie there they lie here. */
function tonight(...args: string[]) {
  const script = SCRIPT.replaceAll('/usr/local/bin', () => bin);
  const asked = ['-c', script, 'toile-nightly', join(folder, 'kept'), ...args];
  const { status, stdout, stderr } = spawnSync('sh', asked, {
    encoding: 'utf8',
    env: { TZ: 'UTC', PATH: '/usr/bin:/bin' },
  });
  return { status, said: stdout + stderr };
}

/** One of so many days ago. */
function keepOld(name: string, days: number): void {
  mkdirSync(join(folder, 'kept', name));
  const then = Date.now() / 1000 - days * DAY_S;
  utimesSync(join(folder, 'kept', name), then, then);
}

const kept = () => readdirSync(join(folder, 'kept')).sort();

it('keeps one more without a word, as root’s, and removes what is older than two weeks and nothing else', () => {
  keepOld('2026-01-01', 16);
  keepOld('2026-01-09', 10);
  keepOld('before-da4f35d5', 400);
  expect(tonight()).toEqual({ status: 0, said: '' });
  expect(kept()).toEqual(['2026-01-09', 'before-da4f35d5', 'new', today].sort());
  expect(readdirSync(join(folder, 'kept/new'))).toEqual([]);
  expect(existsSync(join(folder, 'owned'))).toBe(true);
});

it('makes none where the disk is not mounted, and says so, unless there is to be no other disk', () => {
  lay('mountpoint', 'exit 32');
  expect(tonight()).toEqual({ status: 1, said: expect.stringContaining('nothing is mounted') });
  expect(kept()).toEqual(['new']);
  expect(tonight('--same-disk')).toEqual({ status: 0, said: '' });
  expect(kept()).toEqual([today, 'new']);
});

it('removes nothing when none was made, and says why', () => {
  keepOld('2026-01-01', 16);
  lay('toile', 'mkdir "$3"; echo "The disk is full" >&2; exit 1');
  expect(tonight()).toEqual({ status: 1, said: expect.stringContaining('The disk is full') });
  expect(kept()).toEqual(['2026-01-01', 'new']);
  lay('toile', 'mkdir "$3"');
  expect(tonight().status).toBe(0);
  expect(kept()).toEqual([today, 'new']);
});

it('leaves what is kept already alone', () => {
  expect(tonight().status).toBe(0);
  expect(tonight()).toEqual({ status: 1, said: expect.stringContaining('is there already') });
});

it('keeps what there is where pictures were lost before, says which, and removes no older one that may have them', () => {
  keepOld('2026-01-01', 16);
  const [lost, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const manifest = JSON.stringify({ missing: [lost, other], lost: [lost], hasSecret: true }, null, 2);
  writeFileSync(join(folder, 'manifest'), manifest);
  lay('toile', `mkdir "$3"; cp ${folder}/manifest "$3/backup.json"; echo "1 picture was lost before: aaa" >&2; exit 3`);
  expect(tonight()).toEqual({ status: 1, said: expect.stringContaining('lost before: aaa') });
  expect(kept()).toEqual(['2026-01-01', today, 'new']);
  // Of what nothing has any more nobody hears again, and nights are as they were.
  const again = (known: string) => {
    renameSync(join(folder, 'kept', today), join(folder, 'kept', `before-${known.length}`));
    writeFileSync(join(folder, 'kept/lost-for-good'), known);
    return tonight();
  };
  expect(again(`${other}\n`).status).toBe(1);
  expect(kept()).toContain('2026-01-01');
  expect(again(`${other}\n${lost}\n`)).toEqual({ status: 0, said: '' });
  expect(kept()).not.toContain('2026-01-01');
});
