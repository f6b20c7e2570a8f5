import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { purchases } from './purchases.ts';

/** Captured payments for a purchase that another payment had paid already: they buy nothing and are sent back. */
export const surplusPayments = pgTable(
  'surplus_payments',
  {
    /** The provider's id of the payment. */
    id: text('id').primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** Paise. */
    amount: integer('amount').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    returnedAt: moment('returned_at'),
  },
  (table) => [index('surplus_payments_to_return').on(table.nextTryAt).where(sql`returned_at is null`)],
);
