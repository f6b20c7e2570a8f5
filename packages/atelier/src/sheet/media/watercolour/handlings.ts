/** How each cloth takes a wash: how much of it stands in light and in shade, how white the light is left, how crisp it ends. */
import type { Fabric } from '@toile/look';

/** Shares are of the garment's area; `keep`s are of its pigment. */
export interface Handling {
  /** Share left in light, beside it in half-light, in shade, and struck dark. */
  light: number;
  half: number;
  shade: number;
  dark: number;
  /** Pigment kept out of the light and out of the half-light: 1 would be bare paper. */
  lift: number;
  halfLift: number;
  /** How deep the shade is laid: 0 not at all, 1 its full wash. */
  depth: number;
  /** Breadth of an edge, share of the garment's range of tone. */
  soft: number;
  /** How much of the shade is decided by the broad form rather than by folds: one connected shape, not many. */
  broad: number;
  /** How much of the painted modelling stays in the wash: matte cloth is soft between its values. */
  kept: number;
  /** How much of a light is the ridge of a fold rather than the broad form. */
  ridge: number;
  /** How far the painted light is believed: the nap of velvet turns it about. */
  trust: number;
  /** A first wash laid everywhere but in the lights, by which a light is seen on white: 0 bare paper, 1 as deep as shade. */
  body: number;
  /** The weave, print or needlework stays in the wash. */
  grain: boolean;
}

/** Plain matte cloth, and whatever nothing is known of. */
export const PLAIN: Handling = {
  light: 0.1,
  half: 0.22,
  shade: 0.4,
  dark: 0.07,
  lift: 0.34,
  halfLift: 0.2,
  depth: 0.59,
  soft: 0.17,
  broad: 0.62,
  kept: 0.42,
  ridge: 0.7,
  trust: 1,
  body: 0.05,
  grain: false,
};
/** Knitted smooth: it lies on the form, its shade is thin and its lights are broad. */
const CLINGING: Handling = {
  ...PLAIN,
  light: 0.14,
  half: 0.28,
  shade: 0.34,
  dark: 0.02,
  lift: 0.2,
  depth: 0.36,
  soft: 0.24,
  broad: 0.7,
  ridge: 0.5,
};
/** Satin throws its light back whole: broad bands, hard against a deep middle tone. */
const SHEEN: Handling = {
  ...PLAIN,
  light: 0.13,
  half: 0.16,
  shade: 0.48,
  dark: 0.14,
  lift: 0.72,
  halfLift: 0.34,
  depth: 0.74,
  soft: 0.14,
  broad: 0.36,
  kept: 0.2,
  ridge: 1.4,
  body: 0.82,
};
/** Silk glows: its light is wide, and lets its colour through. */
const SILK: Handling = {
  ...SHEEN,
  light: 0.13,
  half: 0.26,
  shade: 0.42,
  dark: 0.04,
  lift: 0.5,
  halfLift: 0.26,
  depth: 0.62,
  soft: 0.24,
  kept: 0.34,
  ridge: 1.25,
  body: 0.66,
};
/** Raw silk is nearly matt: a dry gleam on the crests. */
const RAW_SILK: Handling = {
  ...SILK,
  light: 0.07,
  lift: 0.36,
  halfLift: 0.16,
  soft: 0.2,
  broad: 0.5,
  body: 0.14,
  grain: true,
};
/** A skin: its glints are small, and let some of its colour through, or they would be tape stuck on it. */
const LEATHER: Handling = {
  ...SHEEN,
  light: 0.04,
  half: 0.12,
  shade: 0.46,
  dark: 0.17,
  lift: 0.66,
  halfLift: 0.2,
  depth: 0.78,
  soft: 0.09,
  kept: 0.28,
  ridge: 1.6,
  body: 0.8,
};
/** A nap drinks the light: two soft values, hardly any third. */
const WOOL: Handling = {
  ...PLAIN,
  light: 0.08,
  half: 0.26,
  shade: 0.42,
  dark: 0.11,
  lift: 0.18,
  halfLift: 0.11,
  depth: 0.7,
  soft: 0.3,
  broad: 0.8,
  ridge: 0.5,
  body: 0.24,
  grain: true,
};
const VELVET: Handling = {
  ...PLAIN,
  shade: 0.46,
  dark: 0.13,
  lift: 0.4,
  halfLift: 0.22,
  soft: 0.14,
  ridge: 0.5,
  trust: 0.2,
  kept: 0.7,
  body: 0.2,
};
const ROUGH: Handling = {
  ...PLAIN,
  half: 0.24,
  lift: 0.36,
  halfLift: 0.2,
  soft: 0.17,
  broad: 0.5,
  ridge: 0.8,
  body: 0.1,
  grain: true,
};
const WORKED: Handling = {
  ...PLAIN,
  half: 0.24,
  lift: 0.24,
  halfLift: 0.13,
  depth: 0.56,
  soft: 0.16,
  ridge: 1,
  body: 0.14,
  grain: true,
};
/** One sees through it: everything is thin, its folds lie over each other like glass. */
const SHEER: Handling = {
  ...PLAIN,
  half: 0.26,
  shade: 0.28,
  dark: 0.03,
  lift: 0.5,
  halfLift: 0.28,
  depth: 0.42,
  soft: 0.2,
  ridge: 1,
  body: 0,
  grain: true,
};

/** Skin: few small lights, one broad shade. */
export const SKIN: Handling = {
  ...PLAIN,
  light: 0.15,
  half: 0.15,
  shade: 0.38,
  dark: 0.05,
  lift: 0.42,
  halfLift: 0.1,
  depth: 0.46,
  soft: 0.16,
};
/** Hair, shoes and what is carried: two masses of value. */
export const THINGS: Handling = {
  ...PLAIN,
  light: 0.09,
  half: 0.16,
  shade: 0.46,
  dark: 0.06,
  lift: 0.46,
  halfLift: 0.22,
  depth: 0.44,
  soft: 0.08,
  grain: true,
};

const OF: Record<Fabric, Handling> = {
  cotton: PLAIN,
  poplin: PLAIN,
  jersey: CLINGING,
  linen: { ...PLAIN, shade: 0.46, dark: 0.13, lift: 0.46, depth: 0.82, soft: 0.13, broad: 0.5, ridge: 1, grain: true },
  denim: ROUGH,
  knit: { ...ROUGH, light: 0.08, lift: 0.26, halfLift: 0.14, depth: 0.42, soft: 0.26, broad: 0.72, ridge: 0.5 },
  'cable-knit': ROUGH,
  corduroy: ROUGH,
  fleece: ROUGH,
  fur: ROUGH,
  quilted: { ...ROUGH, lift: 0.42, broad: 0.4, ridge: 1 },
  wool: WOOL,
  tweed: { ...WOOL, shade: 0.43, dark: 0.07, lift: 0.26, halfLift: 0.18, depth: 0.64, soft: 0.22 },
  velvet: VELVET,
  satin: SHEEN,
  silk: SILK,
  leather: LEATHER,
  brocade: WORKED,
  sequin: WORKED,
  lace: WORKED,
  chiffon: SHEER,
  georgette: { ...SHEER, shade: 0.38, dark: 0.07, lift: 0.3, halfLift: 0.18, depth: 0.6, soft: 0.11 },
  organza: SHEER,
  net: SHEER,
};

/** Cloths that take a wash otherwise than their kind, by name. */
const NAMED: Readonly<Record<string, Handling>> = {
  dupion: RAW_SILK,
  'tussar silk': RAW_SILK,
  'muga silk': { ...RAW_SILK, light: 0.1, lift: 0.46 },
  'Chanderi silk': { ...SHEER, light: 0.06, lift: 0.34, soft: 0.12, depth: 0.5, body: 0.1 },
  taffeta: { ...SHEEN, light: 0.08, half: 0.14, soft: 0.05, lift: 0.62, grain: true },
  'Kanjivaram silk': { ...SILK, light: 0.1, lift: 0.62, shade: 0.46, dark: 0.14, soft: 0.16, depth: 0.72 },
  crepe: { ...PLAIN, light: 0.09, lift: 0.2, grain: true },
  suede: { ...WOOL, shade: 0.44, dark: 0.08 },
  'patent leather': { ...LEATHER, light: 0.08, half: 0.1, lift: 0.95, soft: 0.035 },
};

/** What a print, and what a border alone, lets the light take. */
const PRINTED = { lift: 0.36, halfLift: 0.17, soft: 0.1 } as const;
const EDGED = { lift: 0.6, halfLift: 0.3 } as const;

export interface ClothSeen {
  fabric: Fabric;
  /** What it is called where its kind does not say it. */
  name?: string;
  /** Printed or embroidered all over. */
  printed: boolean;
  /** Only its edges are worked. */
  edged: boolean;
}

export function handlingOf({ fabric, name, printed, edged }: ClothSeen): Handling {
  const own = (name && NAMED[name]) || OF[fabric];
  if (printed)
    return {
      ...own,
      lift: Math.min(own.lift, PRINTED.lift),
      halfLift: Math.min(own.halfLift, PRINTED.halfLift),
      soft: Math.max(own.soft, PRINTED.soft),
      grain: true,
    };
  if (!edged) return own;
  return {
    ...own,
    lift: Math.min(own.lift, EDGED.lift),
    halfLift: Math.min(own.halfLift, EDGED.halfLift),
    grain: true,
  };
}
