import type { Colourway, CustomerMeasures, NewOrder } from '@toile/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { customers } from './customers.ts';
import { designs } from './designs.ts';
import { offers } from './offers.ts';

/** Whom an order is sewn for, as her card had it when the order was placed; empty once her card is torn up. */
export type SewnFor = { name: string; measures: CustomerMeasures } | Record<string, never>;

/** What was agreed with a customer. */
export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  /** Counts the orders of an account from 1. */
  number: integer('number').notNull(),
  offerId: text('offer_id').references(() => offers.id, { onDelete: 'set null' }),
  designId: text('design_id')
    .notNull()
    .references(() => designs.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  sheet: jsonb('sheet').$type<Omit<NewOrder, 'design'> & { colourway: Colourway | null }>().notNull(),
  sewnFor: jsonb('sewn_for').$type<SewnFor>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type OrderRow = typeof orders.$inferSelect;
