/** What a dress is sewn of: one piece from shoulder to hem, or a bodice and a skirt joined at the waist. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Line, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { hasGrain } from '#atelier/cloth/prints/print-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bottomOf } from '#atelier/garments/finish/hem-shape.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { kaliSeams } from '#atelier/garments/lower/skirt/kalis.ts';
import { type Skirt, skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { dressSkirtCut, skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import {
  boxOf,
  countOf,
  easeOf,
  grainAngle,
  hasDetail,
  materialOf,
  sideOf,
  strapWidthOf,
} from '#atelier/garments/measures.ts';
import { isBanded, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { cutBodice } from '#atelier/garments/upper/bodice-cloth.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { neckFor } from '#atelier/garments/upper/neck-choice.ts';
import { peplum } from '#atelier/garments/upper/peplum.ts';
import { sideSeam } from '#atelier/garments/upper/side-seam.ts';
import { wrapFront, wrapSkirt } from '#atelier/garments/upper/wrap.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

/** A dress with a low waist hangs straight to its seam: more room, and how straight (0 follows the waist, 1 hangs from the bust). */
const LOW_WAIST = { ease: 4, box: 0.8 } as const;
/** How far the point of a pointed waist reaches below its sides, page units, and how sharp it is. */
const POINTED = 74;
const POINTED_TURN = 1.25;

export const isLowWaisted = ({ waistline }: Garment): boolean => waistline === 'low' || waistline === 'dropped';
export const isEmpire = (g: Garment): boolean => g.waistline === 'empire' || g.silhouette === 'empire';

/** Height of the seam between bodice and skirt. */
function seamY(d: Fitting, g: Garment): number {
  const { f } = d;
  const natural = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 6;
  const underbust = Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]) + 10;
  if (isEmpire(g)) return underbust;
  if (g.waistline === 'high') return mix([0, underbust], [0, natural], 0.6)[1];
  if (isLowWaisted(g)) return Math.max(f.highHip[LEFT][1], f.highHip[RIGHT][1]) + 8;
  return natural;
}

/** Where an angrakha is tied, as u of its skirt. */
const SIDE_TIE = 0.84;
/** Where the cords at its side are, on the side that is said; on the wearer's right otherwise. */
export const sideTieAt = (g: Garment): number => (sideOf(g, 'side-tie') ?? LEFT) * SIDE_TIE;

/** What a dress is sewn of. */
export interface DressParts {
  bodice: Bodice;
  skirt: Skirt | null;
  /** What is painted as one. */
  whole: Build;
  waistLine: Point[];
}

/** The v at which the left edge of a panel passes a page height. */
export function heightAt(panel: Panel, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (panel.map(-1, middle)[1] < y) low = middle;
    else high = middle;
  }
  return low;
}

/** Cut in one from shoulder to hem. */
export function onePiece(d: Fitting, g: Garment, hemY: number): DressParts {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const cut = skirtCut(g.silhouette);
  const close = cut.pull;
  const loose = g.silhouette === 'wide' || g.fit === 'oversized';
  const hasSleeves = !!sleevesOf(g);
  const stiff = stiffnessOf(g.cloth);
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: neckFor(g),
    // soft cloth falls in along the body, stiff cloth hangs as it was cut
    ease: easeOf(g.fit) * (loose ? lerp(0.5, 1, stiff) : 1) + (close ? 0 : loose ? lerp(5, 16, stiff) : 4),
    box: close ? 0.05 : loose ? lerp(0.5, 1, stiff) : boxOf(f, g.fit === 'fitted' ? 'regular' : g.fit),
    endY: hemY,
    flare: loose ? 52 : cut.flare,
    sleeveless: !hasSleeves,
    banded: isBanded(g),
    strapWidth: strapWidthOf(g),
    hem: 'free',
    fullness: cut.full,
    mermaid: cut.kind === 'mermaid',
    pull: close,
    angle: grainAngle(material),
    bottom: bottomOf(g, true),
    stiff,
  });
  // the belt lies on the cloth, from one side seam to the other
  const waistLine = b.panel.row(heightAt(b.panel, (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2), -1, 1, 24);
  return { bodice: b, skirt: null, whole: b, waistLine };
}

/** By how much a print is off at a waist seam, page units. */
const WAIST_SHIFT = 27;

/** Weights of the seam at the waist: where it has a point, where cloth is gathered into it off the waist, and elsewhere. */
const SEAM = { pointed: 1.2, gathered: 1.3, usual: 0.8 } as const;

/** The seam between bodice and skirt. */
function waistSeam(g: Garment, b: Bodice, k: Skirt, isPointed: boolean): Line {
  if (isPointed) return { kind: 'overlap', points: b.panel.row(1, -1, 1, 40), weight: SEAM.pointed };
  const isGathered = dressSkirtCut(g).kind === 'gathered' && (isLowWaisted(g) || isEmpire(g));
  return { kind: 'detail', points: k.panel.row(0.004), weight: SEAM[isGathered ? 'gathered' : 'usual'] };
}

/** What is pulled, tied or wrapped at its front. */
function wrapJoined(f: Wearer, g: Garment, b: Bodice, k: Skirt): void {
  const sideTied = hasDetail(g, 'side-tie');
  if (g.closure !== 'wrap' && g.silhouette !== 'wrap' && !sideTied && !hasDetail(g, 'wrap-front')) return;
  wrapFront(b, f, neckFront(b), k.panel.map(sideTied ? sideTieAt(g) : -0.7, 0));
  wrapSkirt(k);
}

/** A bodice and a skirt, joined at the waist. */
export function joined(d: Fitting, g: Garment, hemY: number): DressParts {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const isLow = isLowWaisted(g);
  const ease = Math.min(8, easeOf(g.fit)) + (isLow ? LOW_WAIST.ease : 0);
  const box = isLow ? LOW_WAIST.box : 0;
  const y = seamY(d, g);
  const isPointed = hasDetail(g, 'pointed-waist') && !f.back;
  const point = (u: number): number => (isPointed ? POINTED * (1 - Math.abs(u)) ** POINTED_TURN : 0);
  const shared = { fabric, seed, angle: grainAngle(material), stiff: stiffnessOf(g.cloth) };
  const end = (s: Side): Point => {
    const seam = sideSeam(f, s, { ease, endY: y, box });
    return seam[seam.length - 1];
  };
  const b = bodice(f, {
    ...shared,
    neck: neckFor(g),
    ease,
    box,
    ...(isPointed && { bottom: point }),
    endY: y + 4,
    sleeveless: !sleevesOf(g),
    banded: isBanded(g),
    strapWidth: strapWidthOf(g),
    hem: 'joined',
    mirror: g.closure === 'buttons',
  });
  const k = skirt(f, {
    ...shared,
    cut: g.silhouette === 'peplum' ? skirtCut('pencil') : dressSkirtCut(g),
    bottom: bottomOf(g, true),
    hemY,
    topLeft: end(-1),
    topRight: end(1),
  });
  const flounce =
    g.silhouette === 'peplum'
      ? peplum(f, {
          fabric,
          seed: branch(seed, 'dress.peplum'),
          y: y + 2,
          ease,
          angle: grainAngle(material),
          stiff: stiffnessOf(g.cloth),
        })
      : emptyBuild();
  const seam: Build = { ...emptyBuild(), lines: [waistSeam(g, b, k, isPointed)] };
  if (hasDetail(g, 'gher')) seam.lines.push(...kaliSeams(k.panel, countOf(g, 'gher') || 10, seed));
  wrapJoined(f, g, b, k);
  // lines meet at the waist seam: what the bodice used of them, the skirt does not begin anew; flowers are cut by it
  const used = b.panel.length();
  const cutOff = material.print && !hasGrain(material.print) ? WAIST_SHIFT : 0;
  for (const piece of [...k.pieces, ...flounce.pieces])
    piece.grain = { ...piece.grain, from: used, dx: (piece.grain?.dx ?? 0) + cutOff };
  cutBodice(g, b);
  // skirt first, bodice over it: the waist seam is a line and not an edge
  return { bodice: b, skirt: k, whole: merge(k, flounce, b, seam), waistLine: k.panel.row(0.008, -1, 1, 24) };
}
