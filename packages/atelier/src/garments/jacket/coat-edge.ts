/** The side of a coat that lies over the shoulders. */

import { armAxis, armHalf, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** How far the coat lies above the wearer's shoulder, over whatever else is worn there, page units. */
const ABOVE = 6;
/** How far its padded shoulder reaches beyond the wearer's, how far it falls to there and to the corner of the sleeve's head, page units. */
const SHOULDER = { beyond: 13, falls: 4, corner: 15 } as const;
/** Room beside the arm, and how far the sides stand out at the hem, page units. */
const ROOM = { arm: 6, hand: 12 } as const;
/** Share of the arm below which the hand is broader than its axis tells. */
const HAND = 0.85;
const FLARE = 9;
/** Heights at which it is led, page units below the shoulder: above the elbow, at it, at the wrist. */
const LED = [70, 150, 240] as const;

const room = (t: number): number => (t < HAND ? ROOM.arm : ROOM.hand);

/** From the neck over the shoulder, round its corner, and down from the arm that holds it out to the hem. */
export function coatEdge(f: Wearer, s: Side, hemY: number): Point[] {
  const line = shoulderLine(f, s, ABOVE, 2);
  const tip = line[line.length - 1];
  const axis = armAxis(f, s);
  const end = add(tip, [s * SHOULDER.beyond, SHOULDER.falls]);
  // cloth hangs from what holds it out: below the elbow it comes no nearer to the body
  const at = (y: number): Point => {
    let far = end[0] * s;
    for (const [i, p] of axis.entries())
      if (p[1] <= y)
        far = Math.max(far, p[0] * s + armHalf(f, true, i / (axis.length - 1)) + room(i / (axis.length - 1)));
    return [s * (far + (FLARE * Math.max(0, y - tip[1])) / (hemY - tip[1])), y];
  };
  const low = LED.map((below) => tip[1] + below).filter((y) => y < hemY - 30);
  const top = [line[2], line[9], mix(tip, end, 0.4)];
  const corner: Point = [end[0] + s * 2, end[1] + SHOULDER.corner];
  return spline([...top, end, corner, ...low.map(at), at(hemY)], 10);
}
