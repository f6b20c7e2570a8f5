import { asksFor } from '@toile/look';
import { yAt } from '../../kit/level.ts';
import { curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { isCowled } from '../as-cut.ts';
import { isMade } from '../made/made.ts';
import { isHeartEdged, isSquareEdged, type Placed } from '../placed.ts';
import type { Torso } from '../points.ts';
import { BARE } from './neck-of.ts';

/** A body without shoulders, as it is drawn and as it is cut; its underarm from the centre and HPS. */
export interface BareBody {
  readonly t: Torso;
  readonly g: Placed;
  readonly underarm: Pt;
}

/** How far a cowl falls below a plain edge between straps, cm. */
const COWL = 6;
/** Of an upper edge that lies round the arms, above the underarm at the side, cm. */
export const OFF_SHOULDER = 7;
/** How far below the underarm a back that is left bare ends, cm. */
const BACKLESS = 16;
/** The strap of a halter, and one over a shoulder, cm. */
const STRAP = { halter: 4, shoulder: 2 } as const;

/** Width of a strap or of the neck band of a halter. */
export const strapWidth = ({ t, g }: BareBody): number =>
  t.strap ?? (g.neckline === 'halter' ? STRAP.halter : STRAP.shoulder);

/** Where a strap or halter leaves the front edge. */
export function strapFoot({ t, underarm }: BareBody): Pt {
  const top = t.topEdge ?? t.frontNeck;
  return [t.acrossFront / 2 - 6, Math.min(top - 2, underarm[1] - 6)];
}

function backEdge({ g, underarm: [sx, sy] }: BareBody): Path {
  const low = asksFor(g, 'backless') ? BACKLESS : 0;
  return g.neckline === 'off-shoulder'
    ? curve([0, sy - 5], [sx * 0.4, sy - 5], [sx * 0.7, sy - 6], [sx, sy - OFF_SHOULDER])
    : curve([0, sy + 1 + low], [sx * 0.4, sy + 1 + low], [sx * 0.75, sy + 0.6], [sx, sy]);
}

/** A heart's edge from its dip at the centre over the breast up to the strap that it hangs from. */
const heart = (low: number, x: number, y: number): Path =>
  curve([0, low], [x * 0.06, low - (low - y) * 0.62], [x * 0.5, y + (low - y) * 0.06], [x, y]);

/** Upper edge of a body without shoulders, from the centre to the side. */
export function bareEdge(body: BareBody, front: boolean): Path {
  if (!front) return backEdge(body);
  const { t, g } = body;
  const [sx, sy] = body.underarm;
  const top = t.topEdge ?? t.frontNeck;
  switch (g.neckline) {
    case 'off-shoulder': {
      const low = Math.min(top, sy - 3);
      return curve([0, low], [sx * 0.4, low], [sx * 0.7, sy - 6], [sx, sy - OFF_SHOULDER]);
    }
    case 'sweetheart':
    case 'strapless': {
      const high = Math.min(top - 4, sy - 7);
      return join(
        curve([0, top], [sx * 0.1, high - 0.6], [sx * 0.42, high - 1], [sx * 0.6, high + 1.4]),
        curve([sx * 0.6, high + 1.4], [sx * 0.74, high + 4], [sx * 0.86, sy - 1], [sx, sy]),
      );
    }
    default: {
      // the top of the cup is as wide as what hangs it
      const [x, y] = strapFoot(body);
      const half = strapWidth(body) / 2;
      // a cowl hangs from strap to strap in one bow
      const low = top + (isCowled(g) ? COWL : 0);
      const outer = curve([x + half, y], [x + half + 1.2, y + 3.5], [sx * 0.84, sy - 0.4], [sx, sy]);
      if (isSquareEdged(g)) return join(poly([0, low], [x - half, low], [x - half, y], [x + half, y]), outer);
      if (isHeartEdged(g)) return join(heart(low, x - half, y), poly([x - half, y], [x + half, y]), outer);
      const bow: Path = isCowled(g)
        ? curve([0, low], [x * 0.42, low], [x * 0.78, y + (low - y) * 0.5], [x - half, y])
        : curve([0, low], [x * 0.4, low], [x * 0.8, y + 2.5], [x - half, y]);
      return join(bow, poly([x - half, y], [x + half, y]), outer);
    }
  }
}

/** Where the edge over one shoulder meets its seam, as a share of half the neck. */
const AT_NECK = 0.7;
const OVER = { level: 0.6, dip: { front: 3, back: 1 } } as const;

/** From the underarm without a shoulder up to the end of the seam on the other. */
export function oneShoulderEdge({ t, underarm: [x, y] }: BareBody, front: boolean): Path {
  const dip = front ? OVER.dip.front : OVER.dip.back;
  return curve([-x, y], [-x * 0.3, y - dip], [0, 3], [(t.neckWidth / 2) * AT_NECK, OVER.level]);
}

/** One strap as it lies: from the edge that it is sewn to, to its fold over the shoulder or to the nape. */
export interface StrapLine {
  readonly foot: Pt;
  readonly top: Pt;
}

/** How far from the end of the back's width a strap is sewn to it, cm. */
const FROM_BACK = 7;

/** The right strap of a front or back, where there is one: over a fold at the level of the shoulder, or to the nape. */
export function strapLine(body: BareBody, front: boolean): StrapLine | undefined {
  const { t, g } = body;
  const peak = strapFoot(body);
  const hps = t.neckWidth / 2;
  if (g.neckline === 'straps') {
    const top: Pt = [Math.max(hps, peak[0] - 1), 0];
    const x = t.acrossBack / 2 - FROM_BACK;
    if (front) return { foot: peak, top };
    // crossed, it is sewn to the back beyond the middle
    return { foot: [isMade(g, 'crossed-straps') ? -x * 0.55 : x, yAt(backEdge(body), x)], top };
  }
  if (g.neckline !== 'halter') return undefined;
  return { foot: peak, top: [Math.max(strapWidth(body) + 1.5, Math.min(hps - 1, peak[0])), 0] };
}

const long = (line: StrapLine | undefined): number =>
  line ? Math.hypot(line.top[0] - line.foot[0], line.top[1] - line.foot[1]) : 0;

/** A strap from the front edge over the shoulder to the back edge, or to the middle of the nape, cm; 0 where none hangs it. */
export function strapLength(body: BareBody): number {
  const front = strapLine(body, true);
  if (!front) return 0;
  return Math.round(long(front) + (body.g.neckline === 'halter' ? front.top[0] : long(strapLine(body, false))));
}

/** Whether a halter is tied behind the neck: as the words have it, else a button and its loop close it. */
export const isTiedAtNape = ({ closure, details }: Pick<Placed, 'closure' | 'details'>): boolean =>
  closure === 'tie' || details.some(({ id }) => id === 'tie-up');

/** What each end of a halter is cut longer where it is tied in a bow, cm. */
export const NAPE_TIE = 38;

/** Share of the half chest at which the fullest of the bust lies. */
const BUST = 0.38;

/** Where a seam that shapes a bare body meets its upper edge: under the strap, or over the fullest of the bust. */
export const seamAtEdge = (body: BareBody): number =>
  strapLine(body, true) ? strapFoot(body)[0] : (body.t.chest / 2) * BUST;

/** Whether a flounce falls round bare shoulders: a ruffle that no word places at the hem. */
export const isFlouncedRound = (g: Pick<Placed, 'neckline' | 'details'>): boolean =>
  g.neckline === 'off-shoulder' && asksFor(g, 'ruffle') && !asksFor(g, 'ruffle', 'hem');

/** The underarm of a body of these measures, from the centre and HPS. */
const underarmOf = (t: Torso): Pt => [
  t.chest / 2,
  t.shoulderDrop + Math.sqrt(Math.max(25, t.armhole ** 2 - ((t.chest - t.shoulder) / 2) ** 2)),
];

/** Level of the back's upper edge at its centre: the neck, or the edge of what has no shoulders. */
export const backTop = (g: Placed, t: Torso): number =>
  BARE.includes(g.neckline) && g.neckline !== 'one-shoulder'
    ? bareEdge({ g, t, underarm: underarmOf(t) }, false).from[1]
    : t.backNeck;
