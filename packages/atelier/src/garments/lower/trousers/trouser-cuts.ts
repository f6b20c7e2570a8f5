/** Trousers and shorts as data. */
import type { Garment, Length, Silhouette } from '@toile/look';
import { clamp } from '#atelier/kit/numbers.ts';

export interface TrouserCut {
  /** Room beyond the leg at thigh, knee and hem, page units. */
  thigh: number;
  knee: number;
  hem: number;
  /** It follows the calf instead of hanging straight. */
  follows?: boolean;
  /** Pressed: it falls as one clean tube over knee and calf. */
  taut?: boolean;
  crease?: boolean;
  pleats?: boolean;
  turnUp?: boolean;
  /** Gathered into the waist and into a band at the ankle. */
  gathered?: boolean;
  /** Bowed out between hip and ankle. */
  barrel?: boolean;
  /** A ribbed cuff. */
  rib?: boolean;
  /** Rings of cloth at the ankle. */
  rings?: boolean;
  /** A seam at the knee from which the flare falls. */
  kneeSeam?: boolean;
}

const STRAIGHT: TrouserCut = { thigh: 8, knee: 11, hem: 23, crease: true };
const SLIM: TrouserCut = { thigh: 3.5, knee: 5.5, hem: 9, follows: true };
const WIDE: TrouserCut = { thigh: 14, knee: 30, hem: 44, crease: true, pleats: true };
const PALAZZO: TrouserCut = { thigh: 9, knee: 36, hem: 74 };

export const TROUSER_CUTS: Partial<Record<Silhouette, TrouserCut>> = {
  straight: STRAIGHT,
  shift: STRAIGHT,
  slim: SLIM,
  pencil: SLIM,
  slip: SLIM,
  boxy: { thigh: 10, knee: 16, hem: 24 },
  wide: WIDE,
  'a-line': { thigh: 10, knee: 30, hem: 46 },
  pleated: { ...WIDE, pleats: true },
  flared: { thigh: 4, knee: 5, hem: 60 },
  bootcut: { thigh: 4, knee: 4, hem: 42 },
  mermaid: { thigh: 4, knee: 4, hem: 56 },
  'fit-and-flare': { thigh: 5, knee: 8, hem: 50 },
  circle: PALAZZO,
  palazzo: PALAZZO,
  sharara: { thigh: 10, knee: 16, hem: 92, kneeSeam: true },
  tiered: { thigh: 14, knee: 36, hem: 70, kneeSeam: true },
  tapered: { thigh: 13, knee: 13, hem: 9, pleats: true, crease: true },
  jogger: { thigh: 13, knee: 17, hem: 5, rib: true },
  balloon: { thigh: 17, knee: 33, hem: 12, barrel: true },
  harem: { thigh: 20, knee: 26, hem: 9, gathered: true },
  patiala: { thigh: 30, knee: 46, hem: 9, gathered: true },
  dhoti: { thigh: 20, knee: 24, hem: 9, gathered: true },
  gathered: { thigh: 22, knee: 30, hem: 14, gathered: true },
  churidar: { thigh: 9, knee: 9, hem: 5, follows: true, rings: true },
};
/** A man's tailored legs are tubes, close or straight. */
const MENS: Partial<Record<Silhouette, TrouserCut>> = {
  slim: { thigh: 6, knee: 7, hem: 14, taut: true, crease: true },
  pencil: { thigh: 6, knee: 7, hem: 14, taut: true, crease: true },
  straight: { thigh: 8, knee: 10, hem: 18, taut: true, crease: true },
  tapered: { thigh: 11, knee: 11, hem: 13, taut: true, pleats: true, crease: true },
};
/** Close jeans cling to the calf before they fall to the hem. */
const SKINNY: TrouserCut = { thigh: 3, knee: 4, hem: 7, taut: true };

export const mensTrouserCut = (silhouette: Silhouette, jeans = false): TrouserCut =>
  jeans && silhouette === 'slim' ? SKINNY : (MENS[silhouette] ?? trouserCut(silhouette));

export const trouserCut = (silhouette: Silhouette): TrouserCut => TROUSER_CUTS[silhouette] ?? STRAIGHT;

/** Share of a leg that a centimetre of cloth covers. */
const SHARE_OF_CM = 0.0105;

/** Share of the leg at which trousers end, a hem that lies off its place with it. */
export const legLength = ({ length, hem = 0 }: Pick<Garment, 'length' | 'hem'>): number =>
  clamp(
    LEG_LENGTH[length] + hem * SHARE_OF_CM,
    Math.min(LEG_LENGTH[length], LEG_LENGTH.micro),
    Math.max(LEG_LENGTH[length], LEG_LENGTH.floor),
  );

/** Where the hem lies along the leg: 0 hip, about 0.52 knee, 1 ankle. */
export const LEG_LENGTH: Record<Length, number> = {
  micro: 0.16,
  mini: 0.2,
  crop: 0.2,
  waist: 0.2,
  hip: 0.2,
  thigh: 0.29,
  knee: 0.5,
  midi: 0.7,
  cropped: 0.83,
  ankle: 0.94,
  full: 1.055,
  maxi: 1.07,
  floor: 1.09,
};
