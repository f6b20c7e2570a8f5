import pg from 'pg';
import { LIMITS } from './limits.ts';

/** A database that cannot be worked with as it is reached. What to do stands in its message. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

/** Runs `work` on a connection that sends nothing but who it is: a pooler refuses what it does not know. */
async function on<T>(url: string, work: (client: Named) => Promise<T>): Promise<T> {
  // Both limits are kept on this side: a pooler need not know of them.
  const limits = { connectionTimeoutMillis: LIMITS.connect, query_timeout: LIMITS.connect };
  const client = new pg.Client({ connectionString: url, application_name: 'toile-pooler', ...limits }) as Named; // which `pg` types do not tell
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What PostgreSQL, or whoever speaks for it, called the process that answers. */
type Named = pg.Client & { readonly processID: number };

/**
 * Refuses an address that is not PostgreSQL's own: a pooler gives each transaction another session, and what is kept in one (notices,
 * prepared statements, the lock of a migration) would be lost, or stay behind there.
 * @throws {PoolerError}
 */
export const refusePooler = (url: string): Promise<void> =>
  on(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid === client.processID) return;
    throw new PoolerError(
      'A pooler answers at the database address. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, and DATABASE_URL to the pooler if calls are to go through it (docs/scaling.md).',
    );
  });

/** What a session behind a pooler must be set to, as `pg_settings` has it: times in milliseconds. */
const WANTED = {
  TimeZone: (value: string) => value === 'UTC',
  DateStyle: (value: string) => value.startsWith('ISO'),
  statement_timeout: (value: string) => Number(value) > 0 && Number(value) <= LIMITS.statement,
  idle_in_transaction_session_timeout: (value: string) =>
    Number(value) > 0 && Number(value) <= LIMITS.idleInTransaction,
} as const;

/**
 * Refuses a pooler whose sessions read moments otherwise, or let a statement run for ever.
 * @throws {PoolerError}
 */
export const examinePooler = (pooler: string): Promise<void> =>
  on(pooler, async (client) => {
    const { rows } = await client.query<{ name: keyof typeof WANTED; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(WANTED)],
    );
    const wrong = rows.filter(({ name, setting }) => !WANTED[name](setting)).map(({ name }) => name);
    if (wrong.length === 0) return;
    throw new PoolerError(
      `The sessions behind the pooler have another ${wrong.join(', ')}. Say once, as their role: alter role current_user set timezone = 'UTC'; alter role current_user set datestyle = 'ISO'; alter role current_user set statement_timeout = '${LIMITS.statement}ms'; alter role current_user set idle_in_transaction_session_timeout = '${LIMITS.idleInTransaction}ms'; and let the pooler open its sessions anew (RECONNECT).`,
    );
  });
