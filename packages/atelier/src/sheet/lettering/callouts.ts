/** What a cutter would ask about the garments worn, each with the place on the figure where it can be seen. */

import type { Garment, Look, Neckline } from '@toile/look';
import { armAxis } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { endInBoot } from '#atelier/garments/boot-tuck.ts';
import { sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { isTucked } from '#atelier/garments/tuck.ts';
import { neckEdge } from '#atelier/garments/upper/neckline-cuts.ts';
import { at } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
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

/** Beside which part of the outline a note stands; where what it tells of lies within, the point its leader ends on. */
export interface Place {
  side: Side;
  at: Point;
  tip?: Point;
}

/** A thing to point at. */
export interface Callout extends Remark {
  garment: Garment;
  /** Part of the figure: no two callouts speak of the same. */
  of: 'neck' | 'shoulder' | 'sleeve' | 'waist' | 'skirt' | 'hem';
  /** Where on either side it lies, page units; for a hem wherever the garment ends, for a skirt half-way down to it. */
  places: Place[] | 'skirt' | 'hem';
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

/** Necklines whose edge lies low within the figure: beside the throat there is skin, or a strap. */
const LOW: ReadonlySet<Neckline> = new Set(['cowl', 'plunging', 'sweetheart', 'square', 'v', 'wrap']);
/** How far from its middle such an edge is pointed at, as a share of it, and how far below it, page units. */
const ON_EDGE = { aside: 0.14, below: 9 } as const;

/** The point of a low neckline that a leader from this side ends on. */
function neckTip(g: Garment, wearer: Wearer, side: Side): Point | undefined {
  if (g.collar !== 'none' || !LOW.has(g.neckline)) return undefined;
  const { edge } = neckEdge(wearer, g.neckline, g.sleeve.length === 'sleeveless');
  return add(at(edge, 0.5 + side * ON_EDGE.aside), [0, ON_EDGE.below]);
}

/** Callouts of one garment, as it is worn in this Look. */
function calloutsOf(g: Garment, look: Look, wearer: Wearer): Callout[] {
  const out: Callout[] = [];
  const on = (
    of: Callout['of'],
    remark: Remark | null,
    place: (side: Side) => Point,
    tipOf?: (side: Side) => Point | undefined,
  ): void => {
    if (!remark) return;
    const places = SIDES.map((side): Place => {
      const tip = tipOf?.(side);
      return { side, at: place(side), ...(tip && { tip }) };
    });
    out.push({ garment: g, ...remark, of, places });
  };
  if (!isCovered(g, look)) {
    on(
      'neck',
      neckRemark(g),
      (side) => mix(wearer.neck.base[side], wearer.shoulder[side], BESIDE_NECK),
      (side) => neckTip(g, wearer, side),
    );
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
