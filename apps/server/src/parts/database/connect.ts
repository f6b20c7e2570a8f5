import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { Database } from './database.ts';

/** Milliseconds after which the database gives up: a statement, a transaction nobody continues, a wait for a connection. */
const LIMITS = { statement: 15_000, idleInTransaction: 30_000, connect: 10_000 } as const;
const POOL_SIZE = 20;

/** Opens a pool of connections. Nothing is sent before the first query. */
export function connect(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'toile',
    connectionTimeoutMillis: LIMITS.connect,
    statement_timeout: LIMITS.statement,
    idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
  });
  // A connection that breaks (the database restarts) is replaced by the pool, and whoever had it is told by their next
  // query. Unheard, the event would end the process: the pool hears it while the connection is idle, and we always.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  );
  pool.on('error', () => undefined);
  const database = drizzle(pool);
  return {
    url,
    read: database,
    transaction: (work) => database.transaction(work),
    ping: async () => {
      await database.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
