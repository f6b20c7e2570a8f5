import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Body } from '../measures/body.ts';
import type { WithParts } from './closers.ts';
import type { LegKind } from './cut.ts';
import { hasSlantedPockets } from './legs-trims.ts';
import { belowWaist } from './lengths.ts';
import { isMade } from './made/made.ts';
import { isRefused } from './ordered-details.ts';
import { opensAtSide, opensBehind } from './placed.ts';
import type { Legs } from './points.ts';
import { half, quarter } from './round.ts';

/** A band that is ordered wide, cm. */
const WIDE_BAND = 6;

export interface LegOrder {
  garment: Garment & WithParts;
  body: Body;
  kind: LegKind;
  /** Joined to a bodice at the waist: no band. */
  joined?: boolean;
}

/** Height of a turn-up where no word gives it, cm. */
const TURN_UP = 4;

const HIP_EASE: Readonly<Record<Garment['fit'], number>> = {
  tight: 0,
  fitted: 3,
  regular: 6,
  relaxed: 10,
  oversized: 16,
};

/** Knee and opening as shares of the half hip girth; a plain straight leg has .48 and .425. */
const LEG_SHAPES: Partial<Record<Garment['silhouette'], readonly [knee: number, opening: number]>> = {
  slim: [0.44, 0.35],
  tapered: [0.46, 0.36],
  bootcut: [0.455, 0.53],
  wide: [0.63, 0.68],
  palazzo: [0.76, 0.92],
  jogger: [0.48, 0.25],
  harem: [0.6, 0.28],
  balloon: [0.64, 0.4],
  'a-line': [0.58, 0.66],
};

const POCKETS: readonly Detail['id'][] = ['pocket', 'side-pocket', 'welt-pocket', 'flap-pocket'];

const isLoose = (kind: LegKind) => kind === 'salwar' || kind === 'patiala' || kind === 'dhoti';

/** How far below the natural waist the top edge sits. */
function dropOf({ garment: g, kind, joined }: LegOrder): number {
  if (joined || g.waistline === 'high') return 0;
  if (kind === 'salwar' || kind === 'patiala' || kind === 'churidar' || kind === 'sharara') return 2;
  return g.waistline === 'low' || g.waistline === 'dropped' ? 6 : 3;
}

/** Ease of a sharara that is tight to the knee, cm round it. */
const TIGHT_KNEE = 5;

function widths({ garment: g, body: b, kind }: LegOrder): { knee: number; opening: number } {
  if (kind === 'churidar') return { knee: half(b.knee + 3), opening: half(b.ankle + 5) };
  if (kind === 'leggings') return { knee: half(b.knee * 0.92), opening: half(b.ankle * 0.95) };
  if (kind === 'sharara' && g.fit === 'tight')
    return { knee: half(b.knee + TIGHT_KNEE), opening: half(b.knee + TIGHT_KNEE) };
  const seat = b.hip / 2;
  const wideJeans = kind === 'jeans' && g.silhouette === 'wide';
  const [k, o] = wideJeans ? [0.56, 0.55] : (LEG_SHAPES[g.silhouette] ?? [0.48, 0.425]);
  const loose = HIP_EASE[g.fit] * 0.1 - (g.silhouette === 'slim' && g.fit === 'tight' ? 1.5 : 0.3);
  if (kind === 'salwar') return { knee: quarter(seat * 0.62), opening: quarter(17 * (b.ankle / 23.2)) };
  if (kind === 'patiala') return { knee: quarter(seat * 0.7), opening: quarter(15 * (b.ankle / 23.2)) };
  if (kind === 'dhoti') return { knee: quarter(seat * 0.6), opening: quarter(15 * (b.ankle / 23.2)) };
  const knee = Math.max(seat * k + loose, b.knee / 2 + (g.fit === 'tight' ? 0 : 1));
  return { knee: quarter(knee), opening: quarter(Math.max(seat * o + loose, (b.ankle * 1.25) / 2)) };
}

function extras({ garment: g, body: b, kind, joined }: LegOrder, legs: Legs): Partial<Legs> {
  const has = (id: Detail['id']) => asksFor(g, id);
  const out: Partial<Legs> = {};
  if (kind === 'trousers' || kind === 'jeans') {
    // what is joined to a bodice opens in the bodice
    if (!joined && !opensAtSide(g) && !opensBehind(g)) out.fly = quarter(Math.min(15, legs.frontRise * 0.6));
    // a suit has pockets where they are ordered, trousers have them always
    if (!isRefused(g, 'pocket') && (!joined || kind === 'jeans' || POCKETS.some(has)))
      out.pocket = kind === 'jeans' ? 12 : 16;
  }
  if (kind === 'elastic' && hasSlantedPockets(g)) out.pocket = 16;
  // a hem that a cord draws in has no rib
  if (isMade(g, 'drawn-hem')) return out;
  if (kind === 'elastic' && (has('rib') || g.silhouette === 'jogger')) out.cuff = 6;
  else if (kind === 'elastic' && (asksFor(g, 'elastic', 'hem') || g.silhouette === 'harem')) out.cuff = 3;
  if (kind === 'salwar' || kind === 'patiala') {
    out.belt = kind === 'patiala' ? 20 : 18;
    out.beltWidth = half(b.hip + 25);
    // belt and asan are the rise, before and behind alike: the kalis have one shape
    out.asan = quarter(Math.max(legs.frontRise - out.belt, b.hip / 4 + 3));
    out.frontRise = quarter(out.belt + out.asan);
    out.backRise = out.frontRise;
    out.cuff = kind === 'patiala' ? 6 : 4;
  }
  if (has('turn-up') && (kind === 'trousers' || kind === 'jeans')) out.turnUp = TURN_UP;
  if (kind === 'churidar') out.chudi = quarter(b.height * 0.135);
  if (kind === 'sharara') {
    out.joint = quarter(b.waistToKnee - 2);
    out.flare = 75;
  }
  return out;
}

/** Every measure of trousers and their Indian sisters, in centimetres. */
export function legMeasures(order: LegOrder): Legs {
  const { garment: g, body: b, kind, joined } = order;
  const drop = dropOf(order);
  const band = joined
    ? 0
    : kind === 'leggings' || kind === 'elastic'
      ? 4
      : kind === 'jeans'
        ? 4
        : isMade(g, 'wide-band')
          ? WIDE_BAND
          : 3.5;
  const loose = isLoose(kind);
  const ease =
    kind === 'leggings'
      ? -8
      : loose
        ? 25
        : HIP_EASE[g.fit] - (kind === 'jeans' ? 2 : 0) + (g.silhouette === 'palazzo' ? 6 : 0);
  const elastic = kind !== 'trousers' && kind !== 'jeans';
  const top = b.waist + (elastic && !joined ? 0 : 2) + ((b.hip - b.waist) * drop * 0.75) / b.waistToHip;
  const worn = g.silhouette === 'dhoti' || g.silhouette === 'harem' || loose ? 'ankle' : g.length;
  const cut = belowWaist(worn, b) + (worn === g.length ? (g.hem ?? 0) : 0);
  const hem = kind === 'churidar' || kind === 'sharara' ? b.waistToFloor - 4 : Math.min(cut, b.waistToFloor);
  const chudi = kind === 'churidar' ? b.height * 0.135 : 0;
  const crotchDrop =
    (g.silhouette === 'harem' && kind !== 'sharara' && kind !== 'churidar') || loose
      ? b.height * 0.13
      : g.fit === 'tight'
        ? 0
        : 1.2;
  const outseam = quarter(Math.max(hem - drop + chudi, b.waistToCrotch + crotchDrop + 10));
  const depth = b.waistToCrotch + crotchDrop - drop;
  const { knee, opening } = widths(order);
  const legs: Legs = {
    waist: half(top),
    seat: half(b.hip + ease),
    seatAt: quarter(b.waistToHip - drop),
    frontRise: quarter(depth + (b.crotchFront - b.waistToCrotch) * 0.5),
    backRise: quarter(depth + (b.crotchTotal - b.crotchFront - b.waistToCrotch) * 0.8),
    inseam: quarter(outseam - depth + (kind === 'churidar' ? b.hip * 0.035 - 1.2 : kind === 'leggings' ? 0.9 : 0)),
    outseam,
    thigh: 0,
    knee,
    kneeAt: quarter(Math.min(b.waistToKnee - drop, outseam - 2)),
    opening,
    band,
  };
  const short = legs.outseam <= legs.kneeAt + 2;
  const seatLeg = quarter(legs.seat * (kind === 'leggings' ? 0.56 : 0.6) + (knee > legs.seat * 0.56 ? 2.5 : 0));
  const thigh = Math.max(seatLeg, kind === 'leggings' ? half(b.thigh * 0.9) : half(b.thigh + 4));
  const k = Math.min(1, Math.max(0, (legs.inseam - 2.5) / Math.max(1, legs.kneeAt - depth)));
  if (short) {
    legs.opening = quarter(thigh + (Math.max(knee, thigh * 0.9) - thigh) * k + (g.silhouette === 'slim' ? -1 : 1));
    legs.knee = legs.opening;
    legs.kneeAt = legs.outseam;
  }
  legs.thigh = thigh;
  return { ...legs, ...extras(order, legs) };
}
