/** What trousers are asked for, and a leg once it is cut. */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Side } from '#atelier/figure/landmarks.ts';
import type { TrouserCut } from '#atelier/garments/trouser-cuts.ts';
import type { Point } from '#atelier/paint/geometry.ts';

export interface TrouserOptions {
  cut: TrouserCut;
  fabric: FabricRule;
  seed: number;
  /** Fraction of the leg at which they end: see LEG_LENGTH. */
  length: number;
  /** Five pockets, yoke and topstitching. */
  jeans?: boolean;
  /** Sits on the hip bone instead of the waist: 0 waist, 1 hip bone. */
  drop?: number;
  angle?: number;
}

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
