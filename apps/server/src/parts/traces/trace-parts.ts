import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Generator } from '#server/parts/generator/generator.ts';
import type { Jobs } from '#server/parts/jobs/jobs.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { traceFetches } from './trace-fetches.ts';
import { traceGenerator } from './trace-generator.ts';
import { traceJobs } from './trace-jobs.ts';
import { traceStorage } from './trace-storage.ts';
import type { Traces } from './traces.ts';

/** What makes parts tell where their time goes; it leaves each as it is where nothing is traced. */
export interface Tracing {
  readonly traces?: Traces;
  storage(storage: Storage): Storage;
  jobs(jobs: Jobs): Jobs;
  generator(generator: Generator): Generator;
  close(): Promise<void>;
}

const UNTRACED: Tracing = {
  storage: (storage) => storage,
  jobs: (jobs) => jobs,
  generator: (generator) => generator,
  close: () => Promise.resolve(),
};

/** Opens traces where a collector is configured; what sends them is loaded only then. */
export async function openTracing({ traces: config, role }: Config, secrets: Secrets): Promise<Tracing> {
  if (!config) return UNTRACED;
  const { openTraces } = await import('./open-traces.ts');
  const traces = openTraces(config, role, secrets.traceHeaders);
  const stopFetches = traceFetches(traces);
  return {
    traces,
    storage: (storage) => traceStorage(storage, traces),
    jobs: (jobs) => traceJobs(jobs, traces),
    generator: (generator) => traceGenerator(generator, traces),
    close: async () => {
      stopFetches();
      await traces.close();
    },
  };
}
