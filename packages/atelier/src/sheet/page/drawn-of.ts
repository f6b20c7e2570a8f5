/** What of a Look its picture shows: told from the cut of the clothes, without painting them. */
import type { Garment, Look } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import { isSeenFrom } from '#atelier/figure/worn/draw-worn.ts';
import { type DrawnPart, drawnParts } from '#atelier/garments/drawn-parts.ts';
import { coversFeet } from '#atelier/garments/hidden-limbs.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { asShown } from '#atelier/lexicon/shown-on.ts';
import { loneWearer } from './lone-wearer.ts';

export interface Drawn {
  /** The Look without what is hidden, or asked for and not drawn. */
  look: Look;
  /** Garments that lie under others altogether. */
  hidden: readonly Garment[];
  /** Whether the shoes are seen. */
  shoes: boolean;
}

/** Seen less than this, square page units, nobody could tell a garment. */
const SEEN = 420;

const areaOf = ({ box, seen }: DrawnPart): number => box.w * box.h * seen;

/** Deterministic in Look and seed. */
export function drawnOf(look: Look, seed: number): Drawn {
  const wearer = loneWearer(look, PAGE.width);
  const areas = new Map<string, number>();
  for (const part of drawnParts(outfitOf(wearer, look, seed)))
    areas.set(part.garmentId, (areas.get(part.garmentId) ?? 0) + areaOf(part));
  const isSeen = ({ id }: Garment): boolean => (areas.get(id) ?? 0) > SEEN;
  const garments = look.garments.filter(isSeen);
  const accessories = look.accessories
    .filter(({ kind }) => ACCESSORIES[kind].drawn && isSeenFrom(kind, wearer.back))
    .map((thing) => asShown(thing, thing.kind));
  return {
    look: {
      ...look,
      garments: garments.length > 0 ? garments : look.garments,
      accessories,
      footwear: asShown(look.footwear, 'footwear'),
    },
    hidden: look.garments.filter((garment) => !isSeen(garment)),
    shoes: !coversFeet(look.garments),
  };
}
