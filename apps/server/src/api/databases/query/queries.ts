import * as z from 'zod';
import { ProductError } from '#server/product/errors.ts';
import { COMPARISONS, type Comparison, type Filter, type Listing } from '#server/product/listing/listing.ts';

/** Limits of the dialect: queries per request, characters of one, documents without and with any `limit`. */
const LIMIT = { queries: 100, length: 4096, byDefault: 25, atMost: 1000 } as const;
/**
 * Values that the filters of one request may compare with, and documents they may name: each of the first may be looked
 * for in every row, each of the second is found at once.
 */
const VALUES = { compared: 20, ids: 100 } as const;

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What a list is asked for, each part checked against the collection's attributes. */
export interface Queries extends Listing {
  /** Attributes to return; all where absent. */
  readonly select?: readonly string[];
}

const RawQuery = z.object({
  method: z.string(),
  attribute: z.string().optional(),
  values: z.array(z.unknown()).default([]),
});
type RawQuery = z.infer<typeof RawQuery>;

/**
 * Reads the `queries[]` of a list request. `fields` are what a document shows, and what may be selected of it.
 * @throws ProductError `query-invalid` for what is malformed, unknown or not an attribute of the collection
 */
export function parseQueries(
  texts: readonly string[],
  attributes: ReadonlySet<string>,
  fields: ReadonlySet<string> = attributes,
): Queries {
  if (texts.length > LIMIT.queries) refuse(`at most ${LIMIT.queries} queries are allowed`);
  const raw = texts.map(parseOne);
  const named = (query: RawQuery) => knownAttribute(query, attributes);
  const last = (method: string) => raw.findLast((query) => query.method === method);
  const cursor = raw.findLast(({ method }) => method === 'cursorAfter' || method === 'cursorBefore');
  const select = last('select');
  const limit = last('limit');
  const offset = last('offset');
  const filters = raw.filter(({ method }) => !SHAPING.has(method)).map((query) => toFilter(query, attributes, 0));
  refuseTooMany(filters);
  return {
    filters,
    orders: raw
      .filter(({ method }) => method === 'orderAsc' || method === 'orderDesc')
      .map((query) => ({ attribute: named(query), direction: query.method === 'orderAsc' ? 'asc' : 'desc' })),
    limit: limit ? Math.min(LIMIT.atMost, count(limit, 1)) : LIMIT.byDefault,
    offset: offset ? count(offset, 0) : 0,
    ...(cursor && {
      cursor: { direction: cursor.method === 'cursorAfter' ? 'after' : 'before', id: text(cursor, cursor.values[0]) },
    }),
    ...(select && { select: select.values.map((value) => knownField(text(select, value), fields)) }),
  };
}

const SHAPING = new Set(['limit', 'offset', 'orderAsc', 'orderDesc', 'cursorAfter', 'cursorBefore', 'select']);

function parseOne(textOfQuery: string): RawQuery {
  if (textOfQuery.length > LIMIT.length) refuse(`a query has at most ${LIMIT.length} characters`);
  try {
    return RawQuery.parse(JSON.parse(textOfQuery));
  } catch (cause) {
    return refuse('a query is not valid JSON with a method', cause);
  }
}

/** Deep nesting is of no use and costs the reader's stack. */
const NESTING_MAX = 5;

function toFilter(query: RawQuery, attributes: ReadonlySet<string>, depth: number): Filter {
  if (query.method === 'and' || query.method === 'or') {
    if (depth >= NESTING_MAX) refuse(`filters nest at most ${NESTING_MAX} deep`);
    const filters = query.values.map((value) => {
      const nested = RawQuery.safeParse(value);
      return nested.success ? toFilter(nested.data, attributes, depth + 1) : refuse('a nested query is not a query');
    });
    return { method: query.method, filters };
  }
  const method = COMPARISONS.find((known) => known === query.method) ?? refuse(`Invalid query method: ${query.method}`);
  const values = z.array(Scalar).safeParse(query.values);
  const needed = method === 'between' ? 2 : method === 'isNull' || method === 'isNotNull' ? 0 : 1;
  if (!values.success || values.data.length < needed) return refuse(`${method} needs other values`);
  return { method, attribute: knownAttribute(query, attributes), values: values.data };
}

function refuseTooMany(filters: readonly Filter[]): void {
  const comparisons = filters.flatMap(comparisonsOf);
  const names = ({ method, attribute }: Comparison) => method === 'equal' && attribute === '$id';
  const count = (some: readonly Comparison[]) => some.reduce((sum, { values }) => sum + Math.max(1, values.length), 0);
  if (count(comparisons.filter((each) => !names(each))) > VALUES.compared) {
    refuse(`the filters of a request may compare with at most ${VALUES.compared} values in all`);
  }
  if (count(comparisons.filter(names)) > VALUES.ids) {
    refuse(`the filters of a request may name at most ${VALUES.ids} documents in all`);
  }
}

const comparisonsOf = (filter: Filter): Comparison[] =>
  'filters' in filter ? filter.filters.flatMap(comparisonsOf) : [filter];

function knownAttribute(query: RawQuery, attributes: ReadonlySet<string>): string {
  if (query.attribute !== undefined && attributes.has(query.attribute)) return query.attribute;
  return refuse(`Attribute not found in schema: ${query.attribute ?? ''}`);
}

function knownField(name: string, fields: ReadonlySet<string>): string {
  if (name === '*' || name.startsWith('$') || fields.has(name)) return name;
  return refuse(`Attribute not found in schema: ${name}`);
}

function count(query: RawQuery, min: number): number {
  const [value] = query.values;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min) return value;
  return refuse(`${query.method} needs a whole number of at least ${min}`);
}

function text(query: RawQuery, value: unknown): string {
  return typeof value === 'string' ? value : refuse(`${query.method} needs text`);
}

function refuse(reason: string, cause?: unknown): never {
  throw new ProductError('query-invalid', { message: `Invalid query: ${reason}`, cause });
}
