import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/parts/database/database.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import { byAddress } from './by-address.ts';
import { type Count, countCall, forgetCalls, sweepCounters } from './counters.ts';
import { countLoosely } from './loose-counters.ts';
import { usedUp } from './used-up.ts';

export interface RateLimit {
  /** Names the counter; limits of the same name share it. */
  readonly name: string;
  readonly max: number;
  readonly windowS: number;
  /** Whether nobody is hurt where some more calls than `max` are let through; counting them is cheap then. */
  readonly isLoose?: boolean;
  /** Who is counted, for example the address of the caller. */
  readonly by: (request: FastifyRequest) => string | Promise<string>;
}

export const MINUTE_S = 60;
export const HOUR_S = 3600;
const SWEEP_MS = 15 * 60_000;

type Used = Pick<Parts, 'config' | 'database'>;

/** Limits of a route, or how they are found for one call. */
type Limits = readonly RateLimit[] | ((request: FastifyRequest) => Promise<readonly RateLimit[]>);

/**
 * A `preHandler` that counts a call under every limit and refuses it when one is used up. The headers tell of the limit
 * that is closest. Counters are in the database: all processes count together.
 */
export function limitRate(parts: Used, limits: Limits) {
  const widen = (each: readonly RateLimit[]) => each.map((limit) => widened(limit, parts));
  const fixed = typeof limits === 'function' ? undefined : widen(limits);
  const limitsOf = typeof limits === 'function' ? limits : undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!parts.config.http.rateLimits) return;
    let closest: { counted: Count; max: number; left: number } | undefined;
    for (const limit of fixed ?? widen((await limitsOf?.(request)) ?? [])) {
      // What is known at once is not waited for: each wait lets everything else go first.
      const who = limit.by(request);
      const counting = count(parts.database, limit, `${limit.name}:${typeof who === 'string' ? who : await who}`);
      const counted = counting instanceof Promise ? await counting : counting;
      const left = limit.max - counted.count;
      if (!closest || left < closest.left) closest = { counted, max: limit.max, left };
    }
    if (!closest) return;
    tell(reply, closest);
    if (closest.left < 0) throw new ProductError('rate-limited');
  };
}

/** What an address may do, where so many people share one. */
const widened = (limit: RateLimit, { config }: Used): RateLimit =>
  limit.by === byAddress ? { ...limit, max: limit.max * config.http.peoplePerAddress } : limit;

const count = (database: Database, limit: RateLimit, key: string): Count | Promise<Count> =>
  limit.isLoose ? countLoosely(database, key, limit) : countExactly(database, limit, key);

async function countExactly(database: Database, limit: RateLimit, key: string): Promise<Count> {
  const spent = usedUp(database);
  const known = spent.find(key, limit.max);
  if (known) return known;
  const counted = await countCall(database, key, limit.windowS);
  if (counted.count > limit.max) spent.keep(key, counted);
  return counted;
}

/** Counts a call as so many more, once it is known to have come dear. The limit is a loose one. */
export async function charge(parts: Used, limit: RateLimit, request: FastifyRequest, calls: number): Promise<void> {
  if (parts.config.http.rateLimits)
    await countLoosely(parts.database, await keyOf(limit, request), widened(limit, parts), calls);
}

/** What is counted of a caller under a loose limit, without a call more. */
export async function countOf({ database }: Used, limit: RateLimit, request: FastifyRequest): Promise<number> {
  const { count } = await countLoosely(database, await keyOf(limit, request), limit, 0);
  return count;
}

/** Starts a caller's count anew, after a call that proved to be honest. */
export async function forgive(parts: Used, limit: RateLimit, request: FastifyRequest): Promise<void> {
  if (!parts.config.http.rateLimits) return;
  const key = await keyOf(limit, request);
  usedUp(parts.database).forget(key);
  await forgetCalls(parts.database, [key]);
}

/** Removes old counters from time to time while the app is open. */
export function registerCounterSweep(app: FastifyInstance, parts: Used): void {
  const timer = setInterval(() => {
    sweepCounters(parts.database).catch((error: unknown) => app.log.warn({ err: error }, 'counters were not swept'));
  }, SWEEP_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const keyOf = async (limit: RateLimit, request: FastifyRequest): Promise<string> =>
  `${limit.name}:${await limit.by(request)}`;

function tell(reply: FastifyReply, { counted: { count, resetsAt }, max }: { counted: Count; max: number }): void {
  const resetS = Math.ceil(resetsAt.getTime() / 1000);
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': Math.max(0, max - count),
    'x-ratelimit-reset': resetS,
  });
  if (count > max) reply.header('retry-after', Math.max(1, resetS - Math.floor(Date.now() / 1000)));
}
