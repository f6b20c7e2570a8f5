import type { Paise } from '@toile/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Orders of test mode. */
export const testOrders = pgTable('test_orders', {
  id: text('id').primaryKey(),
  amount: integer('amount').$type<Paise>().notNull(),
  currency: text('currency').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What was tried at the checkout of test mode; at most one payment of an order has succeeded. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => testOrders.id),
    amount: integer('amount').$type<Paise>().notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['captured', 'failed', 'refunded'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('test_payments_order_id').on(table.orderId)],
);
