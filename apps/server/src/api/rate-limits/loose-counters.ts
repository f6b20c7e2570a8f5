import type { Database } from '#server/parts/database/database.ts';
import { type Count, countCall } from './counters.ts';
import { createTallies, type Tallies } from './tallies.ts';

/** A process tells the others of its calls whenever it has taken this share of a limit. */
const SHARE = 1 / 8;
/** Callers remembered at once. */
const CALLERS_MAX = 100_000;

const tallies = new WeakMap<Database, Tallies>();

/**
 * Counts a call, or several, under a generous limit of `max` calls in `windowS` seconds, in the memory of this process. It writes to the
 * database once in many calls, and hears there what the other processes counted: all of them together let through at most
 * an eighth of the limit more for each process beyond the first.
 */
export async function countLoosely(
  database: Database,
  key: string,
  { max, windowS }: { max: number; windowS: number },
  calls = 1,
): Promise<Count> {
  const { find, known, untold, resetsAt } = talliesOf(database);
  let slot = find(key, windowS);
  const here = (untold[slot] ?? 0) + calls;
  const isTold = here >= max * SHARE;
  untold[slot] = isTold ? 0 : here;
  if (isTold) {
    known[slot] = (known[slot] ?? 0) + here;
    const told = await countCall(database, key, windowS, here);
    // Found again: others were counted meanwhile, and may have taken the place.
    slot = find(key, windowS);
    known[slot] = Math.max(known[slot] ?? 0, told.count);
    resetsAt[slot] = told.resetsAt.getTime();
  }
  return { count: (known[slot] ?? 0) + (untold[slot] ?? 0), resetsAt: new Date(resetsAt[slot] ?? 0) };
}

function talliesOf(database: Database): Tallies {
  const found = tallies.get(database);
  if (found) return found;
  const made = createTallies(CALLERS_MAX);
  tallies.set(database, made);
  return made;
}
