import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Bytes of pictures that were taken down, which nobody may show who had not brought them before. */
export const takenBytes = pgTable(
  'taken_bytes',
  {
    sha256: text('sha256').notNull(),
    postId: text('post_id').notNull(),
    /** When whoever showed them had brought them. */
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.postId] }), index('taken_bytes_post_id').on(table.postId)],
);
