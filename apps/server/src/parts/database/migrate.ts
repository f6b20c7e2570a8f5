import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { ROOT } from '#server/release.ts';
import { openClient } from './open-client.ts';
import { databaseCodeOf } from './refusals.ts';

/** From the root of a tree. */
const FOLDER = 'apps/server/src/parts/database/migrations';
/** Any number, the same in every process: who holds it migrates, the others wait and find the work done. */
const LOCK = 7_413_925;
/**
 * Milliseconds that a migration waits for a table that somebody writes: all others queue behind it meanwhile, so it gives up and the
 * start is tried again.
 */
const LOCK_WAIT = 5000;

/**
 * First line of a migration that programs from before it cannot work with. All others only add: tables, columns that need nobody to fill
 * them, indices, functions; so processes of the release before run on, and are started, beside those of this one.
 */
const BREAKING = /^-- breaks: \S/;

/** A database that this program does not belong to, or that no migration of it brings further. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  readonly isBreaking: boolean;
}

interface Applied {
  readonly hash: string;
  readonly isBreaking: boolean;
}

/**
 * Brings the database at `url` to the newest schema: the files of `migrations/` in the order of their numbers, each in a
 * transaction of its own. A file that was applied and has changed since stops the start: the program and its database do not belong
 * together. What a later release has added beyond our files does not, unless it says that it breaks what came before.
 */
export async function migrate(url: string, log: Log, lockWait = LOCK_WAIT): Promise<void> {
  const client = openClient({ connectionString: url, application_name: 'toile-migrate' });
  await client.connect();
  await migrateOn(client, log, lockWait);
}

/** As `migrate`, on an open connection, which it ends. */
export async function migrateOn(client: pg.Client, log: Log, lockWait = LOCK_WAIT): Promise<void> {
  try {
    // Ours are read while the database answers.
    const [found, migrations] = await Promise.all([findApplied(client), readOwnMigrations()]);
    const isNewest = found !== undefined && migrations.every(({ name }) => found.has(name));
    const applied = isNewest ? found : await lockAndRead(client);
    const later = refuseStrangers(applied, migrations);
    if (later.length > 0)
      log.warn({ migrations: later }, 'the database is of a later release, beside which this one works');
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await apply(client, migration, lockWait);
      log.info({ migration: migration.name }, 'database migrated');
    }
  } finally {
    await client.end();
  }
}

/** The migrations of the tree at `root`, in their order. Read at once: dozens of promises are ten times the work, at every start. */
export function readMigrations(root: string): Migration[] {
  const folder = join(root, FOLDER);
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    // Line ends may be rewritten by a checkout on another system; the statements are the same.
    const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
    return { name, text, hash, isBreaking: BREAKING.test(text) };
  });
}

const readOwnMigrations = async (): Promise<Migration[]> => readMigrations(ROOT);

/** PostgreSQL's codes for a table and a column that are not there. */
const MISSING = /^42(P01|703)$/;

/** What was applied, as every start asks it: nothing waits and nothing is written. `undefined` before the first migration. */
async function findApplied(client: pg.Client): Promise<Map<string, Applied> | undefined> {
  try {
    return await readApplied(client);
  } catch (error) {
    if (MISSING.test(databaseCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** What was applied, for whoever is about to migrate: all others wait until the connection ends. */
async function lockAndRead(client: pg.Client): Promise<Map<string, Applied>> {
  // Calls have their limit by their role where a pooler stands; a migration takes what it takes.
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now()
     )`,
  );
  await client.query(
    'alter table schema_migrations add column if not exists is_breaking boolean not null default false',
  );
  return readApplied(client);
}

async function readApplied(client: pg.Client): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied & { name: string }>(
    'select name, hash, is_breaking as "isBreaking" from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Gives the names of what a later release has added. */
function refuseStrangers(applied: Map<string, Applied>, migrations: readonly Migration[]): string[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  const newest = migrations.at(-1)?.name ?? '';
  const later: string[] = [];
  for (const [name, { hash, isBreaking }] of applied) {
    if (known.has(name)) {
      if (known.get(name) !== hash)
        throw new MigrationError(`The migration ${name} was changed after it had been applied.`);
    } else if (isBreaking || name < newest) {
      throw new MigrationError(
        `The database has the migration ${name}, which this program does not know: it is of a later release (docs/releases.md says which), or go back to a backup made before that.`,
      );
    } else later.push(name);
  }
  return later;
}

async function apply(client: pg.Client, migration: Migration, lockWait: number): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockWait}`);
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, hash, is_breaking) values ($1, $2, $3)', [
      migration.name,
      migration.hash,
      migration.isBreaking,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed.`, { cause });
  }
}
