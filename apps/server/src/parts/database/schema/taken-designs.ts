import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Designs that are shown to nobody: what was taken down by a post, and what was changed from it. */
export const takenDesigns = pgTable(
  'taken_designs',
  { designId: text('design_id').notNull(), postId: text('post_id').notNull() },
  (table) => [primaryKey({ columns: [table.designId, table.postId] }), index('taken_designs_post_id').on(table.postId)],
);
