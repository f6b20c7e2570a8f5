import type { ReportReason } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { posts } from './posts.ts';
import { takenPosts } from './taken-posts.ts';

/** What people said of posts: a row for each person and post, which names the post that hangs or the one that was taken down. */
export const postReports = pgTable(
  'post_reports',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    takenId: text('taken_id').references(() => takenPosts.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when whoever runs the product has decided; null while it waits. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    unique('post_reports_once').on(table.accountId, table.postId),
    unique('taken_reports_once').on(table.accountId, table.takenId),
    index('post_reports_post_id').on(table.postId),
    index('post_reports_taken_id').on(table.takenId),
    index('post_reports_open').on(table.createdAt).where(sql`answered_at is null`),
  ],
);
