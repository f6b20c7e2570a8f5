import { OFFERS } from '@toile/contract';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { customers } from '#server/parts/database/schema/customers.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import {
  type OfferAnswerRow,
  type OfferDesignRow,
  type OfferRow,
  offerAnswers,
  offerDesigns,
  offers,
} from '#server/parts/database/schema/offers.ts';
import { type OrderRow, orders } from '#server/parts/database/schema/orders.ts';
import { isShownByLink } from '#server/product/gallery/shown-by-link.ts';
import { lookTitle, titleOf } from '#server/product/gallery/title-of.ts';
import { withinWords } from './told-words.ts';

/** A design of an offer, with its short name and its picture. */
export interface OfferedDesign extends OfferDesignRow {
  readonly title: string;
  readonly fileId: string;
}

/** An offer with all that its shop is shown. */
export interface OfferView extends OfferRow {
  readonly customerName: string | null;
  readonly designs: readonly (OfferedDesign & { readonly said: readonly OfferAnswerRow[] })[];
  readonly orders: readonly Pick<OrderRow, 'id' | 'number' | 'designId'>[];
}

/** Of a design: its author is shown it. */
const isKept = isNull(designs.deletedAt);

/** The designs of these offers in their order; what lies in the trash is not shown, nor to whoever has a `link` what was taken down. */
export async function readOffered(
  from: Reader,
  offerIds: readonly string[],
  to: 'shop' | 'link',
): Promise<OfferedDesign[]> {
  const isShown = to === 'link' ? isShownByLink : isKept;
  const rows = await from
    .select({ row: offerDesigns, title: lookTitle, words: designs.words, fileId: designs.fileId })
    .from(offerDesigns)
    .innerJoin(designs, and(eq(designs.id, offerDesigns.designId), isShown))
    .where(inArray(offerDesigns.offerId, [...offerIds]))
    .orderBy(asc(offerDesigns.position));
  return rows.flatMap(({ row, title, words, fileId }) =>
    fileId === null
      ? []
      : [{ ...row, fileId, title: titleOf({ look: title === null ? null : { title }, prompt: words }) }],
  );
}

/** Answers that are read for one list. */
const SAID_MAX = 400;

/** What was said of the designs of these offers, latest first, so much of each and of all. */
async function readSaid(from: Reader, offerIds: readonly string[]): Promise<OfferAnswerRow[]> {
  const { offerId, designId, byShop, id } = offerAnswers;
  // Of each side for itself: neither pushes out what the other said.
  const nth = sql<number>`row_number() over (partition by ${offerId}, ${designId}, ${byShop} order by ${id} desc)`.as(
    'nth',
  );
  const numbered = from
    .select({ answerId: sql<number>`${id}`.as('answer_id'), nth })
    .from(offerAnswers)
    .where(inArray(offerId, [...offerIds]))
    .as('numbered');
  const rows = await from
    .select({ row: offerAnswers })
    .from(offerAnswers)
    .innerJoin(numbered, and(eq(numbered.answerId, id), lte(numbered.nth, OFFERS.answers)))
    .orderBy(desc(id))
    .limit(SAID_MAX);
  return rows.map(({ row }) => row);
}

/** Offers of an account, newest first. */
export async function readOffers(
  from: Reader,
  { accountId, offerId, limit }: { accountId: string; offerId?: string; limit: number },
): Promise<OfferView[]> {
  const rows = await from
    .select({ offer: offers, customerName: customers.name })
    .from(offers)
    .leftJoin(customers, eq(customers.id, offers.customerId))
    .where(and(eq(offers.accountId, accountId), offerId === undefined ? undefined : eq(offers.id, offerId)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(limit);
  const ids = rows.map(({ offer }) => offer.id);
  if (ids.length === 0) return [];
  // One after the other: within a transaction they share a connection, which does one thing at a time.
  const offered = await readOffered(from, ids, 'shop');
  const said = await readSaid(from, ids);
  const ordered = await from
    .select({ id: orders.id, number: orders.number, designId: orders.designId, offerId: orders.offerId })
    .from(orders)
    .where(inArray(orders.offerId, ids))
    .orderBy(asc(orders.number));
  const spoken = withinWords(
    offered.map((design) => ({
      ...design,
      said: said.filter(({ offerId, designId }) => offerId === design.offerId && designId === design.designId),
    })),
  );
  return rows.map(({ offer, customerName }) => ({
    ...offer,
    customerName,
    designs: spoken.filter((design) => design.offerId === offer.id),
    orders: ordered.filter((order) => order.offerId === offer.id),
  }));
}
