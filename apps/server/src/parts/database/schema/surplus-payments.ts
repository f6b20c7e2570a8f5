import type { Paise } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { purchases } from './purchases.ts';

/**
 * Captured payments that buy nothing and are sent back whole: their purchase was paid by another one already, they are not
 * its price, or its account is gone.
 */
export const surplusPayments = pgTable(
  'surplus_payments',
  {
    /** The provider's id of the payment. */
    id: text('id').primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    reason: text('reason', { enum: ['paid-twice', 'other-amount', 'other-currency', 'account-deleted'] }).notNull(),
    /** Hundredths of the currency, as the payment has it. */
    amount: bigint('amount', { mode: 'number' }).$type<Paise>().notNull(),
    currency: text('currency').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    returnedAt: moment('returned_at'),
  },
  (table) => [index('surplus_payments_to_return').on(table.nextTryAt).where(sql`returned_at is null`)],
);

export type SurplusReason = (typeof surplusPayments.$inferSelect)['reason'];
