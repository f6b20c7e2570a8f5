import type { Transactor } from '#server/parts/database/database.ts';

/** A kind of work and how it may fail. `Data` is plain JSON. */
export interface JobQueue<Data extends object> {
  readonly name: string;
  /** How often work that was interrupted is begun again before it counts as lost. */
  readonly retries: number;
  /** Seconds after which one attempt counts as dead even if its worker still gives signs of life. */
  readonly attemptSeconds: number;
  /** Seconds before the first attempt that follows a failed one; each further pause is about twice as long. */
  readonly pauseSeconds?: number;
  /** Keeps `Data` in the type; no value has it. */
  readonly data?: Data;
}

/** When a job is taken. */
export interface JobTurn {
  /** What has a lower one is taken first, then what came first. */
  readonly turn?: number;
  /** Seconds in which nobody takes it. */
  readonly afterSeconds?: number;
}

export interface JobHandlers<Data> {
  /**
   * Does the work. It may run again after a crash, also while an earlier attempt wrongly taken for dead still runs, so
   * its effects must be repeatable. The signal aborts when this attempt no longer counts. Rejecting means: try again.
   */
  work(data: Data, signal: AbortSignal): Promise<void>;
  /** Called, and again until it resolves, when all attempts are used up. */
  giveUp(data: Data): Promise<void>;
}

/** Work to be done outside the request that asked for it, by any process with the worker's role. */
export interface Jobs {
  /** Makes the queue known to the engine, with these options. Needed once in every process before it is used. */
  declare(queue: JobQueue<object>): Promise<void>;
  /** The work exists if and only if the transaction commits. */
  enqueue<Data extends object>(tx: Transactor, queue: JobQueue<Data>, data: Data, when?: JobTurn): Promise<void>;
  /** Begins to take work of this queue, at most `concurrency` at a time in this process. */
  work<Data extends object>(queue: JobQueue<Data>, handlers: JobHandlers<Data>, concurrency: number): Promise<void>;
  /** Takes no more work, gives running work a while to end, and hands the rest back to the queue. */
  close(): Promise<void>;
}
