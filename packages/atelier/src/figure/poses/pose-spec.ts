/** What a pose says: joints, tilts, weight, hands and feet. */

import type { HandName } from '#atelier/figure/hands/hand.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side, Sided } from '#atelier/kit/side.ts';

export type HeadView = 'front' | 'threeQuarter' | 'down' | 'back';
/** In heads: x from the plumb line through the pit of the neck, y from the crown down. */
export interface Joints {
  crown: Point;
  atlas: Point;
  pit: Point;
  waist: Point;
  pelvis: Point;
  shoulder: Sided<Point>;
  elbow: Sided<Point>;
  wrist: Sided<Point>;
  hip: Sided<Point>;
  knee: Sided<Point>;
  ankle: Sided<Point>;
}

export interface ArmSpec {
  hand: HandName;
  /** Degrees added to the hand's own direction. */
  turn: number;
  /** The forearm passes before the body, or the whole arm behind it. */
  over?: 'front' | 'behind';
}
export interface FootSpec {
  /** Degrees the toes are turned out from facing the viewer. */
  yaw: number;
  /** Degrees the heel is lifted, the toe staying on the ground. */
  lift?: number;
}
export interface PoseSpec {
  weight: Side;
  /** Share of the body that is turned, towards the viewer's left (-) or right (+); absent = it faces us. */
  turn?: number;
  /** We look at the person's back. */
  back?: true;
  /** Both legs bear alike: no hip is pushed out, and the ankles stand on either side of the plumb line. */
  even?: true;
  ribTilt: number;
  pelvisTilt: number;
  head: { view: HeadView; flip?: boolean };
  joints: Joints;
  arm: Sided<ArmSpec>;
  foot: Sided<FootSpec>;
  /** The leg drawn behind the other. */
  far: Side;
  /** The hand that carries, where the words name it. */
  carries?: Side;
}
