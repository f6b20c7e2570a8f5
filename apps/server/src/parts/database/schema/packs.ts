import type { PackEdits } from '@toile/contract';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** What was set in a pack since, each save a row: its whole state. The first issue, number 1, is the pack's own row. */
export const packRevisions = pgTable(
  'pack_revisions',
  {
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Who saved it. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    note: text('note').notNull().default(''),
    edits: jsonb('edits').$type<PackEdits>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.number] })],
);

export type PackRow = typeof packs.$inferSelect;
