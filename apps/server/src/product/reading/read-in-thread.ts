import type { Brief } from '@toile/atelier';
import type { Hearing } from '@toile/atelier/judge';
import type { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';
import type { Run } from '#server/product/fair-lanes.ts';
import type { Heard, Loaded } from './reading-thread.ts';

/** Milliseconds of a core that one reading may take; the dearest text takes a hundredth. */
const DEAREST = 5000;
/** Milliseconds by the clock in which a thread has loaded the vocabulary, and in which a reading has ended: a machine may be busy. */
const PATIENCE = 60_000;
/** Milliseconds between two looks at what a reading has taken. */
const LOOK = 500;
/** Milliseconds after which a thread with nothing to read is let go, with the vocabulary in it. */
const IDLE = 600_000;

const THREAD = new URL('./reading-thread.ts', import.meta.url);

/**
 * A thread for one brief at a time, which begins with the first. What people write is read for as long as they like to make it:
 * never where everybody is answered. Words that a thread in full swing cannot read in time, or within its memory, are not
 * understood: whoever sent them pays for that as for all that is refused.
 */
export function readInThread({ file = THREAD, dearest = DEAREST, patience = PATIENCE } = {}): Run<Brief, Hearing> {
  let thread: Thread | undefined;
  let warmUntil = 0;
  // What the thread had taken when it told of itself last: to ask it before each reading would wake it, and be woken, once more.
  let used: NodeJS.CpuUsage | undefined;
  return async (brief, took) => {
    thread ??= await openThread(file);
    let taken = 0;
    let isLoaded = false;
    try {
      if (performance.now() >= warmUntil) used = (await within(patience, (signal) => load(thread, signal)))?.used;
      isLoaded = true;
      const { hearing, ms, ...now } = await readWithin(thread, brief, {
        before: used,
        dearest,
        patience,
        takes: (soFar) => {
          taken = soFar;
        },
      });
      // an idle thread is let go, and its vocabulary with it
      warmUntil = performance.now() + IDLE / 2;
      used = now.used;
      taken = ms;
      return hearing;
    } catch (cause) {
      warmUntil = 0;
      if (cause instanceof TooDear || (isLoaded && isOutOfMemory(cause))) {
        taken = dearest;
        throw new ProductError('design-not-understood', { cause });
      }
      // Only what lasted too long is for later; any other failure is a fault of ours, and told as one.
      throw cause instanceof TooLate ? new ProductError('overloaded', { cause }) : cause;
    } finally {
      took(taken);
    }
  };
}

/** It loads what it reads with, and reads. */
type Thread = Piscina<Brief | undefined, Loaded | Heard>;

const load = (thread: Thread | undefined, signal: AbortSignal): Promise<Loaded> | undefined =>
  thread?.run(undefined, { name: 'load', signal });

class TooDear extends Error {}
class TooLate extends Error {}

interface Bounds {
  /** What the thread had taken before. */
  readonly before: NodeJS.CpuUsage | undefined;
  readonly dearest: number;
  readonly patience: number;
  /** Is told, every now and then, how many milliseconds of a core it has taken so far. */
  readonly takes: (ms: number) => void;
}

/** Reads within so much of a core, whatever else the machine does meanwhile. @throws {TooDear} @throws {TooLate} */
async function readWithin(thread: Thread, brief: Brief, { before, dearest, patience, takes }: Bounds): Promise<Heard> {
  const [worker] = thread.threads;
  const ending = new AbortController();
  const look = setInterval(async () => {
    const { user = 0, system = 0 } = (await worker?.cpuUsage(before).catch(() => undefined)) ?? {};
    const taken = (user + system) / 1000;
    takes(taken);
    if (taken > dearest) ending.abort(new TooDear('the reading took too much'));
  }, LOOK);
  try {
    // The default task of the thread, so it is a reading that it tells of.
    return (await within(patience, (late) =>
      thread.run(brief, { signal: AbortSignal.any([late, ending.signal]) }),
    )) as Heard;
  } catch (error) {
    // Whoever is told to stop says that, not why.
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearInterval(look);
  }
}

/** @throws {TooLate} for work that has not ended after so many milliseconds. */
async function within<T>(ms: number, work: (signal: AbortSignal) => T): Promise<Awaited<T>> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), ms);
  try {
    return await work(ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? new TooLate('the reading took too long', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function openThread(file: URL): Promise<Thread> {
  // What starts threads is read with the first one, which no start waits for.
  const { Piscina } = await import('piscina');
  const pool: Thread = new Piscina({
    filename: file.href,
    minThreads: 0,
    // Its histograms of times, which nobody reads, are a megabyte.
    recordTiming: false,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // A thread that dies fails the reading it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
