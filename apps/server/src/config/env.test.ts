import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-secrets-'));
});
afterEach(async () => {
  for (const name of ['METRICS_TOKEN', 'METRICS_TOKEN_FILE', 'PORT_FILE']) delete process.env[name];
  await rm(folder, { recursive: true });
});

test('a secret may lie in a file that its variable with _FILE names', async () => {
  const path = join(folder, 'token');
  await writeFile(path, 'zB3nJ6cL1hD5gF0sAq\n');
  process.env.METRICS_TOKEN_FILE = path;
  expect(readEnvironment().METRICS_TOKEN).toBe('zB3nJ6cL1hD5gF0sAq');
});

test('what is no secret is read from no file', async () => {
  const path = join(folder, 'port');
  await writeFile(path, '4000');
  process.env.PORT_FILE = path;
  expect(readEnvironment()).not.toHaveProperty('PORT', '4000');
});

test('a file that is not there, is empty, or stands beside the secret itself is named', async () => {
  const path = join(folder, 'empty');
  await writeFile(path, '\n');
  process.env.METRICS_TOKEN_FILE = join(folder, 'nowhere');
  expect(() => readEnvironment()).toThrow(/^METRICS_TOKEN_FILE names .*nowhere, which cannot be read\.$/);
  process.env.METRICS_TOKEN_FILE = path;
  expect(() => readEnvironment()).toThrow(/^METRICS_TOKEN_FILE names .*empty, which is empty\.$/);
  process.env.METRICS_TOKEN = 'zB3nJ6cL1hD5gF0sAq';
  expect(() => readEnvironment()).toThrow(/^METRICS_TOKEN and METRICS_TOKEN_FILE are both set/);
});
