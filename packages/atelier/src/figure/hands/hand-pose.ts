/** What is written of a hand: how its joints are bent, and how it is turned to us. */
import type { Point } from '#atelier/kit/points.ts';
import type { Bend, ThumbPose, View } from './hand-bones.ts';

export interface HandPose {
  /**
   * 'follow' continues the forearm, a number is the page angle of the fingers for the viewer's left hand (mirrored for the right).
   */
  aim: 'follow' | number;
  /** Degrees by which a hand that follows its forearm is bent away from the body at the wrist. */
  bend?: number;
  view: View;
  /** Fore, middle, ring and little finger. */
  fingers: readonly [Bend, Bend, Bend, Bend];
  /** 'behind' = something hides it. */
  thumb: ThumbPose | 'behind';
  /** The edge of a pocket that swallows what lies beyond, from the little finger's side to the thumb's; hand units as seen. */
  mouth?: readonly [Point, Point];
  /** The thumb alone is in that pocket. */
  thumbIn?: true;
  /** Where cloth is pinched. */
  pinch?: Point;
}
