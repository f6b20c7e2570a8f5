import type { Database } from '#server/parts/database/database.ts';
import { type Count, countCall } from './counters.ts';

/** A process tells the others of its calls whenever it has taken this share of a limit. */
const SHARE = 1 / 8;
/** Callers remembered at once; the longest known give way. */
const CALLERS_MAX = 100_000;

interface Tally {
  /** Calls of all processes, as the database last told. */
  known: number;
  /** Calls here that it has not been told of. */
  untold: number;
  resetsAt: Date;
}

const tallies = new WeakMap<Database, Map<string, Tally>>();

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
  const tally = tallyOf(database, key, windowS);
  tally.untold += calls;
  if (tally.untold >= max * SHARE) {
    const { untold } = tally;
    tally.untold = 0;
    tally.known += untold;
    const { count, resetsAt } = await countCall(database, key, windowS, untold);
    tally.known = Math.max(tally.known, count);
    tally.resetsAt = resetsAt;
  }
  return { count: tally.known + tally.untold, resetsAt: tally.resetsAt };
}

function tallyOf(database: Database, key: string, windowS: number): Tally {
  const callers = tallies.get(database) ?? new Map<string, Tally>();
  tallies.set(database, callers);
  const found = callers.get(key);
  const now = Date.now();
  if (found && found.resetsAt.getTime() > now) return found;
  const made: Tally = { known: 0, untold: 0, resetsAt: new Date(now + windowS * 1000) };
  // Set anew, so that the oldest come first.
  callers.delete(key);
  callers.set(key, made);
  if (callers.size > CALLERS_MAX) for (const oldest of callers.keys()) return drop(callers, oldest, made);
  return made;
}

function drop(callers: Map<string, Tally>, oldest: string, made: Tally): Tally {
  callers.delete(oldest);
  return made;
}
