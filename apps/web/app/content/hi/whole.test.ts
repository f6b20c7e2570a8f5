import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Words } from '#web/content/words.ts';
import * as english from '../shell.ts';
import * as hindi from './shell.ts';

/** The bars' words are constants of their own: a missing one is not of this type. */
const BARS: Words<typeof english> = hindi;

/** What says the same in both: names, marks, numbers, addresses. */
const SAME =
  /^[\W\d_]*$|^\d+ · (\d+|Toile)$|^(WhatsApp|Instagram|Facebook|Twitter|SVG|PDF|PNG|JPEG|CSV|XLSX|DXF|[A-Z]|Esc|Ctrl|Enter|#[0-9a-f]{6})$|^\//;

/** Every text of a value by its path, functions told with blanks that can be found again. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') {
    const blanks = Array.from({ length: value.length }, (_, i) => `${700 + i}`);
    yield [`${path}()`, String(value(...blanks))];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${path}.${key}`);
}

/** Modules of words alone; the others are functions, with tests of their own, or typed by every name they need. */
const MODULES = readdirSync(import.meta.dirname).filter(
  (name) =>
    name.endsWith('.ts') &&
    !/\.test\.ts$|^(language|wear|tell-look|server-errors|pages|site-pages|samples|lessons)\.ts$/.test(name),
);

test.each(MODULES)('%s says in Hindi everything that it says in English, with the same keys', async (name) => {
  const ours = (await import(join(import.meta.dirname, name))) as Record<string, unknown>;
  const theirs = (await import(join(import.meta.dirname, '..', name))) as Record<string, unknown>;
  const told = new Map(textsOf(ours, name));
  const wanted = [...textsOf(theirs, name)];
  expect([...told.keys()].sort()).toEqual(wanted.map(([path]) => path).sort());
  for (const [path, text] of wanted) if (!SAME.test(text)) expect(told.get(path), path).toMatch(/[\u0900-\u097f]/);
});

test('the bars have every word', () => {
  expect(Object.keys(BARS).sort()).toEqual(Object.keys(english).sort());
});
