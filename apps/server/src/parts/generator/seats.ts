/** Gives a seat back; giving it back again changes nothing. */
export type LeaveSeat = () => void;

/** As many designs as a process makes at the same time have a seat each, wherever they came from. */
export interface Seats {
  /** A seat, if one is free and nobody waits for it. */
  tryTake(): LeaveSeat | undefined;
  /** Waits for a seat, first come first served. @throws the signal's reason when told to stop waiting. */
  take(signal: AbortSignal): Promise<LeaveSeat>;
}

export function createSeats(count: number): Seats {
  let free = count;
  const waiting = new Set<(leave: LeaveSeat) => void>();

  const sit = (): LeaveSeat => {
    free--;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      free++;
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next);
      next(sit());
    };
  };

  const tryTake = () => (free > 0 && waiting.size === 0 ? sit() : undefined);
  return {
    tryTake,
    take: (signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const seat = tryTake();
        if (seat) return resolve(seat);
        const stop = () => {
          waiting.delete(begin);
          reject(signal.reason);
        };
        const begin = (leave: LeaveSeat) => {
          signal.removeEventListener('abort', stop);
          resolve(leave);
        };
        waiting.add(begin);
        signal.addEventListener('abort', stop, { once: true });
      }),
  };
}
