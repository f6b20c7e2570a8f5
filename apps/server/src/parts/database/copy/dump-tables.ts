import type pg from 'pg';
import { quoted, readMigrationNames, readTables, type Table, withClient } from './read-tables.ts';

/** Rows fetched at a time. */
const PAGE = 500;

export interface Dump {
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
  /** The rows of one table, a line of JSON each, all of the same moment. */
  rows(table: Table): AsyncIterable<string>;
}

/** Reads the database at `url` as it is at one moment, however long `work` takes and whatever is written meanwhile. */
export const dumpTables = <T>(url: string, work: (dump: Dump) => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const dump: Dump = {
      migrations: await readMigrationNames(client),
      tables: await readTables(client),
      rows: (table) => readRows(client, table),
    };
    const done = await work(dump);
    await client.query('commit');
    return done;
  });

async function* readRows(client: pg.Client, { name }: Table): AsyncGenerator<string> {
  await client.query(
    `declare each_row no scroll cursor for select row_to_json(t)::text as line from ${quoted(name)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${PAGE} from each_row`);
    for (const { line } of rows) yield line;
    if (rows.length < PAGE) break;
  }
  await client.query('close each_row');
}
