import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';
import type { Context } from '#server/product/context.ts';
import { readDesignLoad } from '#server/product/designs/read-design-load.ts';
import { readPurchaseLoad } from '#server/product/purchases/read-purchase-load.ts';
import { readReportLoad } from '#server/product/reports/list-reports.ts';

/** A value, or one for each of a few labels. */
export type Gauges = Readonly<Record<string, number | readonly (readonly [labels: string, value: number])[]>>;

/** Where it is full, whatever posts a notice fails: signing out as well. */
const NOTICE_QUEUE = statement<{ share: number }>('notice-queue', 'select pg_notification_queue_usage() as share');

/** What only the database knows; where it is away that is all there is to tell. */
export async function readDatabaseGauges(database: Database): Promise<Gauges> {
  const ctx: Context = { actor: { kind: 'job', name: 'metrics' }, database };
  try {
    const load = await readDesignLoad({ ctx });
    const { open, overdue } = await readPurchaseLoad({ ctx });
    const [queue] = await database.ask(NOTICE_QUEUE, []);
    return {
      toile_database_up: 1,
      toile_notice_queue_share: queue?.share ?? 0,
      ...load,
      toile_purchases_open: open,
      toile_purchases_overdue: overdue,
      ...(await readReportLoad({ ctx })),
    };
  } catch {
    return { toile_database_up: 0 };
  }
}

export const poolGauges = (database: Database): Gauges => ({
  toile_database_connections: database.connections().flatMap(
    ({ pool, open, idle }) =>
      [
        [`pool="${pool}",state="busy"`, open - idle],
        [`pool="${pool}",state="idle"`, idle],
      ] as const,
  ),
  toile_database_calls_waiting: database.connections().map(({ pool, waiting }) => [`pool="${pool}"`, waiting] as const),
});

/** Milliseconds between two turns of what watches the event loop. */
const RESOLUTION = 20;

/** Watches this process; each reading of its longest lag is since the one before. */
export function watchProcess(dataDir: string): { read(): Promise<Gauges>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return {
    async read() {
      const lag = Math.max(0, delay.max / 1e9 - RESOLUTION / 1000);
      delay.reset();
      const disk = await statfs(dataDir).catch(() => undefined);
      return {
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_uptime_seconds: Math.round(process.uptime()),
        process_event_loop_lag_max_seconds: lag,
        ...(disk && { toile_disk_free_bytes: disk.bavail * disk.bsize }),
      };
    },
    stop: () => delay.disable(),
  };
}

/** In the text format that Prometheus reads. */
export const renderGauges = (gauges: Gauges): string =>
  Object.entries(gauges)
    .map(([name, value]) => {
      const lines =
        typeof value === 'number' ? [`${name} ${value}`] : value.map(([labels, one]) => `${name}{${labels}} ${one}`);
      return [`# TYPE ${name} gauge`, ...lines, ''].join('\n');
    })
    .join('');
