import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Entries of the books, for ever: rows are never changed or deleted (a trigger refuses). What an entry moves is in its
 * lines. `ref` names the cause; one cause moves tokens once per kind.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Whose tokens move. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['grant', 'spend', 'refund', 'purchase', 'reversal'] }).notNull(),
    ref: text('ref').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_kind_ref').on(table.kind, table.ref),
    index('ledger_account_id_id').on(table.accountId, table.id),
  ],
);

export type LedgerRow = typeof ledger.$inferSelect;
