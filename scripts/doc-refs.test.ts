import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'packages/atelier/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
/** Paths that a page cites: in backticks or as a link's target, beginning with one of the repository's folders. */
const cited = (text: string) =>
  [...text.matchAll(/[`(]((?:apps|packages|docs|e2e|bench|test|scripts|\.ci)\/[\w./-]*)[`)]/g)].flatMap(
    (m) => m[1] ?? [],
  );
/** A package's page cites its own sources from its own folder. */
const fromRoot = (doc: string, text: string) =>
  doc.startsWith('packages/') ? text.replaceAll('`src/', () => `\`${join(dirname(doc), 'src')}/`) : text;
const paths = docs.flatMap((doc) =>
  cited(fromRoot(doc, readFileSync(join(ROOT, doc), 'utf8'))).map((path) => [doc, path] as const),
);

describe('the pages', () => {
  it('cite paths at all', () => expect(paths.length).toBeGreaterThan(10));

  it.each(paths)('%s cites %s, which exists', (_doc, path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });
});
