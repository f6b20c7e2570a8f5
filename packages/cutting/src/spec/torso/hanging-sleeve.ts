import type { Garment } from '@toile/look';
import type { Torso } from '../points.ts';

/** Whose sleeves are bags, sewn to the body at the top alone. */
const HANGING: readonly Garment['kind'][] = ['kimono'];
/** Depth of a hanging sleeve over its opening at the wrist. */
const DEPTH = 2.05;

/** Depth of a sleeve that hangs as a bag, cm; undefined for all others. */
export const bagOf = (t: Torso, g: Garment): number | undefined =>
  HANGING.includes(g.kind) && t.sleeveOpening !== undefined && (t.sleeve ?? 0) > 20
    ? t.sleeveOpening * DEPTH
    : undefined;
