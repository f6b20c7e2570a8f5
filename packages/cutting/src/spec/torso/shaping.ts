import { isPrincess } from '../as-ordered.ts';
import type { Build } from '../cut.ts';
import { isMade } from '../made/made.ts';
import { opensAtSide, opensBehind, type Placed } from '../placed.ts';
import type { Torso } from '../points.ts';
import { isFlaredShirt } from './flared-shirt.ts';
import { isDrawnIn, isDrawnInFront, isShirredBehind } from './gathered.ts';
import { isBare } from './neck-of.ts';
import { isRaglan } from './raglan.ts';

/** How a body is cut apart for shape: a fold and darts, princess seams from the shoulder, or a side panel under the arm. */
export type Panels = 'darts' | 'princess' | 'side-panel';

/** What shapes a body: the pieces are drafted by it, and the construction's words are written from it. */
export interface Shaping {
  /** A skirt is sewn on above the hem. */
  joined: boolean;
  /** Level of the underarm below HPS. */
  underarm: number;
  /** Lower end of the bodice: the hem, or the seam to a skirt. */
  bottom: number;
  panels: Panels;
  /** Taken out of each quarter at the waist, by a dart or a seam. */
  waist: number;
  /** Share of the front's that a dart takes; the seam takes the rest. */
  frontDart: number;
  /** Depth of the bust dart in the side; 0 where there is none. */
  bustDart: number;
  /** A seam down the centre back. */
  backSeam: boolean;
  /** Depth of the back yoke below the centre-back neck; 0 where there is none. */
  yoke: number;
  /** Half the depth of the box pleat below the yoke. */
  pleat: number;
  /** Height of the vent in the centre-back seam; 0 where there is none. */
  vent: number;
  /** Upper and under sleeve. */
  twoPieceSleeve: boolean;
}

const TAILORED: readonly Build[] = ['tailored', 'coat', 'band-coat'];
const BUST_DARTED: readonly Build[] = ['light', 'tunic', 'bodice', 'choli', 'corset'];
const WAISTED: readonly Build[] = ['bodice', 'choli', 'tailored', 'band-coat', 'vest', 'corset'];
/** What the side takes of a quarter's waist shaping; the dart takes the rest. */
const SIDE_SHAPING = 2.2;
/** Less than this is eased in, not sewn as a dart. */
const LEAST_DART = 1;
/** Half of the cloth that a box pleat takes, cm: its edges stand a quarter of it off the centre. */
const BOX_PLEAT = 4;
/** Builds that may be shaped by seams from the shoulder in the place of darts. */
const PANELLED: readonly Build[] = ['light', 'tunic', 'bodice', 'choli', 'tailored', 'coat', 'band-coat'];
/** Narrower chests, halves, are children's and have no darts. */
const LEAST_BUST = 41;

/** Darts that the words order of what the house cuts straight. */
export const hasWaistDarts = ({ details }: Pick<Placed, 'details'>): boolean =>
  details.some(({ id, part }) => id === 'darts' && part === undefined);

function panelsOf(t: Torso, g: Placed, build: Build, long: boolean): Panels {
  if (isPrincess(g) && (long || build === 'choli') && PANELLED.includes(build)) return 'princess';
  if (!long || t.hemCurve || (build !== 'tailored' && build !== 'band-coat')) return 'darts';
  if (build === 'band-coat') return 'princess';
  // a side panel has no side seam to leave open
  return !t.slit && (t.chest - Math.max(t.acrossFront, t.acrossBack)) / 2 >= 2 ? 'side-panel' : 'darts';
}

const twoPiece = (t: Torso, g: Placed, build: Build): boolean =>
  TAILORED.includes(build) &&
  !t.cuff &&
  g.sleeve.shape !== 'cap' &&
  (t.sleeve ?? 0) >= t.armhole * 1.75 &&
  (t.sleeveOpening ?? 0) <= (t.upperArm ?? 0);

/** What shapes a body of these measures and this build. */
export function shapingOf(t: Torso, g: Placed, build: Build, men: boolean): Shaping {
  const joined = t.joint !== undefined && t.joint < t.length - 2;
  const across = (t.chest - t.shoulder) / 2;
  const underarm = t.shoulderDrop + Math.sqrt(Math.max(25, t.armhole ** 2 - across ** 2));
  const bottom = Math.max(joined ? (t.joint ?? t.length) : t.length - (t.flounce ?? 0), underarm + 6);
  const long = bottom > underarm + 12;
  const raglan = isRaglan(g, build, t);
  const panels = g.neckline === 'one-shoulder' || raglan ? 'darts' : panelsOf(t, g, build, long && !joined);
  const isFlared = isFlaredShirt(g, build);
  const isDarted = (WAISTED.includes(build) || hasWaistDarts(g) || isFlared) && !isDrawnIn(g, build);
  const waist = isDarted && long ? Math.max(0, (t.chest - t.waist) / 2 - SIDE_SHAPING) : 0;
  const bust =
    BUST_DARTED.includes(build) &&
    !isDrawnInFront(g, build) &&
    !men &&
    // a slip is cut on the bias, which takes the bust in
    g.silhouette !== 'slip' &&
    t.chest > LEAST_BUST &&
    panels !== 'princess' &&
    bottom > underarm + 13;
  const yoke =
    !raglan &&
    !isBare(g, build) &&
    t.yoke &&
    t.backNeck + t.yoke < underarm - 2 &&
    t.yoke + t.backNeck > t.shoulderDrop + 1
      ? t.yoke
      : 0;
  // what hangs from one shoulder is cut whole
  const isOne = g.neckline === 'one-shoulder';
  const backSeam =
    !isOne &&
    (TAILORED.includes(build) ||
      (build === 'bodice' && g.closure === 'none' && !opensAtSide(g) && g.isPulledOn !== true && !isShirredBehind(g)) ||
      opensBehind(g) ||
      g.closure === 'lace-up' ||
      (t.vent !== undefined && !joined));
  return {
    joined,
    underarm,
    bottom,
    panels,
    waist,
    frontDart: panels === 'darts' ? 1 : panels === 'side-panel' && waist > LEAST_DART ? 0.45 : 0,
    bustDart: bust ? (build === 'choli' || build === 'bodice' ? 3 : 2.4) : 0,
    backSeam,
    vent: t.vent && backSeam && !joined && t.vent < bottom - underarm ? t.vent : 0,
    yoke,
    pleat: yoke && build === 'shirt' && !joined && !isMade(g, 'camp-collar') && !isFlared ? BOX_PLEAT : 0,
    twoPieceSleeve: !raglan && twoPiece(t, g, build),
  };
}
