import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The parts of a list of selectors: commas within brackets divide nothing. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The classes that rules of a style sheet begin with: whose look it settles. */
function ownedBy(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => (list.trim().startsWith('@') ? [] : partsOf(list)));
  return new Set(selectors.flatMap((selector) => /^\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

it('a class is styled in one file', () => {
  const owners = new Map<string, string[]>();
  for (const file of globSync('apps/web/app/**/*.css', { cwd: ROOT }))
    for (const name of ownedBy(readFileSync(join(ROOT, file), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), file]);
  expect(owners.size).toBeGreaterThan(400);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});

it('whose look a rule settles is told by what it begins with', () => {
  const css = '/* .no {} */ @layer x { .a, .b:is(.c, .d) .e { f: g } @media (h) { .i > .j { k: l } p.m {} } }';
  expect([...ownedBy(css)]).toEqual(['a', 'b', 'i']);
});
