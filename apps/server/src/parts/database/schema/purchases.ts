import type { Paise } from '@toile/contract';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * One order at the payment provider each. Pending until a captured payment is seen, which credits its tokens (ledger
 * `ref` = id) in the same transaction. One that nobody paid for days is abandoned; a payment that comes all the same
 * still makes it paid.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    tokens: integer('tokens').notNull(),
    /** Paise. */
    amount: integer('amount').$type<Paise>().notNull(),
    currency: text('currency').notNull(),
    /** Who takes its money; in test mode nobody pays any. */
    provider: text('provider', { enum: ['razorpay', 'test-mode'] }).notNull(),
    orderId: text('order_id').notNull().unique(),
    /** The payment that was credited; there is never a second one. */
    paymentId: text('payment_id').unique(),
    status: text('status', { enum: ['pending', 'paid', 'abandoned'] })
      .notNull()
      .default('pending'),
    /** How often the provider was asked about it, and when to ask again; null when there is nothing left to learn. */
    checks: integer('checks').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    /** Place in the provider's series of receipts, from 1 and without gaps; null until it is paid. */
    receiptNumber: integer('receipt_number'),
  },
  (table) => [
    index('purchases_account_id_created_at').on(table.accountId, table.createdAt.desc(), table.id.desc()),
    unique('purchases_receipt_number').on(table.provider, table.receiptNumber),
    index('purchases_to_check').on(table.nextCheckAt),
  ],
);

export type PurchaseRow = typeof purchases.$inferSelect;
