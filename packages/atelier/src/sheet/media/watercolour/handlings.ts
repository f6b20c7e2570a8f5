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
  depth: 0.64,
  soft: 0.17,
  broad: 0.62,
  kept: 0.42,
  ridge: 0.7,
  trust: 1,
  grain: false,
};
const SHEEN: Handling = {
  ...PLAIN,
  light: 0.075,
  half: 0.2,
  lift: 0.78,
  halfLift: 0.3,
  depth: 0.66,
  soft: 0.07,
  broad: 0.42,
  kept: 0.2,
  ridge: 1.4,
};
const LEATHER: Handling = {
  ...SHEEN,
  light: 0.04,
  half: 0.15,
  shade: 0.46,
  dark: 0.13,
  lift: 0.8,
  soft: 0.06,
  ridge: 1.6,
};
const WOOL: Handling = { ...PLAIN, shade: 0.43, lift: 0.26, halfLift: 0.18, soft: 0.22, grain: true };
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
};
const ROUGH: Handling = {
  ...PLAIN,
  half: 0.24,
  lift: 0.36,
  halfLift: 0.2,
  soft: 0.17,
  broad: 0.5,
  ridge: 0.8,
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
  grain: true,
};
const SHEER: Handling = {
  ...PLAIN,
  half: 0.26,
  shade: 0.32,
  dark: 0.05,
  lift: 0.5,
  halfLift: 0.28,
  depth: 0.54,
  soft: 0.14,
  broad: 0.42,
  ridge: 1,
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
  dark: 0.12,
  lift: 0.46,
  halfLift: 0.22,
  depth: 0.52,
  soft: 0.08,
  grain: true,
};

const OF: Record<Fabric, Handling> = {
  cotton: PLAIN,
  poplin: PLAIN,
  jersey: PLAIN,
  linen: { ...PLAIN, lift: 0.4, soft: 0.15, grain: true },
  denim: ROUGH,
  knit: ROUGH,
  'cable-knit': ROUGH,
  corduroy: ROUGH,
  fleece: ROUGH,
  fur: ROUGH,
  quilted: { ...ROUGH, lift: 0.42, broad: 0.4, ridge: 1 },
  wool: WOOL,
  tweed: WOOL,
  velvet: VELVET,
  satin: SHEEN,
  silk: { ...SHEEN, light: 0.08, lift: 0.56, soft: 0.11, kept: 0.3 },
  leather: LEATHER,
  brocade: WORKED,
  sequin: WORKED,
  lace: WORKED,
  chiffon: SHEER,
  georgette: SHEER,
  organza: SHEER,
  net: SHEER,
};

/** What a print, and what a border alone, lets the light take. */
const PRINTED = { lift: 0.36, halfLift: 0.17, soft: 0.1 } as const;
const EDGED = { lift: 0.6, halfLift: 0.3 } as const;

export interface ClothSeen {
  fabric: Fabric;
  /** Printed or embroidered all over. */
  printed: boolean;
  /** Only its edges are worked. */
  edged: boolean;
}

export function handlingOf({ fabric, printed, edged }: ClothSeen): Handling {
  const own = OF[fabric];
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
