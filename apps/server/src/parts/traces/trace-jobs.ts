import type { JobQueue, Jobs } from '#server/parts/jobs/jobs.ts';
import type { Traces } from './traces.ts';

/** What a job carries of whoever asked for it. */
interface Carried {
  readonly traceparent?: string;
}

/** The same jobs, each done as a part of the request that asked for it, in whichever process that is. */
export const traceJobs = (jobs: Jobs, traces: Traces): Jobs => ({
  declare: (queue) => jobs.declare(queue),
  enqueue: (tx, queue, data, when) =>
    traces.during({ name: `send ${queue.name}`, kind: 'producer', facts: factsOf(queue) }, () => {
      const traceparent = traces.carry();
      return jobs.enqueue(tx, queue, traceparent === undefined ? data : { ...data, traceparent }, when);
    }),
  work: (queue, { work, giveUp }, concurrency) => {
    type Data = Parameters<typeof work>[0] & Carried;
    const handlers = {
      work: (data: Data, signal: AbortSignal) =>
        traces.during(
          { name: `process ${queue.name}`, kind: 'consumer', facts: factsOf(queue), from: data.traceparent },
          () => work(data, signal),
        ),
      giveUp: (data: Data) =>
        traces.during(
          { name: `give up ${queue.name}`, kind: 'consumer', facts: factsOf(queue), from: data.traceparent },
          () => giveUp(data),
        ),
    };
    return jobs.work(queue, handlers, concurrency);
  },
  close: () => jobs.close(),
});

const factsOf = ({ name }: JobQueue<object>) => ({ 'messaging.destination.name': name });
