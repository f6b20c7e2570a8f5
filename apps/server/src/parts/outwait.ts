import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from './database/away.ts';

/** Milliseconds between two tries at what is away. */
const PAUSE = 1000;

/** Does `work` again while a server of ours is away, until it is done, fails otherwise, or `until` ends the waiting. */
export async function outwait<T>(work: () => Promise<T>, until: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      // Cut short, it has waited long enough.
      await sleep(PAUSE, undefined, { signal: until }).catch(() => undefined);
      if (until.aborted) throw error;
    }
  }
}
