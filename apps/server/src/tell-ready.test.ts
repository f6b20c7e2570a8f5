import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/fingerprint.ts';
import { tellAlive } from './tell-ready.ts';

/** Milliseconds that the manager waits in the test. */
const WATCHDOG = 300;

/** systemd's program that tells, which writes down what it was told, and what it has written so far. */
function layTeller() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-alive-'));
  const told = join(folder, 'told');
  writeFileSync(told, '');
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $@" >>${told}\n`, { mode: 0o755 });
  const beats = () => readFileSync(told, 'utf8').split('\n').slice(0, -1);
  return { path: `${folder}:${process.env.PATH}`, beats };
}

/** The event loop stands, as in a loop that does not end. */
const stand = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('a manager who watches is told again and again that the loop turns, and hears nothing while it stands', async () => {
  const { path, beats } = layTeller();
  tellAlive({ notifySocket: '/run/systemd/notify', watchdog: WATCHDOG, path });
  await expect.poll(() => beats().length, { timeout: 30_000 }).toBeGreaterThan(2);
  expect(new Set(beats())).toEqual(new Set(['/run/systemd/notify WATCHDOG=1']));
  // What was on its way may still arrive.
  stand(WATCHDOG);
  const before = beats().length;
  stand(4 * WATCHDOG);
  expect(beats()).toHaveLength(before);
});

test('the unit has it watched, and killed at once when it stands, whatever signals it does not take any more', () => {
  const unit = readFileSync(join(ROOT, 'deploy/toile.service'), 'utf8');
  expect(unit).toMatch(/^WatchdogSec=60$/m);
  expect(unit).toMatch(/^WatchdogSignal=SIGKILL$/m);
  expect(unit).toMatch(/^NotifyAccess=all$/m);
});
