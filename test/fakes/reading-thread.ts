import type { Heard, Loaded } from '../../apps/server/src/product/reading/reading-thread.ts';

interface Words {
  readonly words: string;
}

/** Does nothing for so many milliseconds, and takes nothing of a core. */
const idle = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** A reading thread for tests: reads on for ever, takes more memory than it may have, waits, fails or answers, as the words say. */
export default function hearTask({ words }: Words): Heard {
  if (words === 'spin') for (;;);
  if (words === 'nap') idle(700);
  if (words === 'sleep') idle(Number.POSITIVE_INFINITY);
  if (words === 'throw') throw new Error('the glasses broke');
  const hoard: string[][] = [];
  while (words === 'hoard') hoard.push(Array.from({ length: 100_000 }, (_, i) => `${i} ${hoard.length}`));
  return { hearing: { isUnderstood: true }, ms: 1, used: process.threadCpuUsage() };
}

export const load = (): Loaded => ({ used: process.threadCpuUsage() });
