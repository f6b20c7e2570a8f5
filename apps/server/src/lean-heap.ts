import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes to which the young generation grows, both its halves. V8 would let it grow to 64 MB. */
const YOUNG_BYTES = 16 * 2 ** 20;
/** How far the old generation grows between two collections, in percent of what is alive after the first. */
const OLD_GROWTH = 60;

/**
 * Keeps this process's heap small from here on: collects what the start left behind, and tells V8 how far each generation grows.
 * Not said on the command line, and not before all is loaded: V8 takes none of Node's compiled modules once it is told anything
 * of the kind, and compiles each anew. How a young generation grows is told to all threads at once, and a thread that draws takes a
 * quarter longer within 2 MB: where pictures are drawn it is left to V8.
 */
export function keepHeapLean({ isDrawing }: { isDrawing: boolean }): void {
  setFlagsFromString(`--heap-growing-percent=${OLD_GROWTH}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  // This kind alone gives back the young generation that the start needed.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  if (isDrawing) return;
  const watch = new PerformanceObserver(() => {
    if (youngBytes() < YOUNG_BYTES) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    watch.disconnect();
  });
  watch.observe({ entryTypes: ['gc'] });
}

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
