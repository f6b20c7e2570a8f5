import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Sign-ins that are under way at Google. A row goes when the browser comes back. */
export const signIns = pgTable(
  'sign_ins',
  {
    state: text('state').primaryKey(),
    /** Keyed hash of the secret in the cookie of the browser that began it. */
    browserHash: text('browser_hash').notNull(),
    flow: text('flow', { enum: ['session', 'token'] }).notNull(),
    verifier: text('verifier').notNull(),
    nonce: text('nonce').notNull(),
    success: text('success').notNull(),
    failure: text('failure').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_ins_expires_at').on(table.expiresAt)],
);

export type SignInRow = typeof signIns.$inferSelect;
