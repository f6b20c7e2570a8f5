import type { Torso } from '../points.ts';

/** Level below HPS from which a body narrows to its waist, cm. */
const FROM = 22;
/** Share of the way from waist to chest that a body has gained at that level. */
const GAINED = 0.6;

/** Half the girth of a bodice, laid flat, at the seam that joins a skirt to it. */
export function jointWidth(t: Torso): number {
  const y = t.joint ?? t.length;
  if (y <= t.waistAt)
    return t.waist + (((t.chest - t.waist) * (t.waistAt - y)) / Math.max(1, t.waistAt - FROM)) * GAINED;
  return t.waist + ((t.hip - t.waist) * (y - t.waistAt)) / Math.max(1, t.hipAt - t.waistAt);
}
