/** The seat of trousers seen from behind: yoke and patch pockets of jeans, welts of tailored ones, the seam between. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { LegPanel, Waist } from './trouser-parts.ts';

const THREAD = '#d09a45';

const stitch = (points: Point[]): Line => ({ kind: 'stitch', points, weight: 1.05, colour: THREAD });

/** One half of the seat of jeans. */
export function jeansSeat(f: Wearer, leg: LegPanel, w: Waist): Line[] {
  const s = leg.side;
  const top = s < 0 ? w.left : w.right;
  const side = add(mix(top, f.hip[s], 0.42), [0, 0]);
  const middle = add(mix(w.front, w.crotch, 0.42), [0, 2]);
  const yoke = spline([side, add(mix(side, middle, 0.5), [0, 3]), middle], 8);
  const seat = mix(side, w.crotch, 0.36);
  const corner = (x: number, y: number): Point => add(seat, [s * x, y]);
  const pocket = [corner(20, 4), corner(-16, 10), corner(-14, 42), corner(2, 50), corner(19, 38)];
  const arc = spline([corner(19, 17), corner(8, 24), corner(3, 20), corner(-5, 27), corner(-15, 22)], 6);
  return [
    { kind: 'detail', points: yoke },
    stitch(yoke.map((p) => add(p, [0, 3]))),
    { kind: 'detail', points: [...pocket, pocket[0]], weight: 1.2 },
    stitch(pocket.map((p) => mix(p, seat, 0.1))),
    stitch(arc),
    stitch(leg.panel.edge(s, 0.09, 0.97, 70).map((p) => add(p, [-s * 3, 0]))),
    stitch(leg.panel.row(0.975, -1, 1, 30)),
  ];
}

/** One half of a tailored seat: a dart and a welt pocket with its button. */
export function tailoredSeat(f: Wearer, leg: LegPanel, w: Waist): Line[] {
  const s = leg.side;
  const top = s < 0 ? w.left : w.right;
  const dart = mix(top, w.front, 0.5);
  const seat = add(mix(mix(top, f.hip[s], 0.5), w.crotch, 0.3), [0, -6]);
  const welt = [add(seat, [s * 16, -2]), add(seat, [-s * 17, 2])];
  return [
    { kind: 'seam', points: [dart, add(dart, [s, 26])] },
    { kind: 'detail', points: welt },
    { kind: 'detail', points: welt.map((p) => add(p, [0, 5])), weight: 0.8 },
    { kind: 'detail', points: ellipse(add(seat, [0, 12]), 1.8, 1.8, 10), weight: 0.9 },
  ];
}

/** The seam down the middle of the seat. */
export const seatSeam = ({ front, crotch }: Waist, jeans: boolean): Line[] => {
  const seam = spline([add(front, [0, 4]), mix(front, crotch, 0.5), crotch], 8);
  return [{ kind: 'detail', points: seam, weight: 0.9 }, ...(jeans ? [stitch(seam.map((p) => add(p, [3.5, 0])))] : [])];
};
