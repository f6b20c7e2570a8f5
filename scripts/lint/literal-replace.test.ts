import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../run.ts';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'literal-replace.grit';
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'toile-lint-'));
  cpSync(join(import.meta.dirname, RULE), join(tree, RULE));
  const linter = { rules: { preset: 'none' } };
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ plugins: [`./${RULE}`], linter }));
});
afterAll(() => rmSync(tree, { recursive: true }));

async function lint(expression: string) {
  writeFileSync(
    join(tree, 'it.ts'),
    `const NAME = /x/;\nexport const it = (text: string, other: string) => ${expression};\n`,
  );
  return run(join(ROOT, 'node_modules/.bin/biome'), ['lint', '--error-on-warnings', 'it.ts'], {
    quiet: true,
    cwd: tree,
  });
}

test.each([
  "text.replace('a', other)",
  'text.replaceAll(/a/g, other)',
  "text.replace(other, 'b')",
  "text.replace(new RegExp(other), 'b')",
  "text?.replaceAll('a', other)",
  "text.trim().replace('a', other.slice(1))",
])('text from elsewhere is neither what to find nor what to put there: %s', async (expression) => {
  const { code, output } = await lint(expression);
  expect(code).not.toBe(0);
  expect(output).toContain('Give replace a literal');
});

test.each([
  "text.replace('a', 'b')",
  "text.replaceAll(/a/g, '$1')",
  "text.replace(NAME, 'b')",
  "text.replace('a', () => other)",
  'text.replace(/a/g, (found) => other + found)',
])('what is written in its place is: %s', async (expression) => {
  expect(await lint(expression)).toMatchObject({ code: 0 });
});
