import { ProductError } from '#server/product/errors.ts';
import type { Turns } from './turns.ts';

/**
 * Waits for a turn of `key` to make an answer that is dear.
 * @returns what ends the turn; call it with the answer made
 * @throws {ProductError} `overloaded` where too many wait
 */
export function turnOf<Key>(turns: Turns<Key>, key: Key): Promise<() => void> {
  return new Promise((resolve, reject) => {
    // others are answered between two of them
    const ticket = turns.take(key, (mine) => resolve(() => void setImmediate(() => turns.release(mine))));
    if (!ticket) reject(new ProductError('overloaded'));
  });
}
