import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/parts/database/database.ts';
import { rateLimits } from '#server/parts/database/schema/rate-limits.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';

export interface Count {
  /** Calls in the running window, this one included. */
  readonly count: number;
  readonly resetsAt: Date;
}

/** $1 key, $2 seconds of a window, $3 calls. */
const COUNT_CALLS = statement<{ count: number; resets: Moment }>(
  'count-calls',
  `insert into rate_limits as r (key, count, resets_at) values ($1, $3::int, now() + make_interval(secs => $2::float8))
   on conflict (key) do update set
     count = case when r.resets_at <= now() then excluded.count else r.count + excluded.count end,
     resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
   returning count, resets_at as resets`,
);

/** Counts one call, or several, under `key`, in a window of `windowS` seconds that begins with its first call. */
export async function countCall(database: Database, key: string, windowS: number, calls = 1): Promise<Count> {
  const [counted] = await database.ask(COUNT_CALLS, [hashKey(key), windowS, calls]);
  if (!counted) throw new Error('A rate limit counter was neither made nor changed.');
  return { count: counted.count, resetsAt: new Date(counted.resets) };
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
