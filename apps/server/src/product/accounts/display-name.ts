import { ADDRESS_IN_NAME, AUTHOR_UNKNOWN } from '@toile/contract';
import { type SQL, sql } from 'drizzle-orm';

/** What an account gave as its name, as text of SQL: without what stands behind the @ of an address; null where nothing is left. */
const nameIn = (name: string): string =>
  `nullif(btrim(case when position('@' in ${name}) > 0
    then regexp_replace(${name}, '${ADDRESS_IN_NAME}', '\\1', 'g') else ${name} end), '')`;

/**
 * What others call an account, of whose columns these are: its name, else what stands before the @ of its address; null where
 * there is neither. Somebody who signed up with an address for a name is called by the part before the @ too, so that no
 * address leaves whole.
 */
export const displayNameOf = ({ name, email }: { name: string; email: string }): string =>
  `coalesce(${nameIn(name)}, nullif(split_part(${email}, '@', 1), ''))`;

const OF_ROW = { name: '"accounts"."name"', email: '"accounts"."email"' };

/** What others call the account of this row. */
export const displayName: SQL<string> = sql<string>`${sql.raw(`coalesce(${displayNameOf(OF_ROW)}, '${AUTHOR_UNKNOWN}')`)}`;

/** How the account of this row is named on paper and to whoever holds a link: by its name alone, '' where it gave none. */
export const givenName: SQL<string> = sql<string>`${sql.raw(`coalesce(${nameIn(OF_ROW.name)}, '')`)}`;
