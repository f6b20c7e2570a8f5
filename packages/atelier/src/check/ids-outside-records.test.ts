import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as look from '@toile/look';
import { GARMENTS } from '@toile/look/records';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Values of slots: 'shirt' is a collar as well as a garment, and a painter may name collars. */
const SLOT_VALUES: ReadonlySet<unknown> = new Set(
  Object.values(look)
    .filter((list) => Array.isArray(list) && list !== look.GARMENT_KINDS)
    .flat(),
);
const KINDS = new Set<string>(GARMENTS.map(({ id }) => id).filter((id) => !SLOT_VALUES.has(id)));

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path) && !path.startsWith('lexicon'),
);

/** Garments a file names: as whole strings, among strings joined by '+', or as an alternative of a regular expression. */
function named(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const strings = [...code.matchAll(/'([a-z+-]+)'/g)].flatMap(([, string = '']) => string.split('+'));
  const keys = [...code.matchAll(/^\s*([a-z]+): /gm)].map(([, key = '']) => key);
  const patterns = [...code.matchAll(/\/((?:[^/\n\\]|\\.)+)\/[a-z]*[.,;)]/g)].flatMap(([, pattern = '']) =>
    [...KINDS].filter((kind) => pattern.split(/[^a-z-]+/).includes(kind)),
  );
  return [...strings.filter((id) => KINDS.has(id)), ...keys.filter((id) => KINDS.has(id)), ...patterns];
}

/** What is true of a garment stands in its record: the rooms ask for the fact. */
test('no garment is named outside its record', () => {
  const found = sources.flatMap((path): [string, string[]][] => {
    const names = named(readFileSync(join(SOURCES, path), 'utf8'));
    return names.length > 0 ? [[path, names]] : [];
  });
  expect(Object.fromEntries(found)).toEqual({});
});

test('a name in a string, in a list joined by plus and in a pattern are all found', () => {
  expect(
    named("has('sherwani'); pick('shirt+chinos'); /kurta|anarkali/.test(kind); const T = {\n  lungi: 1,\n};"),
  ).toEqual(['sherwani', 'chinos', 'lungi', 'kurta', 'anarkali']);
  expect(named("collar === 'shirt' // a sherwani's")).toEqual([]);
});
