import { ProductError } from '#server/product/errors.ts';
import { openTurns } from './turns.ts';

/**
 * Presses of one account that are placed at once. They meet at its wallet, so more of them would only hold connections to the
 * database while they wait for each other there.
 */
const PRESSES = { atOnce: 2, waiting: 300 };

const presses = openTurns<string>(PRESSES);

/**
 * Does `work` when it is the account's turn.
 * @throws {ProductError} `rate-limited` where too many of its presses wait already
 */
export function pressInTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const ticket = presses.take(accountId, (mine) => {
      work()
        .then(resolve, reject)
        .finally(() => presses.release(mine));
    });
    if (!ticket) reject(new ProductError('rate-limited'));
  });
}
