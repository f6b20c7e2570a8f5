/** The cut of a jacket or coat: from its record, and from what is worn under it. */

import type { Closure, Collar, Fit, Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { PocketKind } from '#atelier/garments/finish/pocket-cuts.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { countOf, hasDetail, isPlush, topHemY } from '#atelier/garments/measures.ts';
import { pocketsCounted } from '#atelier/garments/pockets/pockets-asked.ts';
import { sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { die } from '#atelier/kit/chance.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import type { JacketCut } from './jacket-cut.ts';
import { isBiker, isCardigan } from './jacket-details.ts';
import type { LapelKind } from './lapels.ts';

const LAPEL: Partial<Record<Collar, LapelKind>> = { notch: 'notch', peak: 'peak', shawl: 'shawl' };
/** Room that thick cloth takes for itself, page units. */
const PLUSH = 9;

/** Room by fit; coats take more than jackets. */
const EASE: Record<Fit, number> = { tight: 4, fitted: 6, regular: 9, relaxed: 14, oversized: 22 };

/** Tailoring that is cut too large: its shoulder lies beyond the wearer's, it stands off and is longer, page units. */
const TOO_LARGE = { out: 22, ease: 13, longer: 58 } as const;
/** By how much shoulder pads that were asked for lift a shoulder and reach beyond it, page units. */
const PADS = { up: 6, out: 8 } as const;

export function lapelOf(g: Garment): LapelKind | null {
  const kind = LAPEL[g.collar];
  if (kind) return kind;
  return g.collar === 'none' && g.neckline === 'lapel' ? 'notch' : null;
}

function frontOf(g: Garment): JacketCut['front'] {
  if (lapelOf(g)) return 'lapel';
  if (g.collar !== 'none' && g.collar !== 'rib') return 'neck';
  return ['v', 'plunging', 'wrap', 'lapel', 'scoop'].includes(g.neckline) ? 'vee' : 'neck';
}

/** A jacket over something is not closed to the throat: what is under it shows at the neck. */
function neckOpenOf(g: Garment, under: readonly Garment[]): number {
  const covers = under.some(({ family }) => family === 'top' || family === 'dress' || family === 'jumpsuit');
  if (!covers || frontOf(g) !== 'neck' || isCardigan(g)) return 0;
  if (g.collar === 'hood') return 46;
  return g.collar === 'shirt' && g.closure !== 'none' && g.closure !== 'open' ? 34 : 0;
}

function pocketOf(g: Garment): PocketKind {
  // the pockets of denim are sewn under its yoke
  if (hasDetail(g, 'patch-pocket', 'chest-pocket') && g.cloth.fabric === 'denim') return 'none';
  if (hasDetail(g, 'patch-pocket')) return g.collar === 'shirt' ? 'chest' : 'patch';
  if (hasDetail(g, 'chest-pocket'))
    return g.closure === 'zip' || hasDetail(g, 'side-pocket') ? 'slant' : lapelOf(g) ? 'welt' : 'none';
  if (hasDetail(g, 'welt-pocket')) return 'welt';
  if (hasDetail(g, 'flap-pocket')) return 'flap';
  if (g.closure === 'zip' || hasDetail(g, 'side-pocket')) return 'slant';
  if (lapelOf(g)) return 'flap';
  return g.collar === 'mandarin' || g.collar === 'band' ? 'welt' : 'none';
}

/** Pockets on the chest: of denim they are sewn under the yoke. */
function chestOf(g: Garment): JacketCut['chest'] {
  const isFlapped = hasDetail(g, 'flap-pocket');
  if (!hasDetail(g, 'chest-pocket') || g.cloth.fabric === 'denim') return { count: 0, isFlapped };
  return { count: pocketsCounted(g) >= 2 ? 2 : 1, isFlapped };
}

const FASTENED: readonly Closure[] = [
  'buttons',
  'zip',
  'double-breasted',
  'single-breasted',
  'wrap',
  'tie',
  'frog',
  'half-placket',
  'lace-up',
  'drawstring',
];

/** A sherwani is buttoned from the collar to below the hip. */
const isFullFront = (g: Garment, f: Wearer): boolean =>
  g.closure === 'buttons' && g.collar === 'mandarin' && !isWoman(f) && topHemY(f, g.length, g.hem) > f.crotch[1] + 60;

/** Toggles of a duffle coat. */
const TOGGLES = 4;

function buttonCount(g: Garment, endY: number, f: Wearer): number {
  if (['zip', 'open', 'none', 'wrap', 'tie', 'drawstring', 'lace-up'].includes(g.closure)) return 0;
  const said = (['one-button', 'two-button', 'three-button'] as const).findIndex((id) => hasDetail(g, id));
  if (said >= 0) return said + 1;
  const counted = countOf(g, 'buttons');
  // two rows share them
  if (counted > 0) return g.closure === 'double-breasted' ? Math.max(1, Math.round(counted / 2)) : counted;
  const front = frontOf(g);
  if (hasDetail(g, 'toggle')) return TOGGLES;
  if (isFullFront(g, f)) return 11;
  if (front === 'neck') return endY > f.hip[LEFT][1] + 60 ? 8 : endY > f.waist[LEFT][1] + 40 ? 6 : 5;
  if (front === 'vee') return 4;
  return g.closure === 'double-breasted' ? 3 : isWoman(f) && endY < f.hip[LEFT][1] + 60 ? 1 : 2;
}

/** A waistcoat: worn close over a shirt. */
const isWaistcoat = (g: Garment): boolean => frontOf(g) === 'vee' && !sleevesOf(g) && g.family === 'jacket';

/** Units between the centre and the front edge of a jacket over one. */
const OVER_WAISTCOAT = 34;

/** Open coats show what is under them; a closed front wants a closure that says so. */
function openness(g: Garment, long: boolean, under: readonly Garment[]): number {
  // a suit's jacket stands open over its waistcoat, or nobody would see that there is one
  if (!long && lapelOf(g) && g.closure !== 'double-breasted' && under.some(isWaistcoat)) return OVER_WAISTCOAT;
  if (!FASTENED.includes(g.closure)) return long ? 46 : 34;
  if (g.closure === 'single-breasted' && long && lapelOf(g)) return 42;
  return 0;
}

/** Short everyday jackets, as often worn open as closed over a top. */
function leftOpen(g: Garment, under: readonly Garment[], seed: number): boolean {
  const everyday = g.closure === 'zip' || g.closure === 'buttons' || g.closure === 'single-breasted';
  const collar = g.collar === 'shirt' || g.collar === 'none' || g.collar === 'rib' || isBiker(g);
  const short = ['crop', 'cropped', 'waist', 'hip'].includes(g.length);
  const over = under.some((u) => u.family === 'top' || u.family === 'dress');
  // between sleeves of another colour an open body would hardly be seen
  const told = !hasDetail(g, 'contrast-sleeve');
  return (
    told &&
    everyday &&
    collar &&
    short &&
    over &&
    g.layer === 'outer' &&
    !isCardigan(g) &&
    die(3, seed, 'jacket.left-open') !== 0
  );
}

/** Units by which what is worn under a coat stands off the hip at a page height: the coat must hang over it. */
function standsOff(f: Wearer, under: readonly Garment[], y: number): number {
  const depth = Math.max(0.35, (y - f.hip[LEFT][1]) / 300);
  const widths = under.map((u) => {
    if (u.family === 'trousers' || u.family === 'jumpsuit') return trouserCut(u.silhouette).knee * 0.85;
    if (u.family === 'skirt' || u.family === 'dress' || u.family === 'lehenga')
      return skirtCut(u.silhouette).flare * depth;
    return 0;
  });
  return Math.max(0, ...widths);
}

/** @param under what is worn beneath, from the skin outwards. */
export function jacketCutOf(d: Fitting, g: Garment, under: readonly Garment[]): JacketCut {
  const { f } = d;
  const woman = isWoman(f);
  const tails = hasDetail(g, 'tails');
  const isTooLarge = g.fit === 'oversized' && lapelOf(g) !== null;
  const endY = tails
    ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 20
    : (g.length === 'hip' && lapelOf(g) && !woman ? f.crotch[1] - 2 : topHemY(f, g.length, g.hem)) +
      (g.length === 'hip' && lapelOf(g) && woman ? 14 : 0) +
      (g.fit === 'oversized' && g.length === 'hip' ? (isTooLarge ? TOO_LARGE.longer : 30) : 0);
  const long = endY > f.hip[LEFT][1] + 90;
  const ribbed = hasDetail(g, 'rib') || g.collar === 'rib';
  const lapel = lapelOf(g) !== null;
  const waistcoat = frontOf(g) === 'vee' && !sleevesOf(g) && !long;
  // a bandhgala is cut as close as a suit
  const tailored = !woman && !long && (g.collar === 'mandarin' || g.collar === 'band') && g.closure === 'buttons';
  const boxy = g.silhouette === 'boxy' || g.fit === 'oversized' || ribbed;
  const wide = g.silhouette === 'a-line' || g.silhouette === 'flared';
  const belted =
    hasDetail(g, 'belt', 'sash', 'obi') || g.closure === 'wrap' || (g.closure === 'tie' && !hasDetail(g, 'goreum'));
  // over what is wider than its hem it has to hang straight
  const cocoon = g.silhouette === 'balloon';
  const isPeplum = hasDetail(g, 'peplum') || g.silhouette === 'peplum';
  const ownFlare = wide || isPeplum ? 46 : long ? (belted && woman ? 38 : 20) : woman && lapel ? 6 : 1;
  return {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: d.seed,
    endY,
    ease: waistcoat
      ? EASE.tight
      : EASE[g.fit] + (isTooLarge ? TOO_LARGE.ease : 0) + (long ? 4 : 0) + (cocoon ? 14 : 0) + (isPlush(g) ? PLUSH : 0),
    // a cocoon closes again toward its hem
    flare: cocoon ? -26 : long ? Math.max(ownFlare, Math.min(90, standsOff(f, under, endY) + 10)) : ownFlare,
    box:
      belted || isPeplum ? 0.1 : boxy ? 1 : (lapel && !long) || waistcoat ? 0.3 : tailored ? 0.42 : woman ? 0.6 : 0.72,
    open: tails ? 30 : leftOpen(g, under, d.seed) ? 27 : openness(g, long, under),
    front: frontOf(g),
    neckOpen: neckOpenOf(g, under),
    overlap:
      g.closure === 'double-breasted' ? 30 : isBiker(g) ? 26 : g.closure === 'zip' ? 2 : g.closure === 'wrap' ? 34 : 9,
    buttons: buttonCount(g, endY, f),
    ...(isFullFront(g, f) && { buttonsTo: Math.max(f.crotch[1] + 20, endY - 130) }),
    double: g.closure === 'double-breasted',
    slant: hasDetail(g, 'wrap-front') && frontOf(g) === 'neck' ? 34 : 0,
    hem: ribbed ? 'rib' : g.cloth.fabric === 'denim' || (g.closure === 'zip' && !long) ? 'band' : 'clean',
    cutaway: lapel && !tails && g.closure !== 'double-breasted' && g.closure !== 'zip' && g.closure !== 'wrap' && !long,
    pocket: pocketOf(g),
    chest: chestOf(g),
    isPocketAsked: hasDetail(g, 'patch-pocket', 'welt-pocket', 'flap-pocket', 'chest-pocket'),
    // a man's shoulder is built out to where his sleeve falls straight, a woman's follows her own
    pad: (lapel ? (woman ? 3 : 1) : 1.5) + (hasDetail(g, 'shoulder-pads') ? PADS.up : 0),
    padOut:
      (woman ? (lapel ? 2 : 1) : lapel ? 9 : 5) +
      (hasDetail(g, 'shoulder-pads') ? PADS.out : 0) +
      (isTooLarge ? TOO_LARGE.out : 0),
    sleeveless: !sleevesOf(g),
    pointed: waistcoat && !woman,
    cinch: (belted || isPeplum) && endY > f.waist[LEFT][1] + 40 ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) : null,
  };
}
