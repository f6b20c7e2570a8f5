import type { Brief } from '@toile/atelier';
import type { Hearing } from '@toile/atelier/judge';
import { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';
import type { Run } from '#server/product/fair-lanes.ts';
import type { Heard } from './reading-thread.ts';

/** Milliseconds after which a reading is ended with its thread, by the clock and from its own beginning. The dearest text takes a tenth. */
const LONGEST = 15_000;
/** Milliseconds after which a thread with nothing to read is let go, with the vocabulary in it. */
const IDLE = 600_000;

/**
 * A thread for one brief at a time, which begins with the first. What people write is read for as long as they like to make it:
 * never where everybody is answered.
 */
export function readInThread(): Run<Brief, Hearing> {
  let thread: Piscina<Brief, Heard> | undefined;
  return async (brief, took) => {
    thread ??= openThread();
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error('the reading took too long')), LONGEST);
    let taken = LONGEST;
    try {
      const { hearing, ms } = await thread.run(brief, { signal: ending.signal });
      taken = ms;
      return hearing;
    } catch (cause) {
      // Only what lasted too long is for later; any other failure is a fault of ours, and told as one.
      throw ending.signal.aborted ? new ProductError('overloaded', { cause }) : cause;
    } finally {
      clearTimeout(timer);
      took(taken);
    }
  };
}

function openThread(): Piscina<Brief, Heard> {
  const pool = new Piscina<Brief, Heard>({
    filename: new URL('./reading-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // A thread that dies fails the reading it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
