import type { Paise } from '@toile/contract';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Money the provider gave back, under the provider's id of the refund. May be heard of before its payment is. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** Paise. */
    amount: bigint('amount', { mode: 'number' }).$type<Paise>().notNull(),
    /** Tokens this money had bought, and how many of them were still there to take; null until their purchase is credited. */
    tokensDue: integer('tokens_due'),
    tokensTaken: integer('tokens_taken'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('payment_refunds_payment_id').on(table.paymentId)],
);
