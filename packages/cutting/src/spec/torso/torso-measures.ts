import { asksFor } from '@toile/look';
import type { Build } from '../cut.ts';
import { easeFor, SHOULDER_DROP } from '../ease.ts';
import { belowWaist, SLEEVE_SHARE } from '../lengths.ts';
import type { Placed } from '../placed.ts';
import type { Torso } from '../points.ts';
import { half, quarter } from '../round.ts';
import { isFlaredShirt } from './flared-shirt.ts';
import { hemMeasures } from './hem-measures.ts';
import { jointWidth } from './joint-width.ts';
import { neckOf } from './neck-of.ts';
import { hasWaistDarts } from './shaping.ts';
import { sleeveMeasures } from './sleeve-measures.ts';
import { isTied } from './ties.ts';
import type { TorsoOrder } from './torso-order.ts';
import { trimMeasures } from './trim-measures.ts';

const SHAPED: readonly Build[] = ['bodice', 'choli', 'corset', 'tailored', 'band-coat', 'vest', 'skin'];
/** Between straight and shaped: a kurta and a coat follow the waist a little. */
const EASED: Partial<Record<Build, number>> = { tunic: 3, coat: 2, light: 4, shirt: 3 };

/** Second skins that close between the legs: they end at the crotch, whatever length they are called. */
const LEGGED: readonly string[] = ['swimsuit', 'bodysuit'];

/** A slip clings on the bias, which gives over the bust. */
const EASED_SLIP = 3;

/** Shorter wearers are children, cm. */
const CHILD = 150;

/** What hangs straight takes in no waist: what ends on a rib, what is as wide as it is long, a tunic of a man or a child. */
function easedAtWaist({ build, men, body: b, garment: { silhouette } }: TorsoOrder): number {
  if (build === 'rib-knit' || build === 'wide') return 0;
  if (build === 'tunic' && (men || b.height < CHILD)) return 0;
  if (silhouette === 'slip') return EASED_SLIP;
  return EASED[build] ?? 1.5;
}

const isShaped = ({ garment: g, build }: TorsoOrder) =>
  (SHAPED.includes(build) || hasWaistDarts(g) || isFlaredShirt(g, build)) &&
  g.fit !== 'oversized' &&
  !(g.fit === 'relaxed' && build === 'bodice') &&
  !['shift', 'wide', 'boxy', 'straight'].includes(build === 'bodice' ? g.silhouette : '');

function girths(order: TorsoOrder): Pick<Torso, 'chest' | 'waist' | 'hip'> {
  const { garment: g, body: b, build, over } = order;
  const ease = easeFor(g.fit, g.cloth.fabric, over);
  const chest = half(b.bust + ease.bust);
  const hip = half(Math.max(b.hip, b.waist) + ease.hip);
  if (build === 'choli') return { chest: half(b.bust + 3), waist: half(b.underbust + 3), hip };
  if (isShaped(order)) {
    const taken = build === 'tailored' || build === 'band-coat' ? 5 : 0;
    return { chest, waist: Math.min(half(b.waist + ease.waist + taken), chest), hip };
  }
  const wide = build === 'wide' ? Math.max(chest, hip) : chest;
  const waist = quarter(Math.max(wide, half(b.waist + ease.waist * 0.5)) - easedAtWaist(order));
  return { chest: wide, waist, hip: Math.max(wide, hip) };
}

const saysLength = (g: Placed): boolean => g.isLengthSaid === true;

/** A shorter peplum is none, cm. */
const LEAST_PEPLUM = 12;

/** From HPS to the hem. */
function lengthOf({ garment: g, body: b, build, addLength }: TorsoOrder): number {
  if (build === 'choli') return b.shoulderToBust + 11.5;
  if (LEGGED.includes(g.kind)) return b.backLength + b.waistToCrotch + 1;
  const down = b.backLength + belowWaist(g.length, b) + (g.hem ?? 0) + addLength;
  // nothing ends above the fullest line of the bust, no tunic above the hip, and a jacket called so covers the waist
  const least =
    build === 'tunic'
      ? b.backLength + b.waistToHip + 8
      : build === 'casual' && g.length === 'waist' && !saysLength(g)
        ? b.backLength + b.waistToHip * 0.6
        : b.shoulderToBust + 7;
  // a peplum hangs from the waist, however short the rest is
  const isPeplum = g.silhouette === 'peplum';
  return Math.max(down, least, isPeplum ? b.backLength + LEAST_PEPLUM : 0);
}

function shoulders(order: TorsoOrder, chest: number): Pick<Torso, 'shoulder' | 'acrossFront' | 'acrossBack'> {
  const { garment: g, body: b, build, men } = order;
  if (build === 'wide') {
    const shoulder = quarter(chest - 1);
    return { shoulder, acrossFront: quarter(shoulder - 0.5), acrossBack: quarter(shoulder) };
  }
  const tailored = build === 'tailored' || build === 'coat' || build === 'band-coat' ? 1.5 : 0;
  const inset =
    g.kind === 'tank-top'
      ? -6
      : g.sleeve.shape === 'none'
        ? -1.5
        : build === 'choli'
          ? -1
          : g.sleeve.shape === 'puff'
            ? -1.5
            : 0;
  const dropped = g.sleeve.shape === 'drop-shoulder' ? Math.max(4, SHOULDER_DROP[g.fit]) : SHOULDER_DROP[g.fit];
  const wanted = b.shoulder + tailored + inset + (g.sleeve.shape === 'none' ? Math.min(dropped, 1) : dropped);
  const shoulder = quarter(Math.min(wanted, chest - 1.5));
  const front = Math.min(shoulder - (men ? 3 : 3.5), chest - 3);
  return { shoulder, acrossFront: quarter(front), acrossBack: quarter(Math.min(shoulder - 1.75, chest - 2)) };
}

/** Straight, shoulder point to underarm. */
function armholeOf({ garment: g, body: b, build, over }: TorsoOrder): number {
  if (build === 'wide')
    return (
      Math.max(g.kind === 'kimono' ? 23 : 24, b.upperArm * 0.85) +
      (asksFor(g, 'wide-sleeve') && g.kind !== 'kimono' ? 6 : 0)
    );
  const ease = easeFor(g.fit, g.cloth.fabric, over);
  const own = b.bust * 0.085 + b.backLength * 0.27 + Math.max(0, ease.bust) * 0.14;
  const bare = g.sleeve.shape === 'none' ? -0.5 : 0;
  return own + bare + (build === 'choli' ? -1.2 : build === 'skin' ? -1 : 0);
}

/** A flounce is cut so much longer than the hem that it is gathered to. */
const FLOUNCE_FULLNESS = 1.6;

/** The sweep all round: of both fronts where they lap, and of the flounce where one ends it. */
function swept(t: Torso, { garment: g }: TorsoOrder): Torso {
  const isJoined = t.joint !== undefined;
  const lapped = isTied(g) && !isJoined && t.overlap !== undefined ? t.hem * 2 + t.overlap * 2 : t.sweep;
  const sweep = t.flounce ? (lapped ?? t.hem * 2) * FLOUNCE_FULLNESS : lapped;
  const seam = isJoined && t.joint !== undefined && t.joint < t.waistAt - 1 ? { seam: quarter(jointWidth(t)) } : {};
  return { ...t, ...seam, ...(sweep !== undefined && { sweep: quarter(sweep) }) };
}

/** Every measure of the body of a top, dress, coat or one-piece, in centimetres. */
export function torsoMeasures(order: TorsoOrder): Torso {
  const { garment: g, body: b, build } = order;
  const { chest, waist, hip } = girths(order);
  const neck = neckOf(g, build, b);
  const { shoulder, acrossFront, acrossBack } = shoulders(order, chest);
  const neckWidth = quarter(Math.min(neck.width, shoulder - 4));
  const slope = Math.tan((b.shoulderSlope * (g.kind === 'kimono' ? 0.1 : build === 'wide' ? 0.6 : 1) * Math.PI) / 180);
  const length = quarter(lengthOf(order));
  const waistAt = build === 'choli' ? length : quarter(b.backLength);
  const base: Torso = {
    length,
    chest,
    waist,
    hip,
    hem: hip,
    shoulder,
    shoulderDrop: quarter(((shoulder - neckWidth) / 2) * slope),
    acrossFront,
    acrossBack,
    armhole: quarter(Math.max(armholeOf(order), (chest - shoulder) / 2 + 9)),
    neckWidth,
    frontNeck: quarter(neck.front),
    backNeck: quarter(Math.min(neck.back, length - 8)),
    waistAt,
    hipAt: quarter(b.backLength + b.waistToHip),
  };
  const shaped = { ...base, ...hemMeasures(order, base) };
  // no neck reaches below the bodice it is cut into
  const hemmed = { ...shaped, backNeck: Math.min(shaped.backNeck, quarter((shaped.joint ?? length) - 6)) };
  return swept({ ...hemmed, ...sleeveMeasures(order, hemmed, SLEEVE_SHARE), ...trimMeasures(order, hemmed) }, order);
}
