import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './fingerprint.ts';
import { LIGHTER, lightened } from './lighter-packages.ts';

test.each(LIGHTER.map((lighter) => [lighter.file, lighter] as const))('%s is as it is known', (file, lighter) => {
  const code = readFileSync(join(ROOT, 'node_modules', file), 'utf8');
  const light = lightened(code, lighter);
  expect(light).not.toBe(code);
  for (const [, to] of lighter.changes ?? []) expect(light).toContain(to);
});

test('a package that was brought further stops the build', () => {
  const lighter = { file: 'some/index.js', because: 'it is so', changes: [['const a = 1', 'const a = 2']] as const };
  expect(lightened('const a = 1\nconst b = a', lighter)).toBe('const a = 2\nconst b = a');
  for (const code of ['const c = 1', 'const a = 1; const a = 1'])
    expect(() => lightened(code, lighter)).toThrow('some/index.js is another');
});
