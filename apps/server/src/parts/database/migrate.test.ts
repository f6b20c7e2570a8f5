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

test('a database of a newer program is not touched', async () => {
  const url = await createTestDatabase();
  await run(url, `insert into schema_migrations (name, hash) values ('9999_later.sql', 'x')`);
  await expect(migrate(url, log)).rejects.toThrow('9999_later.sql, which this program does not know');
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
