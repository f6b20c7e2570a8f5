import type { Database } from '#server/parts/database/database.ts';
import { type Count, countCall } from './counters.ts';
import { createTallies, type Slot, type Tallies } from './tallies.ts';

/** A process tells the others of its calls whenever it has taken this share of a limit. */
const SHARE = 1 / 8;
/** Callers remembered at once. */
const CALLERS_MAX = 100_000;

const tallies = new WeakMap<Database, Tallies>();

/**
 * Counts a call, or several, under a generous limit of `max` calls in `windowS` seconds, in the memory of this process. It writes to the
 * database once in many calls, and hears there what the other processes counted: all of them together let through at most
 * an eighth of the limit more for each process beyond the first. No promise is made where nobody is told: that is with nearly every call.
 */
export function countLoosely(
  database: Database,
  key: string,
  { max, windowS }: { max: number; windowS: number },
  calls = 1,
): Count | Promise<Count> {
  const tallies = talliesOf(database);
  const slot = tallies.find(key, windowS);
  const here = (tallies.untold[slot] ?? 0) + calls;
  if (here >= max * SHARE) return tellOthers({ database, tallies, slot, key, windowS, here });
  tallies.untold[slot] = here;
  return countAt(tallies, slot);
}

interface Telling {
  readonly database: Database;
  readonly tallies: Tallies;
  readonly slot: Slot;
  readonly key: string;
  readonly windowS: number;
  /** Calls here that the others have not heard of. */
  readonly here: number;
}

async function tellOthers({ database, tallies, slot, key, windowS, here }: Telling): Promise<Count> {
  const { find, known, untold, resetsAt } = tallies;
  untold[slot] = 0;
  known[slot] = (known[slot] ?? 0) + here;
  const told = await countCall(database, key, windowS, here);
  // Found again: others were counted meanwhile, and may have taken the place.
  const now = find(key, windowS);
  known[now] = Math.max(known[now] ?? 0, told.count);
  resetsAt[now] = told.resetsAt.getTime();
  return countAt(tallies, now);
}

const countAt = ({ known, untold, resetsAt }: Tallies, slot: Slot): Count => ({
  count: (known[slot] ?? 0) + (untold[slot] ?? 0),
  resetsAt: new Date(resetsAt[slot] ?? 0),
});

function talliesOf(database: Database): Tallies {
  const found = tallies.get(database);
  if (found) return found;
  const made = createTallies(CALLERS_MAX);
  tallies.set(database, made);
  return made;
}
