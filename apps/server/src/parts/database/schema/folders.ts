import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';

/** Designs that their maker laid together. */
export const folders = pgTable('folders', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  name: text('name').notNull(),
  /** The design on its cover; its first where this is none that it shows. */
  coverId: text('cover_id').references(() => designs.id, { onDelete: 'set null' }),
  /** Names the link it is shown by; null while nobody has one. A link that was taken back never opens again. */
  linkId: text('link_id').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type FolderRow = typeof folders.$inferSelect;

/** The designs of a folder in their order. */
export const folderDesigns = pgTable(
  'folder_designs',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.designId] })],
);
