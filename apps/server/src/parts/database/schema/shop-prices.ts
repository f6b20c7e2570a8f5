import type { ShopPrices } from '@toile/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** What a shop pays and asks, where it has said so. */
export const shopPrices = pgTable('shop_prices', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  prices: jsonb('prices').$type<ShopPrices>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
