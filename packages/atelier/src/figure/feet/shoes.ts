/**
 * Feet and shoes as sections along the foot, in heads for foot scale 1. Foot space: z from heel to toe with the ankle at 0,
 * x to the outer side, y up from the sole of a flat foot. How they are turned, tilted on a heel and projected: foot-model.ts.
 */
import type { Detail, FootwearKind } from '@toile/look';

/** One slice across the foot: where, how far its middle lies to the outer side, half its width, its underside and its top. */
export type Section = readonly [z: number, x: number, half: number, low: number, top: number];

// biome-ignore format: a table
export const BARE_FOOT: Section[] = [
  [-.235, -.005, .052, .025, .13],
  [-.17, -.005, .088, 0, .22],
  [-.08, 0, .09, 0, .33],
  [.04, 0, .086, .015, .335],
  [.16, 0, .092, .035, .27],
  [.28, -.004, .108, .03, .205],
  [.40, -.008, .128, .008, .155],
  [.50, -.008, .136, 0, .12],
  [.60, -.010, .128, 0, .09],
  [.69, -.018, .104, 0, .07],
  [.76, -.028, .062, .004, .055],
];

/** The foot of an open shoe ends at the ball; its toes stand apart. */
export const OPEN_FOOT: Section[] = [
  ...BARE_FOOT.filter(([z]) => z <= 0.5),
  [0.58, -0.006, 0.132, 0, 0.098],
  [0.645, -0.006, 0.124, 0, 0.078],
];

/** The five toes, from the little one to the great: root, middle and tip. */
// biome-ignore format: a table
export const TOES: Section[][] = [
  [[.57, .098, .030, 0, .070], [.625, .100, .030, 0, .062], [.665, .094, .022, .002, .044]],
  [[.60, .052, .030, 0, .075], [.675, .056, .029, 0, .064], [.722, .050, .022, .002, .046]],
  [[.62, .004, .031, 0, .080], [.71, .006, .030, 0, .066], [.765, .002, .023, .002, .048]],
  [[.63, -.048, .032, 0, .082], [.735, -.046, .031, 0, .068], [.797, -.048, .024, .002, .050]],
  [[.62, -.104, .046, 0, .086], [.73, -.104, .047, 0, .078], [.81, -.096, .034, .002, .060]],
];

export interface Shoe {
  /** Height of the heel, heads (0.1 = about 2.5 cm of a real foot's). */
  heel: number;
  heelShape: 'none' | 'stack' | 'block' | 'stiletto' | 'wedge';
  /** Thickness of the sole under the ball. */
  sole: number;
  toe: 'round' | 'point' | 'square' | 'curl' | 'open';
  /** Leather over the skin. */
  thick: number;
  /** Height of the upper's edge above the sole, [z, y] from the heel forwards; missing = only straps. */
  topline?: [number, number][];
  /** z where the opening ends and the vamp begins. */
  throat: number;
  /** Bands round the foot: [z at the sides, half-breadth, z at the top]. */
  straps?: [number, number, number][];
  /** A strap round the ankle at this height above it, held by a strap up from the heel where `sling` says so. */
  ankleStrap?: number;
  sling?: true;
  /** The shaft of a boot rises this far above the ankle of a leg with a shin of `SHIN`; a tall one rises with the shin. */
  shaft?: number;
  /** Room between shaft and leg at its mouth and at the ankle. */
  room?: readonly [number, number];
  /** The front of the mouth dips this far below its sides. */
  dip?: number;
  laces?: boolean;
  /** Seams across the foot: z at the sides, z at the top. */
  seams?: [number, number][];
  trim?:
    | 'cap'
    | 'motif'
    | 'buckle'
    | 'saddle'
    | 'ring'
    | 'brogue'
    | 'tassel'
    | 'gore'
    | 'rope'
    | 'rubber'
    | 'stitched'
    | 'fur'
    | 'chunky';
  soleColour?: 'white' | 'dark' | 'tan';
  /** Suede and canvas take no shine. */
  dull?: true;
}

const PUMP: [number, number][] = [
  [-0.24, 0.21],
  [-0.12, 0.17],
  [0.05, 0.105],
  [0.22, 0.085],
  [0.4, 0.085],
];

// biome-ignore format: a table
export const SHOES: Record<FootwearKind, Shoe> = {
  barefoot: { heel: 0, heelShape: 'none', sole: 0, toe: 'open', thick: 0, throat: 2 },
  pump: { heel: .34, heelShape: 'stiletto', sole: .012, toe: 'point', thick: .012, topline: PUMP, throat: .46 },
  stiletto: { heel: .44, heelShape: 'stiletto', sole: .012, toe: 'point', thick: .01, topline: PUMP, throat: .5 },
  'block-heel': { heel: .27, heelShape: 'block', sole: .016, toe: 'round', thick: .013, topline: PUMP, throat: .45 },
  sandal: { heel: .02, heelShape: 'none', sole: .035, toe: 'open', thick: .012, throat: 2, straps: [[.50, .036, .47], [.30, .03, .24]], ankleStrap: .02, sling: true },
  'heeled-sandal': { heel: .38, heelShape: 'stiletto', sole: .018, toe: 'open', thick: .01, throat: 2, straps: [[.54, .03, .52], [.40, .02, .35]], ankleStrap: .04, sling: true },
  flat: { heel: .015, heelShape: 'none', sole: .014, toe: 'round', thick: .013, topline: PUMP, throat: .47 },
  loafer: { heel: .05, heelShape: 'stack', sole: .022, toe: 'round', thick: .018, topline: [[-.25, .22], [-.1, .2], [.08, .17], [.3, .19]], throat: .27, seams: [[.5, .42]], trim: 'saddle' },
  oxford: { heel: .05, heelShape: 'stack', sole: .024, toe: 'round', thick: .02, topline: [[-.25, .24], [-.1, .24], [.05, .27], [.16, .3]], throat: .12, laces: true, seams: [[.6, .54]], trim: 'cap' },
  sneaker: { heel: .025, heelShape: 'none', sole: .06, toe: 'round', thick: .026, topline: [[-.26, .27], [-.1, .25], [.05, .29], [.14, .33]], throat: .1, laces: true, seams: [[.2, .3]], trim: 'cap', soleColour: 'white' },
  'ankle-boot': { heel: .12, heelShape: 'block', sole: .02, toe: 'round', thick: .018, topline: [[-.26, .5], [.2, .5]], throat: .02, shaft: .42 },
  'knee-boot': { heel: .16, heelShape: 'block', sole: .02, toe: 'round', thick: .018, topline: [[-.26, .5], [.2, .5]], throat: .02, shaft: 1.72 },
  mojari: { heel: .012, heelShape: 'none', sole: .016, toe: 'curl', thick: .014, topline: [[-.24, .2], [-.1, .15], [.1, .12], [.3, .13]], throat: .36, trim: 'motif', soleColour: 'tan' },
  kolhapuri: { heel: .018, heelShape: 'none', sole: .03, toe: 'open', thick: .01, throat: 2, straps: [[.34, .05, .38]], trim: 'ring', soleColour: 'tan' },
  slide: { heel: .012, heelShape: 'none', sole: .034, toe: 'open', thick: .016, throat: 2, straps: [[.42, .1, .4]] },
};

/** What a named cut changes in the kind of shoe it belongs to. */
const CUTS: Readonly<Partial<Record<Detail['id'], Partial<Shoe>>>> = {
  wedge: { heelShape: 'wedge', soleColour: 'tan', sole: 0.03 },
  platform: { sole: 0.085 },
  'rope-sole': { sole: 0.045, soleColour: 'tan', trim: 'rope', dull: true },
  'wooden-sole': { sole: 0.075, soleColour: 'tan' },
  'instep-strap': { straps: [[0.2, 0.02, 0.26]] },
  brogue: { trim: 'brogue' },
  derby: { seams: [], sole: 0.034 },
  monk: { laces: false, straps: [[0.2, 0.034, 0.24]], trim: 'cap' },
  tassel: { trim: 'tassel' },
  chelsea: { trim: 'gore', heelShape: 'stack', heel: 0.07, shaft: 0.4 },
  'laced-boot': { laces: true, sole: 0.045, shaft: 0.62, heelShape: 'stack', room: [0.06, 0.03] },
  riding: { heel: 0.07, heelShape: 'stack', shaft: 1.78, room: [0.062, 0.026] },
  'over-knee': { shaft: 2.72, room: [0.05, 0.02] },
  // boots that are pulled on stand off the leg
  western: { heel: 0.14, shaft: 1.22, toe: 'point', room: [0.1, 0.045], dip: 0.11, trim: 'stitched' },
  rubber: { heel: 0.05, heelShape: 'stack', sole: 0.05, shaft: 1.36, thick: 0.03, room: [0.1, 0.062], trim: 'rubber' },
  suede: { dull: true },
  chukka: { dull: true, laces: true, soleColour: 'tan', sole: 0.032, shaft: 0.26, heelShape: 'stack', heel: 0.06 },
  'boat-shoe': {
    laces: true,
    soleColour: 'white',
    sole: 0.038,
    heelShape: 'none',
    heel: 0.02,
    trim: 'saddle',
    dull: true,
  },
  'toe-post': { straps: [[0.3, 0.026, 0.66]] },
  gladiator: {
    straps: [
      [0.54, 0.026, 0.52],
      [0.42, 0.024, 0.39],
      [0.3, 0.024, 0.26],
      [0.18, 0.024, 0.15],
    ],
    ankleStrap: 0.16,
    sling: true,
  },
  'high-top': { shaft: 0.3, room: [0.05, 0.036] },
  kitten: { heel: 0.17 },
};

/** Boots lined with fur stand off the leg, on a sole of rubber. */
const FURRED: Partial<Shoe> = {
  heel: 0.05,
  heelShape: 'stack',
  sole: 0.062,
  thick: 0.04,
  shaft: 0.66,
  room: [0.115, 0.08],
  dip: 0.05,
  trim: 'fur',
  dull: true,
};

/** A sole built up under a sneaker: thicker than another's, and broad with its upper. */
const CHUNKY: Partial<Shoe> = { sole: 0.125, thick: 0.042, heel: 0.05, trim: 'chunky' };

/** A sandal on a block heel: open at the toe, and held by its straps. */
const OPEN: Partial<Shoe> = {
  toe: 'open',
  throat: 2,
  straps: [
    [0.54, 0.034, 0.52],
    [0.4, 0.024, 0.35],
  ],
  sling: true,
};
/** Shoes that a strap round the ankle is sewn to. */
const STRAPPED: ReadonlySet<FootwearKind> = new Set<FootwearKind>(['pump', 'stiletto', 'block-heel', 'flat']);

/** What a detail makes of a shoe. Fur makes a low boot another boot, and of other shoes nothing. */
function cutOf(kind: FootwearKind, id: Detail['id']): Partial<Shoe> | undefined {
  if (id === 'platform' && kind === 'sneaker') return CHUNKY;
  if (id === 'open-toe' && kind === 'block-heel') return OPEN;
  if (id === 'ankle-strap' && STRAPPED.has(kind)) return { ankleStrap: 0.04 };
  return id === 'fur-trim' && kind === 'ankle-boot' ? FURRED : CUTS[id];
}

/** The shoe of a kind as its details cut it. */
export function shoeOf(kind: FootwearKind, details: readonly Detail[] = []): Shoe {
  const shoe: Shoe = Object.assign({}, SHOES[kind], ...details.map(({ id }) => cutOf(kind, id)));
  // what is open has no edge of an upper
  if (shoe.toe === 'open') delete shoe.topline;
  return shoe;
}

/** Length of the shin for which shafts are written, heads. */
export const SHIN = 2.2;

/** Page units by which a shoe lifts the heel of its wearer: what makeWearer wants. */
export const heelHeight = (kind: FootwearKind, details?: readonly Detail[]): number =>
  Math.round(shoeOf(kind, details).heel * 126);
