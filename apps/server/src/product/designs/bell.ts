/** Wakes one waiter. A ring while nobody waits is kept for the next wait. */
export interface Bell {
  ring: () => void;
  /** Resolves at the next ring, after `ms` (`Infinity` for no such end), or when the signal aborts, whichever comes first. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          wake = undefined;
          hasRung = false;
          resolve();
        };
        const timer = ms < Infinity ? setTimeout(done, ms) : undefined;
        if (hasRung || signal?.aborted) return done();
        signal?.addEventListener('abort', done, { once: true });
        wake = done;
      }),
  };
}
