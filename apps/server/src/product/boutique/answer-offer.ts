import type { NewAnswer } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { offerAnswers, offerDesigns } from '#server/parts/database/schema/offers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseOver } from '#server/product/gallery/refuse-over.ts';
import { offersTopic } from './offer-notices.ts';
import { type OpenedOffer, openOffer } from './open-offer.ts';

/**
 * Keeps what whoever has the link says of one design, and tells the shop at once. The last word counts while the offer is
 * open and the design is not ordered; the earlier ones are kept.
 * @throws {ProductError} as `openOffer` does; `design-not-found` for one that is not offered; `design-ordered`;
 * `argument-invalid` for a colour that is not; as `refuseOver` does for words that the design may not have
 */
export async function answerOffer({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { secrets: Pick<Secrets, 'sessionSecret'>; notices: Pick<Notices, 'post'> };
  input: NewAnswer;
}): Promise<OpenedOffer> {
  if (input.words !== '') {
    const { offer } = await openOffer({ ctx, parts, input });
    const { accountId, id: by } = offer;
    await refuseOver(ctx, { words: input.words, field: 'answer', accountId, designIds: [input.design_id], by });
  }
  return inTransaction(ctx, async (inner) => {
    const { offer, designs } = await openOffer({ ctx: inner, parts, input });
    const { design_id: designId, answer, words, colourway } = input;
    if (!designs.some((design) => design.designId === designId)) throw new ProductError('design-not-found');
    if (colourway !== null && !offer.colourways.includes(colourway)) {
      throw new ProductError('argument-invalid', { message: 'Invalid `colourway` param: This colour is not offered.' });
    }
    // An order reads the answer under a share of this lock: one of the two is first.
    await inner.tx
      .update(offerDesigns)
      .set({ answer, words, colourway, answeredAt: sql`now()` })
      .where(and(eq(offerDesigns.offerId, offer.id), eq(offerDesigns.designId, designId)));
    await refuseOrdered(inner, offer.id, designId);
    const byShop = ctx.actor.kind === 'account' && ctx.actor.accountId === offer.accountId;
    await inner.tx.insert(offerAnswers).values({ offerId: offer.id, designId, answer, words, colourway, byShop });
    await parts.notices.post(inner.tx, offersTopic(offer.accountId), null);
    return openOffer({ ctx: inner, parts, input });
  });
}

/** What was agreed and is being sewn is not turned by another word. */
async function refuseOrdered({ tx }: TransactionContext, offerId: string, designId: string): Promise<void> {
  const ordered = await tx.$count(orders, and(eq(orders.offerId, offerId), eq(orders.designId, designId)));
  if (ordered > 0) throw new ProductError('design-ordered');
}
