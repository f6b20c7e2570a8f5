import { pgTable, text } from 'drizzle-orm/pg-core';

/** Ids of posts, designs and files that are gone. The database writes them, and gives none to anybody but whose it was. */
export const goneIds = pgTable('gone_ids', {
  id: text('id').primaryKey(),
  /** Whose it was; null where it had nobody any more. */
  accountId: text('account_id'),
});
