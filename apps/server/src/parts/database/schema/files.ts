import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Pictures as the dialect shows them: a name, an owner and permissions on bytes that the storage keeps by their sha-256. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    bucket: text('bucket').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id),
    sha256: text('sha256').notNull(),
    /** Of the figure alone, where the picture is a sheet that was drawn with one; as high as the sheet. */
    figureSha256: text('figure_sha256'),
    /** What tells the picture, whatever is written beside it (`picture-mark.ts`): of the one that is kept, and of the one that was brought. */
    markSha256: text('picture_mark'),
    cameSha256: text('came_mark'),
    mime: text('mime', { enum: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What a download of it is called, with its extension. */
    name: text('name').notNull(),
    /** Permission strings of the dialect, e.g. `read("any")`. */
    permissions: text('permissions').array().notNull(),
    /** Brought by its owner, and counted in the owner's share of the storage. */
    isUpload: boolean('is_upload').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('files_owner_id_created_at').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
    index('files_sha256').on(table.sha256),
    index('files_figure_sha256').on(table.figureSha256).where(sql`figure_sha256 is not null`),
    index('files_picture_mark').on(table.markSha256).where(sql`picture_mark is not null`),
    index('files_came_mark').on(table.cameSha256).where(sql`came_mark is not null`),
    index('files_uploads_of_owner').on(table.ownerId).where(sql`is_upload`),
  ],
);

export type FileRow = typeof files.$inferSelect;
