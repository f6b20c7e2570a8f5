import type { Colourway, OfferAnswer } from '@toile/contract';
import { bigint, boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { customers } from './customers.ts';
import { designs } from './designs.ts';

/** Designs shown to a customer by a link, until a moment or until it is taken back. */
export const offers = pgTable('offers', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  title: text('title').notNull(),
  message: text('message').notNull().default(''),
  /** Besides each design's own. */
  colourways: text('colourways').array().$type<Colourway[]>().notNull().default([]),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type OfferRow = typeof offers.$inferSelect;

/** The designs of an offer in their order, and what the customer said of each. */
export const offerDesigns = pgTable(
  'offer_designs',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    answer: text('answer').$type<OfferAnswer>(),
    words: text('words').notNull().default(''),
    colourway: text('colourway').$type<Colourway>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.designId] })],
);

export type OfferDesignRow = typeof offerDesigns.$inferSelect;

/** Every word that was said of an offered design, in its order. */
export const offerAnswers = pgTable(
  'offer_answers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: text('offer_id').notNull(),
    designId: text('design_id').notNull(),
    answer: text('answer').$type<OfferAnswer>().notNull(),
    words: text('words').notNull().default(''),
    colourway: text('colourway').$type<Colourway>(),
    /** Said with a session of the shop's own. */
    byShop: boolean('by_shop').notNull().default(false),
    saidAt: moment('said_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.offerId, table.designId],
      foreignColumns: [offerDesigns.offerId, offerDesigns.designId],
    }).onDelete('cascade'),
  ],
);

export type OfferAnswerRow = typeof offerAnswers.$inferSelect;
