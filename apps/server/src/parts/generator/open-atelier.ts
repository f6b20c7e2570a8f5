import { PICTURE } from '@toile/contract';
import type { Log } from '#server/log.ts';
import { openDrawingPool } from './drawing-pool.ts';
import type { Atelier } from './generator.ts';

/** What draws without asking anybody, in threads of this process. `threads`: as many as the machine has room for if absent. */
export const openAtelier = (log: Log, threads?: number): Atelier =>
  openDrawingPool({
    engine: 'atelier',
    thread: new URL('./atelier-thread.ts', import.meta.url),
    picture: PICTURE,
    log,
    ...(threads !== undefined && { threads }),
  });
