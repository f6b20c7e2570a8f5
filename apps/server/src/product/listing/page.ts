import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { type Attribute, type Attributes, attributeOf, conditionsOf, SQL_TYPE } from './conditions.ts';
import type { Listing } from './listing.ts';

/** Rows counted at most for a total. */
const TOTAL_MAX = 5000;

export interface ListedTable {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly attributes: Attributes;
  /** What orders rows that are alike otherwise, the last one unique: a list is the same every time it is read. */
  readonly tiebreak: readonly string[];
  /** What the caller may see at all. */
  readonly visible?: SQL;
}

export interface Page {
  /** Which rows, the cursor's side included. */
  readonly where: SQL | undefined;
  /** For `order by`, in this order. */
  readonly orderBy: readonly SQL[];
  /** Whether the rows come backwards and are to be reversed: a page before a cursor is read from its end. */
  readonly isReversed: boolean;
}

interface Key {
  readonly attribute: Attribute;
  readonly direction: 'asc' | 'desc';
}

/**
 * Where and in which order to read a page. Without orders: newest first. The cost of a page by cursor does not depend
 * on how far down it is, as long as an index has the order.
 * @throws {ProductError} `query-invalid`, `cursor-not-found`
 */
export async function pageOf(ctx: Context, listed: ListedTable, listing: Listing): Promise<Page> {
  const isReversed = listing.cursor?.direction === 'before';
  const keys = keysOf(listed, listing).map((key) =>
    isReversed ? { ...key, direction: opposite(key.direction) } : key,
  );
  const beyond = listing.cursor && (await beyondCursor(ctx, listed, keys, listing.cursor.id));
  return {
    where: and(listed.visible, conditionsOf(listed.attributes, listing.filters), beyond),
    orderBy: keys.map(({ attribute, direction }) => sql`${attribute.sql} ${sql.raw(direction)}`),
    isReversed,
  };
}

/** How many rows pass the filters, counted no further than the dialect tells. */
export async function totalOf(
  ctx: Context,
  listed: ListedTable,
  { filters }: Pick<Listing, 'filters'>,
): Promise<number> {
  const some = reader(ctx)
    .select({ id: listed.id })
    .from(listed.table)
    .where(and(listed.visible, conditionsOf(listed.attributes, filters)))
    .limit(TOTAL_MAX)
    .as('some');
  const [found] = await reader(ctx)
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(some);
  return found?.count ?? 0;
}

export const cursorNotFound = (id: string): ProductError =>
  new ProductError('cursor-not-found', { message: `Document '${id}' for the cursor not found.` });

const opposite = (direction: Key['direction']): Key['direction'] => (direction === 'asc' ? 'desc' : 'asc');

/** The orders asked for, made total by the tiebreak, which follows the direction of the last one. */
function keysOf({ attributes, tiebreak }: ListedTable, { orders }: Listing): Key[] {
  const last = orders.at(-1)?.direction ?? 'desc';
  const ties = tiebreak.filter((name) => !orders.some(({ attribute }) => attribute === name));
  const all = [...orders, ...ties.map((attribute) => ({ attribute, direction: last }))];
  return all.map(({ attribute: name, direction }) => {
    const attribute = attributeOf(attributes, name);
    if (!attribute.isOrderable) {
      throw new ProductError('query-invalid', { message: `Invalid query: Cannot order by attribute: ${name}` });
    }
    return { attribute, direction };
  });
}

async function beyondCursor(
  ctx: Context,
  listed: ListedTable,
  keys: readonly Key[],
  id: string,
): Promise<SQL | undefined> {
  const texts = sql.join(
    keys.map(({ attribute }) => sql`(${attribute.sql})::text`),
    sql`, `,
  );
  const [found] = await reader(ctx)
    .select({ texts: sql<string[]>`array[${texts}]` })
    .from(listed.table)
    .where(and(eq(listed.id, id), listed.visible));
  if (!found) throw cursorNotFound(id);
  const places = keys.map((key, index) => ({
    ...key,
    value: sql`${found.texts[index]}::${sql.raw(SQL_TYPE[key.attribute.kind])}`,
  }));
  return isOneWay(keys) ? compareRows(places) : compareInTurn(places);
}

type Place = Key & { readonly value: SQL };

const isOneWay = (keys: readonly Key[]): boolean => new Set(keys.map(({ direction }) => direction)).size === 1;

const isBeyond = (direction: Key['direction']): SQL => sql.raw(direction === 'asc' ? '>' : '<');

/** One comparison of whole rows, which an index of this order answers by going straight there. */
function compareRows(places: readonly Place[]): SQL {
  const left = sql.join(
    places.map(({ attribute }) => sql`${attribute.sql}`),
    sql`, `,
  );
  const right = sql.join(
    places.map(({ value }) => value),
    sql`, `,
  );
  return sql`(${left}) ${isBeyond(places[0]?.direction ?? 'desc')} (${right})`;
}

/** Equal in all keys before, and beyond in this one. */
const compareInTurn = (places: readonly Place[]): SQL | undefined =>
  or(
    ...places.map(({ attribute, direction, value }, index) =>
      and(
        ...places.slice(0, index).map((before) => sql`${before.attribute.sql} = ${before.value}`),
        sql`${attribute.sql} ${isBeyond(direction)} ${value}`,
      ),
    ),
  );
