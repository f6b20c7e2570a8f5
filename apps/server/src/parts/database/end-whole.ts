import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Milliseconds for which the server is waited for; one that stands still closes nothing. */
const PATIENCE = 5000;

/**
 * Has a new pool's `end` wait until the server has closed each of its connections. By itself it resolves once it has said goodbye
 * on them: whoever then asks the server who is there may still be told of us.
 */
export function endWhole(pool: pg.Pool): void {
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', (client) => {
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    open.set(client, ended);
    void ended.then(() => open.delete(client));
  });
  const end = pool.end.bind(pool);
  pool.end = async () => {
    await end();
    const waiting = new AbortController();
    const patience = sleep(PATIENCE, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([Promise.all(open.values()), patience]);
    waiting.abort();
  };
}
