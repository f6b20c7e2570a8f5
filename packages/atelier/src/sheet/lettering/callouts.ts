/** What a cutter would ask about the garments worn, each with the place on the figure where it can be seen. */

import type { Garment, Look } from '@toile/look';
import { armAxis } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { endInBoot } from '#atelier/garments/boot-tuck.ts';
import { sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { isTucked } from '#atelier/garments/tuck.ts';
import { at } from '#atelier/kit/curves.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import {
  bodiceRemark,
  hemRemark,
  neckRemark,
  type Remark,
  shoulderRemark,
  skirtRemark,
  sleeveRemark,
  waistRemark,
} from './callout-words.ts';

/** A thing to point at. */
export interface Callout extends Remark {
  garment: Garment;
  /** Part of the figure: no two callouts speak of the same. */
  of: 'neck' | 'shoulder' | 'sleeve' | 'waist' | 'skirt' | 'hem';
  /** Where on either side it lies, page units; for a hem wherever the garment ends, for a skirt half-way down to it. */
  places: { side: Side; at: Point }[] | 'skirt' | 'hem';
}

/** Is the lower edge of this garment its hem, or does another one end it? */
function showsHem(g: Garment, look: Look, wearer: Wearer): boolean {
  if (g.layer === 'drape' || isTucked(wearer, look, g) || endInBoot(look, g) !== null) return false;
  const index = look.garments.indexOf(g);
  return !look.garments.slice(index + 1).some((over) => over.family === 'jacket' || over.family === 'saree');
}

/** Does something with shoulders of its own lie over this garment's? */
function isCovered(g: Garment, { garments }: Look): boolean {
  const over = garments.slice(garments.indexOf(g) + 1);
  return over.some(
    ({ family, layer }) => family === 'jacket' || (family === 'top' && layer !== 'base') || family === 'dupatta',
  );
}

/** How far up the arm from its end a sleeve is pointed at, as a share of the arm. */
const ABOVE_CUFF = 0.02;
/** How far from the throat to the shoulder a neckline or collar is pointed at. */
const BESIDE_NECK = 0.12;

/** Callouts of one garment, as it is worn in this Look. */
function calloutsOf(g: Garment, look: Look, wearer: Wearer): Callout[] {
  const out: Callout[] = [];
  const on = (of: Callout['of'], remark: Remark | null, place: (side: Side) => Point): void => {
    if (remark) out.push({ garment: g, ...remark, of, places: SIDES.map((side) => ({ side, at: place(side) })) });
  };
  if (!isCovered(g, look)) {
    on('neck', neckRemark(g), (side) => mix(wearer.neck.base[side], wearer.shoulder[side], BESIDE_NECK));
    on('neck', bodiceRemark(g), (side) => wearer.underarm[side]);
    on('shoulder', shoulderRemark(g), (side) => wearer.shoulder[side]);
  }
  const end = sleevesOf(g)?.end ?? 0;
  on('sleeve', sleeveRemark(g), (side) => at(armAxis(wearer, side), Math.max(0, end - ABOVE_CUFF)));
  on('waist', waistRemark(g), (side) => wearer.waist[side]);
  const skirt = skirtRemark(g);
  if (skirt) out.push({ garment: g, ...skirt, of: 'skirt', places: 'skirt' });
  if (showsHem(g, look, wearer)) out.push({ garment: g, ...hemRemark(g), of: 'hem', places: 'hem' });
  return out;
}

/** Everything that could be pointed at, what tells most of the design first, and of equals what holds the foot of the sheet. */
export const calloutsFor = (garments: readonly Garment[], look: Look, wearer: Wearer): Callout[] =>
  garments
    .flatMap((g) => calloutsOf(g, look, wearer))
    .toSorted((a, b) => b.tells - a.tells || Number(b.of === 'hem') - Number(a.of === 'hem'));
