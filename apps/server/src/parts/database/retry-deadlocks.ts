import { databaseCodeOf } from './refusals.ts';

/** PostgreSQL's words for a transaction it ended so that others go on: a deadlock, or one that cannot be put in order. */
const GAVE_WAY = new Set(['40P01', '40001']);
const TRIES = 4;

/** Does `work` again when the database ended it to free somebody else's; the last failure is thrown. */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !GAVE_WAY.has(databaseCodeOf(error) ?? '')) throw error;
    }
  }
}
