import { type NewOffer, OFFERS } from '@toile/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { offerDesigns, offers } from '#server/parts/database/schema/offers.ts';
import { refuseOwnName } from '#server/product/accounts/refuse-name.ts';
import {
  type Context,
  inTransaction,
  reader,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseOver } from '#server/product/gallery/refuse-over.ts';
import { isShownByLink } from '#server/product/gallery/shown-by-link.ts';
import { newId } from '#server/product/new-id.ts';
import { getCustomer } from './get-customer.ts';
import { type OfferView, readOffers } from './offer-view.ts';

/** The caller's offers with what was said of them, newest first. */
export async function listOffers({ ctx }: { ctx: Context }): Promise<OfferView[]> {
  const { accountId } = requireAccount(ctx);
  return readOffers(reader(ctx), { accountId, limit: OFFERS.listed });
}

/**
 * An offer of the caller's own.
 * @throws {ProductError} `session-missing`; `offer-not-found`, alike for one that is not there and another's
 */
export async function getOffer({ ctx, input }: { ctx: Context; input: { offerId: string } }): Promise<OfferView> {
  const { accountId } = requireAccount(ctx);
  const [offer] = await readOffers(reader(ctx), { accountId, offerId: input.offerId, limit: 1 });
  if (!offer) throw new ProductError('offer-not-found');
  return offer;
}

/**
 * Offers finished designs of the caller's own to whoever gets the link, for some days.
 * @throws {ProductError} `session-missing`, `customer-not-found`, `offers-too-many`, `name-refused`;
 * as `refuseOver` does for words that its designs may not have; `design-not-found` where one of them is
 * not the caller's, not finished or in the trash; `post-taken-down` where one was taken down
 */
export async function makeOffer({ ctx, input }: { ctx: Context; input: NewOffer }): Promise<OfferView> {
  const { accountId } = requireAccount(ctx);
  await refuseOwnName(ctx);
  // Between a shop and its customer: each may tell the other how to reach them.
  for (const [field, words] of [
    ['offer-title', input.title],
    ['offer-message', input.message],
  ] as const)
    await refuseOver(ctx, { words, field, accountId, designIds: input.designs });
  return inTransaction(ctx, async (inner) => {
    await lockPresses(inner.tx, accountId);
    await refuseTooMany(inner, accountId);
    await requireOwn(inner, accountId, input.designs);
    const { customer: customerId = null, title, message, colourways, days } = input;
    if (customerId !== null) await getCustomer({ ctx: inner, input: { customerId } });
    const id = newId();
    const expiresAt = sql`now() + make_interval(days => ${days})`;
    await inner.tx.insert(offers).values({ id, accountId, customerId, title, message, colourways, expiresAt });
    await inner.tx
      .insert(offerDesigns)
      .values(input.designs.map((designId, position) => ({ offerId: id, designId, position })));
    return getOffer({ ctx: inner, input: { offerId: id } });
  });
}

async function refuseTooMany({ tx }: TransactionContext, accountId: string): Promise<void> {
  const isLive = and(eq(offers.accountId, accountId), isNull(offers.revokedAt), gt(offers.expiresAt, sql`now()`));
  if ((await tx.$count(offers, isLive)) >= OFFERS.live) throw new ProductError('offers-too-many');
}

async function requireOwn({ tx }: TransactionContext, accountId: string, ids: readonly string[]): Promise<void> {
  const isOwn = and(eq(designs.accountId, accountId), eq(designs.status, 'done'), isNull(designs.deletedAt));
  const areOwn = and(inArray(designs.id, [...ids]), isOwn);
  if ((await tx.$count(designs, areOwn)) !== ids.length) throw new ProductError('design-not-found');
  if ((await tx.$count(designs, and(areOwn, isShownByLink))) !== ids.length) throw new ProductError('post-taken-down');
}

/**
 * Takes an offer back: its link opens nothing any more. What was said of it stays with the shop.
 * @throws {ProductError} `session-missing`, `offer-not-found`
 */
export async function takeOfferBack({ ctx, input }: { ctx: Context; input: { offerId: string } }): Promise<void> {
  const { accountId } = requireAccount(ctx);
  await inTransaction(ctx, async ({ tx }) => {
    const taken = await tx
      .update(offers)
      .set({ revokedAt: sql`coalesce(${offers.revokedAt}, now())` })
      .where(and(eq(offers.id, input.offerId), eq(offers.accountId, accountId)))
      .returning({ id: offers.id });
    if (taken.length === 0) throw new ProductError('offer-not-found');
  });
}
