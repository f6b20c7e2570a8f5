import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Attributes } from './conditions.ts';
import type { Filter, Listing } from './listing.ts';

/** Rows that a list may pass over before it is a search: they are read and thrown away. */
export const PASSED_MAX = 10_000;

/** Whether no index answers the list: what it costs then is for whoever asked to say. */
export const isSearch = (attributes: Attributes, { filters, orders, offset }: Listing): boolean =>
  offset > PASSED_MAX ||
  !filters.every((filter) => isFound(attributes, filter)) ||
  orders.length > 1 ||
  !orders.every(({ attribute }) => attributes[attribute]?.isOrder);

const isFound = (attributes: Attributes, filter: Filter): boolean =>
  !('filters' in filter) && filter.method === 'equal' && attributes[filter.attribute]?.isFound === true;

/** The context in which searches are read: on connections of their own, which have little time. */
export const searchContext = (ctx: Context): Context => ({
  ...ctx,
  database: { ...ctx.database, read: ctx.database.search },
});

/** The same for what is public: it may be a moment old. */
export const publicSearchContext = (ctx: Context): Context => ({
  ...ctx,
  database: { ...ctx.database, read: ctx.database.publicSearch },
});

/** PostgreSQL's `query_canceled`: the statement ran out of its time. */
const OUT_OF_TIME = '57014';
/** What the driver says to whoever waited too long for a connection. It has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/**
 * Waits for a search.
 * @throws {ProductError} `query-too-expensive` when it ran out of time, `overloaded` when it never had its turn
 */
export async function searched<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const causes = chainOf(cause);
    if (causes.some((each) => 'code' in each && each.code === OUT_OF_TIME)) {
      throw new ProductError('query-too-expensive', { cause });
    }
    if (causes.some(({ message }) => message === NO_CONNECTION)) throw new ProductError('overloaded', { cause });
    throw cause;
  }
}

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);
