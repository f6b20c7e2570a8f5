import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabasePlace } from '#server/config/database-config.ts';
import type { Log } from '#server/log.ts';
import { spanOfStatement } from '#server/parts/traces/trace-statements.ts';
import type { Traces } from '#server/parts/traces/traces.ts';
import { ask, askWithin, openedOn } from './ask.ts';
import { isAway } from './away.ts';
import type { Database, PoolLoad, Transactor } from './database.ts';
import { endWhole } from './end-whole.ts';
import { LIMITS } from './limits.ts';
import { createPulse, type Pulse } from './pulse.ts';
import { type Replica, watchReplica } from './replica.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/** Milliseconds beyond what a statement may take, after which a database that says nothing counts as away. */
const SILENCE = 1000;
/** Connections for whoever is told of no other number. */
const POOL_SIZE = 20;
/** Milliseconds that a search may take, and wait for its turn. */
const SEARCH = { statement: 2000, connect: 4000 } as const;
/** Fewer than a small machine's cores have room for beside everything else. */
const SEARCH_POOL_SIZE = 2;

/**
 * Milliseconds that a connection nobody uses is kept. A new one costs the database some 50 ms of a core before it is as quick as one that
 * has been used: twenty of them at once, after a pause of a few seconds, are most of what a burst of calls then costs. Gateways drop what
 * was silent for four minutes and more without a word.
 */
const KEPT_IDLE = 180_000;

/** What a search may cost the server it is read at. */
const SEARCHING = {
  idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
  connectionTimeoutMillis: SEARCH.connect,
  statement_timeout: SEARCH.statement,
  query_timeout: SEARCH.statement + SILENCE,
  // One search is one process: none takes a second core, or compiles what it runs once.
  options: '-c max_parallel_workers_per_gather=0 -c jit=off -c timezone=UTC -c datestyle=ISO',
} as const;
/** At a replica, which does nothing else for this process. */
const REPLICA_POOL_SIZE = 6;

/** Milliseconds in which the database says that it is there, to whoever watches: they wait behind nobody who works. */
const PROBE = 2000;

/**
 * Opens the pools of connections, of which the one for everybody's calls has `size` at most and goes through the pooler where there
 * is one. Nothing is sent before the first query.
 */
export function connect(
  { url, pooler, replica }: DatabasePlace,
  log: Log,
  size = POOL_SIZE,
  traces?: Traces,
): Database {
  const common = { connectionString: pooler ?? url, application_name: 'toile' };
  const isOwn = pooler === undefined;
  const pool = openPool(log, {
    ...common,
    max: size,
    idleTimeoutMillis: KEPT_IDLE,
    keepAlive: true,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: LIMITS.statement + SILENCE,
    // A pooler's sessions are set up by whoever runs it, and looked at before the start.
    ...(isOwn && {
      statement_timeout: LIMITS.statement,
      idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
      // Statements read moments as they are written.
      options: '-c timezone=UTC -c datestyle=ISO',
    }),
  });
  const searchPool = openPool(log, { ...common, ...SEARCHING, connectionString: url, max: SEARCH_POOL_SIZE });
  const probe = openPool(log, {
    ...common,
    // Past the pooler: one whose sessions are all taken says nothing of the database.
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PROBE,
    query_timeout: PROBE,
    // Kept open: where much is asked at once, a new connection says how busy the machine is, not whether the database lives.
    idleTimeoutMillis: 0,
  });
  const pulse = createPulse(() => probe.query('select 1'));
  for (const each of [pool, searchPool]) watchQueries(each, pulse, traces);
  const within = tracing(traces);
  const reading = replica === undefined ? undefined : openReading({ url: replica, log, traces, itself: probe });
  const database = drizzle(pool);
  return {
    url,
    read: database,
    search: drizzle(searchPool),
    publicSearch: drizzle(reading ? beside(reading, searchPool) : searchPool),
    transaction: (work) => within({ name: 'transaction' }, () => pulse.watch(inTransaction(pool, isOwn, work))),
    ask: (statement, values, tx) =>
      within(statement, () =>
        tx
          ? askWithin(tx, statement, values)
          : pulse.watch(retryDeadlocks(() => ask({ client: pool, isOwn }, statement, values))),
      ),
    askPublic: (statement, values) => {
      const itself = () => ask({ client: pool, isOwn }, statement, values);
      const asked = () => pulse.watch(retryDeadlocks(itself));
      return within(statement, () =>
        reading
          ? reading.replica.ask(() => ask({ client: reading.pool, isOwn: true }, statement, values), asked, true)
          : asked(),
      );
    },
    connections: () => [
      loadOf('main', pool),
      loadOf('search', searchPool),
      ...(reading ? [loadOf('replica', reading.pool)] : []),
    ],
    ping: async () => {
      await probe.query('select 1');
    },
    close: async () => {
      pulse.stop();
      reading?.replica.stop();
      await Promise.all([pool.end(), searchPool.end(), probe.end(), reading?.pool.end(), reading?.probe.end()]);
    },
  };
}

/** The connections to a replica, and who knows whether it can be asked. */
interface Reading {
  readonly pool: pg.Pool;
  readonly probe: pg.Pool;
  readonly replica: Replica;
}

interface ReplicaPlace {
  readonly url: string;
  readonly log: Log;
  readonly traces: Traces | undefined;
  /** Connection by which the database itself is looked at. */
  readonly itself: pg.Pool;
}

function openReading({ url, log, traces, itself }: ReplicaPlace): Reading {
  const common = { connectionString: url, application_name: 'toile-replica' };
  const pool = openPool(log, { ...common, ...SEARCHING, max: REPLICA_POOL_SIZE });
  const probe = openPool(log, {
    ...common,
    max: 1,
    connectionTimeoutMillis: PROBE,
    query_timeout: PROBE,
    idleTimeoutMillis: 0,
  });
  const replica = watchReplica({ replica: probe, itself, log });
  if (traces) watchQueries(pool, undefined, traces);
  return { pool, probe, replica };
}

/** A pool for reading alone: the replica's, and the other where that cannot be asked. */
const beside = ({ pool, replica }: Reading, itself: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (target, key, self) => {
      if (key !== 'query') return Reflect.get(target, key, self);
      // What is asked is passed on as it came.
      const query = (from: pg.Pool) => from.query.bind(from) as (...values: unknown[]) => Promise<unknown>;
      return (...values: unknown[]) =>
        replica.ask(
          () => query(target)(...values),
          () => query(itself)(...values),
        );
    },
  });

async function inTransaction<T>(pool: pg.Pool, isOwn: boolean, work: (tx: Transactor) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await retryDeadlocks(() => drizzle(client).transaction((tx) => work(openedOn({ client, isOwn }, tx))));
  } catch (error) {
    isBroken = isAway(error);
    throw error;
  } finally {
    // What is still to be said on it would be heard by whoever has it next.
    client.release(isBroken);
  }
}

/** Watches what is asked of a pool, and makes a span of it where that is wanted. */
function watchQueries(pool: pg.Pool, pulse: Pulse | undefined, traces: Traces | undefined): void {
  const query = pool.query.bind(pool) as (...values: unknown[]) => unknown; // passed on as it came
  pool.query = ((...values: unknown[]) => {
    // What has a call for its answer is watched by whoever sends it.
    if (typeof values.at(-1) === 'function') return query(...values);
    const asked = () => Promise.resolve(query(...values));
    const ask = () => (pulse ? pulse.watch(asked()) : asked());
    return traces ? traces.during(spanOfStatement(Object(values[0])), ask) : ask();
  }) as typeof pool.query; // as above
}

/** Does a statement's work within a span of its own, where there are any. */
const tracing =
  (traces: Traces | undefined) =>
  <T>(statement: Parameters<typeof spanOfStatement>[0], work: () => Promise<T>): Promise<T> =>
    traces ? traces.during(spanOfStatement(statement), work) : work();

const loadOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad => ({
  pool: name,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

function openPool(log: Log, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  endWhole(pool);
  // A connection that breaks (the database restarts) is replaced by the pool, and whoever had it is told by their next
  // query. Unheard, the event would end the process: the pool hears it while the connection is idle, and we always.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  );
  pool.on('error', () => undefined);
  return pool;
}
