import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Every change of a balance, for ever: rows are never changed or deleted (a trigger refuses). Per account the sums of
 * the deltas are the balances of its wallet. `ref` names the cause; one cause moves tokens once per kind.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['grant', 'spend', 'refund', 'purchase', 'reversal'] }).notNull(),
    freeDelta: integer('free_delta').notNull(),
    paidDelta: integer('paid_delta').notNull(),
    ref: text('ref').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_kind_ref').on(table.kind, table.ref),
    index('ledger_account_id_id').on(table.accountId, table.id),
  ],
);

export type LedgerRow = typeof ledger.$inferSelect;
