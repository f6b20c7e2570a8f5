/** What a cutter would ask about the garments worn, each with the place on the figure where it can be seen. */
import { isSheer } from '#atelier/cloth/fabrics.ts';
import { armAxis, type Side, shoulder, waist } from '#atelier/figure/landmarks.ts';
import type { Wearer } from '#atelier/figure/wearer.ts';
import { endInBoot } from '#atelier/garments/boot-tuck.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { isOnePiece } from '#atelier/garments/skirt-cuts.ts';
import { sleevesOf } from '#atelier/garments/sleeve-pair.ts';
import { isTucked } from '#atelier/garments/tuck.ts';
import type { Garment, Look } from '#atelier/look/look.ts';
import { at, type Point } from '#atelier/paint/geometry.ts';
import { hemNote } from '#atelier/paint/page/words.ts';

/** A thing to point at. */
export interface Callout {
  garment: Garment;
  words: string;
  /** Part of the figure: no two callouts speak of the same. */
  of: 'shoulder' | 'sleeve' | 'waist' | 'hem';
  /** Where on either side it lies, page units; for a hem wherever the garment ends. */
  places: { side: Side; at: Point }[] | 'hem';
}

const SIDES: readonly Side[] = [-1, 1];

function shoulderWords(g: Garment): string | null {
  if (g.family === 'saree') return 'Pallu over the shoulder';
  if (hasDetail(g, 'epaulette')) return 'Epaulette';
  if (g.sleeve.length === 'sleeveless') return null;
  if (g.sleeve.shape === 'puff') return 'Puff, gathered at the head';
  if (g.sleeve.shape === 'raglan') return 'Raglan seam';
  if (g.sleeve.shape === 'drop-shoulder') return 'Dropped shoulder';
  if (g.sleeve.shape === 'tailored') return 'Set-in sleeve, soft pad';
  return null;
}

function sleeveWords(g: Garment): string | null {
  const cut = sleevesOf(g);
  // the sleeves of a saree are its blouse's
  if (!cut || g.sleeve.length === 'cap' || g.family === 'saree') return null;
  if (g.neckline === 'off-shoulder') return 'Off the shoulder';
  if (isSheer(g.cloth.fabric)) return 'Sheer sleeve, unlined';
  if (cut.hem === 'rib') return 'Ribbed cuff';
  if (cut.hem === 'cuff') return 'Buttoned cuff';
  if (cut.hem === 'band') return 'Gathered into a band';
  if (g.sleeve.shape === 'bell') return 'Bell sleeve';
  if (g.sleeve.shape === 'flutter') return 'Flutter sleeve';
  if (g.sleeve.shape === 'kimono') return 'Sleeve cut straight';
  return g.sleeve.length === 'three-quarter' ? 'Three-quarter sleeve' : null;
}

function waistWords(g: Garment): string | null {
  if (g.family === 'saree') return 'Pleats tucked at the waist';
  if (hasDetail(g, 'obi')) return 'Obi';
  if (hasDetail(g, 'belt')) return 'Belted at the waist';
  if (hasDetail(g, 'sash') || g.closure === 'tie') return 'Sash, tied in front';
  if (g.silhouette === 'wrap' || g.closure === 'wrap') return 'Wraps to the side';
  if (g.family === 'skirt') {
    if (g.silhouette === 'pleated') return 'Pleats from the waistband';
    if (g.silhouette === 'gathered' || g.silhouette === 'tiered') return 'Gathered at the waist';
    return null;
  }
  if (g.family === 'trousers') return hasDetail(g, 'elasticated-waist', 'elastic-waist') ? 'Elasticated waist' : null;
  if (g.family !== 'dress' || isOnePiece(g.silhouette)) return null;
  return g.waistline === 'natural' ? 'Seam at the waist' : null;
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

/** Callouts of one garment, as it is worn in this Look. */
function calloutsOf(g: Garment, look: Look, wearer: Wearer): Callout[] {
  const out: Callout[] = [];
  const on = (of: Callout['of'], words: string | null, place: (side: Side) => Point): void => {
    if (words) out.push({ garment: g, words, of, places: SIDES.map((side) => ({ side, at: place(side) })) });
  };
  if (!isCovered(g, look)) on('shoulder', shoulderWords(g), (side) => shoulder(wearer, side));
  const end = sleevesOf(g)?.end ?? 0;
  on('sleeve', sleeveWords(g), (side) => at(armAxis(wearer, side), Math.max(0, end - ABOVE_CUFF)));
  on('waist', waistWords(g), (side) => waist(wearer, side));
  if (showsHem(g, look, wearer)) out.push({ garment: g, words: hemNote(g), of: 'hem', places: 'hem' });
  return out;
}

/** Everything that could be pointed at, the most telling garment's first. */
export const calloutsFor = (garments: readonly Garment[], look: Look, wearer: Wearer): Callout[] =>
  garments.flatMap((g) => calloutsOf(g, look, wearer));
