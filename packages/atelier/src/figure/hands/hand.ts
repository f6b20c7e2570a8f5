/**
 * Hands in hand units: 1 = wrist to middle fingertip, wrist at 0,0, y towards the fingertips, x+ = thumb side as seen from the back.
 * The palm is written without its wrist: placed-hand.ts joins it to the edges of the forearm.
 */
import type { Point } from '#atelier/kit/points.ts';

export type HandName =
  | 'hangFront'
  | 'hangSide'
  | 'hangLoose'
  | 'hangTaper'
  | 'hangCurl'
  | 'hangFist'
  | 'flick'
  | 'spread'
  | 'hip'
  | 'rest'
  | 'hipOpen'
  | 'hold'
  | 'pinch'
  | 'lapel'
  | 'pocket'
  | 'thumbOut'
  | 'hooked'
  | 'grip'
  | 'clutch'
  | 'clasp'
  | 'clasped'
  | 'none';
export interface Finger {
  /** From root to tip. */
  spine: Point[];
  /** Half-widths at even stations from root to tip; a joint swells. */
  half: number[];
  /** How dark each of its bones lies, by the way its back faces the lamp: 0 as the palm, more is darker. */
  turned: number[];
  /** It lies before the palm, not beyond it. */
  before?: true;
}
/** A hand as it is seen. */
export interface Hand {
  aim: 'follow' | number;
  bend?: number;
  /** From beside the wrist on one side round the knuckles to beside the wrist on the other. */
  palm: Point[];
  /** Those later lie over the earlier. */
  fingers: Finger[];
  /** Where it lies before the hand. */
  thumb?: Finger;
  /** Creases: knuckles, and what parts the fingers where a pocket cuts them. */
  lines: Point[][];
  /** The mouth of a pocket that swallows the fingers, and the cloth beyond it. */
  mouth?: Point[];
  cloth?: Point[];
  /** Where cloth is pinched. */
  pinch?: Point;
}
