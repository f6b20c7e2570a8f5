/** A dress as it is sewn together: its parts with slit, shaping seams and drawn folds. */

import type { Fabric, Garment } from '@toile/look';
import type { FoldCurve, Line } from '#atelier/cloth/build.ts';
import { isStretchy } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { elasticAlong, gathersAlong, isElasticWaisted } from '#atelier/garments/finish/gathers.ts';
import { cutSlit, slitHole, slitOf } from '#atelier/garments/finish/hem-shape.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { BACK_BAND, OPENS_IN_FRONT } from '#atelier/garments/from-behind.ts';
import { dressSkirtCut, isOnePiece } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { hasDetail, skirtHemY } from '#atelier/garments/measures.ts';
import { hasOwnBodice } from '#atelier/garments/upper/bodice-cloth.ts';
import { hasBust } from '#atelier/garments/upper/body-folds.ts';
import { cutSides } from '#atelier/garments/upper/cut-outs.ts';
import { crossingEdge } from '#atelier/garments/world/kimono.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { backZip, drapeAcross, princessSeams, ruchedSides, waistDarts } from './dress-details.ts';
import { type DressParts, heightAt, isEmpire, isLowWaisted, joined, onePiece } from './dress-parts.ts';

/** Opens the slit the details ask for, between hip and hem. */
function slitDress(d: Fitting, g: Garment, parts: DressParts): void {
  const lower = parts.skirt ?? parts.bodice;
  const slit = slitOf(g, d.f, lower.panel);
  const hipY = (d.f.hip[LEFT][1] + d.f.hip[RIGHT][1]) / 2;
  const hemY = lower.panel.map(0, 1)[1];
  if (!slit || hemY < hipY + 120) return;
  const top = lower.panel.map(0, 0)[1];
  const v0 = (hipY + (hemY - hipY) * slit.height - top) / (hemY - top);
  const hole = slitHole(lower.panel, slit.u, v0, slit.spread);
  cutSlit(parts.whole, hole);
}

/** Woven cloths that are cut to the body with seams; others stretch, are draped or would lose them in their surface. */
const SEAMED: ReadonlySet<Fabric> = new Set([
  'cotton',
  'poplin',
  'linen',
  'denim',
  'wool',
  'tweed',
  'leather',
  'satin',
  'brocade',
  'corduroy',
]);

/** A close dress of woven cloth is shaped by seams that are seen. */
const isTailored = (f: Wearer, g: Garment): boolean =>
  SEAMED.has(g.cloth.fabric) &&
  hasBust(f) &&
  !f.back &&
  g.closure === 'none' &&
  (isOnePiece(g.silhouette)
    ? g.silhouette === 'pencil'
    : ['a-line', 'fit-and-flare', 'circle', 'gathered', 'tiered', 'flared', 'peplum'].includes(g.silhouette)) &&
  !['wrap', 'cowl'].includes(g.neckline) &&
  !hasDetail(g, 'draped', 'smocking', 'ruching', 'cut-out') &&
  !['empire', 'low', 'dropped'].includes(g.waistline);

const shapingSeams = (d: Fitting, { bodice: b, skirt: k, waistLine }: DressParts): Line[] =>
  k ? waistDarts(d, waistLine) : princessSeams(d, b);

/** Cloth drawn across the body, or drawn up at its sides: what it would fold by itself is lost in that. */
function drawUp(d: Fitting, g: Garment, { bodice: b, skirt: k, whole }: DressParts): void {
  const isOnBodice = ({ on }: FoldCurve): boolean => !!on?.includes('bodice');
  if (k || hasDetail(g, 'ruching')) whole.folds = whole.folds.filter((fold) => !isOnBodice(fold) || fold.grow);
  whole.folds.push(...(hasDetail(g, 'ruching') ? ruchedSides(d, g, b) : drapeAcross(d, g, b, !!k)));
}

/** How far gathers run from a waist seam, page units. */
const GATHERS = { up: 16, down: 44 } as const;

/** A waist seam drawn up on its thread, or on elastic. */
function gatherWaist({ f, seed }: Fitting, g: Garment, { whole, waistLine, skirt: k }: DressParts): void {
  const isElastic = isElasticWaisted(g);
  const isGathered = g.details.some(({ id, part }) => id === 'gathers' && (!part || part === 'waist'));
  // a seam off the waist is told by what is gathered into it
  const isOff = isEmpire(g) || isLowWaisted(g);
  const isSoft = k !== null && isOff && dressSkirtCut(g).kind === 'gathered';
  if (!isElastic && !(isGathered && k) && !isSoft) return;
  const names = whole.pieces.map(({ name }) => name).filter((name) => !name.startsWith('sleeve'));
  const cut = {
    seam: waistLine,
    up: isElastic || f.back ? GATHERS.up : GATHERS.up / 2,
    down: GATHERS.down,
    seed,
    on: names,
  };
  const made = isElastic ? elasticAlong(cut) : gathersAlong(cut);
  whole.folds.push(...made.folds);
  whole.lines.push(...made.lines);
}

/** Bodice and skirt with their slit, seams and folds. */
export function makeDress(d: Fitting, g: Garment): DressParts {
  const { f } = d;
  const hemY = skirtHemY(f, g.length, g.hem);
  const parts = isOnePiece(g.silhouette) && !hasOwnBodice(g) ? onePiece(d, g, hemY) : joined(d, g, hemY);
  slitDress(d, g, parts);
  const { lines } = parts.whole;
  const { panel } = parts.bodice;
  if (!parts.skirt && g.closure === 'wrap' && !f.back)
    lines.push(crossingEdge(panel, heightAt(panel, (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2)));
  if (f.back && !isStretchy(g.cloth.fabric) && !hasDetail(g, 'backless', BACK_BAND, OPENS_IN_FRONT))
    lines.push(...backZip(d, parts.bodice));
  if (isTailored(f, g)) lines.push(...shapingSeams(d, parts));
  if (hasDetail(g, 'cut-out')) cutSides(f, parts.whole);
  if (hasDetail(g, 'draped', 'ruching')) drawUp(d, g, parts);
  gatherWaist(d, g, parts);
  return parts;
}
