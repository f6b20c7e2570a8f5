import type { ReportReason } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { withdrawnPosts } from './withdrawn-posts.ts';

/** What people said of posts that their author deleted, until the picture hangs again. */
export const withdrawnReports = pgTable(
  'withdrawn_reports',
  {
    withdrawnId: text('withdrawn_id')
      .notNull()
      .references(() => withdrawnPosts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Since when whoever runs the product has decided; null while it waits. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawnId, table.accountId] }),
    index('withdrawn_reports_account_id').on(table.accountId),
    index('withdrawn_reports_open').on(table.createdAt).where(sql`answered_at is null`),
  ],
);
