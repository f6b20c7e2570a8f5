import type { ReportReason } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';
import { files } from './files.ts';

/** Posts that were reported and deleted by their author; the database writes them. Nothing that shows posts reads them. */
export const withdrawnPosts = pgTable(
  'withdrawn_posts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    designId: text('design_id').references(() => designs.id, { onDelete: 'set null' }),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Of its picture, which may be gone. */
    sha256: text('sha256').notNull(),
    prompt: text('prompt').notNull(),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at').notNull().defaultNow(),
    /** Since when its picture is down; null where nobody took it down. */
    takenAt: moment('taken_at'),
    reason: text('reason').$type<ReportReason>(),
    said: text('said').notNull().default(''),
  },
  (table) => [
    index('withdrawn_posts_account_id').on(table.accountId),
    index('withdrawn_posts_design_id').on(table.designId).where(sql`design_id is not null`),
    index('withdrawn_posts_file_id').on(table.fileId).where(sql`file_id is not null`),
  ],
);
