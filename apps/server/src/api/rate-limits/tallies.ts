import { hash } from 'node:crypto';

/** Callers of one set; the one whose window ends first gives way to the ninth. */
const WAYS = 8;

/** Where a caller's tally lies in the columns; another's may lie there after any wait. */
export type Slot = number;

/** Tallies of some number of callers, in columns that never grow: an object for each would be ten times as much memory. */
export interface Tallies {
  /** Calls of all processes, as the database last told. */
  readonly known: Uint32Array;
  /** Calls here that it has not been told of. */
  readonly untold: Uint32Array;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: Float64Array;
  /** The caller's slot at `now`; where nothing is known of them, or their window is over, one that begins a window. */
  find(key: string, windowS: number, now?: number): Slot;
}

/** Room for so many callers, all in all; each finds a place among the eight of a set, which their key decides. */
export function createTallies(callers: number): Tallies {
  const sets = Math.ceil(callers / WAYS);
  const slots = sets * WAYS;
  const names = new BigUint64Array(slots);
  const tallies = {
    known: new Uint32Array(slots),
    untold: new Uint32Array(slots),
    resetsAt: new Float64Array(slots),
  };
  const { known, untold, resetsAt } = tallies;

  function find(key: string, windowS: number, now = Date.now()): Slot {
    const digest = hash('sha256', key, 'buffer');
    const name = digest.readBigUInt64LE(0);
    const first = (digest.readUInt32LE(8) % sets) * WAYS;
    let [slot, earliest] = [first, Infinity];
    for (let at = first; at < first + WAYS; at++) {
      const ends = resetsAt[at] ?? 0;
      if (names[at] === name) {
        if (ends > now) return at;
        [slot, earliest] = [at, -Infinity];
      } else if (ends < earliest) [slot, earliest] = [at, ends];
    }
    names[slot] = name;
    known[slot] = 0;
    untold[slot] = 0;
    resetsAt[slot] = now + windowS * 1000;
    return slot;
  }

  return { ...tallies, find };
}
