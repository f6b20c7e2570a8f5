/** What trousers are asked for, and a leg once it is cut. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { TrouserCut } from './trouser-cuts.ts';

export interface TrouserOptions {
  cut: TrouserCut;
  fabric: FabricRule;
  seed: number;
  /** Fraction of the leg at which they end: see LEG_LENGTH. */
  length: number;
  /** Five pockets, yoke and topstitching. */
  isDenim?: boolean;
  /** Sits on the hip bone instead of the waist: 0 waist, 1 hip bone. */
  drop?: number;
  angle?: number;
  /** How far the cloth stands by itself, 0..1: see `stiffnessOf`. */
  stiff?: number;
  /** It clings like a second skin: leggings, tights. */
  second?: boolean;
  /** They end in a boot: drawn in to the leg there. */
  tucked?: boolean;
}

/** Falls free from the knee or the hip. */
export const isWide = ({ cut, length }: TrouserOptions): boolean => cut.hem >= 38 && length > 0.4;
/** Pressed in a crease: tailored, and neither jeans nor clinging. */
export const isCreased = ({ cut, isDenim, second, length, stiff }: TrouserOptions): boolean =>
  !!cut.crease && !isDenim && !second && length > 0.2 && (stiff ?? 0.5) > 0.3;

/** Long enough to lie on the shoe; a pressed leg that ends above it does not break. */
export const breaksOnShoe = (o: TrouserOptions): boolean => o.length > (o.cut.taut || isCreased(o) ? 0.98 : 0.9);
/** Of cloth so heavy, or so pliant, that it does not stay creased. */
export const isSmooth = ({ fabric }: TrouserOptions): boolean => fabric.crease <= 0.9;
/** Pressed, and of cloth that falls clean. */
export const fallsClean = (o: TrouserOptions): boolean => isCreased(o) && isSmooth(o);

export interface LegPanel {
  side: Side;
  name: string;
  panel: Panel;
  outer: Point[];
  inner: Point[];
  relaxed: boolean;
  hem: Point[];
}

/** The waist they hang from, and where the legs part. */
export interface Waist {
  left: Point;
  right: Point;
  front: Point;
  crotch: Point;
}
