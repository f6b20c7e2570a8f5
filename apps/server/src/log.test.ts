import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { ProductError } from '#server/product/errors.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { createLog } from './log.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function capture(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(
    createLog(
      { logLevel: 'info' },
      {
        write: (line) => {
          text += line;
        },
      },
    ),
  );
  return text;
}

test('secrets of requests do not reach the log', () => {
  const text = capture((log) =>
    log.info({
      req: { headers: { cookie: 'a_session_toile=hush' } },
      body: { password: 'hush', email: 'a@example.com' },
    }),
  );
  expect(text).not.toContain('hush');
  expect(text).toContain('a@example.com');
});

test('a failed query is logged with its cause and without the values of the row', async () => {
  const values = {
    id: 'same',
    email: 'asha@example.com',
    name: 'hush,\n    at night: relation "x"',
    passwordHash: '$argon2id$hush',
  };
  const insert = () => database.transaction((tx) => tx.insert(accounts).values(values));
  await insert();
  const error = await insert().catch((caught: unknown) => caught);
  const text = capture((log) => log.error({ err: new ProductError('unexpected', { cause: error }) }));
  expect(text).toContain('insert into');
  expect(text).toContain('duplicate key value');
  expect(text).not.toContain('asha@example.com');
  expect(text).not.toContain('$argon2id$hush');
});

test('an accident keeps its own message', () => {
  const text = capture((log) => log.error({ err: new Error('the disk is full', { cause: new Error('ENOSPC') }) }));
  expect(text).toContain('the disk is full');
  expect(text).toContain('ENOSPC');
});

test('the database answers the log', async () => {
  expect((await database.read.select({ one: sql`1`.mapWith(Number) }).from(accounts)).length).toBe(1);
});
