import type { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';
import type { Run } from '#server/product/fair-lanes.ts';
import type { GarmentReply, GarmentTask } from './garment-task.ts';

/**
 * Milliseconds that a task may take, of a core and by the clock, both from its own beginning; then its thread is ended. The dearest
 * Look takes a few seconds of a core.
 */
const LIMITS = { core: 8000, clock: 30_000 };
/** Milliseconds between two looks at what a task has taken of a core. */
const LOOK_EVERY = 250;
/** Milliseconds after which the thread is let go, with the cutter in it. */
const IDLE_MS = 60_000;
/** Memory of the thread, in megabytes: what asks for more ends with it. */
const MEMORY_MB = 512;

export type CutterRun = Run<GarmentTask, GarmentReply>;

type Thread = Piscina<GarmentTask, GarmentReply>;

/** A thread for one task at a time, which begins with the first. */
export function inThread(limits = LIMITS): CutterRun {
  let thread: Thread | undefined;
  return async (task, took) => {
    thread ??= await openThread();
    const meter = await startMeter(thread);
    const ending = new AbortController();
    // What takes too much is of the design's own making; what takes too long by the clock, of a machine that is busy.
    const end = (code: 'garments-too-dear' | 'overloaded') => ending.abort(new ProductError(code));
    const timers = [
      setTimeout(end, limits.clock, 'overloaded'),
      setInterval(() => void meter.read().then((ms) => ms > limits.core && end('garments-too-dear')), LOOK_EVERY),
    ];
    try {
      return await thread.run(task, { signal: ending.signal });
    } catch (error) {
      ending.signal.throwIfAborted();
      throw error;
    } finally {
      timers.forEach(clearTimeout);
      took(await meter.read());
    }
  };
}

/** What the pool's thread takes of a core from now on; of one that was ended, what was seen of it last. */
async function startMeter(pool: Thread): Promise<{ read(): Promise<number> }> {
  const usage = async () => {
    const spent = await pool.threads[0]?.cpuUsage().catch(() => undefined);
    return spent && (spent.user + spent.system) / 1000;
  };
  const before = (await usage()) ?? 0;
  let last = 0;
  return {
    async read() {
      last = Math.max(last, ((await usage()) ?? before) - before);
      return last;
    },
  };
}

async function openThread(): Promise<Thread> {
  const { Piscina } = await import('piscina');
  const pool: Thread = new Piscina({
    filename: new URL('./cutting-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A thread that dies fails the task it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}
