import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Secrets that were given to people, by mail or at the end of a sign-in. A row goes when its secret is used. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['recovery', 'verification', 'session'] }).notNull(),
    /** The account's address when it was made: it counts for this one and no later one. */
    email: text('email').notNull(),
    /** Keyed hash of the secret; the secret itself is only with its owner. */
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_tokens_account_id').on(table.accountId),
    index('account_tokens_expires_at').on(table.expiresAt),
  ],
);

export type AccountTokenRow = typeof accountTokens.$inferSelect;
