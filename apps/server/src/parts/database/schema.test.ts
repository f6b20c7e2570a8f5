import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';

const FOLDER = join(import.meta.dirname, 'schema');

async function readSchema(): Promise<PgTable[]> {
  const names = (await readdir(FOLDER)).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    names.map((name) => import(join(FOLDER, name)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

/** Name, type and nullability of every column, as the database and as the schema in TypeScript tell them. */
test('the tables in TypeScript are those the migrations make', async () => {
  const client = new pg.Client({ connectionString: await createTestDatabase() });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || case when a.attnotnull then ' not null' else '' end as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relname <> 'schema_migrations'`,
  );
  await client.end();
  const declared = (await readSchema()).flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) =>
        `${getTableName(table)}.${column.name} ${column.getSQLType()}${column.notNull || column.primary ? ' not null' : ''}`,
    ),
  );
  const inDatabase = rows.map((row) =>
    row.name.replace(/timestamp\((\d)\) with time zone/, 'timestamp ($1) with time zone'),
  );
  expect(declared.sort()).toEqual(inDatabase.sort());
});
