/** Legs turned up at their hems: tailored once, or rolled so that the paler inside of denim shows. */

import type { Garment } from '@toile/look';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import { turnedBand } from '#atelier/garments/edges/turned-band.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf, plainOf } from '#atelier/garments/measures.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import type { LegPanel } from './trouser-parts.ts';

/** Turned once and pressed, and rolled twice: see `TurnedBand`. */
const PRESSED = { high: 25, out: 2.2 } as const;
const ROLLED = { high: 34, out: 3, turn: 0.5 } as const;
/** How pale the inside of denim is. */
const INSIDE = 0.55;

/** The bands at the hems, the farther leg's first. */
export function turnUps(g: Garment, legs: readonly LegPanel[]): ClothLayer[] {
  if (!hasDetail(g, 'turn-up')) return [];
  const isDenim = g.cloth.fabric === 'denim';
  const own = materialOf(g.cloth);
  const of = isDenim ? { ...plainOf(own), colour: mixHex(own.colour, '#f1f0ea', INSIDE) } : own;
  const bands = legs.map(({ panel, name }) => turnedBand(panel, { name, ...(isDenim ? ROLLED : PRESSED) }));
  return [lay(g, 'cuff', merge(emptyBuild(), ...bands), { of, cast: 0.3 })];
}
