import { ENGINE } from '@toile/atelier/engine';
import { PICTURE } from '@toile/contract';
import type { Log } from '#server/log.ts';
import { type DrawingPoolOptions, openDrawingPool } from './drawing-pool.ts';
import type { Atelier } from './generator.ts';

/** What draws without asking anybody, in threads of this process: as many as the machine has room for if nothing is said. */
export const openAtelier = (log: Log, how: Pick<DrawingPoolOptions, 'threads' | 'isSpare'> = {}): Atelier =>
  openDrawingPool({
    engine: ENGINE,
    thread: new URL('./atelier-thread.ts', import.meta.url),
    picture: PICTURE,
    log,
    ...how,
  });
