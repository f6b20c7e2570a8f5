import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Balances in tokens. Written only together with a ledger row, in one transaction. */
export const wallets = pgTable(
  'wallets',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    free: integer('free').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('wallets_free_not_negative', sql`${table.free} >= 0`),
    check('wallets_paid_not_negative', sql`${table.paid} >= 0`),
  ],
);
