import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';

/** Tech packs that were taken, one for a design at most. The ledger's entry of its token names its id. */
export const packs = pgTable('packs', {
  id: text('id').primaryKey(),
  designId: text('design_id')
    .notNull()
    .unique()
    .references(() => designs.id, { onDelete: 'cascade' }),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  /** Counts the packs of an account from 1. */
  number: integer('number').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type PackRow = typeof packs.$inferSelect;
