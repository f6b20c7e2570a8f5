import type { Database } from '#server/parts/database/database.ts';
import type { Count } from './counters.ts';

/** Milliseconds for which a limit that is used up is so without asking: whoever goes on calling costs a write in so many. */
const BELIEVED = 2000;
/** Limits remembered at once; the longest known give way. */
const KEYS_MAX = 20_000;

interface Known extends Count {
  readonly until: number;
}

/** Limits that are used up, as this process knows. */
export interface UsedUp {
  /** What was counted under a key, where that is known to be beyond `max`. */
  find(key: string, max: number): Count | undefined;
  keep(key: string, count: Count): void;
  forget(key: string): void;
}

const all = new WeakMap<Database, UsedUp>();

export function usedUp(database: Database): UsedUp {
  const found = all.get(database) ?? create();
  all.set(database, found);
  return found;
}

function create(): UsedUp {
  const known = new Map<string, Known>();
  return {
    find(key, max) {
      const count = known.get(key);
      const now = Date.now();
      return count && count.count > max && count.until > now && count.resetsAt.getTime() > now ? count : undefined;
    },
    keep(key, count) {
      known.delete(key);
      known.set(key, { ...count, until: Date.now() + BELIEVED });
      const [oldest] = known.size > KEYS_MAX ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
    forget: (key) => void known.delete(key),
  };
}
