import type pg from 'pg';
import { LIMITS } from './limits.ts';
import { openClient } from './open-client.ts';

/** A database that cannot be worked with as it is reached. What to do stands in its message. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

/** What PostgreSQL, or whoever speaks for it, called the process that answers. */
type Named = pg.Client & { readonly processID: number };

/** Opens a connection that sends nothing but who it is: a pooler refuses what it does not know. `within` is in milliseconds. */
async function open(url: string, within: number = LIMITS.connect): Promise<Named> {
  const client = openClient({
    connectionString: url,
    application_name: 'toile-start',
    connectionTimeoutMillis: within,
  }) as Named; // which `pg` types do not tell
  await client.connect();
  return client;
}

/** Kept on this side: a pooler need not know of it. */
const ASKED = { query_timeout: LIMITS.connectAlone } as const;

/**
 * Opens a connection past every pooler. One gives each transaction another session, and what is kept in a session (notices,
 * prepared statements, the lock of a migration) would be lost, or stay behind there.
 * @throws {PoolerError} where a pooler answers at the address
 */
export async function connectToItself(url: string, within?: number): Promise<pg.Client> {
  const client = await open(url, within);
  try {
    const { rows } = await client.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid', ...ASKED });
    if (rows[0]?.pid === client.processID) return client;
    throw new PoolerError(
      'A pooler answers at the database address. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, and DATABASE_URL to the pooler if calls are to go through it (docs/scaling.md).',
    );
  } catch (error) {
    await client.end();
    throw error;
  }
}

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
export async function examinePooler(pooler: string, within?: number): Promise<void> {
  const client = await open(pooler, within);
  try {
    const { rows } = await client.query<{ name: keyof typeof WANTED; setting: string }>({
      text: 'select name, setting from pg_settings where name = any($1)',
      values: [Object.keys(WANTED)],
      ...ASKED,
    });
    const wrong = rows.filter(({ name, setting }) => !WANTED[name](setting)).map(({ name }) => name);
    if (wrong.length === 0) return;
    throw new PoolerError(
      `The sessions behind the pooler have another ${wrong.join(', ')}. Say once, as their role: alter role current_user set timezone = 'UTC'; alter role current_user set datestyle = 'ISO'; alter role current_user set statement_timeout = '${LIMITS.statement}ms'; alter role current_user set idle_in_transaction_session_timeout = '${LIMITS.idleInTransaction}ms'; and let the pooler open its sessions anew (RECONNECT).`,
    );
  } finally {
    await client.end();
  }
}
