import { PICTURE } from '@toile/contract';
import { openDrawingPool } from './drawing-pool.ts';
import type { Generator } from './generator.ts';

/** Chooses and opens what draws: the atelier, in threads of this process. */
export const openGenerator = (): Generator =>
  openDrawingPool({ engine: 'atelier', thread: new URL('./atelier-thread.ts', import.meta.url), picture: PICTURE });
