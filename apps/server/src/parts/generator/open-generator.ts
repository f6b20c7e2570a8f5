import { PICTURE } from '@toile/contract';
import type { Log } from '#server/log.ts';
import { openDrawingPool } from './drawing-pool.ts';
import type { Generator } from './generator.ts';

/** Chooses and opens what draws: the atelier, in threads of this process. */
export const openGenerator = (log: Log): Generator =>
  openDrawingPool({
    engine: 'atelier',
    thread: new URL('./atelier-thread.ts', import.meta.url),
    picture: PICTURE,
    log,
  });
