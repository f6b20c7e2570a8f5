/** A layer of net over a skirt: it veils it, and stands out below its hem in a gathered frill. */

import type { Garment } from '@toile/look';
import type { Build, Material } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { ruffleHem } from '#atelier/garments/finish/ruffle.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';

/** How much the net covers, how deep its frill is and how far above the hem it begins, page units. */
const NET = { cover: 0.36, frill: 54, above: 22 } as const;

/** The net of a garment whose words ask for an overlay. */
export function layOverlay(g: Garment, skirt: Build & { panel: Panel }, seed: number): ClothLayer[] {
  if (!hasDetail(g, 'overlay')) return [];
  const colour = trimOf(g, 'lace') ?? mixHex(g.cloth.colour.hex, '#ffffff', 0.45);
  const of: Material = { fabric: 'net', colour, opacity: NET.cover };
  const level = 1 - NET.above / Math.max(80, skirt.panel.length());
  const frill = ruffleHem(skirt.panel, {
    fabric: FABRIC_RULES.net,
    depth: NET.frill,
    seed: branch(seed, 'edges.overlay'),
    level,
  });
  return [
    lay(g, 'lace', { ...skirt, lines: [] }, { of }),
    lay(g, 'lace', frill, { of: { ...of, opacity: NET.cover * 1.5 }, called: 'net' }),
  ];
}
