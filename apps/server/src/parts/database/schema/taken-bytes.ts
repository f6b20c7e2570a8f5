import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Bytes of pictures that were taken down, which nobody may show, whosever they are. */
export const takenBytes = pgTable(
  'taken_bytes',
  { sha256: text('sha256').notNull(), postId: text('post_id').notNull() },
  (table) => [primaryKey({ columns: [table.sha256, table.postId] }), index('taken_bytes_post_id').on(table.postId)],
);
