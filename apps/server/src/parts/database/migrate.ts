import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '#server/log.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number, the same in every process: who holds it migrates, the others wait and find the work done. */
const LOCK = 7_413_925;
/**
 * Milliseconds that a migration waits for a table that somebody writes: all others queue behind it meanwhile, so it gives up and the
 * start is tried again.
 */
const LOCK_WAIT = 5000;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Brings the database at `url` to the newest schema: the files of `migrations/` in the order of their numbers, each in a
 * transaction of its own. A file that was applied and has changed since, or is unknown here, stops the start: the
 * program and its database do not belong together.
 */
export async function migrate(url: string, log: Log, lockWait = LOCK_WAIT): Promise<void> {
  const migrations = await readMigrations();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'toile-migrate',
    // Calls have their limit by their role where a pooler stands; a migration takes what it takes.
    options: '-c statement_timeout=0',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    refuseStrangers(applied, migrations);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await apply(client, migration, lockWait);
      log.info({ migration: migration.name }, 'database migrated');
    }
  } finally {
    await client.end();
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(FOLDER, name), 'utf8');
      // Line ends may be rewritten by a checkout on another system; the statements are the same.
      const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { name, text, hash };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function refuseStrangers(applied: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) throw new Error(`The database has the migration ${name}, which this program does not know.`);
    if (known.get(name) !== hash) throw new Error(`The migration ${name} was changed after it had been applied.`);
  }
}

async function apply(client: pg.Client, migration: Migration, lockWait: number): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockWait}`);
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed.`, { cause });
  }
}
