import type { Database } from '../../apps/server/src/parts/database/database.ts';

/** When a process dies: at its `transaction`-th transaction, with that one `lost` or already `kept`. */
export interface Death {
  readonly transaction: number;
  readonly last: 'lost' | 'kept';
}

/** The database as a process sees it that dies in the middle: nothing it does after that reaches anybody. */
export function dyingDatabase(database: Database, death: Death | undefined): Database {
  if (!death) return database;
  let begun = 0;
  return {
    ...database,
    async transaction(work) {
      begun += 1;
      if (begun > death.transaction) throw new Error('this process is dead');
      const isLast = begun === death.transaction;
      const result = await database.transaction(async (tx) => {
        const done = await work(tx);
        if (isLast && death.last === 'lost') throw new Error('this process died before it could commit');
        return done;
      });
      if (isLast) throw new Error('this process died before it could answer');
      return result;
    },
  };
}
