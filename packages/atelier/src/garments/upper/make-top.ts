/** A top as it is sewn together: bodice, sleeves, peplum, and what is drawn on it. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isStretchy } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { ruchedSides } from '#atelier/garments/dress/dress-details.ts';
import { heightAt } from '#atelier/garments/dress/dress-parts.ts';
import { gathersAlong } from '#atelier/garments/finish/gathers.ts';
import { bottomOf } from '#atelier/garments/finish/hem-shape.ts';
import { kangarooPocket } from '#atelier/garments/finish/pocket-cuts.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { backSeams } from '#atelier/garments/from-behind.ts';
import {
  boxOf,
  countOf,
  easeOf,
  garmentMaterial,
  grainAngle,
  hasDetail,
  strapWidthOf,
  topHemY,
} from '#atelier/garments/measures.ts';
import { isBanded, makeSleeves, raglanOf, type SetIn, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { isTiedInFront } from '#atelier/garments/tuck.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, mix } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bodice } from './bodice.ts';
import { type Bodice, neckFront } from './bodice-cut.ts';
import { frontClosure } from './front-closure.ts';
import { neckFor } from './neck-choice.ts';
import { peplum } from './peplum.ts';
import { wrapFront } from './wrap.ts';

/** How much lower a top reaches that is cut too large, page units. */
const OVERSIZED_LONGER = 46;
/** More room of it than of what is only loose. */
const OVERSIZED_EASE = 12;

/** The room a top gives and where it ends. */
function topCut(d: Fitting, g: Garment, tucked: boolean): { ease: number; box: number; endY: number; flare: number } {
  const { f } = d;
  const longer = g.fit === 'oversized' && g.length === 'hip' ? OVERSIZED_LONGER : 0;
  const endY = tucked
    ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + (isWoman(f) ? 10 : 34)
    : topHemY(f, isTiedInFront(g) && g.length === 'hip' ? 'waist' : g.length, g.hem) + longer;
  const boxy = g.silhouette === 'boxy' || g.silhouette === 'a-line' || g.silhouette === 'flared';
  const flares: Partial<Record<string, number>> = { 'a-line': 26, flared: 44, empire: 26, circle: 60, gathered: 20 };
  return {
    ease: easeOf(g.fit) + (g.fit === 'oversized' ? OVERSIZED_EASE : g.silhouette === 'boxy' ? BOXY_EASE : 0),
    box: tucked ? Math.min(0.4, boxOf(f, g.fit)) : g.silhouette === 'boxy' ? 1 : boxy ? 0.9 : boxOf(f, g.fit),
    endY,
    flare: flares[g.silhouette] ?? (endY > f.hip[LEFT][1] + 40 ? 14 : 4),
  };
}

export const closesWithButtons = ({ closure }: Garment): boolean => closure === 'buttons' || closure === 'half-placket';

/** The tails of a shirt worn out: longer before and behind than at the sides. */
const TAILS = (u: number): number => 22 * (1 - u ** 4);
const TAIL_RISE = 17;
const hasTails = (f: Wearer, { collar, closure, cloth, silhouette, kind }: Garment): boolean =>
  (!isWoman(f) || kind === 'shirt') &&
  collar === 'shirt' &&
  closure === 'buttons' &&
  !isStretchy(cloth.fabric) &&
  silhouette !== 'boxy';

/** Each side of a tucked top ends inside the band, which tilts with the hips. */
const tuckedEnds = (f: Wearer, band: number): [number, number] => [
  mix(f.waist[LEFT], f.highHip[LEFT], band)[1] + 4,
  mix(f.waist[RIGHT], f.highHip[RIGHT], band)[1] + 4,
];

/** How a top is worn: over its bottom or under its band, and what lies over it. */
export interface TopWorn {
  /** How far below the waist the band lies that it is tucked under (0 waist, 1 hip bone); null if it is worn out. */
  band: number | null;
  sleeveHidden: boolean;
  /** It comes out below a short jacket. */
  hangsOut: boolean;
}

/** A jacket holds in what is worn under it; out of a short one it hangs with some room: most ease and box. */
const HELD = { under: { ease: 5, box: 0.2 }, hanging: { ease: 7, box: 0.5 } } as const;

/** How far below the bust a seam lies, page units. */
const UNDER_BUST = 8;

/** A man's sleeve is set in where it falls straight, page units. */
const SQUARED = { pad: 0, padOut: 5 } as const;
/** What is cut too large, or square, has its sleeves set in below the shoulder. */
const DROPPED = { oversized: { pad: 0, padOut: 19, drop: 16 }, boxy: { pad: 0, padOut: 11, drop: 8 } } as const;
/** More room of a square cut, page units. */
const BOXY_EASE = 7;

/** Where sleeves are set in. */
function setInOf(f: Wearer, g: Garment): Omit<SetIn, 'neck' | 'end'> {
  if (!sleevesOf(g) || raglanOf(g) !== undefined || isBanded(g)) return {};
  if (g.fit === 'oversized') return DROPPED.oversized;
  if (g.silhouette === 'boxy') return DROPPED.boxy;
  return isWoman(f) ? {} : SQUARED;
}

export interface MadeTop {
  b: Bodice;
  sleeves: Sleeve[];
  endY: number;
  isLong: boolean;
  isRibbed: boolean;
  flounce: Build | null;
}

/** Fullness of the hem, by what asks for it. */
const fullnessOf = (g: Garment): number =>
  g.silhouette === 'flared' || g.silhouette === 'a-line' ? 0.5 : hasDetail(g, 'flared-hem') ? 0.4 : 0.08;

/** Bodice, sleeves and peplum. */
export function makeTop(d: Fitting, g: Garment, { band, sleeveHidden, hangsOut }: TopWorn): MadeTop {
  const { f, seed } = d;
  const tucked = band !== null;
  const held = HELD[hangsOut ? 'hanging' : 'under'];
  const cut = topCut(d, g, tucked);
  if (sleeveHidden) {
    cut.ease = Math.min(cut.ease, held.ease);
    cut.box = Math.min(cut.box, held.box);
  }
  const hasSleeves = sleevesOf(g) !== null;
  const isRibbed = hasDetail(g, 'rib') || (isStretchy(g.cloth.fabric) && g.cloth.fabric !== 'jersey');
  const isFlounced = !tucked && g.silhouette === 'peplum';
  const tails = hasTails(f, g) && !tucked && cut.endY < f.hip[LEFT][1] + 40;
  if (tails) cut.endY -= TAIL_RISE;
  if (isFlounced) cut.endY = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 4;
  const isLong = cut.endY > f.hip[LEFT][1] + 40;
  const squared = sleeveHidden && isWoman(f) ? {} : setInOf(f, g);
  const shared = {
    fabric: FABRIC_RULES[g.cloth.fabric],
    ease: cut.ease,
    angle: grainAngle(garmentMaterial(g)),
    stiff: stiffnessOf(g.cloth),
  };
  const b = bodice(f, {
    ...shared,
    seed,
    neck: neckFor(g),
    box: cut.box,
    endY: cut.endY,
    flare: cut.flare,
    sleeveless: !hasSleeves,
    raglan: raglanOf(g),
    banded: isBanded(g),
    hem: tucked ? 'hidden' : isFlounced ? 'joined' : isRibbed ? 'rib' : isLong ? 'free' : 'clean',
    fullness: fullnessOf(g),
    mirror: closesWithButtons(g),
    bottom: tucked ? undefined : (bottomOf(g, isLong) ?? (tails ? TAILS : undefined)),
    ...(band !== null && { ends: tuckedEnds(f, band) }),
    ...squared,
    strapWidth: strapWidthOf(g) ?? 5,
  });
  if ((g.silhouette === 'wrap' || g.closure === 'wrap') && !f.back)
    wrapFront(b, f, neckFront(b), b.panel.map(-0.74, tucked ? 0.97 : 0.78));
  if (hasDetail(g, 'ruching')) b.folds.push(...ruchedSides(d, g, b));
  gathered(d, g, b);
  const flounce = isFlounced ? peplum(f, { ...shared, seed: branch(seed, 'top.peplum'), y: cut.endY - 2 }) : null;
  const sleeves = hasSleeves && !sleeveHidden ? makeSleeves(d, g, cut.ease, { ...squared, neck: b.neck.edge }) : [];
  return { b, sleeves, endY: cut.endY, isLong, isRibbed, flounce };
}

/** Depth of the turned hem of a top, page units. */
const HEM = 7;

/** Where a top without a waist is gathered: under the bust, or at its neck where its sleeves are full. */
function gathered({ f, seed }: Fitting, g: Garment, b: Bodice): void {
  if (f.back || !g.details.some(({ id, part }) => id === 'gathers' && !part)) return;
  const atNeck = g.sleeve.shape === 'balloon' || g.sleeve.shape === 'bishop';
  const under = (f.underbust[LEFT][1] + f.underbust[RIGHT][1]) / 2 + UNDER_BUST;
  const seam = atNeck ? b.neck.edge.slice(1, -1) : b.panel.row(heightAt(b.panel, under), -0.97, 0.97, 30);
  const made = gathersAlong({ seam, up: 0, down: atNeck ? 34 : 46, seed, on: ['bodice'] });
  b.folds.push(...made.folds);
  b.lines.push(...made.lines);
}

/** Pockets, closure and stitched hem, drawn on the bodice. */
export function onBodice(
  d: Fitting,
  g: Garment,
  { b, endY, isLong, isRibbed, flounce }: MadeTop,
  tucked: boolean,
): Build {
  const { f } = d;
  const pieces = emptyBuild();
  const hooded = g.collar === 'hood';
  const pouch = hooded && g.closure !== 'zip' && (hasDetail(g, 'side-pocket') || [1, 2].includes(countOf(g, 'pocket')));
  if (hasDetail(g, 'kangaroo-pocket') || pouch) kangarooPocket(pieces, f, b.panel, endY);
  pieces.lines.push(...frontClosure(d, g, b, endY).lines, ...backSeams(g, b.panel));
  if (!tucked && !isRibbed && !flounce && !isLong && g.closure !== 'wrap')
    pieces.lines.push({ kind: 'stitch', points: b.hem.map((p) => add(p, [0, -HEM])), weight: 0.6 });
  return pieces;
}
