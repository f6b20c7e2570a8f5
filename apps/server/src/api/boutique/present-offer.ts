import type { Offer, OpenOffer } from '@toile/contract';
import { presentMoment } from '#server/api/moment.ts';
import type { OfferedDesign, OfferView } from '#server/product/boutique/offer-view.ts';
import type { OpenedOffer } from '#server/product/boutique/open-offer.ts';
import { orderNumber } from '#server/product/boutique/orders.ts';

const presentAnswer = ({ designId, title, answer, words, colourway, answeredAt }: OfferedDesign) => ({
  design_id: designId,
  title,
  answer,
  words,
  colourway,
  answered_at: answeredAt && presentMoment(answeredAt),
});

/** With its last design in the trash an offer shows nothing, and its link has ended. */
function stateOf({ revokedAt, expiresAt, designs }: OfferView): Offer['state'] {
  if (revokedAt !== null) return 'taken-back';
  return expiresAt.getTime() <= Date.now() || designs.length === 0 ? 'ended' : 'open';
}

/** An offer for the shop that made it; `url` is what its customer is sent. */
export const presentOffer = (offer: OfferView, url: string): Offer => ({
  offer_id: offer.id,
  title: offer.title,
  message: offer.message,
  customer:
    offer.customerId === null || offer.customerName === null
      ? null
      : { customer_id: offer.customerId, name: offer.customerName },
  colourways: offer.colourways,
  url,
  state: stateOf(offer),
  created_at: presentMoment(offer.createdAt),
  expires_at: presentMoment(offer.expiresAt),
  designs: offer.designs.map((design) => ({
    ...presentAnswer(design),
    file_id: design.fileId,
    said: design.said.map(({ answer, words, colourway, byShop, saidAt }) => ({
      ...{ answer, words, colourway },
      by_shop: byShop,
      said_at: presentMoment(saidAt),
    })),
  })),
  orders: offer.orders.map(({ id, number, designId }) => ({
    order_id: id,
    number: orderNumber(number),
    design_id: designId,
  })),
});

/** An offer for whoever has its link: nothing of the shop but its name, nothing of other customers. */
export const presentOpenOffer = ({ offer, shop, designs }: OpenedOffer): OpenOffer => ({
  title: offer.title,
  message: offer.message,
  shop,
  expires_at: presentMoment(offer.expiresAt),
  colourways: offer.colourways,
  designs: designs.map(presentAnswer),
});
