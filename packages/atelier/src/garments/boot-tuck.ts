/** Narrow trousers are worn in tall boots, wide ones over them. */

import { asksFor, type Fabric, type Garment, type Length, type Look, type Silhouette } from '@toile/look';
import { SHIN, shoeOf } from '#atelier/figure/feet/shoes.ts';

/** Cuts that go into the shaft of a boot. */
const NARROW: ReadonlySet<Silhouette> = new Set(['slim', 'pencil', 'slip', 'churidar', 'jogger']);
/** Cuts that go into rubber as well: what is worn against mud keeps a straight leg out of it. */
const INTO_RUBBER: ReadonlySet<Silhouette> = new Set([...NARROW, 'straight', 'shift', 'tapered']);
/** Of those, what goes into a boot that ends below the calf: tailored legs fall over it. */
const CASUAL: ReadonlySet<Fabric> = new Set(['denim', 'jersey', 'leather', 'fleece', 'knit', 'corduroy']);
/** Hems that reach a boot. */
const LONG: ReadonlySet<Length> = new Set(['cropped', 'ankle', 'full', 'maxi', 'floor']);

/** Shafts, heads above the ankle, from which legs that cling are tucked in, all casual ones, and all narrow ones. */
const TUCKS = { tight: 0.3, casual: 0.6, all: 1 };
/** Share of a leg that is its shin, and how far in the boot trousers end, fractions of the leg. */
const SHIN_SHARE = 0.49;
const WITHIN = 0.06;
const DEEPEST = 0.96;

/**
 * Where along the leg trousers end that are worn in the boots of a Look: a fraction of it, see LEG_LENGTH. Null where they
 * fall over the boots or never reach them.
 */
export function endInBoot({ footwear }: Pick<Look, 'footwear'>, g: Garment): number | null {
  const { shaft = 0 } = shoeOf(footwear.kind, footwear.details);
  const isRubber = asksFor(footwear, 'rubber');
  const narrow = isRubber ? INTO_RUBBER : NARROW;
  if (g.family !== 'trousers' || !LONG.has(g.length) || !narrow.has(g.silhouette)) return null;
  const least = g.fit === 'tight' ? TUCKS.tight : CASUAL.has(g.cloth.fabric) ? TUCKS.casual : TUCKS.all;
  if (shaft < least) return null;
  return Math.min(DEEPEST, 1 - (SHIN_SHARE * shaft) / SHIN + WITHIN);
}
