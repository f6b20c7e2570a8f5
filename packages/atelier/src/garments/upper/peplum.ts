/** A short flared skirt sewn to a waist seam. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { type Skirt, skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { SKIRT_CUTS, skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { RIGHT, type Side } from '#atelier/kit/side.ts';
import { sideSeam } from './side-seam.ts';

/** @param y page height of the seam it hangs from. @param ease of the bodice above it. */
export function peplum(
  f: Wearer,
  o: { fabric: FabricRule; seed: number; y: number; ease: number; angle: number; stiff: number },
): Skirt {
  const top = (s: Side) => {
    const seam = sideSeam(f, s, { ease: o.ease, endY: o.y });
    return seam[seam.length - 1];
  };
  return skirt(f, {
    cut: SKIRT_CUTS.peplum ?? skirtCut('circle'),
    fabric: o.fabric,
    seed: o.seed,
    hemY: f.hip[RIGHT][1] + 8,
    topLeft: top(-1),
    topRight: top(1),
    angle: o.angle,
    stiff: o.stiff,
  });
}
