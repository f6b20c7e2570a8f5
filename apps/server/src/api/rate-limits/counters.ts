import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/parts/database/database.ts';
import { rateLimits } from '#server/parts/database/schema/rate-limits.ts';

export interface Count {
  /** Calls in the running window, this one included. */
  readonly count: number;
  readonly resetsAt: Date;
}

/** Counts one call under `key`, in a window of `windowS` seconds that begins with its first call. */
export async function countCall(database: Database, key: string, windowS: number): Promise<Count> {
  const hashed = hashKey(key);
  const nextReset = sql`now() + make_interval(secs => ${windowS})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [counted] = await database.transaction((tx) =>
    tx
      .insert(rateLimits)
      .values({ key: hashed, count: 1, resetsAt: nextReset })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then ${nextReset} else ${rateLimits.resetsAt} end`,
        },
      })
      .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt }),
  );
  if (!counted) throw new Error('A rate limit counter was neither made nor changed.');
  return counted;
}

/** Forgets what was counted under `keys`. */
export async function forgetCalls(database: Database, keys: readonly string[]): Promise<void> {
  await database.transaction((tx) => tx.delete(rateLimits).where(inArray(rateLimits.key, keys.map(hashKey))));
}

/** Removes counters whose window is over. */
export async function sweepCounters(database: Database): Promise<void> {
  await database.transaction((tx) => tx.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`)));
}

/** Keys hold addresses of people; what is stored does not. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
