import type { Brief } from '@toile/atelier';
import type { Hearing } from '@toile/atelier/judge';
import { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';
import type { Run } from '#server/product/fair-lanes.ts';
import type { Heard } from './reading-thread.ts';

/**
 * Milliseconds after which a reading is ended with its thread, by the clock and from its own beginning: the first of a thread
 * loads the vocabulary. The dearest text takes a hundredth.
 */
const LONGEST = { first: 15_000, later: 5000 };
/** Milliseconds after which a thread with nothing to read is let go, with the vocabulary in it. */
const IDLE = 600_000;

const THREAD = new URL('./reading-thread.ts', import.meta.url);

/**
 * A thread for one brief at a time, which begins with the first. What people write is read for as long as they like to make it:
 * never where everybody is answered. Words that a thread in full swing cannot read in time, or within its memory, are not
 * understood: whoever sent them pays for that as for all that is refused.
 */
export function readInThread({ file = THREAD, longest = LONGEST } = {}): Run<Brief, Hearing> {
  let thread: Piscina<Brief, Heard> | undefined;
  let warmUntil = 0;
  return async (brief, took) => {
    thread ??= openThread(file);
    const ending = new AbortController();
    const isWarm = performance.now() < warmUntil;
    const deadline = isWarm ? longest.later : longest.first;
    const timer = setTimeout(() => ending.abort(new Error('the reading took too long')), deadline);
    let taken = longest.first;
    try {
      const { hearing, ms } = await thread.run(brief, { signal: ending.signal });
      // an idle thread is let go, and its vocabulary with it
      warmUntil = performance.now() + IDLE / 2;
      taken = ms;
      return hearing;
    } catch (cause) {
      warmUntil = 0;
      const isLate = ending.signal.aborted;
      if (isWarm && (isLate || isOutOfMemory(cause))) throw new ProductError('design-not-understood', { cause });
      // Only what lasted too long is for later; any other failure is a fault of ours, and told as one.
      throw isLate ? new ProductError('overloaded', { cause }) : cause;
    } finally {
      clearTimeout(timer);
      took(taken);
    }
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function openThread(file: URL): Piscina<Brief, Heard> {
  const pool = new Piscina<Brief, Heard>({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // A thread that dies fails the reading it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
