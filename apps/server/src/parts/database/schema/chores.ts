import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What one process at a time does for all of them. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  /** From then on whoever comes first may do it. */
  freeAt: moment('free_at').notNull(),
});
