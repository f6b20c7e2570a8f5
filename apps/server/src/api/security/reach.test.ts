import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { startTestServer } from '../../../../../test/server.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** The modules of the server, tests apart, in which `pattern` is found. */
async function modulesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,js}', { cwd: SOURCES })) {
    if (file.endsWith('.test.ts')) continue;
    if (pattern.test(readFileSync(join(SOURCES, file), 'utf8'))) found.push(file);
  }
  return found.sort();
}

describe('the code of the server', () => {
  test('starts other programs for its own database, for pictures, to tell its unit and at a step back, and nowhere else', async () => {
    expect(await modulesWith(/node:child_process/)).toEqual([
      'copies/tree-state.ts',
      'parts/database/embedded/cluster.ts',
      'parts/database/embedded/lock.ts',
      'parts/database/embedded/server.ts',
      'product/files/picture-desk/process-lane.ts',
      'tell-ready.ts',
    ]);
    expect(await modulesWith(/\bshell: true|\bexec(Sync)?\(['"`]/)).toEqual([]);
  });

  test('calls others where a provider is spoken to and where an operator tries a server, and nowhere else', async () => {
    const callers = await modulesWith(
      /(?<![.\w])fetch\(|\.fetch\(|^import (?!type)[^;]*from '(node:https?|undici|nodemailer|openid-client|aws4fetch)'/m,
    );
    for (const file of callers)
      expect(file).toMatch(/^(parts\/(generator\/(hosted\/|call-log)|google\/|mail\/|payments\/|storage\/)|trial\/)/);
    expect(callers.length).toBeGreaterThan(3);
  });

  test('makes no code of text', async () => {
    expect(await modulesWith(/\beval\(|\bnew Function\(|\bvm\b.*from 'node:vm'/)).toEqual([]);
  });
});

describe('whoever looks around', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', ROLE: 'web' };
    server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  });
  afterAll(() => server.close());

  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/node_modules/zod/package.json',
    '/apps/server/src/main.js',
    '/apps/server/build/main.js',
    '/assets/',
    '/assets',
    '/files/',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/server-status',
    '/debug',
    '/v1/',
  ])('finds neither sources nor lists at %s', async (path) => {
    const { statusCode, body } = await server.app.inject({ url: path, headers: { host: 'localhost' } });
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toMatch(/"dependencies"|\[core\]|Index of|SESSION_SECRET/);
  });

  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('has no answer to %s', async (method) => {
    const reply = await fetch(server.address, { method }).catch(() => undefined);
    const raw = await server.app
      .inject({ method: method as 'GET', url: '/', headers: { host: 'localhost', cookie: 'planted=1' } })
      .catch(() => undefined);
    expect([404, 405, 400, 501, undefined]).toContain(reply?.status);
    expect(raw?.body ?? '').not.toContain('planted');
  });
});
