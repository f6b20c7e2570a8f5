import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../../../test/database.ts';
import type { Database } from './database.ts';

/** Connections the database knows. */
const ACTIVITY = sql`pg_stat_activity`;

const isThere = async ({ read }: Database, pid: number): Promise<boolean> => {
  const pids = await read
    .select({ pid: sql`pid`.mapWith(Number) })
    .from(ACTIVITY)
    .where(eq(sql`pid`, pid));
  return pids.length > 0;
};

test('a connection that is cut between two statements fails its transaction, and nothing else', async () => {
  const database = await openTestDatabase();
  const cut = database.transaction(async (tx) => {
    const [own] = await tx
      .select({ pid: sql`pid`.mapWith(Number) })
      .from(ACTIVITY)
      .where(sql`pid = pg_backend_pid()`);
    const pid = own?.pid ?? 0;
    await database.read.select({ isCut: sql`pg_terminate_backend(${pid})` }).from(sql`(select 1) as one`);
    await expect.poll(() => isThere(database, pid)).toBe(false);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  await database.ping();
  await database.close();
});

afterEach(() => void vi.useRealTimers());

test('a connection is kept through a pause of a minute, and let go after some', async () => {
  const database = await openTestDatabase();
  const open = () => database.connections().find(({ pool }) => pool === 'main')?.open;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await database.read.select({ one: sql`1` }).from(sql`(select 1) as one`);
  vi.advanceTimersByTime(60_000);
  expect(open()).toBe(1);
  vi.advanceTimersByTime(240_000);
  expect(open()).toBe(0);
  vi.useRealTimers();
  await database.close();
});

test('it is closed once the server has closed every connection, and no sooner', async () => {
  const database = await openTestDatabase();
  const [own] = await database.read.select({ pid: sql`pg_backend_pid()`.mapWith(Number) }).from(sql`(select 1) as one`);
  const pid = own?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  let isClosed = false;
  const closing = database.close().then(() => {
    isClosed = true;
  });
  await sleep(300);
  expect(isClosed).toBe(false);
  process.kill(pid, 'SIGCONT');
  await closing;
});
