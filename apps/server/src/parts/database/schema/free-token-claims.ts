import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mailboxes that were given their free token. A row outlives its account and names nobody: only the hash is kept. */
export const freeTokenClaims = pgTable('free_token_claims', {
  /** Keyed hash of the mailbox. */
  mailboxHash: text('mailbox_hash').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
