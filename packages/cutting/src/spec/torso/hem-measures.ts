import { asksFor, type Garment } from '@toile/look';
import { countOf } from '../as-ordered.ts';
import type { Torso } from '../points.ts';
import { half, quarter } from '../round.ts';
import { tiersOf } from '../skirt-measures.ts';
import { isFlaredShirt } from './flared-shirt.ts';
import type { TorsoOrder } from './torso-order.ts';

/** Silhouettes whose skirt is cut apart from the bodice and joined to it. */
const JOINED: readonly Garment['silhouette'][] = [
  'a-line',
  'fit-and-flare',
  'circle',
  'gathered',
  'flared',
  'tiered',
  'pleated',
  'empire',
  'peplum',
];

/** Sweep over the girth at the joint, for each centimetre of skirt. */
const FLARE: Partial<Record<Garment['silhouette'], number>> = {
  'a-line': 1.7,
  'fit-and-flare': 2.2,
  circle: 6.2,
  gathered: 1.4,
  flared: 3,
  tiered: 2.4,
  pleated: 1.6,
  empire: 1.6,
  peplum: 3.6,
};

/** What the half hem of a waisted shirt dress gains over other bodies of its silhouette, for each centimetre below the hip. */
const SHIRT_FLARE: Partial<Record<Garment['silhouette'], number>> = {
  'a-line': 0.22,
  'fit-and-flare': 0.3,
  flared: 0.4,
  circle: 0.5,
};
const shirtFlare = (g: Garment, build: TorsoOrder['build']): number =>
  isFlaredShirt(g, build) ? (SHIRT_FLARE[g.silhouette] ?? 0) : 0;

/** An A-line that wraps over is cut in one with the front that crosses. */
const isWrapped = (g: Garment): boolean => g.silhouette === 'a-line' && g.closure === 'wrap';

function jointAt({ garment: g, body: b, build }: TorsoOrder): number | undefined {
  if (g.waistline === 'empire' || g.silhouette === 'empire') return b.shoulderToBust + 8;
  if (g.waistline === 'dropped' || g.waistline === 'low') return b.backLength + b.waistToHip * 0.75;
  if (g.waistline === 'high') return b.backLength - 4;
  if (g.waistline === 'none' && g.silhouette !== 'peplum') return undefined;
  return build === 'bodice' || g.silhouette === 'peplum' ? b.backLength : undefined;
}

/** Hem, sweep and waist seam. A joined skirt gets its sweep from the silhouette, all others from how far below the hip they end. */
export function hemMeasures(order: TorsoOrder, t: Torso): Partial<Torso> {
  const { garment: g, body: b, build } = order;
  if (build === 'choli') return { hem: half(b.underbust + 2), waist: half(b.underbust + 2) };
  if (g.kind === 'swimsuit' || g.kind === 'bodysuit') return { hem: quarter(b.hip * 0.075) };
  const below = Math.max(0, t.length - t.hipAt);
  const joint = JOINED.includes(g.silhouette) && !isWrapped(g) ? jointAt(order) : undefined;
  if (joint !== undefined && t.length > joint + 4) {
    const skirt = t.length - joint;
    // above the waist the joint is as wide as the bodice there
    const girth =
      2 * (joint < t.waistAt ? t.waist + (t.chest - t.waist) * 0.25 : joint > t.waistAt + 4 ? t.hip : t.waist);
    const kalis = asksFor(g, 'gher') ? { kalis: countOf(g, 'gher') ?? (skirt > 90 ? 16 : 12) } : {};
    const sweep = quarter(girth + (FLARE[g.silhouette] ?? 2) * skirt * (kalis.kalis ? 1.25 : 1));
    const tiers = g.silhouette === 'tiered' && !kalis.kalis ? { tiers: tiersOf(g, skirt) } : {};
    return { joint: quarter(joint), sweep, hem: quarter(sweep / 2), ...kalis, ...tiers };
  }
  if (t.length <= t.hipAt) {
    const k = Math.max(0, (t.length - t.waistAt) / (t.hipAt - t.waistAt));
    const straight = t.waist + (t.hip - t.waist) * k;
    const above = t.chest + ((t.waist - t.chest) * (t.length - 22)) / Math.max(1, t.waistAt - 22);
    const own = t.length < t.waistAt ? Math.min(t.chest, Math.max(above, t.waist)) : straight;
    return { hem: quarter(build === 'rib-knit' ? own - 2 : own) };
  }
  const hem = quarter(t.hip + shirtFlare(g, build) * below + hemFlare(g, build, below));
  return hem > t.hip + 8 ? { hem, sweep: quarter(hem * 2) } : { hem };
}

/** What the half hem gains or loses below the hip. */
function hemFlare(g: Garment, build: TorsoOrder['build'], below: number): number {
  switch (g.silhouette) {
    case 'pencil':
    case 'slim':
      return -Math.min(4.5, below * 0.12);
    case 'mermaid':
      return below * 0.42;
    case 'a-line':
      return below * 0.3;
    case 'wrap':
      return below * 0.3;
    case 'slip':
      return below * 0.12;
    case 'wide':
    case 'flared':
    case 'circle':
      return below * 0.36;
    case 'fit-and-flare':
      return below * 0.42;
    case 'balloon':
      return -3;
    default:
      return build === 'tunic' ? 2 : build === 'band-coat' ? Math.min(7, below * 0.13) : Math.min(3, below * 0.06);
  }
}
