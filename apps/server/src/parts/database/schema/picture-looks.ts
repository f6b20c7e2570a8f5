import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What pictures that were taken down look like at a glance. */
export const pictureLooks = pgTable(
  'picture_looks',
  {
    /** Address of the bytes, which may be gone by now. */
    pictureKey: text('picture_key').notNull(),
    /** Whole, its figure alone, and as either is shown where a link is sent. */
    kind: text('kind').notNull(),
    lookKey: text('look_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureKey, table.kind] })],
);
