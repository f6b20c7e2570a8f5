import type { CustomerMeasures } from '@toile/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Whom a shop sews for: its account's alone. */
export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  name: text('name').notNull(),
  /** Only what was measured, in centimetres. */
  measures: jsonb('measures').$type<CustomerMeasures>().notNull().default({}),
  notes: text('notes').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type CustomerRow = typeof customers.$inferSelect;
