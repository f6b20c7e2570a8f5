import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Body } from '../measures/body.ts';
import { countOf } from './as-ordered.ts';
import type { SkirtKind } from './cut.ts';
import { easeFor } from './ease.ts';
import { belowWaist } from './lengths.ts';
import { isMade } from './made/made.ts';
import type { Skirt } from './points.ts';
import { half, quarter } from './round.ts';
import { lapOf } from './skirt-lap.ts';

export interface SkirtOrder {
  garment: Garment;
  body: Body;
  kind: SkirtKind;
}

/** A band that is ordered wide, cm. */
const WIDE_BAND = 6;
/** A kali's hem, cm. */
const KALI_HEM = 35;

const RISE: Readonly<Record<Garment['waistline'], number>> = {
  natural: 0,
  none: 0,
  high: 4,
  empire: 16,
  low: -6,
  dropped: -8,
};

/** A chima hangs from the chest, wherever the waist of other skirts is. */
const waistlineOf = (g: Garment): Garment['waistline'] => (g.kind === 'chima' ? 'empire' : g.waistline);

/** Girth at the top edge: the waist, or as far below it as the skirt sits. */
function topGirth({ garment: g, body: b }: SkirtOrder): number {
  const worn = waistlineOf(g);
  const drop = -RISE[worn];
  if (worn === 'empire') return b.highBust + 2;
  if (drop > 0) return b.waist + ((b.hip - b.waist) * drop * 0.75) / b.waistToHip + 1;
  return b.waist + (drop < 0 ? 1 : 2);
}

function sweepOf(order: SkirtOrder, waist: number, length: number): number {
  const { garment: g, body: b, kind } = order;
  const hip = b.hip + easeFor(g.fit, g.cloth.fabric, 'body').hip;
  const below = Math.max(0, length - b.waistToHip);
  switch (kind) {
    case 'kalis':
      return (
        (countOf(g, 'gher') ?? (asksFor(g, 'gher') ? 20 : b.height < 135 ? 8 : 12)) * (b.height < 135 ? 28 : KALI_HEM)
      );
    case 'sector': {
      const ratio = g.silhouette === 'circle' ? 1 : g.silhouette === 'flared' ? 0.5 : 0.33;
      return Math.max(waist + 2 * Math.PI * ratio * (length - 3), hip + below * 0.4);
    }
    case 'gathered':
      return waist * 2.2 + 20;
    case 'tiered':
      return waist * 1.25 * 1.5 * 1.5;
    case 'pleated':
      return (hip + 2) * (length > 90 ? 2.2 : 3);
    case 'wrap':
      return hip + below * 0.5 + hip * 0.35;
    case 'cloth':
      return 200;
    case 'straight': {
      if (g.silhouette === 'mermaid') return hip + below * 2.2;
      // pleats that are let into a plain skirt open towards its hem
      if (['a-line', 'flared', 'pleated'].includes(g.silhouette)) return hip + below * 0.9;
      if (g.silhouette === 'slip') return hip + below * 0.55;
      return hip - Math.min(9, below * 0.24);
    }
  }
}

const FITTED_AT_HIP: readonly SkirtKind[] = ['straight', 'wrap', 'pleated'];

/** Cloth that a pressed pleat takes, round a skirt; one of a long skirt; box pleats of each view, cm; fewer than so many lie on one view alone. */
const PLEAT = { cloth: 12, long: 90, few: 24, boxes: 8, least: 6 } as const;

/** Pleats all round: an even number, half of it seen from each side. */
function pleatsRound(g: Garment, length: number, sweep: number): number {
  const said = countOf(g, 'pleats');
  // a few are counted of the front, and lie behind as well
  if (isMade(g, 'inverted-pleat') && said !== undefined && said < PLEAT.least) return said * 2;
  if (isMade(g, 'inverted-pleat') && said === undefined) return PLEAT.boxes * 2;
  if (said !== undefined && said >= PLEAT.least) return Math.round(said / 2) * 2;
  return length > PLEAT.long ? PLEAT.few : Math.round(sweep / PLEAT.cloth / 2) * 2;
}

/** More tiers are ruffles, and a tier of a short skirt is one of two. */
const TIERS = { least: 2, most: 6, short: 55, house: 3 } as const;

/** As many tiers as the words count; the house's by how long the skirt is, cm. */
export function tiersOf(g: Garment, length: number): number {
  const said = countOf(g, 'tiers');
  if (said !== undefined && said >= TIERS.least && said <= TIERS.most) return said;
  return length > TIERS.short ? TIERS.house : TIERS.least;
}

/** Every measure of a skirt or lehenga, in centimetres. */
export function skirtMeasures(order: SkirtOrder): Skirt {
  const { garment: g, body: b, kind } = order;
  const rise = RISE[waistlineOf(g)];
  const has = (id: Detail['id']) => asksFor(g, id);
  const girth = topGirth(order);
  // a skirt covers the seat, whatever word it is given
  const down = Math.max(belowWaist(g.length, b) + (g.hem ?? 0), b.waistToHip + 8);
  const length = quarter(down + rise + (kind === 'kalis' ? -1 : 0));
  const band =
    g.kind === 'chima'
      ? 9
      : kind === 'kalis'
        ? 3.5
        : g.cloth.fabric === 'denim'
          ? 4
          : isMade(g, 'wide-band')
            ? WIDE_BAND
            : 3;
  const sweep = quarter(sweepOf(order, girth, length));
  const hipAt = quarter(Math.min(b.waistToHip + rise, length - 4));
  const hip = FITTED_AT_HIP.includes(kind)
    ? half(b.hip + easeFor(g.fit, g.cloth.fabric, 'body').hip)
    : quarter((girth + ((sweep - girth) * Math.max(0, hipAt - band)) / (length - band)) / 2);
  const out: Skirt = { length, waist: half(girth), hip, sweep, band, hipAt };
  if (kind === 'kalis') out.kalis = Math.round(sweep / (b.height < 135 ? 28 : KALI_HEM));
  if (kind === 'kalis' || g.border) out.border = kind === 'kalis' ? 12 : 8;
  if (kind === 'tiered' || has('tiers')) out.tiers = tiersOf(g, length);
  if (kind === 'pleated') out.pleats = pleatsRound(g, length, sweep);
  if (kind === 'wrap') out.overlap = quarter(girth * 0.32);
  Object.assign(out, lapOf(g, out));
  if (kind === 'straight' && (has('slit') || has('side-slit') || has('thigh-slit')))
    out.vent = has('thigh-slit') ? 50 : 22;
  // what opens in front is stepped in without a vent
  else if (kind === 'straight' && out.lap === undefined && sweep < 2 * hip && length > b.waistToHip + 24) out.vent = 18;
  return out;
}
