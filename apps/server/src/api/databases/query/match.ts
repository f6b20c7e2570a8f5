import type { Comparison, Filter, Scalar } from '#server/product/listing/listing.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a document in memory passes a filter. For collections too small to ask the database. */
export function matches(document: Fields, filter: Filter): boolean {
  if ('filters' in filter) {
    const passes = (inner: Filter): boolean => matches(document, inner);
    return filter.method === 'and' ? filter.filters.every(passes) : filter.filters.some(passes);
  }
  return TESTS[filter.method](document[filter.attribute] ?? null, filter.values);
}

type Test = (field: unknown, values: readonly Scalar[]) => boolean;

/** Numbers compare as numbers, everything else as text; nothing compares with what is absent. */
function compare(field: unknown, value: Scalar | undefined): number {
  if (typeof field === 'number' && typeof value === 'number') return field - value;
  if (typeof field !== 'string' || typeof value !== 'string') return Number.NaN;
  return field < value ? -1 : field > value ? 1 : 0;
}

const includes = (field: unknown, value: Scalar): boolean =>
  typeof field === 'string' && field.toLowerCase().includes(String(value).toLowerCase());

const TESTS: Readonly<Record<Comparison['method'], Test>> = {
  equal: (field, values) => values.some((value) => field === value),
  notEqual: (field, values) => values.every((value) => field !== value),
  lessThan: (field, [value]) => compare(field, value) < 0,
  lessThanEqual: (field, [value]) => compare(field, value) <= 0,
  greaterThan: (field, [value]) => compare(field, value) > 0,
  greaterThanEqual: (field, [value]) => compare(field, value) >= 0,
  between: (field, [low, high]) => compare(field, low) >= 0 && compare(field, high) <= 0,
  isNull: (field) => field === null,
  isNotNull: (field) => field !== null,
  startsWith: (field, values) => values.some((value) => typeof field === 'string' && field.startsWith(String(value))),
  contains: (field, values) => values.some((value) => includes(field, value)),
  search: (field, values) => values.some((value) => includes(field, value)),
};
