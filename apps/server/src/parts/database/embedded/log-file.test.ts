import { open, readFile, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from '../../../../../../test/data-dir.ts';
import { logFile, rotateLog } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a log that grew long is put aside once, and whoever holds it open goes on at its beginning', async () => {
  const held = await open(logFile(folder), 'a');
  await held.writeFile('what was\n');
  await rotateLog(folder, 4);
  await held.writeFile('is\n');
  await rotateLog(folder, 4);
  await held.close();
  expect(await readFile(logFile(folder), 'utf8')).toBe('is\n');
  expect(await readFile(`${logFile(folder)}.1`, 'utf8')).toBe('what was\n');
});

test('one that is not there is not missed', async () => {
  await expect(rotateLog(folder)).resolves.toBeUndefined();
});
