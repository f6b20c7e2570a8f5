import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ledger } from './ledger.ts';

/**
 * The two sides of every entry, in tokens: `person` is the book of the account the entry names, the others are the
 * house's own. What one side gets the other gives, for free and for paid tokens alike; the database refuses an entry
 * that does not balance. The sum of an account's `person` lines is its wallet.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledger.id),
    book: text('book', { enum: ['person', 'granted', 'sold', 'spent', 'refunded'] }).notNull(),
    free: integer('free').notNull(),
    paid: integer('paid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.book] })],
);

export type Book = (typeof ledgerLines.$inferSelect)['book'];
