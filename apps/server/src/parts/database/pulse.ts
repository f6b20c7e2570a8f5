/** Milliseconds between two looks, and after which whoever waits has waited long enough for the database to be asked whether it lives. */
const LOOK_EVERY = 500;
const PATIENCE = 1500;

/** What is told to whoever waits for a database that stands still: it is away, like one that cannot be reached. */
class StandstillError extends Error {
  override readonly name = 'StandstillError';
  readonly code = 'ETIMEDOUT';
}

/** Lets nobody wait for a database that neither answers nor breaks off. */
export interface Pulse {
  /** Gives what `work` gives, however long it takes while the database lives. Rejects once that stands still. */
  watch<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/** `ping` asks the database on a connection of its own, and rejects in time where no answer comes. */
export function createPulse(ping: () => Promise<unknown>): Pulse {
  const waiting = new Set<{ since: number; lose: (error: Error) => void }>();
  let isAsking = false;

  async function look(): Promise<void> {
    const [first] = waiting;
    const now = performance.now();
    if (isAsking || !first || now - first.since < PATIENCE) return;
    isAsking = true;
    try {
      await ping();
    } catch (cause) {
      const error = new StandstillError('the database stands still', { cause });
      for (const each of waiting) if (each.since <= now - PATIENCE) each.lose(error);
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return {
    watch: (work) =>
      new Promise((resolve, reject) => {
        const mine = { since: performance.now(), lose: reject };
        waiting.add(mine);
        work.then(
          (value) => {
            waiting.delete(mine);
            resolve(value);
          },
          (error: unknown) => {
            waiting.delete(mine);
            reject(error);
          },
        );
      }),
    stop: () => clearInterval(timer),
  };
}
