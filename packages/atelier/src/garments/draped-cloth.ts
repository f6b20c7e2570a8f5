/** Cloth that is draped, with its border. */
import type { Material } from '#atelier/cloth/build.ts';
import type { Dressing } from '#atelier/garments/dressing.ts';
import { borderMaterial } from '#atelier/garments/hem-border.ts';
import { materialOf } from '#atelier/garments/measures.ts';
import { bandMaterial, needleworkOf } from '#atelier/garments/needlework.ts';
import type { Border, Garment } from '#atelier/look/look.ts';

/** Height of a border on draped cloth: 4–8% of the figure. */
const BORDER_HEIGHT: Record<Border['kind'], number> = {
  plain: 16,
  gota: 34,
  kasavu: 30,
  temple: 44,
  zari: 40,
  paisley: 44,
  meenakari: 44,
  patola: 44,
};
/** Height of a band of needlework along the edges of cloth that has no border, drawing units. */
const WORKED_EDGE = 30;

/** Drawing units; 0 without a border or worked edge. */
export const borderHeight = (g: Garment): number => {
  if (g.border) return BORDER_HEIGHT[g.border.kind];
  return needleworkOf(g)?.places.has('hem') ? WORKED_EDGE : 0;
};

/** The cloth, and its border or worked edge if it has one. */
export function cloths(d: Dressing, g: Garment): Material[] {
  const material = materialOf(g.cloth);
  d.use(g, material, g.name);
  if (g.border) return [material, d.use(g, borderMaterial(g.border, material.colour), `${g.border.kind} border`)];
  const work = needleworkOf(g);
  return work?.places.has('hem') ? [material, bandMaterial(work, WORKED_EDGE)] : [material];
}
