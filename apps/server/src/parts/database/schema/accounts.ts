import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  /** Counts accounts in order of creation: the dialect's `$sequence`. */
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  /** Always lower case; the database refuses anything else. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Argon2id in PHC form; null for those who only ever signed in elsewhere. */
  passwordHash: text('password_hash'),
  passwordUpdatedAt: moment('password_updated_at'),
  isEmailVerified: boolean('is_email_verified').notNull().default(false),
  /** A deleted account is a row without a person, for the books to name. */
  status: text('status', { enum: ['active', 'blocked', 'deleted'] })
    .notNull()
    .default('active'),
  /** The product's own account, which posts its sample designs; one at most. */
  isHouse: boolean('is_house').notNull().default(false),
  prefs: jsonb('prefs').$type<Record<string, unknown>>().notNull().default({}),
  accessedAt: moment('accessed_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type AccountRow = typeof accounts.$inferSelect;
