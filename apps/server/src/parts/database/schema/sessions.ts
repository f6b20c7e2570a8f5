import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Keyed hash of the secret; the secret itself is only in its owner's cookie. */
    secretHash: text('secret_hash').notNull().unique(),
    provider: text('provider').notNull(),
    providerUid: text('provider_uid').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_account_id_created_at').on(table.accountId, table.createdAt),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

export type SessionRow = typeof sessions.$inferSelect;
