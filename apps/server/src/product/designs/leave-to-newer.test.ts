import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import type { JobQueue, Jobs } from '#server/parts/jobs/jobs.ts';
import { openJobs } from '#server/parts/jobs/pg-boss-jobs.ts';
import { asJob, type Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { orLeaveToNewer } from './leave-to-newer.ts';

interface Note {
  text: string;
}

/** No attempt may be lost: an older process must not use one up. */
const QUEUE: JobQueue<Note> = { name: 'of-two-releases', retries: 0, attemptSeconds: 60 };
const log = createLog({ logLevel: 'silent' });

let database: Database;
let older: Jobs;
let newer: Jobs;
let ctx: Context;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = asJob({ actor: { kind: 'guest' }, database }, 'test');
  const options = { databaseUrl: database.url, isWorker: true, log };
  older = await openJobs(options);
  newer = await openJobs(options);
  await older.declare(QUEUE);
});
afterAll(async () => {
  await Promise.all([older.close(), newer.close()]);
  await database.close();
});

test('what an older process cannot read is done by a newer one beside it, and never given up', async () => {
  const [left, done, lost]: [Set<string>, Set<string>, string[]] = [new Set(), new Set(), []];
  const giveUp = async ({ text }: Note) => void lost.push(text);
  const cannot = async ({ text }: Note) => {
    left.add(text);
    throw new ProductError('look-newer');
  };
  const parts = { jobs: older, log };
  await older.work(QUEUE, { work: orLeaveToNewer({ ctx, parts, queue: QUEUE, work: cannot }), giveUp }, 2);
  const texts = ['one', 'two', 'three'];
  await database.transaction(async (tx) => {
    for (const text of texts) await older.enqueue(tx, QUEUE, { text });
  });
  await vi.waitFor(() => expect(left.size).toBe(texts.length), { timeout: 60_000 });
  await newer.work(QUEUE, { work: async ({ text }) => void done.add(text), giveUp }, 2);
  await vi.waitFor(() => expect(done).toEqual(new Set(texts)), { timeout: 60_000 });
  expect(lost).toEqual([]);
});

test('what fails in another way is tried again, and given up, as ever', async () => {
  const fails = async () => {
    throw new Error('the pencil broke');
  };
  const work = orLeaveToNewer({ ctx, parts: { jobs: older, log }, queue: QUEUE, work: fails });
  await expect(work({ text: 'one' }, new AbortController().signal)).rejects.toThrow('the pencil broke');
});
