import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import type { Generator } from './generator/generator.ts';
import type { GeneratorOptions } from './generator/open-generator.ts';
import { createSeats, type Seats } from './generator/seats.ts';
import type { Google } from './google/google.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openJobsLater } from './jobs/open-jobs-later.ts';
import { countLetters } from './mail/count-letters.ts';
import type { Mailer } from './mail/mail.ts';
import { openMailer } from './mail/open-mailer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Notices } from './notices/notices.ts';
import { openPostgresNotices } from './notices/postgres-notices.ts';
import { openPayments } from './payments/open-payments.ts';
import type { Payments } from './payments/payments.ts';
import { openPlaces } from './places/open-places.ts';
import type { Places } from './places/places.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { timeStorage } from './storage/time-storage.ts';
import { openTracing } from './traces/trace-parts.ts';
import type { Traces } from './traces/traces.ts';

/** Everything a running process holds open. A verb never gets this whole; it asks for what it needs. */
export interface Parts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Only where they are sent somewhere. */
  readonly traces?: Traces;
  readonly database: Database;
  readonly storage: Storage;
  readonly places: Places;
  readonly notices: Notices;
  readonly jobs: Jobs;
  /** Only where someone takes the money. */
  readonly payments?: Payments;
  /** Only in processes that draw. */
  readonly generator?: Generator;
  /** At that generator. */
  readonly seats?: Seats;
  /** Only in processes that work. */
  readonly mailer?: Mailer;
  /** Only where people may sign in with it. */
  readonly google?: Google;
}

export interface PartsOptions {
  config: Config;
  secrets: Secrets;
  log: Log;
  openGenerator: (options: GeneratorOptions) => Generator | Promise<Generator>;
  /** Of the jobs' queues (`JobsOptions`). */
  pollingSeconds?: number;
}

/** Opens the parts in order. The returned `close` closes them in the opposite order, work in progress first. */
export async function openParts({
  config,
  secrets,
  log,
  openGenerator,
  pollingSeconds,
}: PartsOptions): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const opened: { close: () => Promise<void> }[] = [];
  const keep = <T extends { close: () => Promise<void> }>(part: T): T => {
    opened.unshift(part);
    return part;
  };
  const close = async () => {
    const left: unknown[] = [];
    // A server that is away lets nothing of it be closed in order: the others are, all the same.
    for (const part of opened) await part.close().catch((error: unknown) => left.push(error));
    if (left.length > 0) throw left.length === 1 ? left[0] : new AggregateError(left, 'parts could not be closed');
  };
  try {
    const metrics = createMetrics();
    const tracing = keep(await openTracing(config, secrets));
    const listening = listenMeanwhile(config);
    const database = keep(await openDatabase(config, log, tracing.traces).catch(listening.leave));
    const notices = keep(await (listening.notices ?? openPostgresNotices(database.url)));
    const storage = tracing.storage(timeStorage(await openStorage(config, secrets), metrics));
    const isWorker = config.role !== 'web';
    const known = config.google && (await import('./google/open-google.ts')).openGoogle(config, secrets);
    const google = known ? { google: known } : {};
    const mailer = isWorker ? { mailer: countLetters(keep(await openMailer(config, secrets, log)), metrics) } : {};
    const drawing = isWorker ? withSeats(tracing.generator(keep(await openGenerator({ config, secrets, log })))) : {};
    const queues = { databaseUrl: database.url, log };
    const jobs = keep(
      isWorker
        ? await (await import('./jobs/pg-boss-jobs.ts')).openJobs({
            ...queues,
            isWorker,
            ...(pollingSeconds && { pollingSeconds }),
          })
        : openJobsLater(queues),
    );
    const taker = await openPayments(config, secrets, database);
    const payments = taker ? { payments: taker } : {};
    return {
      parts: {
        config,
        secrets,
        log,
        metrics,
        database,
        storage,
        places: openPlaces(),
        notices,
        jobs: tracing.jobs(jobs),
        ...(tracing.traces && { traces: tracing.traces }),
        ...google,
        ...mailer,
        ...payments,
        ...drawing,
      },
      close,
    };
  } catch (error) {
    // Why it does not open is what is told.
    await close().catch((left: unknown) => log.warn({ err: left }, 'not all that was opened was closed'));
    throw error;
  }
}

/** Notices, opened while the database is looked at where it has its address already; `leave` closes them for whoever gets no further. */
function listenMeanwhile({ database }: Config): {
  notices: Promise<Notices> | undefined;
  leave: (error: unknown) => never;
} {
  const notices = database.kind === 'url' ? openPostgresNotices(database.url) : undefined;
  // Why the database does not open is what is told.
  notices?.catch(() => undefined);
  return {
    notices,
    leave: (error) => {
      notices?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      throw error;
    },
  };
}

const withSeats = (generator: Generator) => ({ generator, seats: createSeats(generator.concurrency) });
