import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';

/** Milliseconds between two sweeps of what has run out. */
const SWEEP_EVERY = 10 * 60_000;

/** Looks after accounts in processes that work. Returns how to stop. */
export function openAccounts({ config, database, log }: Pick<Parts, 'config' | 'database' | 'log'>): () => void {
  if (config.role === 'web') return () => undefined;
  const ctx: Context = { actor: { kind: 'job', name: 'sweep-accounts' }, database };
  const timer = setInterval(() => {
    deleteExpiredSessions({ ctx }).catch((error: unknown) =>
      log.warn({ err: error }, 'expired sessions could not be swept'),
    );
  }, SWEEP_EVERY);
  return () => clearInterval(timer);
}
