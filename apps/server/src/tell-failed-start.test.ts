import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from '#server/config/config-error.ts';
import { EXIT, tellFailedStart } from './tell-failed-start.ts';

const system = (code: string, path = '/var/lib/toile/session-secret') =>
  Object.assign(new Error(`${code}: it did not go, open '${path}'`), { code, path });

test('what only somebody who changes a setting can mend ends with a code that no supervisor starts again for', () => {
  expect(tellFailedStart(new ConfigError(['PORT is many.']))).toEqual({ says: 'PORT is many.', code: EXIT.settings });
  expect(tellFailedStart(system('EACCES'))).toEqual({
    says: expect.stringContaining('/var/lib/toile/session-secret may not be read or written by this user'),
    code: EXIT.settings,
  });
});

test('what may pass by itself is tried again', () => {
  expect(tellFailedStart(new ConfigError(['PORT is taken.'], { mayPass: true })).code).toBe(EXIT.failed);
  expect(tellFailedStart(system('ENOSPC'))).toEqual({
    says: expect.stringContaining('The disk is full'),
    code: EXIT.failed,
  });
  expect(tellFailedStart(new Error('nobody knows'))).toEqual({ code: EXIT.failed });
});

test('the unit does not start again for that code', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../../deploy/toile.service'), 'utf8');
  expect(unit).toContain(`\nRestartPreventExitStatus=${EXIT.settings}\n`);
});
