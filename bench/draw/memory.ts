/** The memory a drawing thread takes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DRAWING_LIMITS } from '../../apps/server/src/parts/generator/drawing-limits.ts';

/** Milliseconds between two looks at the memory. */
const LOOK = 20;

/** Megabytes by which this process grows at most while one thread draws every brief. Run it before anything else is drawn. */
export async function threadMemory(): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK);
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: DRAWING_LIMITS });
  await once(thread, 'exit');
  clearInterval(looking);
  return (most - before) / 2 ** 20;
}
