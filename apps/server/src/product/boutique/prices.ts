import type { ShopPrices } from '@toile/contract';
import { type PriceTable, SAMPLE_PRICES } from '@toile/cutting/prices';
import { eq, sql } from 'drizzle-orm';
import { shopPrices } from '#server/parts/database/schema/shop-prices.ts';
import { type Context, inTransaction, reader, requireAccount } from '#server/product/context.ts';

/** The caller's own prices; the house's samples, marked so, until they have set them. */
export async function readPrices({ ctx }: { ctx: Context }): Promise<PriceTable> {
  const { accountId } = requireAccount(ctx);
  const [own] = await reader(ctx).select().from(shopPrices).where(eq(shopPrices.accountId, accountId));
  if (!own) return SAMPLE_PRICES;
  // A trim that came to the house after the shop set its prices costs what the sample says.
  const trims = { ...SAMPLE_PRICES.trims, ...own.prices.trims };
  return { ...own.prices, trims, sample: false, date: own.updatedAt.toISOString().slice(0, 10) };
}

/** Sets the caller's prices. */
export async function setPrices({ ctx, input }: { ctx: Context; input: ShopPrices }): Promise<PriceTable> {
  const { accountId } = requireAccount(ctx);
  await inTransaction(ctx, ({ tx }) =>
    tx
      .insert(shopPrices)
      .values({ accountId, prices: input })
      .onConflictDoUpdate({ target: shopPrices.accountId, set: { prices: input, updatedAt: sql`now()` } }),
  );
  return readPrices({ ctx });
}
