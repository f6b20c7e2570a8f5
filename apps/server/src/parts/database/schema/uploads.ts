import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Pictures on their way, until all their chunks have come or nobody has sent one for a while. */
export const uploads = pgTable(
  'uploads',
  {
    /** Of the file it becomes. */
    id: text('id').primaryKey(),
    bucket: text('bucket').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    permissions: text('permissions').array().notNull(),
    /** Of the whole picture. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its last chunk came. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
  },
  (table) => [index('uploads_owner_id').on(table.ownerId), index('uploads_touched_at').on(table.touchedAt)],
);

export type UploadRow = typeof uploads.$inferSelect;

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Its first byte's place in the picture. */
    start: bigint('start', { mode: 'number' }).notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);
