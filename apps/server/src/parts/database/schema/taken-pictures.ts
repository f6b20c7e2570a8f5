import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** Bytes that their owner may show to nobody again: of posts that were taken down. They outlive the picture, so that it is not brought again. */
export const takenPictures = pgTable(
  'taken_pictures',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sha256: text('sha256').notNull(),
    postId: text('post_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.sha256, table.postId] }),
    index('taken_pictures_post_id').on(table.postId),
  ],
);
