/** Necklines: the front edge from left to right, and where on the shoulder line it starts. */

import type { Neckline } from '@toile/look';
import { bustPoint, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';

export interface NeckEdge {
  edge: Point[];
  /** Fraction of the shoulder line (0 neck, 1 shoulder point) at which the garment begins. */
  start: number;
  /** The edge ends at the underarms: nothing lies on the shoulders but straps. */
  strapless: boolean;
  straps: Point[][];
  /** A narrow binding is stitched beside the edge. */
  bound: boolean;
  /** A cowl hangs between these two points. */
  hang?: [Point, Point];
}

interface Frame {
  f: Wearer;
  pit: Point;
  /** Between the bust points. */
  centre: Point;
  on: (s: Side, t: number) => Point;
}

const openNeck = (edge: Point[], start: number, bound = true): NeckEdge => ({
  edge,
  start,
  strapless: false,
  straps: [],
  bound,
});

/** A round neck: half an ellipse hung between the two shoulders, down to `low`. */
function round({ on }: Frame, start: number, low: Point): NeckEdge {
  const a = on(-1, start);
  const b = on(1, start);
  const middle = mix(a, b, 0.5);
  const edge = Array.from({ length: 31 }, (_, i): Point => {
    const turn = (Math.PI * i) / 30;
    const p = mix(a, b, (1 - Math.cos(turn)) / 2);
    const down = Math.sin(turn);
    return [p[0] + (low[0] - middle[0]) * down, p[1] + (low[1] - middle[1]) * down];
  });
  return openNeck(edge, start);
}

function vee({ on }: Frame, start: number, point: Point, bow: number): NeckEdge {
  const a = on(-1, start);
  const b = on(1, start);
  const left = spline([a, add(mix(a, point, 0.5), [-bow, 0]), point], 10);
  const right = spline([point, add(mix(b, point, 0.5), [bow, 0]), b], 10);
  return openNeck([...left, ...right.slice(1)], start);
}

function square({ on, pit, centre }: Frame): NeckEdge {
  const a = on(-1, 0.46);
  const b = on(1, 0.46);
  const y = mix(pit, centre, 0.46)[1];
  return openNeck(
    [
      ...spline([a, [a[0] + 7, (a[1] + y) / 2], [a[0] + 9, y - 3]], 6),
      [pit[0], y + 2],
      ...spline([[b[0] - 9, y - 1], [b[0] - 7, (b[1] + y) / 2], b], 6),
    ],
    0.46,
  );
}

function halter({ f, pit, centre }: Frame): NeckEdge {
  const under = (s: Side): Point => add(f.underarm[s], [-s * 4, 6]);
  const neck = (s: Side): Point => add(f.neck.base[s], [-s * 2, -6]);
  const strap = (s: Side): Point[] => spline([neck(s), add(mix(neck(s), under(s), 0.5), [-s * 8, 4]), under(s)], 8);
  return {
    edge: spline([neck(-1), mix(neck(-1), centre, 0.5), mix(pit, centre, 0.8), mix(neck(1), centre, 0.5), neck(1)], 10),
    start: 0,
    strapless: true,
    straps: [strap(-1), strap(1)],
    bound: true,
  };
}

/** Edge over the bust from underarm to underarm; `dip` is the depth of the heart between the cups. */
function bustier({ f, centre, on }: Frame, dip: number, strapAt: number | null): NeckEdge {
  const under = (s: Side): Point => add(f.underarm[s], [-s * 2, 4]);
  // a back has no cups: its edge runs straight from underarm to underarm
  const rise = f.back ? -16 : -33;
  const crest = (s: Side): Point => add(bustPoint(f, s), [s * 2, rise]);
  const middle = add(centre, [0, rise + (f.back ? 5 : dip)]);
  const half = (s: Side): Point[] => [
    under(s),
    add(mix(under(s), crest(s), 0.6), [s * 2, -5]),
    crest(s),
    add(mix(crest(s), middle, 0.62), [0, -dip * 0.15]),
  ];
  const straps =
    strapAt === null ? [] : SIDES.map((s) => spline([crest(s), mix(crest(s), on(s, strapAt), 0.5), on(s, strapAt)], 8));
  return {
    edge: spline([...half(-1), middle, ...half(1).reverse()], 8),
    start: 0,
    strapless: true,
    straps,
    bound: true,
  };
}

/** A cowl on straps: the cloth falls slack between the two points they hold. */
function cowlOnStraps({ f, centre, on }: Frame): NeckEdge {
  const under = (s: Side): Point => add(f.underarm[s], [-s * 2, 2]);
  const held = (s: Side): Point => add(bustPoint(f, s), [s * 6, -50]);
  const low = add(centre, [0, -12]);
  const strap = (s: Side): Point[] => spline([add(held(s), [0, 5]), mix(held(s), on(s, 0.38), 0.5), on(s, 0.38)], 8);
  const slack = spline(
    [held(-1), add(mix(held(-1), low, 0.55), [-3, 15]), low, add(mix(held(1), low, 0.55), [3, 15]), held(1)],
    9,
  );
  const flankOf = (s: Side): Point[] => spline([under(s), add(mix(under(s), held(s), 0.5), [-s * 5, 5]), held(s)], 6);
  return {
    edge: [...flankOf(-1), ...slack.slice(1), ...reversed(flankOf(1)).slice(1)],
    start: 0,
    strapless: true,
    straps: [strap(-1), strap(1)],
    bound: false,
    hang: [held(-1), held(1)],
  };
}

/** From one shoulder down to the other underarm. */
function oneShoulder({ f, on }: Frame): NeckEdge {
  const a = on(-1, 0.3);
  const b = add(f.underarm[RIGHT], [-3, 4]);
  return {
    edge: spline([a, add(mix(a, b, 0.3), [-3, 4]), add(mix(a, b, 0.62), [2, 5]), add(mix(a, b, 0.86), [2, -1]), b], 10),
    start: 0.3,
    strapless: false,
    straps: [],
    bound: true,
  };
}

const MAKERS: Record<Neckline, (frame: Frame) => NeckEdge> = {
  crew: (q) => round(q, 0.14, add(q.pit, [0, 7])),
  round: (q) => round(q, 0.22, add(q.pit, [0, 18])),
  high: (q) => round(q, 0.02, add(q.pit, [0, -9])),
  turtle: (q) => round(q, 0.06, add(q.pit, [0, -2])),
  boat: (q) => round(q, 0.52, q.pit),
  scoop: (q) => round(q, 0.36, mix(q.pit, q.centre, 0.5)),
  keyhole: (q) => round(q, 0.14, add(q.pit, [0, 7])),
  notched: (q) => round(q, 0.14, add(q.pit, [0, 7])),
  v: (q) => vee(q, 0.2, mix(q.pit, q.centre, 0.62), 3),
  wrap: (q) => vee(q, 0.24, mix(q.pit, q.centre, 0.86), 4),
  lapel: (q) => vee(q, 0.14, mix(q.pit, q.centre, 0.8), 3),
  // bared from behind, a back is open to the waist
  plunging: (q) =>
    vee(
      q,
      0.26,
      q.f.back ? mix(q.centre, mix(q.f.waist[LEFT], q.f.waist[RIGHT], 0.5), 0.78) : add(q.centre, [0, 14]),
      5,
    ),
  shirt: (q) => ({ ...openNeck([q.on(-1, 0.06), mix(q.pit, q.centre, 0.3), q.on(1, 0.06)], 0.06, false) }),
  square,
  cowl: (q) => {
    const a = q.on(-1, 0.5);
    const b = q.on(1, 0.5);
    const low = mix(q.pit, q.centre, 0.74);
    return openNeck(
      spline([a, add(mix(a, low, 0.6), [-1, 14]), low, add(mix(b, low, 0.6), [1, 14]), b], 10),
      0.5,
      false,
    );
  },
  halter,
  sweetheart: (q) => bustier(q, 18, null),
  strapless: (q) => bustier(q, 5, null),
  'off-shoulder': (q) => bustier(q, 4, null),
  straps: (q) => bustier(q, 13, 0.36),
  'one-shoulder': oneShoulder,
};

/** @param bare it has no sleeves: what can hang from straps then does. */
export function neckEdge(f: Wearer, kind: Neckline, bare = false): NeckEdge {
  const make = kind === 'cowl' && bare ? cowlOnStraps : MAKERS[kind];
  return make({
    f,
    pit: f.neck.pit,
    centre: mix(bustPoint(f, -1), bustPoint(f, 1), 0.5),
    on: (s, t) => at(shoulderLine(f, s), t),
  });
}

/** Cowl folds: unequal catenaries hung from the strap points; the neckline itself is the first. */
export function catenaries([a, b]: readonly [Point, Point], sag: number, count: number, next: () => number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const dropA = (i + 1) * (12 + next() * 9);
    const dropB = (i + 1) * (8 + next() * 13);
    const from: Point = [a[0] + i * 2 - dropA * 0.15, a[1] + dropA];
    const to: Point = [b[0] - i * 2 + dropB * 0.15, b[1] + dropB];
    const depth = sag * (1.2 + i * 0.26);
    const lean = (next() - 0.5) * 0.24;
    const start = 0.08 + next() * 0.16;
    const end = 0.8 + next() * 0.16;
    return Array.from({ length: 20 }, (_q, k): Point => {
      const t = start + ((end - start) * k) / 19;
      const hang = depth * 4 * t * (1 - t) * (1 + lean * (t - 0.5));
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + hang];
    });
  });
}
