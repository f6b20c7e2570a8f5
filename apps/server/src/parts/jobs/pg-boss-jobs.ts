import { PgBoss } from 'pg-boss';
import type { Log } from '#server/log.ts';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import type { JobQueue, Jobs } from './jobs.ts';

/**
 * Seconds without a sign of life after which a worker counts as dead, and between looks for such workers. Together
 * they bound how long the work of a killed process lies still. Ten is the least the engine takes.
 */
const DEAD_AFTER_SECONDS = 10;
const LOOK_EVERY_SECONDS = 2;
/** Seconds between looks at a queue without being told, for attempts that are due again. */
const POLLING_SECONDS = 2;
/** Milliseconds that work in progress is given to end when its process is told to stop. */
const CLOSE_GRACE = 20_000;
/** Seconds an attempt that failed waits before the next, so that a database that is just coming back is not hammered. */
const RETRY_DELAY_SECONDS = 1;
/** Giving up must succeed in the end: it is tried for a day. */
const GIVE_UP = { retryLimit: 1000, retryDelay: 2, retryBackoff: true, retryDelayMax: 120 } as const;
const POOL_SIZE = 4;

export interface JobsOptions {
  databaseUrl: string;
  /** Whether this process also works and looks after the queues, or only adds to them. */
  isWorker: boolean;
  log: Log;
  /** Seconds between looks at a queue of which nothing is told. */
  pollingSeconds?: number;
}

/** Jobs on pg-boss, in the schema `pgboss` of the product's own database. */
export async function openJobs({
  databaseUrl,
  isWorker,
  log,
  pollingSeconds = POLLING_SECONDS,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'toile jobs',
    max: POOL_SIZE,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: false,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble with its database'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  try {
    await boss.start();
  } catch (error) {
    // What it had opened by then would go on asking.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    declare: (queue) => declareQueue(boss, queue),
    async enqueue(tx, queue, data, { turn = 0, afterSeconds } = {}) {
      const later = afterSeconds !== undefined && { startAfter: afterSeconds };
      const id = await boss.send(queue.name, data, { priority: -turn, ...later, db: within(tx, queue.name) });
      if (id === null) throw new Error(`the queue ${queue.name} did not take a job`);
    },
    async work(queue, handlers, concurrency) {
      const add = addWorker(boss, log, pollingSeconds);
      for (let worker = 0; worker < concurrency; worker++) await add(queue.name, handlers.work);
      await add(lostOf(queue), handlers.giveUp);
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_GRACE }),
  };
}

/** What the engine sends within a transaction of ours: the same text for each job of a queue, so it is prepared once. */
const within = (tx: Transactor, queue: string) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await askWithin(tx, statement<object>(`enqueue-${queue}`, text), values),
  }),
});

const lostOf = (queue: JobQueue<object>) => `${queue.name}-lost`;

async function declareQueue(boss: PgBoss, queue: JobQueue<object>): Promise<void> {
  const lost = { ...GIVE_UP, expireInSeconds: 60 };
  const main = {
    deadLetter: lostOf(queue),
    notify: true,
    retryLimit: queue.retries,
    retryDelay: queue.pauseSeconds ?? RETRY_DELAY_SECONDS,
    retryBackoff: queue.pauseSeconds !== undefined,
    expireInSeconds: queue.attemptSeconds,
    heartbeatSeconds: DEAD_AFTER_SECONDS,
    deleteAfterSeconds: 60 * 60,
  };
  // Creating a queue that is there changes nothing, so the options of an earlier version are written over.
  await boss.createQueue(lostOf(queue), lost);
  await boss.updateQueue(lostOf(queue), lost);
  await boss.createQueue(queue.name, main);
  await boss.updateQueue(queue.name, main);
}

/**
 * A worker does one job at a time. New jobs wake it, but one that came while it was busy with another has woken it for
 * nothing; so it wakes itself after every job, and takes whatever waits without a pause.
 */
const addWorker =
  (boss: PgBoss, log: Log, seconds: number) =>
  async <Data extends object>(queue: string, handle: (data: Data, signal: AbortSignal) => Promise<void>) => {
    const polling = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
    const id = await boss.work<Data>(queue, polling, async ([job]) => {
      try {
        if (job) await handle(job.data, job.signal);
      } catch (error) {
        log.error({ err: error, queue, job: job?.data }, 'an attempt at a job failed');
        throw error;
      } finally {
        boss.notifyWorker(id);
      }
    });
  };
