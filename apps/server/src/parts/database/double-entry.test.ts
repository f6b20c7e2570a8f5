import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const read = (name: string) => readFile(join(FOLDER, `${name}.sql`), 'utf8');

test('a ledger of single rows becomes one of entries with two sides, and no row is lost', async () => {
  const client = new pg.Client({ connectionString: await createTestDatabase() });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.query(await read('0001_accounts_and_wallets'));
  await client.query(`
    insert into accounts (id, email, name) values ('a', 'a@example.com', 'A'), ('b', 'b@example.com', 'B');
    insert into wallets (account_id, free, paid) values ('a', 1, 3), ('b', 0, 0);
    insert into ledger (account_id, kind, free_delta, paid_delta, ref, created_at) values
      ('a', 'grant', 1, 0, 'welcome:a', '2026-01-01'), ('a', 'purchase', 0, 5, 'p1', '2026-01-02'),
      ('a', 'spend', -1, 0, 'd1', '2026-01-03'), ('a', 'refund', 1, 0, 'd1', '2026-01-04'),
      ('a', 'reversal', 0, -2, 'r1', '2026-01-05'),
      ('b', 'grant', 1, 0, 'welcome:b', '2026-01-06'), ('b', 'spend', -1, 0, 'd2', '2026-01-07')`);
  const { rows: before } = await client.query('select id, account_id, kind, ref, created_at from ledger order by id');
  await client.query(await read('0004_double_entry'));
  expect((await client.query('select * from ledger order by id')).rows).toEqual(before);
  const { rows: lines } = await client.query(
    'select kind, book, free, paid from ledger_lines join ledger on id = entry_id order by entry_id, book <> $1',
    ['person'],
  );
  expect(lines.map((line) => Object.values(line).join(' '))).toEqual([
    'grant person 1 0',
    'grant granted -1 0',
    'purchase person 0 5',
    'purchase sold 0 -5',
    'spend person -1 0',
    'spend spent 1 0',
    'refund person 1 0',
    'refund refunded -1 0',
    'reversal person 0 -2',
    'reversal sold 0 2',
    'grant person 1 0',
    'grant granted -1 0',
    'spend person -1 0',
    'spend spent 1 0',
  ]);
  const { rows: wrong } = await client.query(`
    select w.account_id from wallets w left join ledger e using (account_id)
    left join ledger_lines l on l.entry_id = e.id and l.book = 'person'
    group by w.account_id having w.free <> sum(l.free) or w.paid <> sum(l.paid)`);
  expect(wrong).toEqual([]);
  await client.end();
});
