import type pg from 'pg';
import { quoted, readMigrationNames, readTables, type Table, withClient } from './read-tables.ts';

/** Rows, and characters of them, that are written at a time at most. */
const PAGE = { rows: 500, characters: 4_000_000 } as const;

/** What is not restored, in a sentence for whoever tries. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export interface Loaded {
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
  /** The release that made it, for people. */
  readonly maker?: string;
  rows(table: Table): AsyncIterable<string>;
}

/**
 * Fills the empty, migrated database at `url` in one transaction, all or nothing. Every foreign key and every rule of the
 * tables is checked anew by the database; only what it would do on a row's first coming is not done twice.
 * @throws {LoadError} where the database holds somebody already, or is of another version
 */
export const loadTables = (url: string, loaded: Loaded): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin');
    await client.query('lock table accounts in access exclusive mode');
    await refuse(client, loaded);
    const tables = await readTables(client);
    const keys = await dropForeignKeys(client);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    for (const { name } of tables) await client.query(`delete from ${quoted(name)}`);
    for (const table of loaded.tables) {
      await fill(client, table, loaded.rows(table));
      await continueNumbers(client, table);
    }
    // Checked anew, row by row.
    for (const add of keys) await client.query(add);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await client.query('commit');
  });

/**
 * Refuses what `loadTables` would, before anything is done.
 * @throws {LoadError}
 */
export const refuseOthers = (url: string, loaded: Omit<Loaded, 'rows'>): Promise<void> =>
  withClient(url, (client) => refuse(client, loaded));

async function refuse(client: pg.Client, { migrations, tables, maker }: Omit<Loaded, 'rows'>): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from accounts where not is_house',
  );
  if (rows[0]?.count !== 0) throw new LoadError('The database holds accounts already: restore into an empty one.');
  const here = await readMigrationNames(client);
  if (here.join() !== [...migrations].join()) throw new LoadError(tellOther(here, migrations, maker));
  const known = new Set((await readTables(client)).map(({ name }) => name));
  const strange = tables.find(({ name }) => !known.has(name));
  if (strange) throw new LoadError(`The backup has a table ${strange.name}, which is not known here.`);
}

/** What else restores it. An older program that went back onto the schema of a later release makes backups that only the later one reads. */
function tellOther(here: readonly string[], migrations: readonly string[], maker: string | undefined): string {
  const newest = `its newest migration is ${migrations.at(-1)}, here it is ${here.at(-1)}`;
  const isLater = here.every((name, nth) => migrations[nth] === name);
  return isLater
    ? `The backup${maker ? ` of ${maker}` : ''} is of a database that a later release than this one had migrated (${newest}): restore it with that later release (docs/releases.md says which), and go back by the link afterwards.`
    : `The backup was made by another version${maker ? `, ${maker}` : ''} (${newest}): restore it with that version, then start this one.`;
}

/** Drops all foreign keys. Returns the statements that bring them back. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

async function fill(client: pg.Client, { name, columns }: Table, rows: AsyncIterable<string>): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const insert = `insert into ${quoted(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  let page: string[] = [];
  let characters = 0;
  const write = async () => {
    if (page.length > 0) await client.query(insert, [`[${page.join()}]`]);
    [page, characters] = [[], 0];
  };
  for await (const line of rows) {
    page.push(line);
    characters += line.length;
    if (page.length >= PAGE.rows || characters >= PAGE.characters) await write();
  }
  await write();
}

/** The next number that the database gives is one that nobody has. */
async function continueNumbers(client: pg.Client, { name }: Table): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname::text as "column" from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [quoted(name)],
  );
  for (const { column } of rows) {
    const next = `(select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(name)})`;
    await client.query(`select setval(pg_get_serial_sequence($1, $2), ${next}, false)`, [quoted(name), column]);
  }
}
