import type { DesignsConfig } from '#server/config/config.ts';
import type { Log } from '#server/log.ts';
import type { Generator } from '#server/parts/generator/generator.ts';
import type { Seats } from '#server/parts/generator/seats.ts';
import type { Jobs } from '#server/parts/jobs/jobs.ts';
import type { Metrics } from '#server/parts/metrics/metrics.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import type { Storage } from '#server/parts/storage/storage.ts';

/** The parts that designs are made with. */
export interface DesignParts {
  readonly generator: Generator;
  readonly seats: Seats;
  readonly jobs: Jobs;
  readonly notices: Notices;
  readonly storage: Storage;
  readonly limits: DesignsConfig;
  readonly log: Log;
  readonly metrics: Metrics;
}
