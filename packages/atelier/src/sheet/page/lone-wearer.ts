import type { Look } from '@toile/look';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses/stance-for.ts';

/** The person of a Look in the middle of a page of this width, page units. */
export const loneWearer = (look: Look, width: number): Wearer =>
  makeWearer(
    { ...look.person, pose: poseFor(look) },
    { x: width / 2, heel: heelOf(look.footwear.kind, look.footwear.details), stance: stanceFor(look) },
  );
