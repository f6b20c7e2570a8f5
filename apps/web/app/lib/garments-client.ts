import {
  Customer,
  type CustomerCard,
  CustomerList,
  GarmentCost,
  GarmentMeasures,
  GarmentPattern,
  GarmentsOverview,
  type Language,
  PackPreview,
  PackState,
  PriceList,
  type ShopPrices,
} from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';

/** In whose measures: a size of the table, or a customer's card. */
export type WantedFor = { size: string } | { customer: string };

/** How flats are drawn, and of which garments: of those that the words name, where nobody chose. */
export interface FlatsLook {
  ground: 'cloth' | 'white';
  dimensions: boolean;
  /** `false`: the drawing alone, on no paper, with how long each garment is. */
  words?: boolean;
  shown?: readonly string[] | undefined;
}

/** Address of something of a design. */
export const pathOf = (designId: string, rest: string, query: Record<string, string> = {}) => {
  const asked = new URLSearchParams(query).toString();
  return `/generate-outfit/${encodeURIComponent(designId)}/${rest}${asked && `?${asked}`}`;
};

/** Addresses of what is shown as a picture or kept as a file. */
export const garmentUrl = {
  flats: (
    designId: string,
    wanted: WantedFor,
    { ground, dimensions, words = true, shown, format }: FlatsLook & { format: 'svg' | 'pdf' },
  ) =>
    pathOf(designId, 'garments/flats', {
      ...wanted,
      ground,
      dimensions: String(dimensions),
      format,
      ...(!words && { words: 'false' }),
      ...(shown && { garment: shown.join(',') }),
    }),
  measures: (designId: string, wanted: WantedFor) =>
    pathOf(designId, 'garments/measures', { ...wanted, format: 'csv' }),
  cost: (designId: string, wanted: WantedFor, format: 'csv' | 'xlsx') =>
    pathOf(designId, 'garments/cost', { ...wanted, format }),
  pattern: (designId: string, wanted: WantedFor, file: { garment: string; format: string }) =>
    pathOf(designId, 'garments/pattern', { ...wanted, ...file }),
  pack: (designId: string, format: 'pdf' | 'xlsx', language: Language) =>
    pathOf(designId, 'pack/file', { format, language }),
};

/** What is cut from a design. Every call throws a refusal or the browser's error. */
export const garmentsClient = {
  overview: async (designId: string) => GarmentsOverview.parse(await callOwn(pathOf(designId, 'garments'))),
  measures: async (designId: string, wanted: WantedFor) =>
    GarmentMeasures.parse(await callOwn(pathOf(designId, 'garments/measures', wanted))),
  pattern: async (designId: string, wanted: WantedFor) =>
    GarmentPattern.parse(await callOwn(pathOf(designId, 'garments/pattern', wanted))),
  cost: async (designId: string, wanted: WantedFor) =>
    GarmentCost.parse(await callOwn(pathOf(designId, 'garments/cost', wanted))),
  pack: async (designId: string) => PackPreview.parse(await callOwn(pathOf(designId, 'pack'))),
  takePack: async (designId: string) => PackState.parse(await callOwn(pathOf(designId, 'pack'), { method: 'PUT' })),
  prices: async () => PriceList.parse(await callOwn('/boutique/prices')),
  setPrices: async (prices: ShopPrices) =>
    PriceList.parse(await callOwn('/boutique/prices', { method: 'PUT', body: prices })),
};

const cardPath = (customerId: string) => `/boutique/customers/${encodeURIComponent(customerId)}`;

/** Cards of a shop's customers. */
export const customersClient = {
  list: async () => CustomerList.parse(await callOwn('/boutique/customers')).customers,
  add: async (card: CustomerCard) =>
    Customer.parse(await callOwn('/boutique/customers', { method: 'POST', body: card })),
  change: async (customerId: string, card: CustomerCard) =>
    Customer.parse(await callOwn(cardPath(customerId), { method: 'PUT', body: card })),
  remove: async (customerId: string) => void (await callOwn(cardPath(customerId), { method: 'DELETE' })),
};
