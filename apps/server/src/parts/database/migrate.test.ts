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

/** What a program from before would trip over: something it uses that goes, is called otherwise or wants what it does not give. */
const TRIPS =
  /\bdrop\s+(table|column|function|type|view|schema)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\badd\s+column\s+\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i;
/** The last that was written before there was the rule. */
const BEFORE_THE_RULE = '0030_gone_ids.sql';

test.each([
  ['alter table designs drop column look', true],
  ['alter table designs rename column look to looks', true],
  ['alter table designs alter column look set not null', true],
  ['alter table designs alter column look type text', true],
  ['alter table designs add column kind text not null', true],
  [`alter table designs add column kind text not null default 'x'`, false],
  ['alter table designs add column kind text', false],
  ['create table kinds (id text primary key, name text not null)', false],
])('of "%s" it is said that programs from before trip over it: %s', (text, isTold) => {
  expect(TRIPS.test(text)).toBe(isTold);
});

test('a migration that programs from before would trip over says so in its first line', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const names = (await readdir(folder)).filter((name) => name > BEFORE_THE_RULE);
  const texts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const bare = (text: string) => text.replaceAll(/--.*$/gm, '');
  const silent = texts.filter(({ text }) => TRIPS.test(bare(text)) && !/^-- breaks: \S/.test(text));
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
