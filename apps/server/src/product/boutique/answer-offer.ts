import type { NewAnswer } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { offerDesigns } from '#server/parts/database/schema/offers.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { offersTopic } from './offer-notices.ts';
import { type OpenedOffer, openOffer } from './open-offer.ts';

/**
 * Keeps what whoever has the link says of one design, and tells the shop at once. The last word counts while the offer is
 * open.
 * @throws {ProductError} as `openOffer` does; `design-not-found` for one that is not offered; `argument-invalid` for a
 * colour that is not
 */
export function answerOffer({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { secrets: Pick<Secrets, 'sessionSecret'>; notices: Pick<Notices, 'post'> };
  input: NewAnswer;
}): Promise<OpenedOffer> {
  return inTransaction(ctx, async (inner) => {
    const { offer, designs } = await openOffer({ ctx: inner, parts, input });
    const { design_id: designId, answer, words, colourway } = input;
    if (!designs.some((design) => design.designId === designId)) throw new ProductError('design-not-found');
    if (colourway !== null && !offer.colourways.includes(colourway)) {
      throw new ProductError('argument-invalid', { message: 'Invalid `colourway` param: This colour is not offered.' });
    }
    await inner.tx
      .update(offerDesigns)
      .set({ answer, words, colourway, answeredAt: sql`now()` })
      .where(and(eq(offerDesigns.offerId, offer.id), eq(offerDesigns.designId, designId)));
    await parts.notices.post(inner.tx, offersTopic(offer.accountId), null);
    return openOffer({ ctx: inner, parts, input });
  });
}
