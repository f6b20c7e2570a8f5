import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXIT } from '../apps/server/src/tell-failed-start.ts';
import { ROOT } from './fingerprint.ts';

const SCRIPT = readFileSync(join(ROOT, 'deploy/toile'), 'utf8');

/** The wrapper, on a machine whose folders are elsewhere and whose program prints what it was started with, or does `body`. */
function runToile(args: readonly string[], settings = '', body = 'echo "$NODE_ENV $DATA_DIR $@"', others = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-command-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'env'), settings);
  for (const [name, text] of Object.entries<string>(others)) writeFileSync(join(folder, name), text);
  const program = `#!/bin/sh\n${body}\n`;
  writeFileSync(join(folder, 'bin/runuser'), program, { mode: 0o755 });
  const script = SCRIPT.replaceAll('/opt/toile', () => folder)
    .replaceAll('/etc/toile.env', () => join(folder, 'env'))
    .replace('PATH=', () => `PATH=${join(folder, 'bin')}:`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'toile', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('starts each command it names from a file that is there, with or without the mark of npm', () => {
  for (const command of ['doctor', 'try', 'backup', 'restore', 'ledger', 'person', 'post', 'release']) {
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

it('opens the certificate as whoever calls it, since the account that tries may not look into its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-certificate-'));
  const certificate = join(folder, 'fullchain.pem');
  for (const given of [['--ca', certificate], [`--ca=${certificate}`]]) {
    writeFileSync(certificate, 'a chain\n');
    // Away before the program begins, as from behind a folder that is root's alone.
    const body = `rm ${certificate}; for word; do case $word in --ca=*) cat "\${word#--ca=}" ;; esac; done; echo "$@"`;
    const { status, said } = runToile(['try', ...given, '--at', 'https://toile.example'], '', body);
    expect([status, said.split('\n', 1)[0]], said).toEqual([0, 'a chain']);
    expect(said).toMatch(/--at https:\/\/toile\.example\n$/);
  }
  const { status, said } = runToile(['try', '--ca', join(folder, 'none.pem')]);
  expect([status, said]).toEqual([2, expect.stringContaining('none.pem')]);
});

it.each(['doctor', 'settings'])('ends %s for a line that systemd reads otherwise, by its number', (command) => {
  const good = "PUBLIC_URL=https://toile.example\nMAIL_FROM='Toile <no-reply@toile.example>'\n";
  expect(runToile([command], good).status).toBe(0);
  for (const line of ['SMTP_URL=smtp://a b@c', "METRICS_TOKEN='it''s'", 'export PORT=3000', 'PORT=$OTHER']) {
    const { status, said } = runToile([command], `${good}${line}\n`);
    expect([status, said], line).toEqual([EXIT.settings, expect.stringContaining('env, line 3: ')]);
    expect(said).not.toContain(line);
  }
});

it('asks about the file of each instance too, by its own name, and of a unit about the copies that systemd made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toile-credentials-'));
  writeFileSync(join(folder, 'settings'), 'ROLE=all\n');
  writeFileSync(join(folder, 'settings-web1'), 'ROLE=web\nPORT=$OTHER\n');
  const copies = [join(folder, 'settings'), join(folder, 'settings-web1')];
  const { status, said } = runToile(['settings', ...copies]);
  expect([status, said]).toEqual([EXIT.settings, expect.stringMatching(/\/env-web1\.env, line 2: /)]);
  const missing = runToile(['settings', join(folder, 'settings-web2')]);
  expect([missing.status, missing.said]).toEqual([1, expect.stringContaining('LoadCredential')]);
  expect(missing.said).not.toContain('root');
});

it('asks by itself about every file of settings that the machine has', () => {
  const bad = runToile(['settings'], 'ROLE=all\n', '', { 'env-web1.env': 'PORT=$OTHER\n' });
  expect([bad.status, bad.said]).toEqual([EXIT.settings, expect.stringMatching(/env-web1\.env, line 1: /)]);
  expect(runToile(['settings'], 'ROLE=all\n', '', { 'env-web1.env': 'PORT=3001\n' }).status).toBe(0);
});

it('tells the commands their name for what they say of their use', () => {
  expect(runToile(['try', '--help'], '', 'echo "$TOILE_CALLED"').said).toBe('toile\n');
});

it('is asked by the unit about the settings before the server is started, and named by it in the log', () => {
  const unit = readFileSync(join(ROOT, 'deploy/toile.service'), 'utf8');
  expect(unit).toMatch(/^LoadCredential=settings:\/etc\/toile\.env$/m);
  expect(unit).toMatch(/^ExecStart=\/bin\/sh -ec '\/bin\/sh deploy\/toile settings %d\/\*; exec \S+\/node .+'$/m);
});
