import { AUTHOR_UNKNOWN } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type OfferRow, offers } from '#server/parts/database/schema/offers.ts';
import { givenName } from '#server/product/accounts/display-name.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { readOfferKey } from './offer-key.ts';
import { type OfferedDesign, readOffered } from './offer-view.ts';

/** An offer as whoever has its link sees it. */
export interface OpenedOffer {
  readonly offer: OfferRow;
  /** Name of the shop. */
  readonly shop: string;
  readonly designs: readonly OfferedDesign[];
}

interface OpenCall {
  ctx: Context;
  parts: { secrets: Pick<Secrets, 'sessionSecret'> };
  input: { key: string };
}

/**
 * An offer by the key of its link, for anybody who has it.
 * @throws {ProductError} `offer-not-found` for a key that opens nothing; `offer-ended` once it ran out, was taken back or
 * has no design that is neither in the trash nor taken down
 */
export async function openOffer({ ctx, parts, input }: OpenCall): Promise<OpenedOffer> {
  const offerId = readOfferKey(parts.secrets, input.key);
  if (offerId === undefined) throw new ProductError('offer-not-found');
  const isOver = sql<boolean>`${offers.revokedAt} is not null or ${offers.expiresAt} <= now()`;
  const [found] = await reader(ctx)
    .select({ offer: offers, shop: givenName, isOver })
    .from(offers)
    .innerJoin(accounts, and(eq(accounts.id, offers.accountId), eq(accounts.status, 'active')))
    .where(eq(offers.id, offerId));
  if (!found) throw new ProductError('offer-not-found');
  if (found.isOver) throw new ProductError('offer-ended');
  const designs = await readOffered(reader(ctx), [offerId], 'link');
  if (designs.length === 0) throw new ProductError('offer-ended');
  return { offer: found.offer, shop: found.shop || AUTHOR_UNKNOWN, designs };
}
