import { asksFor, type Detail } from '@toile/look';
import { buttonsOf } from '../as-ordered.ts';
import { isJacket } from '../is-jacket.ts';
import { isMade } from '../made/made.ts';
import { isWithout } from '../placed.ts';
import type { Torso } from '../points.ts';
import { quarter } from '../round.ts';
import { isFlaredShirt } from './flared-shirt.ts';
import { isBare } from './neck-of.ts';
import { isHalfZip } from './opens-in-front.ts';
import type { TorsoOrder } from './torso-order.ts';

function collarMeasures({ garment: g, build, men }: TorsoOrder): Partial<Torso> {
  switch (g.collar) {
    case 'shirt':
    case 'polo':
      if (isMade(g, 'camp-collar')) return { collarFall: 7, collarPoint: men ? 7.5 : 6.5 };
      return build === 'coat' || build === 'casual'
        ? { collar: 3.5, collarFall: 6, collarPoint: 8 }
        : { collar: 3, collarFall: 4.5, collarPoint: men ? 7.5 : 6.5 };
    case 'mandarin':
    case 'band':
      return { collar: build === 'band-coat' ? 4.5 : 3.5 };
    case 'peter-pan':
      return { collar: 0.5, collarFall: 6, collarPoint: 6 };
    case 'bow':
      return { collar: 4 };
    case 'roll':
      return { collar: 18 };
    case 'funnel':
      return { collar: 6 };
    case 'notch':
    case 'peak':
    case 'shawl': {
      const wide = build === 'coat' ? 3 : 0;
      const lapel = (men ? 8.5 : 7.5) + wide + (g.collar === 'peak' ? 1 : 0);
      return { collar: 3, collarFall: 4.5 + wide * 0.5, lapel };
    }
    case 'hood':
      return { hood: 35, hoodDepth: 25 };
    case 'rib':
      return { rib: build === 'casual' ? 6 : 2.5 };
    case 'cross':
      return { collar: 5 };
    case 'none':
      return g.neckline === 'crew' && (build === 'knit' || build === 'rib-knit') ? { rib: 2 } : {};
  }
}

const BUTTON_PITCH = 10;
/** Of a placket the head and the box that hold no button, and the least from button to button, cm. */
const PLACKET_ENDS = 5;
const LEAST_PITCH = 2.4;
/** The break of a belted front stands so far over its waist, so that no button lies under the belt, cm. */
const ABOVE_BELT = -9;
/** Length of each end of a bow at the neck, cm. */
export const BOW = 75;

function frontMeasures({ garment: g, build }: TorsoOrder, t: Torso): Partial<Torso> {
  const belted = asksFor(g, 'belt');
  const isLapelled = g.collar === 'notch' || g.collar === 'peak' || g.collar === 'shawl';
  switch (g.closure) {
    case 'half-placket': {
      const placket = quarter(Math.min(build === 'tunic' ? 24 : 16, t.length / 3));
      // as many as lie in it, each clear of the next
      const room = Math.max(1, 1 + Math.floor((placket - PLACKET_ENDS) / LEAST_PITCH));
      if (isHalfZip(g)) return { placket };
      return {
        placket,
        placketWidth: build === 'knit' ? 3 : 2.5,
        buttons: buttonsOf(g) ?? Math.min(room, build === 'knit' ? 3 : 4),
      };
    }
    case 'buttons':
    case 'frog': {
      if (g.kind === 'cheongsam') return { buttons: FROGS };
      // an open collar turns at the first button
      const open = isMade(g, 'camp-collar') ? { stance: quarter(t.frontNeck) } : {};
      const from = t.frontNeck + 2;
      const to =
        g.neckline === 'lapel' || build === 'band-coat' ? Math.min(t.length - 12, t.waistAt + 12) : t.length - 10;
      const pitch = build === 'band-coat' ? 7.5 : build === 'coat' ? 13 : BUTTON_PITCH;
      const buttons = buttonsOf(g) ?? Math.max(3, Math.round((to - from) / pitch) + 1);
      return { buttons, placketWidth: build === 'band-coat' ? 2 : 3, ...open };
    }
    case 'single-breasted':
      return {
        stance: quarter(
          isLapelled ? t.waistAt + (belted ? ABOVE_BELT : t.length < t.waistAt + 10 ? -4 : 1) : t.frontNeck + 3,
        ),
        buttons: buttonsOf(g) ?? (build === 'coat' ? 3 : 2),
      };
    case 'double-breasted':
      return { stance: quarter(t.waistAt + (belted ? ABOVE_BELT : -2)), buttons: buttonsOf(g) ?? 6, overlap: 8 };
    case 'wrap':
      return { overlap: quarter(t.waist * (g.collar === 'cross' && t.joint !== undefined ? LAP.whole : LAP.front)) };
    case 'tie':
      return g.neckline === 'wrap' ? { overlap: quarter(t.waist * LAP.front) } : {};
    default:
      return {};
  }
}

/** How far over the centre a front reaches that wraps over: to short of the side seam, or with a band to the seam itself; shares of half a waist. */
const LAP = { front: 0.45, whole: 0.5 } as const;

/** Along the edge that opens aside and down the side of a cheongsam. */
const FROGS = 6;

/** A slit of a kurta or kurti, cm. */
const TUNIC_SLIT = 34;

/** Bodies with a seam down the back that is left open at the hem where the words say so, and how far below the hip they then go, cm. */
const VENTED: readonly TorsoOrder['build'][] = ['bodice', 'light', 'tunic'];
const LEAST_VENTED = 12;

/** A vent of a jacket that ends at the hip, cm. */
const SHORT_VENT = 20;

/** A slit of what ends at the hip, and how far below the waist that ends at the least, cm. */
const SHORT_SLIT = 6;
const LEAST_SLIT = 12;
/** A border on what ends above the hip, cm. */
const NARROW_BORDER = 3;

/** Depth of a flounce at the hem, and the share of a garment that it is at most, cm. */
const MOST_FLOUNCE = 14;

/** What leaves the shoulders bare has its ruffle round them, and a shirt's lies along its front, unless the words place it at the hem. */
function hasFlounce(g: TorsoOrder['garment'], build: TorsoOrder['build'], t: Torso): boolean {
  if (asksFor(g, 'ruffle', 'hem')) return true;
  const isElsewhere = g.neckline === 'off-shoulder' || g.collar === 'shirt';
  return asksFor(g, 'ruffle') && !isElsewhere && (t.length > t.hipAt + 10 || build === 'light');
}

function hemTrims({ garment: g, build }: TorsoOrder, t: Torso): Partial<Torso> {
  const has = (...ids: Detail['id'][]) => ids.some((id) => asksFor(g, id));
  const below = t.length - t.hipAt;
  const out: Partial<Torso> = {};
  if (below > 6 && (has('side-slit', 'split-panel') || (build === 'band-coat' && !has('vent'))))
    out.slit = quarter(
      has('split-panel') ? t.length - t.waistAt - 4 : Math.min(below - 2, build === 'tunic' ? TUNIC_SLIT : 46),
    );
  else if (has('side-slit') && t.length > t.waistAt + LEAST_SLIT) out.slit = SHORT_SLIT;
  if (has('thigh-slit', 'slit') && !has('split-panel') && below > 12) out.slit = quarter(Math.min(below - 4, 55));
  // a pleat behind is no vent
  const isPleated = isMade(g, 'back-box-pleat') || isMade(g, 'inverted-pleat') || isWithout(g, 'vent');
  if (isJacket(build) && !isPleated && t.length > t.waistAt + 16)
    out.vent = quarter(Math.min(t.length * 0.3, below > 20 ? 45 : 20));
  if ((VENTED.includes(build) || build === 'band-coat') && has('vent') && below > LEAST_VENTED)
    out.vent = quarter(Math.min(20, below - 6));
  // vents that are ordered of a short band coat are a jacket's
  else if (build === 'band-coat' && has('vent') && t.length > t.waistAt + 16) out.vent = SHORT_VENT;
  // a shirt that is worn out over its belt, with vents or with an open collar, ends straight
  if (
    build === 'shirt' &&
    !isFlaredShirt(g, build) &&
    !has('straight-hem') &&
    out.slit === undefined &&
    !isMade(g, 'camp-collar')
  )
    out.hemCurve = 5;
  if (has('curved-hem')) out.hemCurve = 6;
  if (build === 'rib-knit' || (has('rib') && build === 'casual')) out.hemRib = 6;
  // a border of the sleeves is on the sleeves alone
  const isAtHem = g.border !== undefined && !isMade(g, 'sleeve-border');
  if (isAtHem && below > 10) out.border = 8;
  else if (isAtHem) out.border = NARROW_BORDER;
  // what is open at the sides has no ring for one
  if (out.slit === undefined && hasFlounce(g, build, t)) out.flounce = quarter(Math.min(MOST_FLOUNCE, t.length * 0.12));
  if (has('train')) out.train = 40;
  return out;
}

/** Collars, plackets, buttons, slits, vents, yokes, straps: what is sewn onto the body. */
export function trimMeasures(order: TorsoOrder, t: Torso): Partial<Torso> {
  const { garment: g, build } = order;
  const yoke = build === 'shirt' ? { yoke: 8 } : build === 'casual' && g.cloth.fabric === 'denim' ? { yoke: 14 } : {};
  const bare = isBare(g, build);
  const top = bare && g.neckline !== 'one-shoulder' ? { topEdge: t.frontNeck } : {};
  const strap =
    g.neckline === 'straps'
      ? {
          strap:
            build === 'skin' || g.fit === 'relaxed' || g.silhouette === 'slip' || asksFor(g, 'spaghetti-straps')
              ? 1
              : 2,
        }
      : {};
  return { ...collarMeasures(order), ...frontMeasures(order, t), ...hemTrims(order, t), ...yoke, ...top, ...strap };
}
