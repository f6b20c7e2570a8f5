/** What makes a wrapped robe a kimono: sleeves that hang in bags, the long crossing edge, and the cord over the obi. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armAxis, armHalf } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';

/** Drop of the sleeve below the wrist, page units: of a cotton robe and of a silk one. */
const DROP = { plain: 66, feast: 112 } as const;

export const hasBags = (g: Garment): boolean => factsOf(g).bagSleeves === true;

/** Least breadth of a bag, page units. */
const BREADTH = 78;

/** One sleeve's bag: it begins above the elbow and falls plumb from the whole forearm to a straight lower edge. */
function bag(f: Wearer, s: Side, drop: number, next: () => number): Build {
  const b = emptyBuild();
  const { elbow, wrist } = f.arm[s];
  const axis = armAxis(f, s);
  const far = Math.max(s * elbow[0] + 15, s * wrist[0] + 26);
  const near = Math.min(s * elbow[0] - 12, s * wrist[0] - 22, far - BREADTH);
  const low = Math.max(elbow[1], wrist[1]) + drop;
  const on = (t: number, way: number): Point => add(at(axis, t), [s * way * (armHalf(f, true, t) + 5), 0]);
  const outer: Point[] = [
    on(0.075, 0.86),
    on(0.24, 1.02),
    [elbow[0] + s * 18, elbow[1] - 6],
    [s * far, lerp(elbow[1], low, 0.5)],
    [s * (far + 5 + next() * 5), low - 7],
  ];
  const inner: Point[] = [on(0.13, -0.8), on(0.4, -1), [s * near, lerp(elbow[1], low, 0.42)], [s * (near - 3), low]];
  const left = spline(s < 0 ? outer : inner, 12);
  const right = spline(s < 0 ? inner : outer, 12);
  const surface = new Panel(left, right, { depth: 0.22, sagBottom: 5, across: 16, along: 40 });
  const name = s < 0 ? 'bagL' : 'bagR';
  b.pieces.push({ name, outline: surface.outline(), surface, lift: 2.5 });
  for (const u of [-0.5, 0.12, 0.62])
    b.folds.push({
      points: surface.line([
        [u * 0.4, 0.24 + next() * 0.1],
        [u * 0.8, 0.6],
        [u, 0.99],
      ]),
      width: 15,
      height: 4.5 + next() * 2,
      side: u < 0 ? 1 : -1,
      grow: true,
      ink: 0.5,
      from: next() * 0.3,
      on: [name],
    });
  b.lines.push(
    { kind: 'light', points: left },
    { kind: 'shade', points: right, weight: 0.9 },
    { kind: 'hem', points: surface.row(1), weight: 0.9 },
    { kind: 'detail', points: surface.row(0.972), weight: 0.6 },
  );
  return b;
}

/** @param feast the longer sleeves of silk. */
export function sleeveBags(f: Wearer, seed: number, feast: boolean): Build[] {
  const next = stream(seed, 'kimono.sleeve-bags');
  // an arm held behind the back takes its sleeve along
  return SIDES.filter((s) => !f.arm[s].behind).map((s) => bag(f, s, feast ? DROP.feast : DROP.plain, next));
}

/** The free edge of a robe wrapped left over right, from the waist to the hem. @param v where the waist lies. */
export const crossingEdge = (panel: Panel, v: number): Line => ({
  kind: 'overlap',
  points: panel.line(
    [
      [-0.12, v],
      [-0.3, lerp(v, 1, 0.4)],
      [-0.42, lerp(v, 1, 0.8)],
      [-0.44, 1],
    ],
    12,
  ),
  weight: 0.95,
});

/** The silk edge above an obi, and the cord that holds it, knotted in front. @param line the waist, left to right. */
export function obiCord(line: readonly Point[], colour: string): Line[] {
  const knot = at(line, 0.52);
  const along = (dy: number): Point[] => line.map((p) => add(p, [0, dy]));
  return [
    { kind: 'overlap', points: along(1.5), weight: 2.1, colour, isCord: true },
    { kind: 'overlap', points: along(-1.5), weight: 1.2, colour, isCord: true },
    { kind: 'detail', points: ellipse(knot, 4.5, 5, 14), weight: 2.2, colour, isCord: true },
    {
      kind: 'overlap',
      points: spline([knot, add(knot, [7, 8]), add(knot, [9, 19])], 6),
      weight: 1.5,
      colour,
      isCord: true,
    },
    {
      kind: 'overlap',
      points: spline([knot, add(knot, [-3, 9]), add(knot, [-6, 16])], 6),
      weight: 1.5,
      colour,
      isCord: true,
    },
  ];
}
