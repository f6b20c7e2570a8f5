import {
  type BookForm,
  type NewAnswer,
  type NewOffer,
  type NewOrder,
  Offer,
  OfferList,
  OpenOffer,
  OrderLine,
} from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';

const offerPath = (offerId: string) => `/boutique/offers/${encodeURIComponent(offerId)}`;

/** A shop's own offers. Every call throws a refusal or the browser's error. */
export const offersClient = {
  list: async () => OfferList.parse(await callOwn('/boutique/offers')).offers,
  make: async (offer: NewOffer) => Offer.parse(await callOwn('/boutique/offers', { method: 'POST', body: offer })),
  takeBack: async (offerId: string) => void (await callOwn(offerPath(offerId), { method: 'DELETE' })),
  order: async (offerId: string, order: NewOrder) =>
    OrderLine.parse(await callOwn(`${offerPath(offerId)}/orders`, { method: 'POST', body: order })),
};

export const bookUrl = (offerId: string, form: BookForm): string => `${offerPath(offerId)}/book?form=${form}`;

export const orderSheetUrl = (orderId: string): string => `/boutique/orders/${encodeURIComponent(orderId)}/pdf`;

/** Where a shop hears that somebody said something. */
export const OFFER_EVENTS = '/boutique/offers/events';

/** What the link of an offer opens, for whoever has it. */
export const openOfferClient = {
  open: async (key: string) => OpenOffer.parse(await callOwn(`/boutique/offer?${new URLSearchParams({ key })}`)),
  answer: async (answer: NewAnswer) =>
    OpenOffer.parse(await callOwn('/boutique/offer/answer', { method: 'PUT', body: answer })),
};

export const offeredPictureUrl = (key: string, design: string): string =>
  `/boutique/offer/picture?${new URLSearchParams({ key, design })}`;
