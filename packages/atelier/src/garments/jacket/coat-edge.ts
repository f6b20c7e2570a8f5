/** The side of a coat that lies over the shoulders. */

import { armAxis, armHalf, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** How far the coat lies above the wearer's shoulder, over whatever else is worn there, page units. */
const ABOVE = 6;
/** How its shoulder is rounded, from the wearer's own out and down over the head of the sleeve, page units: a corner would be a horn. */
const ROUND: readonly Point[] = [
  [3, 2.5],
  [10, 9],
  [15.5, 22],
  [18, 42],
];
/** Share of the way from the neck to the shoulder at which it begins to be rounded. */
const ROUNDED_FROM = 0.8;
/** How much the run from the neck to the shoulder is arched, page units. */
const ARCHED = 1.5;
/** Room beside the arm, and how far the sides stand out at the hem, page units. */
const ROOM = { arm: 4, hand: 6 } as const;
/** Share of the arm below which the hand is broader than its axis tells. */
const HAND = 0.85;
const FLARE = 7;
/** Heights at which it is led, page units below the shoulder: above the elbow, at it, at the wrist. */
const LED = [70, 150, 240] as const;

/** Points between two by which the edge is led. */
const STEPS = 10;

const room = (t: number): number => (t < HAND ? ROOM.arm : ROOM.hand);

/** Points of the edge that lie before its shoulder is rounded. */
export const BEFORE_ROUND = 2 * STEPS;

/** From the neck over the shoulder, round it, and down from the arm that holds it out to the hem. */
export function coatEdge(f: Wearer, s: Side, hemY: number): Point[] {
  const line = shoulderLine(f, s, ABOVE, 2);
  const tip = line[line.length - 1];
  const axis = armAxis(f, s);
  const round = ROUND.map(([out, down]) => add(tip, [s * out, down]));
  const end = round[round.length - 1];
  // cloth hangs from what holds it out: below the elbow it comes no nearer to the body
  const at = (y: number): Point => {
    let far = end[0] * s;
    for (const [i, p] of axis.entries())
      if (p[1] <= y)
        far = Math.max(far, p[0] * s + armHalf(f, true, i / (axis.length - 1)) + room(i / (axis.length - 1)));
    return [s * (far + (FLARE * Math.max(0, y - tip[1])) / (hemY - tip[1])), y];
  };
  const low = LED.map((below) => tip[1] + below).filter((y) => y < hemY - 30);
  const top = [line[2], add(mix(line[2], tip, 0.45), [0, -ARCHED]), mix(line[2], tip, ROUNDED_FROM)];
  return spline([...top, ...round, ...low.map(at), at(hemY)], STEPS);
}
