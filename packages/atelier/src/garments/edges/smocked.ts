/** Where cloth is smocked, and the rows it is drawn up on. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf } from '#atelier/garments/measures.ts';
import { shirredRows } from './shirred-rows.ts';

/** Heights (v) of the first and the last row. */
export interface Smocked {
  panel: Panel;
  from: number;
  to: number;
}

/** Where cloth is smocked whose cut does not say so, heights (v). */
const SMOCKED_AT = { from: 0.3, to: 0.6 };

/** @param panel of the whole, on which it is smocked where `smocked` does not say where. */
export function smocking(seed: number, g: Garment, panel: Panel, smocked?: Smocked): Line[] {
  const { from, to } = smocked ?? SMOCKED_AT;
  return shirredRows(smocked?.panel ?? panel, { from, to, seed, cloth: g.cloth.colour.hex });
}

/** A top that is tucked in has no edge to trim, but what is smocked of it is drawn up all the same. */
export function smockedBody(seed: number, g: Garment, smocked: Smocked): ClothLayer[] {
  if (!hasDetail(g, 'smocking')) return [];
  const lines = smocking(seed, g, smocked.panel, smocked);
  return [lay(g, 'edging', { ...emptyBuild(), lines }, { of: materialOf(g.cloth) })];
}

/** Between which heights (v) a top is smocked: from the bust to its waist, or down to the band it is tucked under. */
const OF_TOP = { from: 0.32, to: 0.64, whole: 0.98 } as const;

/** Where a top is smocked. @param tucked it ends under a band */
export const smockedTop = (panel: Panel, { length }: Garment, tucked: boolean): Smocked => ({
  panel,
  from: OF_TOP.from,
  to: tucked || length === 'crop' || length === 'waist' ? OF_TOP.whole : OF_TOP.to,
});
