/** The surfaces of one right shoe. */
import type { Footwear } from '@toile/look';
import { fasteningSurfaces } from './fastenings.ts';
import { shaftSurfaces } from './shaft.ts';
import { planShoe } from './shoe-plan.ts';
import { strapSurfaces } from './straps.ts';
import type { Surface } from './surface.ts';
import { underfootSurfaces } from './underfoot.ts';
import { upperSurfaces } from './upper.ts';

/** Deterministic in what is told of the shoe. Lengths of a foot; it stands on y 0. */
export function buildShoe(footwear: Footwear): Surface[] {
  const plan = planShoe(footwear);
  return [
    ...underfootSurfaces(plan),
    ...upperSurfaces(plan),
    ...shaftSurfaces(plan),
    ...strapSurfaces(plan),
    ...fasteningSurfaces(plan),
  ];
}
