/** What of a Look its picture shows: told from the cut of the clothes, without painting them. */
import type { Accessory, Detail, Garment, Look } from '@toile/look';
import { isSeenFrom } from '#atelier/figure/worn/draw-worn.ts';
import { type DrawnPart, drawnParts } from '#atelier/garments/drawn-parts.ts';
import { coversFeet } from '#atelier/garments/hidden-limbs.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { withoutUndrawn } from '#atelier/garments/told/undrawn-details.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { isThingDrawn } from '#atelier/lexicon/adornments/held-shapes.ts';
import { asShown } from '#atelier/lexicon/shown-on.ts';
import { loneWearer } from './lone-wearer.ts';

export interface Drawn {
  /** The Look without what is hidden, or asked for and not drawn. */
  look: Look;
  /** Garments that lie under others altogether. */
  hidden: readonly Garment[];
  /** Of each garment, by its id, the details that its drawing leaves out. */
  unshown: ReadonlyMap<string, readonly Detail[]>;
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
  const parts = drawnParts(outfitOf(wearer, look, seed));
  for (const part of parts) areas.set(part.garmentId, (areas.get(part.garmentId) ?? 0) + areaOf(part));
  const isSeen = ({ id }: Garment): boolean => (areas.get(id) ?? 0) > SEEN;
  const shown = withoutUndrawn({ wearer, look, seed, parts });
  const garments = shown.garments.filter(isSeen);
  // a ring is too small on a hand, and large on a sheet of its own
  const isLone = ({ kind }: Accessory): boolean => kind === look.product?.of;
  const accessories = look.accessories
    .filter((thing) => isLone(thing) || (isThingDrawn(thing) && isSeenFrom(thing.kind, wearer.back)))
    .map((thing) => asShown(thing, thing.kind));
  return {
    look: {
      ...look,
      garments: garments.length > 0 ? garments : shown.garments,
      accessories,
      footwear: asShown(look.footwear, 'footwear'),
    },
    unshown: new Map(
      look.garments.map(({ id, details }, i) => [
        id,
        details.filter((detail) => !shown.garments[i]?.details.includes(detail)),
      ]),
    ),
    hidden: look.garments.filter((garment) => !isSeen(garment)),
    shoes: !coversFeet(look.garments),
  };
}
