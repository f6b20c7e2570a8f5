import { turnOf } from '#server/api/turns/turn-of.ts';
import { openTurns } from '#server/api/turns/turns.ts';

/** Documents beyond which a list is long: nobody's screen shows as many. */
const LONG = 100;

/** A thousand posts of the longest words are 4 MB and a tenth of a second of the thread that answers everybody. */
const TURNS = openTurns<'long lists'>({ atOnce: 1, waiting: 60 });

/**
 * Waits for the turn of a list of so many documents: of long ones this process makes one at a time, so that whoever asks for many waits
 * behind themselves.
 * @returns what ends the turn; call it with the answer made
 * @throws {ProductError} `overloaded` where too many wait
 */
export const turnOfList = (limit: number): Promise<() => void> =>
  limit <= LONG ? Promise.resolve(() => undefined) : turnOf(TURNS, 'long lists');
