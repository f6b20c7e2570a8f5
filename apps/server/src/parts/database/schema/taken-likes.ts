import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { takenPosts } from './taken-posts.ts';

/** Who liked what was taken down. */
export const takenLikes = pgTable(
  'taken_likes',
  {
    postId: text('post_id')
      .notNull()
      .references(() => takenPosts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId] }),
    index('taken_likes_account_id').on(table.accountId),
  ],
);
