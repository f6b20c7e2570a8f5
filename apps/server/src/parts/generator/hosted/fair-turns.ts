interface Waiting {
  person: string;
  begin: () => void;
}

export interface FairTurns {
  /**
   * Waits for a turn and gives how to end it.
   * @throws the signal's reason when told to stop waiting.
   */
  take: (person: string, signal: AbortSignal) => Promise<() => void>;
}

/**
 * Deals out `count` turns at a time. A free one goes to whoever has the fewest under way, and among those to who has
 * waited longest: however many somebody orders, the next person waits for no more than one of them.
 */
export function createFairTurns(count: number): FairTurns {
  const waiting: Waiting[] = [];
  const underWay = new Map<string, number>();
  let free = count;

  function deal(): void {
    while (free > 0 && waiting.length > 0) {
      const load = ({ person }: Waiting) => underWay.get(person) ?? 0;
      const next = waiting.reduce((best, one) => (load(one) < load(best) ? one : best));
      waiting.splice(waiting.indexOf(next), 1);
      free--;
      underWay.set(next.person, load(next) + 1);
      next.begin();
    }
  }

  function end(person: string): void {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left === 0) underWay.delete(person);
    else underWay.set(person, left);
    free++;
    deal();
  }

  return {
    async take(person, signal) {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const stop = () => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(signal.reason);
        };
        const begin = () => {
          signal.removeEventListener('abort', stop);
          resolve();
        };
        const one = { person, begin };
        waiting.push(one);
        signal.addEventListener('abort', stop, { once: true });
        deal();
      });
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        end(person);
      };
    },
  };
}
