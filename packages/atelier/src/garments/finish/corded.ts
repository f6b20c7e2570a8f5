/** What shuts a front with cords and metal: laces, frogs, toggles, hooks. Page units. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { inkOf, lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { arcLength, at, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { frontLine } from './fastenings.ts';

/** A cord is told from its cloth by being lighter or darker. */
export const cordOn = (cloth: string): string => mixHex(cloth, lumaOf(cloth) > 0.45 ? '#3a2a1e' : '#f0e6d2', 0.72);

/** Crossed laces between two edges of eyelets: from crossing to crossing, and from the middle to an eyelet. */
const LACES = { apart: 17, half: 9, cord: 1.9, eyelet: 1.9, edge: 13 } as const;
/** The bow they are tied in: its loops and ends about the knot, on the right; the left is its mirror. */
const BOW = {
  loop: [
    [0, 0],
    [13, -9],
    [20, -3],
    [10, 4],
    [0, 0],
  ],
  end: [
    [0, 0],
    [7, 13],
    [5, 30],
  ],
} satisfies Record<string, Point[]>;

const mirrored = (points: readonly Point[], s: number, c: Point): Point[] =>
  spline(
    points.map(([x, y]) => add(c, [x * s, y])),
    6,
  );

/** Crossed laces between two edges of eyelets, tied in a bow at the top. @param cord their colour; the ink's own where there is none. */
export function laces(f: Wearer, top: Point, endY: number, cord?: string): Line[] {
  if (!cord) return crossed(frontLine(f, top, endY, 9), 7, { kind: 'detail', weight: 0.9 });
  const count = Math.max(4, Math.round((endY - top[1]) / LACES.apart));
  const line = frontLine(f, add(top, [0, 8]), endY, count + 1);
  const colour = inkOf(cord);
  const edges = [-1, 1].map(
    (s): Line => ({ kind: 'overlap', points: line.map((p) => add(p, [s * LACES.edge, 0])), weight: 0.9 }),
  );
  const eyelets = line.flatMap((p) =>
    [-1, 1].map((s): Line => {
      const ring = ellipse(add(p, [s * LACES.half, 0]), LACES.eyelet, LACES.eyelet, 10);
      return { kind: 'overlap', points: [...ring, ring[0]], weight: 1.1, colour };
    }),
  );
  const bow = [-1, 1].flatMap((s) =>
    [BOW.loop, BOW.end].flatMap((shape): Line[] => {
      const points = mirrored(shape, s, line[0]);
      return [
        { kind: 'overlap', points, weight: LACES.cord + 0.9, colour },
        { kind: 'overlap', points, weight: LACES.cord, colour: cord, isCord: true },
      ];
    }),
  );
  return [
    ...edges,
    ...crossed(line, LACES.half, { kind: 'overlap', weight: LACES.cord + 0.9, colour }),
    ...crossed(line, LACES.half, { kind: 'overlap', weight: LACES.cord, colour: cord, isCord: true }),
    ...eyelets,
    ...bow,
  ];
}

function crossed(line: readonly Point[], half: number, like: Omit<Line, 'points'>): Line[] {
  return line
    .slice(1)
    .flatMap((p, i) =>
      [-1, 1].map((s): Line => ({ ...like, points: [add(line[i], [s * half, 0]), add(p, [-s * half, 0])] })),
    );
}

/** A loop of cord on either side of a knot, and the knot: half its breadth, and how far its loops open. */
const FROG = { half: 23, open: 5, cord: 1.7, knot: 3.6 } as const;

/** Cord loops and knots of a mandarin front. @param cord their colour. */
export function frogs(knots: readonly Point[], cord: string): Line[] {
  const colour = inkOf(cord);
  return knots.flatMap((c): Line[] => {
    const loops = [-1, 1].flatMap((s) =>
      [-1, 1].map((way) =>
        spline(
          [
            add(c, [s * 2, 0]),
            add(c, [s * FROG.half * 0.55, way * FROG.open]),
            add(c, [s * FROG.half, 0]),
            add(c, [s * FROG.half * 0.8, -way * 1.5]),
          ],
          6,
        ),
      ),
    );
    const knot = ellipse(c, FROG.knot, FROG.knot * 0.9, 12);
    return [
      ...loops.map((points): Line => ({ kind: 'overlap', points, weight: FROG.cord + 0.8, colour })),
      ...loops.map((points): Line => ({ kind: 'overlap', points, weight: FROG.cord, colour: cord, isCord: true })),
      { kind: 'overlap', points: [...knot, knot[0]], weight: 1.6, colour },
      {
        kind: 'overlap',
        points: [add(c, [-1.5, 0]), add(c, [1.5, 0])],
        weight: FROG.knot * 1.5,
        colour: cord,
        isCord: true,
      },
    ];
  });
}

const HORN = '#d8b581';
const HORN_EDGE = '#5a4024';
/** A peg of horn, and the cords that hold it: half its length, its breadth, how far the cords reach. */
const TOGGLE = { half: 11, thick: 6.4, cord: 1.8, reach: 31 } as const;

/** Pegs of horn through loops of cord, as a duffle coat has. */
export function toggles(places: readonly Point[], cord: string): Line[] {
  return places.flatMap((c): Line[] => {
    const cords = [-1, 1].flatMap((way) => [
      [add(c, [-TOGGLE.reach, way * 2.4]), add(c, [-2, way * 1.2])],
      [add(c, [2, way * 1.2]), add(c, [TOGGLE.reach, way * 2.4])],
    ]);
    const tabs = [-1, 1].map((s) => [add(c, [s * (TOGGLE.reach - 1), 0]), add(c, [s * (TOGGLE.reach + 7), 0])]);
    const peg = [add(c, [-TOGGLE.half, -1]), add(c, [TOGGLE.half, 1])];
    return [
      ...cords.map((points): Line => ({ kind: 'overlap', points, weight: TOGGLE.cord, colour: cord, isCord: true })),
      ...tabs.map((points): Line => ({ kind: 'overlap', points, weight: 8, colour: cord, isCord: true })),
      { kind: 'overlap', points: peg, weight: TOGGLE.thick + 1.8, colour: HORN_EDGE },
      { kind: 'overlap', points: peg, weight: TOGGLE.thick, colour: HORN },
    ];
  });
}

const METAL = '#c9c6bf';
const METAL_EDGE = '#3d3a38';
/** From hook to hook, and half the breadth of one. */
const HOOK = { apart: 15, half: 5.5 } as const;

/** Hooks and eyes down the front, as a busk has: a closed edge with bars of metal across it. */
export function hooks(f: Wearer, top: Point, endY: number): Line[] {
  const line = frontLine(f, top, endY, 12);
  const count = Math.max(3, Math.round(arcLength(line) / HOOK.apart));
  const bars = Array.from({ length: count }, (_, i) => at(line, (i + 0.5) / count));
  const across = (c: Point, grow: number): Point[] => [add(c, [-HOOK.half - grow, 0]), add(c, [HOOK.half + grow, 0])];
  return [
    ...[-HOOK.half - 3, 0, HOOK.half + 3].map(
      (x): Line => ({ kind: 'overlap', points: line.map((p) => add(p, [x, 0])), weight: x ? 0.6 : 1 }),
    ),
    ...bars.map((c): Line => ({ kind: 'overlap', points: across(c, 0.8), weight: 3.8, colour: METAL_EDGE })),
    ...bars.map((c): Line => ({ kind: 'overlap', points: across(c, 0), weight: 2.4, colour: METAL })),
  ];
}
