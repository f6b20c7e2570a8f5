import { type Accessory, type Footwear, type Look, PRODUCT_KINDS } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import type { ThingSort } from '#atelier/lexicon/things/parts-of-things.ts';
import { mark, type Work } from '../work.ts';

/** A thing that stands by itself: what every edit of its sheet is of. */
export type LoneThing = Accessory | Footwear;
export type LonePlace = { of: 'footwear' } | { of: 'accessory'; kind: Accessory['kind'] };

const isAsked = ({ reading: { sources } }: Look, slot: string): boolean => sources[slot] === 'words';

/** The one thing that the words asked for, where no outfit is: on a sheet of its own, or worn with clothes of our choice. */
export function loneIn(look: Look): LonePlace | undefined {
  const { product, garments, accessories, companion } = look;
  if (product?.of === 'footwear') return { of: 'footwear' };
  // a length of cloth is a garment, and changed as one
  if (product?.of === 'dupatta') return undefined;
  if (product) return { of: 'accessory', kind: product.of };
  const isOutfit = companion !== undefined || isAsked(look, 'footwear.kind') || isAsked(look, 'person.presentation');
  if (isOutfit || garments.some(({ id }) => isAsked(look, `${id}.kind`))) return undefined;
  const asked = accessories.filter(({ kind }) => isAsked(look, `accessory.${kind}`));
  const [first] = asked;
  return first && asked.length === 1 && !first.name.startsWith('jewellery')
    ? { of: 'accessory', kind: first.kind }
    : undefined;
}

export type LoneKind = Accessory['kind'] | 'footwear';
export const kindAt = (place: LonePlace): LoneKind => (place.of === 'footwear' ? 'footwear' : place.kind);
export const isJewelKind = (kind: LoneKind): boolean => kind !== 'footwear' && ACCESSORIES[kind].sort === 'jewel';

/** The thing at its place; undefined where it is gone. */
export const loneAt = ({ footwear, accessories }: Look, place: LonePlace): LoneThing | undefined =>
  place.of === 'footwear' ? footwear : accessories.find(({ kind }) => kind === place.kind);

/** Puts the thing back, changed. */
export function putBack(work: Work, place: LonePlace, next: LoneThing): void {
  const { look } = work;
  if (place.of === 'footwear') {
    // only footwear stands at that place
    look.footwear = next as Footwear;
    mark(work, 'footwear.kind');
    return;
  }
  // only an accessory stands at that place
  const worn = next as Accessory;
  look.accessories = look.accessories.map((one) => (one.kind === place.kind ? worn : one));
  const product = PRODUCT_KINDS.find((kind) => kind === worn.kind);
  if (look.product && product) look.product = { ...look.product, of: product };
  mark(work, `accessory.${worn.kind}`);
}

const SORTS: readonly (readonly [ThingSort, RegExp])[] = [
  ['hat', /^(?:hat|cap|beanie|beret|turban)$/],
  ['belt', /^(?:belt|obi|suspenders|waist-chain)$/],
  ['watch', /^watch$/],
  ['glasses', /^(?:sunglasses|glasses)$/],
  ['cloth', /^(?:scarf|tie|bow-tie|pocket-square|hijab|gloves|socks|tights|veil)$/],
];

/** What parts it may have. */
export function sortOf(place: LonePlace): ThingSort {
  if (place.of === 'footwear') return 'shoe';
  const { sort, worn } = ACCESSORIES[place.kind];
  if (sort) return sort;
  const found = SORTS.find(([, kinds]) => kinds.test(place.kind))?.[0];
  return found ?? (worn === 'carried' ? 'bag' : 'hat');
}
