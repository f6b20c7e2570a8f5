import pg from 'pg';
import { openClient } from '#server/parts/database/open-client.ts';

/** A table of the product and the columns that are written, not made by the database. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Kept beside the tables that are copied, by whoever migrates. */
export const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * The product's tables by name. Without those that a crash may empty (counters, pieces of uploads), and without the queue: what
 * was being drawn gives its token back.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> $1
     group by c.relname order by c.relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

/** The migrations that a database has, in their order. */
export async function readMigrationNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`);
  return rows.map(({ name }) => name);
}

export const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Opens a connection of one's own for as long as `work` takes. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  // By this name it is known in a log: what an address says of it goes before.
  const named = new URL(url);
  named.searchParams.set('application_name', 'toile-copy');
  const client = openClient({
    connectionString: named.href,
    options: '-c timezone=UTC -c statement_timeout=0',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
