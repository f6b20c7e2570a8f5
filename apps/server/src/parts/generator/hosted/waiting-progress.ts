/** Milliseconds between two signs of life while a model works. */
const TELL_EVERY = 1000;
/** Share of the newest duration in what is expected of the next. */
const NEWEST = 0.3;

/** Tells how far a model is likely to be: it says nothing itself. */
export interface WaitingProgress {
  /** Calls `tell` with 0 to 1, ever more slowly, until the work has ended. */
  during: <T>(work: Promise<T>, tell: (share: number) => void) => Promise<T>;
}

/** @param expected milliseconds the first one is thought to take; it learns from those that follow. */
export function createWaitingProgress(expected: number): WaitingProgress {
  return {
    async during(work, tell) {
      const began = performance.now();
      const timer = setInterval(() => tell(1 - Math.exp((began - performance.now()) / expected)), TELL_EVERY);
      try {
        const result = await work;
        expected += (performance.now() - began - expected) * NEWEST;
        return result;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
