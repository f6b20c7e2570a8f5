/** Skirts as data. */
import { asksFor, type Garment, type Silhouette } from '@toile/look';
import { factsOf } from '@toile/look/records';

export interface SkirtCut {
  /** Units beyond the hip at the knee's height. */
  flare: number;
  /** Fullness of the hem, 0..1. */
  full: number;
  /** It clings: drags run from hip to knee. */
  pull: boolean;
  /** Depth of the hem's ellipse as a share of its width. */
  sag: number;
  /** Height (v) down to which the cloth stays smooth. */
  hold: number;
  kind: 'plain' | 'pleated' | 'gathered' | 'tiered' | 'mermaid' | 'peplum' | 'bubble' | 'tulip';
  /** Of how many tiers, if it is tiered and not of three. */
  tiers?: number;
  /** It springs from its seam and falls in a dome, as over hoops. */
  dome?: boolean;
}

const cut = (flare: number, full: number, over: Partial<SkirtCut> = {}): SkirtCut => ({
  flare,
  full,
  pull: false,
  sag: 0.085,
  hold: 0.08,
  kind: 'plain',
  ...over,
});

const A_LINE = cut(62, 0.55, { hold: 0.1 });
const FULL = cut(100, 0.9, { sag: 0.095 });
const CLOSE = cut(-14, 0.05, { pull: true, sag: 0.07, hold: 0.5 });
const STRAIGHT = cut(8, 0.2, { pull: true, sag: 0.075, hold: 0.4 });

export const SKIRT_CUTS: Partial<Record<Silhouette, SkirtCut>> = {
  'a-line': A_LINE,
  empire: cut(56, 0.6, { hold: 0.05 }),
  flared: cut(84, 0.75, { sag: 0.09, hold: 0.06 }),
  circle: cut(118, 1, { sag: 0.095, hold: 0.06 }),
  'fit-and-flare': FULL,
  gathered: cut(74, 0.85, { kind: 'gathered', sag: 0.09, hold: 0.05 }),
  tiered: cut(80, 0.8, { kind: 'tiered', sag: 0.09, hold: 0.05 }),
  pleated: cut(46, 0.7, { kind: 'pleated', sag: 0.08, hold: 0.02 }),
  balloon: cut(64, 0.04, { kind: 'bubble', sag: 0.1 }),
  pencil: CLOSE,
  tapered: cut(26, 0.04, { kind: 'tulip', sag: 0.075, hold: 0.3 }),
  slim: cut(-6, 0.1, { pull: true, sag: 0.07, hold: 0.5 }),
  mermaid: cut(-14, 0.8, { pull: true, sag: 0.09, hold: 0.6, kind: 'mermaid' }),
  slip: cut(42, 0.62, { pull: true, sag: 0.08, hold: 0.35 }),
  wrap: cut(44, 0.6, { hold: 0.14 }),
  straight: STRAIGHT,
  shift: cut(16, 0.25, { sag: 0.075, hold: 0.4 }),
  peplum: cut(92, 1, { kind: 'peplum', sag: 0.1, hold: 0.02 }),
};

/** A ball gown's: over hoops. */
const BALL = cut(150, 1, { sag: 0.1, hold: 0.03, kind: 'gathered', dome: true });
/** Gathered into a seam that lies on the hip. */
const LOW_GATHERED = cut(64, 0.9, { sag: 0.09, hold: 0.03, kind: 'gathered' });
/** Gathered into a seam under the bust. */
const HIGH_GATHERED = cut(66, 0.75, { sag: 0.085, hold: 0.03, kind: 'gathered' });

const isDropped = ({ waistline }: Pick<Garment, 'waistline'>): boolean =>
  waistline === 'dropped' || waistline === 'low';
const isFloored = ({ length }: Pick<Garment, 'length'>): boolean => length === 'floor' || length === 'maxi';

/** The skirt of a dress: the height of its seam shapes it too. */
export function dressSkirtCut(g: Garment): SkirtCut {
  if (g.silhouette === 'circle' && isFloored(g) && factsOf(g).hooped) return BALL;
  const own = skirtCutOf(g);
  // what is cut in flares stays as it is cut
  if (own.kind !== 'plain' || own.pull || own.flare >= FULL.flare) return own;
  if (isDropped(g)) return LOW_GATHERED;
  return g.waistline === 'empire' || g.silhouette === 'empire' ? HIGH_GATHERED : own;
}

export const LEHENGA_CUT = cut(130, 1, { sag: 0.115, hold: 0.04, kind: 'gathered' });
export const skirtCut = (silhouette: Silhouette): SkirtCut => SKIRT_CUTS[silhouette] ?? A_LINE;

/** Narrower than this at the knee, nothing is sewn in tiers. */
const LEAST_FLARE = 20;

/** A flared skirt in the tiers that are asked for, each gathered to the one above; ruffles and fringe lie in tiers of their own. */
export function inTiers(own: SkirtCut, { details }: Pick<Garment, 'details'>): SkirtCut {
  const asked = details.filter(({ id }) => id === 'tiers');
  const isSewnOn = details.some(({ id }) => id === 'ruffle' || id === 'fringe');
  if (asked.length === 0 || isSewnOn || own.flare < LEAST_FLARE) return own;
  const tiers = asked.find(({ count }) => count)?.count;
  return { ...own, kind: 'tiered', ...(tiers && { tiers }) };
}

/** The skirt of a garment: gathers that are asked for make a flared one full, pleats are pressed into it. */
export function skirtCutOf(g: Pick<Garment, 'silhouette' | 'details'>): SkirtCut {
  const plain = inTiers(skirtCut(g.silhouette), g);
  if (asksFor(g, 'pleats') && plain.kind === 'plain' && plain.flare > 20)
    return { ...plain, kind: 'pleated', full: 0.7, hold: 0.02 };
  return asksFor(g, 'gathers') && plain.kind === 'plain' && plain.flare > 20
    ? { ...plain, kind: 'gathered', flare: plain.flare + 12, full: Math.max(plain.full, 0.8), hold: 0.05 }
    : plain;
}

/** Dresses cut in one piece from shoulder to hem; the others are joined at the waist. */
export const isOnePiece = (silhouette: Silhouette): boolean =>
  ['slip', 'mermaid', 'pencil', 'straight', 'shift', 'slim', 'boxy', 'wide', 'bootcut'].includes(silhouette);
