import type { Database } from '#server/parts/database/database.ts';

/** Milliseconds that what was read of the gallery may be told again. */
const MOMENT = 1000;
/** Pieces kept at most; the oldest give way. */
const PIECES_MAX = 200;

interface Piece {
  readonly until: number;
  readonly what: Promise<unknown>;
}

const memories = new WeakMap<Database, Map<string, Piece>>();

const memoryOf = (database: Database): Map<string, Piece> => {
  const known = memories.get(database) ?? new Map<string, Piece>();
  memories.set(database, known);
  return known;
};

/**
 * What `read` gives, kept under `key` for a moment and shared by everybody who asks meanwhile. For what is the same for
 * all. What this process changes itself it never tells the old way (`touchGallery`); of the others it hears a moment later.
 */
export function remember<T>(database: Database, key: string, read: () => Promise<T>): Promise<T> {
  const memory = memoryOf(database);
  const known = memory.get(key);
  // What lies under a key came from the same `read`.
  if (known && known.until > performance.now()) return known.what as Promise<T>;
  const what = read();
  memory.delete(key);
  memory.set(key, { until: performance.now() + MOMENT, what });
  what.catch(() => memory.delete(key));
  if (memory.size > PIECES_MAX)
    for (const oldest of memory.keys()) {
      memory.delete(oldest);
      break;
    }
  return what;
}

/** Forgets what was read of the gallery of this database: something in it was changed. */
export const touchGallery = (database: Database): void => memories.get(database)?.clear();
