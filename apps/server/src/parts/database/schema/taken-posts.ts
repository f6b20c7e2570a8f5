import type { ReportReason } from '@toile/contract';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';
import { files } from './files.ts';

/** Posts that the house took down, each whole, so that it can be put back. Nothing that shows posts reads them. */
export const takenPosts = pgTable(
  'taken_posts',
  {
    id: text('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    designId: text('design_id')
      .unique()
      .references(() => designs.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    prompt: text('prompt').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Since when its design was shared by its address, which was taken back too; null where it was not. */
    sharedAt: moment('shared_at'),
    reason: text('reason').$type<ReportReason>().notNull(),
    /** What its author is told beside the reason. */
    said: text('said').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    takenAt: moment('taken_at').notNull().defaultNow(),
  },
  (table) => [index('taken_posts_account_id').on(table.accountId, table.takenAt.desc())],
);

export type TakenPostRow = typeof takenPosts.$inferSelect;
