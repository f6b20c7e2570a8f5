import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { openJobsLater } from './open-jobs-later.ts';
import { openJobs } from './pg-boss-jobs.ts';

interface Note {
  text: string;
}

let database: Database;
let web: Jobs;
let worker: Jobs;
beforeAll(async () => {
  database = await openTestDatabase();
  const log = createLog({ logLevel: 'silent' });
  web = openJobsLater({ databaseUrl: database.url, log });
  worker = await openJobs({ databaseUrl: database.url, isWorker: true, log });
});
afterAll(async () => {
  await Promise.all([web.close(), worker.close()]);
  await database.close();
});

async function declareQueue(retries = 0): Promise<JobQueue<Note>> {
  const queue: JobQueue<Note> = { name: `test-${randomUUID()}`, retries, attemptSeconds: 60 };
  await web.declare(queue);
  await worker.declare(queue);
  return queue;
}

const enqueue = (queue: JobQueue<Note>, text: string) => database.transaction((tx) => web.enqueue(tx, queue, { text }));

describe('jobs', () => {
  test('ordered in one process are done in another, each once', async () => {
    const queue = await declareQueue();
    const done: string[] = [];
    await worker.work(queue, { work: async ({ text }) => void done.push(text), giveUp: async () => undefined }, 2);
    await enqueue(queue, 'first');
    await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 60_000 });
    await Promise.all(Array.from({ length: 10 }, (_, index) => enqueue(queue, `more ${index}`)));
    await vi.waitFor(() => expect(done).toHaveLength(11), { timeout: 60_000 });
    expect(new Set(done).size).toBe(11);
  });

  test('exist if and only if their transaction commits', async () => {
    const queue = await declareQueue();
    const done: string[] = [];
    await worker.work(queue, { work: async ({ text }) => void done.push(text), giveUp: async () => undefined }, 1);
    const rolledBack = database.transaction(async (tx) => {
      await web.enqueue(tx, queue, { text: 'rolled back' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue(queue, 'committed');
    await vi.waitFor(() => expect(done).toEqual(['committed']), { timeout: 60_000 });
  });

  test('run no more at once than was said', async () => {
    const queue = await declareQueue();
    let running = 0;
    let most = 0;
    let done = 0;
    const both = Promise.withResolvers<void>();
    const work = async () => {
      most = Math.max(most, ++running);
      if (running === 2) both.resolve();
      await both.promise;
      await new Promise((resolve) => setTimeout(resolve, 30));
      running--;
      done++;
    };
    await worker.work(queue, { work, giveUp: async () => undefined }, 2);
    await Promise.all(Array.from({ length: 6 }, (_, index) => enqueue(queue, `${index}`)));
    await vi.waitFor(() => expect(done).toBe(6), { timeout: 60_000 });
    expect(most).toBe(2);
  });

  test('that fail are begun again, then given up, until giving up succeeds', async () => {
    const queue = await declareQueue(1);
    const work = vi.fn(async () => {
      throw new Error('interrupted');
    });
    const giveUp = vi.fn(async (_data: Note) => undefined).mockRejectedValueOnce(new Error('database away'));
    await worker.work(queue, { work, giveUp }, 1);
    await enqueue(queue, 'doomed');
    await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(2), { timeout: 60_000 });
    expect(work).toHaveBeenCalledTimes(2);
    expect(giveUp.mock.calls.map(([data]) => data)).toEqual([{ text: 'doomed' }, { text: 'doomed' }]);
  });
});

test('the engine of a process that only adds is opened with its first job, and tried again where it could not be', async () => {
  const broken = openJobsLater({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    log: createLog({ logLevel: 'silent' }),
  });
  const queue: JobQueue<Note> = { name: `later-${randomUUID()}`, retries: 0, attemptSeconds: 60 };
  await broken.declare(queue);
  const add = () => database.transaction((tx) => broken.enqueue(tx, queue, { text: 'lost' }));
  await expect(add()).rejects.toThrow('ECONNREFUSED');
  await expect(add()).rejects.toThrow('ECONNREFUSED');
  await broken.close();
});
