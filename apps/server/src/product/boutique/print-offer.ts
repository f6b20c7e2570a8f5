import type { BookForm } from '@toile/contract';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Cutter } from '#server/product/garments/cutter.ts';
import { readSewn } from '#server/product/garments/read-sewn.ts';
import { currentEdits } from '#server/product/garments/revisions/read-issues.ts';
import { getOffer } from './offers.ts';
import { readPrices } from './prices.ts';
import { readPrint, shopName } from './print-parts.ts';

/**
 * An offer on paper: a lookbook, or a line sheet. While the offer is open each look has a code that opens it.
 * @throws {ProductError} `session-missing`, `offer-not-found`; `garments-unknown` where none of its designs can be cut; as
 * the cutter does
 */
export async function printOffer({
  ctx,
  parts: { cutter, storage },
  input: { offerId, form, urlOf },
}: {
  ctx: Context;
  parts: { cutter: Cutter; storage: Storage };
  /** `urlOf` gives the address that the link of an offer has. */
  input: { offerId: string; form: BookForm; urlOf: (offerId: string) => string };
}): Promise<{ bytes: Buffer; title: string }> {
  const { accountId } = requireAccount(ctx);
  const offer = await getOffer({ ctx, input: { offerId } });
  const isOpen = offer.revokedAt === null && offer.expiresAt.getTime() > Date.now();
  const looks = [];
  for (const { designId, fileId } of offer.designs) {
    const { look } = await readSewn({ ctx, input: { designId } });
    const edits = await currentEdits({ ctx, input: { designId } });
    const picture = await readPrint({ ctx, storage, by: accountId }, fileId);
    looks.push({ look, edits, picture, code: isOpen ? `${urlOf(offerId)}#${designId}` : null });
  }
  if (looks.length === 0) throw new ProductError('garments-unknown');
  const bytes = await cutter.cut(
    {
      kind: 'book',
      form,
      title: offer.title,
      message: offer.message,
      shop: await shopName(ctx, accountId),
      on: offer.createdAt.toISOString().slice(0, 10),
      prices: await readPrices({ ctx }),
      looks,
    },
    accountId,
  );
  return { bytes, title: offer.title };
}
