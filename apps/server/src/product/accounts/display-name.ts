import { AUTHOR_UNKNOWN } from '@toile/contract';
import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';

/**
 * What others call the account of this row: its name, else what stands before the @ of its address. Somebody who signed
 * up with an address for a name is called by the part before the @ too, so that no address leaves whole.
 */
export const displayName: SQL<string> = sql<string>`coalesce(
  nullif(btrim(split_part(${accounts.name}, '@', 1)), ''),
  nullif(split_part(${accounts.email}, '@', 1), ''),
  ${sql.raw(`'${AUTHOR_UNKNOWN}'`)}
)`;
