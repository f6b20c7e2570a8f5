import { Query } from 'appwrite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProductError } from '#server/product/errors.ts';
import { matches } from './match.ts';
import { parseQueries } from './queries.ts';

const ATTRIBUTES = new Set(['name', 'likes', 'prompt', '$createdAt']);
const parse = (...texts: string[]) => parseQueries(texts, ATTRIBUTES);
const post = { name: 'Asha', likes: 7, prompt: 'A red Linen dress', $createdAt: '2026-01-02T03:04:05.678+00:00' };

const passes = (...texts: string[]) => parse(...texts).filters.every((filter) => matches(post, filter));

test('without queries a list has 25 entries from the start', () => {
  expect(parse()).toEqual({ filters: [], orders: [], limit: 25, offset: 0 });
});

test('orders, limits, cursors and selections are read as the SDK writes them', () => {
  expect(
    parse(
      Query.orderDesc('$createdAt'),
      Query.orderAsc('name'),
      Query.limit(100),
      Query.offset(5),
      Query.cursorAfter('p1'),
      Query.select(['name']),
    ),
  ).toEqual({
    filters: [],
    orders: [
      { attribute: '$createdAt', direction: 'desc' },
      { attribute: 'name', direction: 'asc' },
    ],
    limit: 100,
    offset: 5,
    cursor: { direction: 'after', id: 'p1' },
    select: ['name'],
  });
});

test('a limit beyond all bounds is heard as the most the server gives', () => {
  expect(parse(Query.limit(1_000_000)).limit).toBe(1000);
});

test.each<[string, boolean, string]>([
  ['equal', true, Query.equal('name', ['Mira', 'Asha'])],
  ['equal', false, Query.equal('name', 'asha')],
  ['notEqual', true, Query.notEqual('name', 'Mira')],
  ['lessThan', false, Query.lessThan('likes', 7)],
  ['lessThanEqual', true, Query.lessThanEqual('likes', 7)],
  ['greaterThan', true, Query.greaterThan('$createdAt', '2026-01-01')],
  ['greaterThanEqual', false, Query.greaterThanEqual('likes', 8)],
  ['between', true, Query.between('likes', 7, 9)],
  ['between', false, Query.between('likes', 8, 9)],
  ['isNull', false, Query.isNull('name')],
  ['isNotNull', true, Query.isNotNull('name')],
  ['startsWith', true, Query.startsWith('prompt', 'A red')],
  ['contains', true, Query.contains('prompt', 'linen')],
  ['search', false, Query.search('prompt', 'velvet')],
  ['or', true, Query.or([Query.equal('name', 'Mira'), Query.equal('likes', 7)])],
  ['and', false, Query.and([Query.equal('name', 'Mira'), Query.equal('likes', 7)])],
])('%s passes: %s', (_method, expected, text) => {
  expect(passes(text)).toBe(expected);
});

test('numbers and text are never taken for each other', () => {
  expect(passes(Query.equal('likes', '7'))).toBe(false);
  expect(passes(Query.greaterThan('likes', '1'))).toBe(false);
});

test('queries too many, too long, too deep or about what is not there are refused', () => {
  const deep = Array.from({ length: 6 }).reduce<string>((inner) => Query.and([inner]), Query.equal('likes', 7));
  const refused = [
    () => parse(...Array.from({ length: 101 }, () => Query.limit(1))),
    () => parse(Query.equal('name', 'x'.repeat(4096))),
    () => parse(deep),
    () => parse(Query.orderAsc('password')),
    () => parse(Query.equal('__proto__', 'x')),
    () => parse('{"method":"between","attribute":"likes","values":[1]}'),
    () => parse('{"method":"equal","attribute":"likes","values":[{}]}'),
    () => parse('{"method":"limit","values":["5"]}'),
    () => parse('{"method":"and","values":["x"]}'),
  ];
  for (const attempt of refused) expect(attempt).toThrow('Invalid query');
});

test('filters may compare with twenty values in all, however they are laid out', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);
  expect(parse(Query.contains('prompt', values(20))).filters).toHaveLength(1);
  expect(parse(...values(20).map((value) => Query.search('prompt', value))).filters).toHaveLength(20);
  const refused = [
    () => parse(Query.contains('prompt', values(21))),
    () => parse(...values(21).map((value) => Query.search('prompt', value))),
    () =>
      parse(
        Query.or([Query.contains('prompt', values(10)), Query.and([Query.startsWith('name', values(11) as never)])]),
      ),
    () => parse(Query.equal('name', values(15)), Query.notEqual('name', values(6) as never)),
    () => parse(...Array.from({ length: 21 }, () => Query.isNull('name'))),
  ];
  for (const attempt of refused) expect(attempt).toThrow('at most 20 values in all');
});

test('as many documents as an answer may hold can be named, and no more', () => {
  const read = (...texts: string[]) => parseQueries(texts, new Set([...ATTRIBUTES, '$id']));
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
  expect(read(Query.equal('$id', ids(100)), Query.equal('likes', 7)).filters).toHaveLength(2);
  expect(() => read(Query.equal('$id', ids(51)), Query.equal('$id', ids(50)))).toThrow('at most 100 documents');
});

test('whatever text is sent as a query is read or refused, never an accident', () => {
  const method = fc.constantFrom('equal', 'between', 'limit', 'and', 'or', 'select', 'cursorAfter', 'search', 'x');
  const query = fc.record(
    { method, attribute: fc.oneof(fc.constantFrom(...ATTRIBUTES), fc.anything()), values: fc.anything() },
    { requiredKeys: ['method'] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    query.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      try {
        const { filters, limit } = parseQueries(texts, ATTRIBUTES);
        expect(limit).toBeGreaterThan(0);
        for (const filter of filters) expect(matches(post, filter)).toBeTypeOf('boolean');
      } catch (error) {
        if (!isProductError(error, 'query-invalid')) throw error;
      }
    }),
    { numRuns: 2000 },
  );
});
