import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last number given out of each series of receipts; counted up in the transaction of the credit, so none is missing. */
export const receiptSeries = pgTable('receipt_series', {
  provider: text('provider', { enum: ['razorpay', 'test-mode'] }).primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
});
