import { openTurns } from '#server/api/turns/turns.ts';
import { ProductError } from '#server/product/errors.ts';

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
export function turnOfList(limit: number): Promise<() => void> {
  if (limit <= LONG) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    // others are answered between two of them
    const ticket = TURNS.take('long lists', (mine) => resolve(() => void setImmediate(() => TURNS.release(mine))));
    if (!ticket) reject(new ProductError('overloaded'));
  });
}
