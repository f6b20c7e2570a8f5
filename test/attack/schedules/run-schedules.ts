import fc from 'fast-check';
import { assertAgreed, assertBooks, assertSettled } from './check.ts';
import { comeRound, live, type Run } from './live.ts';
import type { Market } from './market.ts';
import { schedule } from './plan.ts';

/** Schedules that run at the same time, on one database by two servers. */
const AT_ONCE = 10;

/**
 * Lives through `count` random schedules, holding ledger and balance to each other after each of them, then lets the
 * time pass in which everything is looked after, and holds all the books to all rules. `onLived` hears how many are done.
 * @throws AssertionError with the first that is wrong
 */
export async function runSchedules(
  market: Market,
  { count, seed, onLived }: { count: number; seed: number; onLived?: (done: number) => void },
): Promise<void> {
  const plans = fc.sample(schedule, { numRuns: count, seed });
  const lived: Run[] = [];
  while (plans.length > 0) {
    const runs = await Promise.all(plans.splice(0, AT_ONCE).map((plan) => live(market, plan)));
    for (const run of runs) await assertAgreed(run);
    lived.push(...runs);
    onLived?.(lived.length);
  }
  await comeRound(market, lived);
  for (const run of lived) {
    await assertAgreed(run);
    await assertSettled(run);
  }
  await assertBooks(market);
}
