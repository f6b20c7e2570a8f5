import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { designs } from './designs.ts';
import { files } from './files.ts';

/** Pictures shown to everybody: one post for each file at most. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    /** Counts posts in order of creation: the dialect's `$sequence`. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Who posted it; null when that account is gone and its posts stayed. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The design it shows; null for an uploaded picture. */
    designId: text('design_id')
      .unique()
      .references(() => designs.id),
    fileId: text('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    prompt: text('prompt').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Always the number of its rows in `post_likes`. */
    likes: integer('likes').notNull().default(0),
    /** Pixels of its picture; the database copies them from the file. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Whether its picture is a sheet with a figure of its own, likewise. */
    hasFigure: boolean('has_figure').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('posts_created_at').on(table.createdAt.desc(), table.id.desc()),
    index('posts_likes').on(table.likes.desc(), table.createdAt.desc(), table.id.desc()),
    index('posts_account_id_created_at').on(table.accountId, table.createdAt.desc(), table.id.desc()),
  ],
);

export type PostRow = typeof posts.$inferSelect;
