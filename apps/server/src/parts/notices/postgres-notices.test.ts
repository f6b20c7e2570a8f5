import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import type { Notices } from './notices.ts';
import { openPostgresNotices } from './postgres-notices.ts';

let database: Database;
let here: Notices;
let there: Notices;
beforeAll(async () => {
  database = await openTestDatabase();
  [here, there] = await Promise.all([openPostgresNotices(database.url), openPostgresNotices(database.url)]);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

const post = (topic: string, body: unknown) => database.transaction((tx) => here.post(tx, topic, body));

describe('notices', () => {
  test('reach listeners of their topic in every process, and nobody else', async () => {
    const heardHere = vi.fn();
    const heardThere = vi.fn();
    const other = vi.fn();
    here.listen('design a', heardHere);
    there.listen('design a', heardThere);
    there.listen('design b', other);
    await post('design a', { progress: 0.5 });
    await expect
      .poll(() => [heardHere.mock.calls, heardThere.mock.calls])
      .toEqual([[[{ progress: 0.5 }]], [[{ progress: 0.5 }]]]);
    expect(other).not.toHaveBeenCalled();
  });

  test('are delivered when their transaction commits and never when it rolls back', async () => {
    const heard = vi.fn();
    there.listen('order', heard);
    await database
      .transaction(async (tx) => {
        await here.post(tx, 'order', 'lost');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await post('order', 'kept');
    await expect.poll(() => heard.mock.calls).not.toEqual([]);
    expect(heard.mock.calls).toEqual([['kept']]);
  });

  test('are not heard any more after the listener left', async () => {
    const left = vi.fn();
    const stayed = vi.fn();
    const leave = there.listen('room', left);
    there.listen('room', stayed);
    leave();
    leave();
    await post('room', 1);
    await expect.poll(() => stayed.mock.calls).not.toEqual([]);
    expect(left).not.toHaveBeenCalled();
  });

  test('that are none of ours are passed over', async () => {
    const heard = vi.fn();
    there.listen('after', heard);
    await database.transaction(async (tx) => {
      for (const payload of ['', 'not json', '[]', '{"topic":5}']) {
        await tx.execute(sql`select pg_notify('toile_notices', ${payload})`);
      }
    });
    await post('after', 'ours');
    await expect.poll(() => heard.mock.calls).toContainEqual(['ours']);
  });

  test('come again after the connection was cut, and listeners are told that some may be missing', async () => {
    const heard = vi.fn();
    there.listen('cut', heard);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'toile notices' and datname = current_database()`,
    );
    await client.end();
    await expect.poll(() => heard.mock.calls).toContainEqual([undefined]);
    await post('cut', 'again');
    await expect.poll(() => heard.mock.calls.at(-1)).toEqual(['again']);
  });
});
