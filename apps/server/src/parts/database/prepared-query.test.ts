import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import { ask, type Line } from './ask.ts';
import { StatementError, statement } from './statement.ts';

let url: string;
let client: pg.Client;
let line: Line;
/** Descriptions of columns that PostgreSQL has sent. */
let described = 0;
beforeAll(async () => {
  url = await createTestDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  line = { client, isOwn: true };
  // The types do not tell of the connection that a client has.
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.on('rowDescription', () => described++);
});
afterAll(() => client.end());

const countTo = statement<{ n: number; half: string | null }>(
  'count-to',
  'select n::bigint as n, case when n > 1 then (n / 2.0)::text end as half from generate_series(1, $1::int) n order by n',
);

test('a statement gives its rows each time, and PostgreSQL tells its columns once', async () => {
  const before = described;
  expect(await ask(line, countTo, [1])).toEqual([{ n: 1, half: null }]);
  const two = [
    { n: 1, half: null },
    { n: 2, half: '1.00000000000000000000' },
  ];
  expect(await ask(line, countTo, [2])).toEqual(two);
  expect(await ask(line, countTo, [0])).toEqual([]);
  expect(await ask(line, countTo, [2])).toEqual(two);
  expect(described - before).toBe(1);
});

test('another connection learns the columns for itself', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  expect(await ask({ client: other, isOwn: true }, countTo, [1])).toEqual([{ n: 1, half: null }]);
  expect(await ask({ client: other, isOwn: true }, countTo, [1])).toEqual([{ n: 1, half: null }]);
  await other.end();
});

test('a statement that fails, at first or later, says so and works the next time', async () => {
  const divide = statement<{ q: number }>('divide', 'select 6 / $1::int as q');
  await expect(ask(line, divide, [0])).rejects.toThrow(StatementError);
  expect(await ask(line, divide, [2])).toEqual([{ q: 3 }]);
  await expect(ask(line, divide, [0])).rejects.toThrow('the statement divide failed');
  await expect(ask(line, divide, ['no number'])).rejects.toMatchObject({ cause: { code: '22P02' } });
  expect(await ask(line, divide, [3])).toEqual([{ q: 2 }]);
});

test('a statement without columns gives no rows', async () => {
  await client.query('create temp table things (id int)');
  const add = statement<never>('add-thing', 'insert into things values ($1)');
  expect(await ask(line, add, [1])).toEqual([]);
  expect(await ask(line, add, [2])).toEqual([]);
  expect((await client.query('select count(*)::int as count from things')).rows).toEqual([{ count: 2 }]);
});

test('a table that changed is refused, never read by the columns it had', async () => {
  await client.query('create temp table shapes (a text); insert into shapes values ($$a$$)');
  const all = statement<{ a: string }>('all-shapes', 'select * from shapes');
  expect(await ask(line, all, [])).toEqual([{ a: 'a' }]);
  await client.query('alter table shapes add column b text default $$b$$');
  await expect(ask(line, all, [])).rejects.toMatchObject({
    cause: { message: 'cached plan must not change result type' },
  });
});
