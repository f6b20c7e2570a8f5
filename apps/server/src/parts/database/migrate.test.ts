import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { migrate } from './migrate.ts';

const log = createLog({ logLevel: 'fatal' });

async function run(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database that no migration has touched. */
async function createEmpty(): Promise<string> {
  const url = await createTestDatabase();
  await run(url, 'drop schema public cascade; create schema public');
  return url;
}

test('ten processes starting together migrate an empty database once', async () => {
  const url = await createEmpty();
  await Promise.all(Array.from({ length: 10 }, () => migrate(url, log)));
  const applied = await run(url, 'select name from schema_migrations order by name');
  expect(applied[0]).toEqual({ name: '0001_accounts_and_wallets.sql' });
  await migrate(url, log);
  expect(await run(url, 'select name from schema_migrations order by name')).toEqual(applied);
});

test('a start with nothing to migrate waits for nobody who migrates, and writes nothing', async () => {
  const url = await createTestDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    // The lock of every migration, and a table that somebody is changing.
    await other.query('begin; select pg_advisory_xact_lock(7413925); lock table schema_migrations in exclusive mode');
    await migrate(url, log);
  } finally {
    await other.end();
  }
});

test('a migration that was changed after it ran stops the start', async () => {
  const url = await createTestDatabase();
  await run(url, `update schema_migrations set hash = 'other' where name like '0001%'`);
  await expect(migrate(url, log)).rejects.toThrow(
    '0001_accounts_and_wallets.sql was changed after it had been applied',
  );
});

const addLater = (url: string, name: string, isBreaking: boolean) =>
  run(url, `insert into schema_migrations (name, hash, is_breaking) values ('${name}', 'x', ${isBreaking})`);

test('a database that a later release has broken with is not touched', async () => {
  const url = await createTestDatabase();
  await addLater(url, '9999_later.sql', true);
  await expect(migrate(url, log)).rejects.toThrow('9999_later.sql, which this program does not know');
});

test('a database to which a later release has only added is worked with', async () => {
  const url = await createTestDatabase();
  await addLater(url, '9999_later.sql', false);
  await migrate(url, log);
});

test('a migration from before the newest that is not known here stops the start', async () => {
  const url = await createTestDatabase();
  await addLater(url, '0001_another.sql', false);
  await expect(migrate(url, log)).rejects.toThrow('0001_another.sql, which this program does not know');
});

/** What a program from before would trip over: something it uses that goes, is called otherwise, or wants what it does not give. */
const TRIPS: readonly RegExp[] = [
  /\bdrop\s+(table|column|function|procedure|type|domain|view|materialized view|schema|sequence|default|constraint|attribute)\b/i,
  /\balter\s+table\s+\S+\s+drop\s+(?!column|constraint|trigger)\w+/i,
  /\bdrop\s+index\b/i,
  /\brename\b|\bset\s+schema\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b|\badd\s+generated\s+always\b/i,
  /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
  /\badd\s+(constraint\s+\S+\s+)?(check|unique|primary\s+key|foreign\s+key|exclude)\b/i,
  /\bcreate\s+unique\s+index\b/i,
  /\balter\s+domain\s+\S+\s+add\b/i,
  /\b(enable|force)\s+row\s+level\s+security\b|\brevoke\b|\bcreate\s+(or\s+replace\s+)?rule\b/i,
];

/** Statements of a migration, without what functions do. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .split(';');

/** Whether a program from before would trip over it. What it does to a table of its own nobody knew of. */
function trips(text: string): boolean {
  const statements = statementsOf(text);
  const own = new Set(
    statements.flatMap((one) => /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(one)?.[1] ?? []),
  );
  return statements.some((one) => {
    const table = /\b(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|\bon\s+(?:only\s+)?)(\w+)/i.exec(one)?.[1];
    return !(table && own.has(table)) && TRIPS.some((kind) => kind.test(one));
  });
}

/** The last that was written before there was the rule. */
const BEFORE_THE_RULE = '0030_gone_ids.sql';
/** What puts a check in place of a narrower one, as somebody has seen: whatever the one before let pass, the new one does. */
const WIDER = ['0031_boards.sql'];

test.each([
  'drop table designs',
  'alter table designs drop column look',
  'alter table designs drop look',
  'alter table designs alter column look drop default',
  'alter table designs drop constraint designs_pkey',
  'drop index designs_by_hash',
  'drop sequence receipts',
  'drop function spend(text)',
  'alter table designs rename column look to looks',
  'alter table designs rename to drawings',
  `alter type design_status rename value 'drawn' to 'done'`,
  'alter table designs set schema old',
  'alter table designs alter column look set not null',
  'alter table designs alter look set not null',
  'alter table designs alter column look type text',
  'alter table designs alter look set data type text',
  'alter table designs alter column id add generated always as identity',
  'alter table designs add column kind text not null',
  'alter table designs add kind text not null',
  'alter table designs add column if not exists kind text not null',
  `alter table designs add constraint one_kind check (kind <> '')`,
  'alter table designs drop constraint words_long, add constraint words_long check (length(words) < 10)',
  'alter table designs add unique (look)',
  'alter table designs add constraint one_look unique (look)',
  'alter table designs add foreign key (look) references looks',
  'alter table designs add primary key (look)',
  'create unique index one_look on designs (look)',
  'create unique index concurrently one_look on designs (look)',
  'alter domain address add check (length(value) < 10)',
  'alter table designs enable row level security',
  'revoke insert on designs from toile',
])('over "%s" programs from before would trip', (text) => {
  expect(trips(text)).toBe(true);
});

test.each([
  `alter table designs add column kind text not null default 'x'`,
  'alter table designs add column kind text',
  'alter table designs add column long boolean not null generated always as (length(words) > 9) stored',
  'alter table designs alter column look drop not null',
  'alter table designs alter column look set default null',
  'create index designs_by_kind on designs (kind)',
  'create table kinds (id text primary key, name text not null unique, check (id <> name))',
  'create table kinds (id text); create unique index one_kind on kinds (id); alter table kinds add check (id is not null)',
  `create function told() returns trigger language plpgsql as $$ begin drop table gone; return new; end $$`,
  'create index by_kind on designs (kind) -- drop table designs',
])('over "%s" they would not', (text) => {
  expect(trips(text)).toBe(false);
});

test('a migration that programs from before would trip over says so in its first line', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const names = (await readdir(folder)).filter((name) => name > BEFORE_THE_RULE);
  const texts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const silent = texts.filter(({ name, text }) => !WIDER.includes(name) && trips(text) && !/^-- breaks: \S/.test(text));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a migration gives up a table that somebody writes, so that nobody queues behind it, and is done at the next start', async () => {
  const url = await createTestDatabase();
  await run(
    url,
    `delete from schema_migrations where name like '0027%'; drop trigger sessions_tell_of_their_end on sessions;
    drop function tell_of_ended_session`,
  );
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query('begin; lock table sessions in row exclusive mode');
  const refused = await migrate(url, log, 50).catch((error: unknown) => error);
  expect(refused).toMatchObject({ cause: { message: expect.stringContaining('lock timeout') } });
  await writer.end();
  await migrate(url, log);
  expect(await run(url, `select 1 as done from schema_migrations where name like '0027%'`)).toEqual([{ done: 1 }]);
});

test('a migration that fails leaves nothing half done', async () => {
  const url = await createEmpty();
  await run(url, 'create table ledger (mine integer)');
  await expect(migrate(url, log)).rejects.toThrow('0001_accounts_and_wallets.sql failed');
  expect(await run(url, `select to_regclass('accounts') as accounts`)).toEqual([{ accounts: null }]);
  await run(url, 'drop table ledger');
  await migrate(url, log);
});
