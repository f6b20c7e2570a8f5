import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { returnSurplus } from './return-surplus.ts';

/** Milliseconds between two rounds of looking after purchases. */
const ROUND_EVERY = 60_000;

type OpenParts = Pick<Parts, 'config' | 'database' | 'log' | 'payments'>;

/**
 * Looks after purchases in processes that work: those nobody told us the end of, and payments to be sent back. Returns
 * how to stop, which waits for a round that is under way.
 */
export function openPurchases({ config, database, log, payments }: OpenParts): () => Promise<void> {
  if (!payments || config.role === 'web') return async () => undefined;
  const ctx: Context = { actor: { kind: 'job', name: 'reconcile-purchases' }, database };
  const parts = { payments, log };
  const look = async () => {
    try {
      await reconcilePurchases({ ctx, parts });
      await returnSurplus({ ctx, parts });
    } catch (error) {
      log.warn({ err: error }, 'purchases could not be looked after');
    }
  };
  let round = look();
  const timer = setInterval(() => {
    round = round.then(look);
  }, ROUND_EVERY);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
