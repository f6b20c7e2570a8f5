/** What tells one shoe of a kind from another: shine, perforations, tassels, rope, the facing of laces. */

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import { hull, sectionAt } from './foot-model.ts';
import { acrossFoot, alongFoot, contour, type ShoeKit } from './shoe-kit.ts';
import type { Section } from './shoes.ts';

/** Light of the upper left along a vamp: a place across it, 0 inner to 1 outer. */
function litSide(k: ShoeKit, table: Section[]): (share: number) => number {
  const line = acrossFoot(k, table, 0.6, 0.6);
  const flipped = line[0][0] > line[line.length - 1][0];
  return (share) => (flipped ? 1 - share : share);
}
const onLine = (line: readonly Point[], share: number): Point => line[Math.round(share * (line.length - 1))];

/** One long light down the lit side of the vamp and a small one on the toe. */
export function paintShine(k: ShoeKit, table: Section[]): void {
  const { shoe, B, upper, stand } = k;
  if (!B.shows('shoe') || shoe.dull || shoe.soleColour === 'white' || stand.yaw > 90 || shoe.throat > 1) return;
  const lit = litSide(k, table);
  const along = (share: number, from: number, to: number): Point[] =>
    spline(
      [0, 0.5, 1].map((t): Point => onLine(acrossFoot(k, table, lerp(from, to, t), lerp(from, to, t)), lit(share))),
    );
  const from = Math.max(shoe.throat + 0.06, 0.3);
  const lights = [
    band(along(0.3, from, 0.7), along(0.37, from + 0.03, 0.68)),
    band(along(0.32, 0.735, 0.785), along(0.45, 0.735, 0.78)),
  ];
  B.touch(lights, mixHex(upper.light, '#ffffff', 0.45), k.far ? 0.34 : 0.46, 0.011);
}

/** Places along the foot of the facing's edge: a sneaker is laced nearer to the toe. */
const FACING = { leather: [0.1, 0.22, 0.34, 0.4], rubber: [0.1, 0.28, 0.46, 0.53] } as const;

/** The leather to both sides of the laces, edged, with its eyelets. */
export function paintFacing(k: ShoeKit, table: Section[]): void {
  const { B, upper } = k;
  const edges = [0.3, 0.7].map((share): Stroke => {
    const pts = spline(
      FACING[k.shoe.soleColour === 'white' ? 'rubber' : 'leather'].map(
        (z, i): Point => onLine(acrossFoot(k, table, z, z), i === 3 ? 0.5 : share),
      ),
    );
    return { pts, w: 0.009, press: [0.5, 1, 0.6] };
  });
  B.ink(edges, upper.ink);
}

/** The line of the foxing round a rubber sole and its darker tread; round a leather one the light of the welt. */
export function paintSoleLine(k: ShoeKit, table: Section[]): void {
  const { B, shoe, sole } = k;
  if (!B.shows('shoe') || shoe.sole < 0.02) return;
  const line = (y: number, w: number): Stroke[] =>
    alongFoot(k, table, y, -0.002).map((pts) => ({ pts, w, press: [0.6, 1, 1, 0.6] }));
  if (shoe.soleColour === 'white') {
    B.ink(line(-shoe.sole * 0.84, 0.018), sole.deep, { alpha: 0.7 });
    B.ink(line(-shoe.sole * 0.4, 0.0075), sole.ink, { alpha: 0.6 });
  } else B.ink(line(-0.003, 0.008), sole.light, { alpha: 0.6 });
}

/** Wings that run back from the cap, and the holes along their edge. */
export function paintBrogue(k: ShoeKit, table: Section[]): void {
  const { B, upper } = k;
  const wing = (inset: number): Point[] =>
    [
      [0.16, 0.4],
      [0.3, 0.52],
      [0.5, 0.6],
      [0.7, 0.52],
      [0.84, 0.4],
    ].map(([share, z]): Point => onLine(acrossFoot(k, table, z + inset, z + inset), share));
  const line = spline(wing(0));
  B.ink([{ pts: line, w: 0.011, press: [0.6, 1, 0.6] }], upper.ink);
  const holes = spline(wing(0.024)).filter((_, i) => i % 3 === 0);
  B.touch(
    holes.map((p) => ellipse(p, 0.0062, 0.0052, 6)),
    upper.ink,
    0.85,
    0.002,
  );
}

/** Two leather tassels on the tongue. */
export function paintTassels(k: ShoeKit, table: Section[]): void {
  const line = acrossFoot(k, table, 0.44, 0.44);
  const knot = onLine(line, 0.5);
  const drops = [-1, 1].map((way): Point[] => {
    const end = add(knot, [way * 0.042, 0.062]);
    return closedSpline([add(knot, [way * 0.006, 0]), add(end, [-0.016, 0]), add(end, [0.016, 0.004])]);
  });
  const said = k.told.find((word) => / tassels?$/.test(word));
  const hex = said && hexIn(said);
  const ramp = hex ? rampOf(hex) : k.upper;
  k.B.form(drops, ramp, { round: 0.02, base: 0.5 });
  contour(k.B, drops, ramp, 0.005);
}

/** Twisted rope round the edge of the sole. */
export function paintRope(k: ShoeKit, table: Section[]): void {
  const { shoe, B, sole } = k;
  const twists: Stroke[] = [];
  for (let z = -0.22; z < 0.82; z += 0.032) {
    const [, x, half] = sectionAt(table, z);
    const sides = [-1, 1].map((way): [Point, Point] => [
      k.at([x + way * (half + 0.008), 0.006, z]),
      k.at([x + way * (half + 0.008), -shoe.sole, z + 0.018]),
    ]);
    // the side that is nearer to us lies lower on the page
    const [near] = sides.sort((a, b) => b[0][1] - a[0][1]);
    twists.push({ pts: [near[0], near[1]], w: 0.008, press: [1, 1, 0.7], a: 0.7 });
  }
  B.ink(twists, sole.ink);
}

/** A heel in one piece with the sole, from the seat to the ball. */
export function paintWedge(k: ShoeKit): void {
  const { at, stand, sole, B, shoe } = k;
  const ball = 0.42;
  const edges = [-0.235, -0.1, 0.06, 0.22, ball].flatMap((z): Point[] => {
    const drop = stand.heel * stand.scale * 0.93 * ((ball - z) / (ball + 0.235)) + shoe.sole * 0.4;
    return [-0.09, 0.09].flatMap((x): Point[] => {
      const top = at([x, 0, z]);
      return [top, add(top, [0, drop])];
    });
  });
  const shape = hull(edges);
  B.form([shape], sole, { round: 0.04, base: 0.4, edge: 0.8 });
  contour(B, [shape], sole, 0.008);
}
