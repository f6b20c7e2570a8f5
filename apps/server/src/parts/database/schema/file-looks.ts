import { pgTable, text } from 'drizzle-orm/pg-core';
import { files } from './files.ts';

/** What pictures look like that somebody brought, and behind it without their border; not of those whose every point is of one colour. */
export const fileLooks = pgTable('file_looks', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  lookKey: text('look_key').notNull(),
});
