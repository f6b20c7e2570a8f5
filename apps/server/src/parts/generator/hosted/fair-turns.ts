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
 * Deals out `count` turns at a time. A free one goes to whoever has the fewest under way; among those to whose last one
 * began longest ago, and then to who has waited longest. However many somebody orders, the next person waits for no more
 * than one of them.
 */
export function createFairTurns(count: number): FairTurns {
  const waiting: Waiting[] = [];
  const underWay = new Map<string, number>();
  /** Numbers of people's last turns, kept while they wait or have one. */
  const lastTurn = new Map<string, number>();
  let dealt = 0;
  let free = count;

  const load = ({ person }: Waiting) => underWay.get(person) ?? 0;
  const last = ({ person }: Waiting) => lastTurn.get(person) ?? 0;
  const isBefore = (one: Waiting, other: Waiting) =>
    load(one) < load(other) || (load(one) === load(other) && last(one) < last(other));

  function deal(): void {
    while (free > 0 && waiting.length > 0) {
      const next = waiting.reduce((best, one) => (isBefore(one, best) ? one : best));
      waiting.splice(waiting.indexOf(next), 1);
      free--;
      underWay.set(next.person, load(next) + 1);
      lastTurn.set(next.person, ++dealt);
      next.begin();
    }
  }

  function end(person: string): void {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left === 0) underWay.delete(person);
    else underWay.set(person, left);
    free++;
    deal();
    if (!underWay.has(person) && !waiting.some((one) => one.person === person)) lastTurn.delete(person);
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
