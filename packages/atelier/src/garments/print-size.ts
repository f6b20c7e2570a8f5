/** A motif is scaled by what is cut from the cloth: what reads on a long dress would be one flower on a blouse. */

import type { Garment, Length } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { hasGrain } from '#atelier/cloth/prints/print-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';

const SHORT: readonly Length[] = ['micro', 'mini', 'crop', 'waist', 'hip', 'thigh', 'knee'];

function shareOf({ family, length }: Garment, child: boolean, grained: boolean): number {
  // stripes and checks are counted by the hand and not by the garment
  if (grained) return child ? 0.8 : 1;
  const own = family === 'top' || family === 'choli' ? 0.78 : SHORT.includes(length) ? 0.86 : 1;
  return child ? Math.min(own, 0.86) * 0.72 : own;
}

/** The cloth of a garment with its print as large as the garment bears. */
export function sizedPrint(material: Material, g: Garment, f: Wearer): Material {
  const { print } = material;
  if (!print) return material;
  const share = shareOf(g, f.person.ageGroup === 'child', hasGrain(print));
  return share === 1 ? material : { ...material, print: { ...print, scale: print.scale * share } };
}
