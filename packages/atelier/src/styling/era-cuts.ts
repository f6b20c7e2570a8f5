import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { shapeLike } from './build-garment.ts';
import type { Piece } from './piece.ts';

/** How a style cuts a garment that is called by no more than its family: style → garment → the one it is cut like. */
const CUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cottagecore: { dress: 'prairie-dress', top: 'peasant-top', blouse: 'peasant-top', skirt: 'tiered-skirt' },
  boho: { dress: 'tiered-dress', top: 'peasant-top', blouse: 'peasant-top', skirt: 'tiered-skirt' },
  romantic: { dress: 'tiered-dress', blouse: 'peasant-top' },
  hippie: { dress: 'tiered-dress', trousers: 'flared-jeans', blouse: 'peasant-top' },
  rockabilly: { dress: 'tea-dress', skirt: 'circle-skirt' },
  '1940s': { dress: 'tea-dress', blouse: 'pussy-bow-blouse' },
  vintage: { dress: 'tea-dress', skirt: 'circle-skirt', blouse: 'pussy-bow-blouse' },
  mod: { dress: 'shift-dress', skirt: 'mini-skirt' },
  flapper: { dress: 'flapper-dress', gown: 'flapper-dress' },
  regency: { dress: 'regency-gown', gown: 'regency-gown' },
  victorian: { dress: 'victorian-gown', gown: 'victorian-gown' },
  gothic: { dress: 'victorian-gown', gown: 'victorian-gown', top: 'corset' },
  renaissance: { dress: 'victorian-gown', gown: 'victorian-gown', shirt: 'poet-shirt' },
  minimalist: { dress: 'shift-dress', skirt: 'slip-skirt' },
  punk: { jacket: 'leather-jacket' },
  nautical: { jacket: 'pea-coat' },
  techwear: { jacket: 'windbreaker', trousers: 'cargo-pants' },
  business: { dress: 'sheath-dress', skirt: 'pencil-skirt' },
  glam: { dress: 'cocktail-dress' },
};
/** Lengths belong to daywear's eras; a garment keeps its own when the words say it. */
export function cutByStyle(piece: Piece, styleId: string | undefined): void {
  const like = styleId ? CUTS[styleId]?.[piece.entry.id] : undefined;
  const entry = like ? GARMENT_BY_ID.get(like) : undefined;
  if (entry?.is) shapeLike(piece, entry.is);
}
