/** Who is told now and then that they are not forgotten. */
export interface Heard {
  beat(): void;
}

/** One clock for all who are told: thousands with a timer each would have thousands of timers. */
export interface Beats {
  /** Has it told every `quietMs` milliseconds, the first time within them. Returns what ends that. */
  join(heard: Heard): () => void;
}

/** Of all so many are told at a time, so that nobody else waits long for them. */
const TURNS = 8;

export function openBeats(quietMs: number): Beats {
  const turns = Array.from({ length: TURNS }, () => new Set<Heard>());
  let [size, next, joined]: [number, number, number] = [0, 0, 0];
  let timer: NodeJS.Timeout | undefined;
  const turnAt = (nth: number): Set<Heard> => turns[nth % TURNS] ?? new Set();
  return {
    join(heard) {
      const turn = turnAt(joined++);
      turn.add(heard);
      size++;
      timer ??= setInterval(() => {
        for (const each of turnAt(next++)) each.beat();
      }, quietMs / TURNS).unref();
      return () => {
        if (!turn.delete(heard)) return;
        size--;
        if (size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
