import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import { ProductError } from '#server/product/errors.ts';
import type { Comparison, Filter, Scalar } from './listing.ts';

/** How the values of an attribute are written and compared. `whole` is a bigint. */
export type Kind = 'text' | 'whole' | 'moment' | 'truth';

export interface Attribute {
  readonly kind: Kind;
  /** What a row holds there. */
  readonly sql: SQL | Column;
  /** Whether a list may be ordered by it: never null, and cheap to compare. */
  readonly isOrderable?: boolean;
  /** Whether an index finds the rows that are equal to a value. */
  readonly isFound?: boolean;
  /** Whether an index has the rows in this order. */
  readonly isOrder?: boolean;
}

/** What lists of one table may be filtered and ordered by. */
export type Attributes = Readonly<Record<string, Attribute>>;

export const SQL_TYPE = {
  text: 'text',
  whole: 'bigint',
  moment: 'timestamptz',
  truth: 'boolean',
} as const satisfies Record<Kind, string>;

/** The filters as one condition; undefined where there are none. */
export const conditionsOf = (attributes: Attributes, filters: readonly Filter[]): SQL | undefined =>
  and(...filters.map((filter) => conditionOf(attributes, filter)));

function conditionOf(attributes: Attributes, filter: Filter): SQL | undefined {
  if (!('filters' in filter)) return compare(attributeOf(attributes, filter.attribute), filter);
  const inner = filter.filters.map((each) => conditionOf(attributes, each));
  return filter.method === 'and' ? and(...inner) : or(...inner);
}

/** @throws {ProductError} `query-invalid` */
export function attributeOf(attributes: Attributes, name: string): Attribute {
  const found = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return found ?? refuse(`Attribute not found in schema: ${name}`);
}

const ORDERED = { lessThan: '<', lessThanEqual: '<=', greaterThan: '>', greaterThanEqual: '>=' } as const;

function compare(attribute: Attribute, { method, attribute: name, values }: Comparison): SQL | undefined {
  const left = attribute.sql;
  const value = (index: number) => literal(attribute.kind, name, values[index] ?? null);
  const any = (test: (text: string) => SQL) => or(...values.map((each) => test(textOf(attribute.kind, name, each))));
  switch (method) {
    case 'equal':
      // As a condition of its own, so that the planner sees what it is made of.
      if (attribute.kind === 'truth' && values.length === 1 && values[0] !== null)
        return values[0] ? sql`${left}` : sql`not ${left}`;
      return or(
        ...values.map((each, index) => (each === null ? sql`${left} is null` : sql`${left} = ${value(index)}`)),
      );
    case 'notEqual':
      return and(...values.map((_, index) => sql`${left} is distinct from ${value(index)}`));
    case 'lessThan':
    case 'lessThanEqual':
    case 'greaterThan':
    case 'greaterThanEqual':
      return sql`${left} ${sql.raw(ORDERED[method])} ${value(0)}`;
    case 'between':
      return sql`${left} between ${value(0)} and ${value(1)}`;
    case 'isNull':
      return sql`${left} is null`;
    case 'isNotNull':
      return sql`${left} is not null`;
    case 'startsWith':
      requireText(attribute, name);
      return any((text) => sql`starts_with(${left}, ${text})`);
    case 'contains':
    case 'search':
      requireText(attribute, name);
      return any((text) => sql`lower(${left}) like lower(${`%${asWritten(text)}%`})`);
  }
}

/** Text for `like`, where each sign stands for itself alone. An index of words answers that, and no search by position. */
const asWritten = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** A value as a parameter of the attribute's own type. */
function literal(kind: Kind, name: string, value: Scalar): SQL {
  if (value === null) return sql`null`;
  return sql`${textOf(kind, name, value)}::${sql.raw(SQL_TYPE[kind])}`;
}

function requireText({ kind }: Attribute, name: string): void {
  if (kind !== 'text') refuse(`Attribute "${name}" is not text`);
}

/**
 * A value as PostgreSQL reads it in text.
 * @throws {ProductError} `query-invalid` for a value of another kind, which the database could not compare
 */
function textOf(kind: Kind, name: string, value: Scalar): string {
  const text = FORMS[kind](value);
  return text ?? refuse(`Query value is invalid for attribute "${name}"`);
}

const FORMS: Readonly<Record<Kind, (value: Scalar) => string | undefined>> = {
  // PostgreSQL's text holds no NUL.
  text: (value) => (typeof value === 'string' && !value.includes('\0') ? value : undefined),
  whole: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined),
  moment: (value) => {
    const moment = typeof value === 'string' ? new Date(value) : undefined;
    const text = moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
    // Years beyond these, which have a sign, and the year 0 PostgreSQL writes in other ways.
    return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
  },
  truth: (value) => (typeof value === 'boolean' ? String(value) : undefined),
};

function refuse(reason: string): never {
  throw new ProductError('query-invalid', { message: `Invalid query: ${reason}` });
}
