/**
 * Hands in hand units: 1 = wrist to middle fingertip, wrist at 0,0, y towards the fingertips, x+ = thumb side. A box of a palm
 * from the wrist to the arc of the knuckles, fingers as tapering spines of their own (those written later lie over the earlier),
 * the thumb on its own root. The palm is written without its wrist: placed-hand.ts joins it to the edges of the forearm.
 * `aim` 'follow' continues the forearm, a number is the page angle of the fingers for the viewer's left hand (mirrored for the
 * right).
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
  | 'joined'
  | 'joinedTo'
  | 'none';
export interface Finger {
  /** Root, first and second joint, tip. */
  spine: Point[];
  /** Half-widths at even stations from root to tip; a joint swells. */
  half: number[];
  /** Its back faces us, so that the nail takes a touch of light. */
  nail?: true;
}
export interface Hand {
  aim: 'follow' | number;
  /** Degrees by which a hand that follows its forearm is bent away from the body at the wrist; of one with an angle of its own, the least. */
  bend?: number;
  /** From beside the wrist on the little finger's side round the knuckles to beside the wrist on the thumb's. */
  palm: Point[];
  fingers: Finger[];
  /** All but the last finger fall together: one shape of one tone, with a tip each. */
  together?: true;
  thumb?: Finger;
  /** Creases and tendons: two or three at most. */
  lines: Point[][];
  /** The row of the knuckles of a hand whose fingers are hidden: where its back turns down to them. */
  knuckles?: Point[];
  /** The mouth of a pocket that swallows the fingers. */
  mouth?: Point[];
  /** Where cloth is pinched. */
  pinch?: Point;
}

const LONG = [0.047, 0.045, 0.044, 0.041, 0.039, 0.035, 0.028];
export const LITTLE = [0.04, 0.038, 0.037, 0.034, 0.033, 0.029, 0.023];
export const THUMB = [0.034, 0.056, 0.056, 0.046, 0.045, 0.039, 0.027];
export const BENT = [0.045, 0.046, 0.05, 0.049, 0.046, 0.042, 0.034];
/** A finger along a spine. */
export const finger = (spine: Point[], half = LONG): Finger => ({ spine, half });
/** A finger whose nail faces us. */
export const nailed = (spine: Point[], half = LONG): Finger => ({ spine, half, nail: true });
