/** Cloth that is draped, with its border. */

import { asksFor, type Border, type Garment } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { sequinStrip } from '#atelier/cloth/prints/border-strips.ts';
import { borderMaterial } from '#atelier/garments/finish/hem-border.ts';
import { needleworkOf } from '#atelier/garments/finish/needlework.ts';
import { workedEdge } from '#atelier/garments/finish/work-bands.ts';
import { called, type UsedMaterial } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf } from '#atelier/garments/measures.ts';

/** Height of a border on draped cloth: 4–8% of the figure. */
const BORDER_HEIGHT: Record<Border['kind'], number> = {
  plain: 20,
  gota: 34,
  kasavu: 30,
  temple: 44,
  zari: 40,
  paisley: 44,
  meenakari: 44,
  patola: 44,
};
/** Height of a band of needlework along the edges of cloth that has no border, page units. */
const WORKED_EDGE = 30;

/** Least height of a border in which scallops are seen. */
const SCALLOPED = 38;

/** Page units; 0 without a border or worked edge. */
export const borderHeight = (g: Garment): number => {
  if (g.border)
    return (
      Math.max(BORDER_HEIGHT[g.border.kind], hasDetail(g, 'scallop') ? SCALLOPED : 0) *
      (hasDetail(g, 'wide-border') ? 1.5 : hasDetail(g, 'narrow-border') ? 0.5 : 1)
    );
  return needleworkOf(g)?.places.has('hem') ? WORKED_EDGE : 0;
};

/** Whether its border is sewn over and over with sequins: then it is a band of them, and no row of stones above it. */
export const hasSequinBorder = (g: Garment): boolean => !!g.border && asksFor(g, 'sequins', 'border');

/** A length that falls in pleats lies several times over itself: sheer cloth is that much less seen through, 0..1. */
const GATHERED = 0.78;

/** The same cloths where they fall gathered. */
export const gathered = (materials: readonly Material[], g: Garment): Material[] =>
  materials.map((m, i) => (i === 0 && isSheer(g.cloth.fabric) ? { ...m, opacity: GATHERED } : m));

/** What its border or worked edge is made of, and how it is called; none without one. */
export function edgeOf(g: Garment): { material: Material; name?: string } | undefined {
  const { border } = g;
  if (border && hasSequinBorder(g)) {
    const { hex } = border.colour;
    return { material: { fabric: 'silk', colour: hex, strip: sequinStrip(hex) }, name: 'sequin border' };
  }
  if (border)
    return {
      material: borderMaterial(border, g.cloth.colour.hex, hasDetail(g, 'scallop')),
      name: `${border.kind} border`,
    };
  const work = needleworkOf(g);
  return work?.places.has('hem') ? { material: workedEdge(work, WORKED_EDGE) } : undefined;
}

/** The cloth, and its border or worked edge if it has one. */
export function cloths(g: Garment): Material[] {
  const edge = edgeOf(g);
  return [materialOf(g.cloth), ...(edge ? [edge.material] : [])];
}

/** The same by their names. */
export function calledCloths(g: Garment): UsedMaterial[] {
  const edge = edgeOf(g);
  return [called(g, materialOf(g.cloth), g.name), ...(edge?.name ? [called(g, edge.material, edge.name)] : [])];
}
