/** A gele: stiff cloth wound round the head in slanting turns, its end pleated and spread to one side above them. */

import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { die, stream } from '#atelier/kit/chance.ts';
import { between, closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';

/** Edges of the turns over the brow, the lowest first, from the far temple to the near one; seen from in front. */
const TURNS: readonly Point[][] = [
  [
    [-0.338, 0.37],
    [-0.28, 0.235],
    [-0.08, 0.15],
    [0.17, 0.165],
    [0.34, 0.31],
  ],
  [
    [-0.366, 0.27],
    [-0.28, 0.11],
    [-0.06, 0.04],
    [0.19, 0.08],
    [0.362, 0.23],
  ],
  [
    [-0.368, 0.17],
    [-0.26, 0.0],
    [-0.02, -0.05],
    [0.22, 0.0],
    [0.366, 0.16],
  ],
  [
    [-0.352, 0.08],
    [-0.22, -0.08],
    [0.02, -0.12],
    [0.25, -0.06],
    [0.362, 0.1],
  ],
];
/** The spread end, from the far temple over the top to behind the near one: it leans and widens to the side it is tied on. */
const RIM: Point[] = [
  [-0.36, 0.13],
  [-0.415, 0.0],
  [-0.39, -0.13],
  [-0.25, -0.24],
  [0.0, -0.33],
  [0.28, -0.4],
  [0.56, -0.39],
  [0.72, -0.24],
  [0.69, -0.03],
  [0.43, 0.2],
];
/** Where the pleats are drawn together. */
const KNOT: Point = [0.36, 0.13];
const PLEATS = 7;
/** The lowest edge as it lies on the nape. */
const NAPE: Point[] = [
  [-0.352, 0.4],
  [-0.2, 0.5],
  [0, 0.53],
  [0.2, 0.5],
  [0.358, 0.42],
];
/** Seen from the side the near end of the lowest turn lies behind the ear, and everything a little towards us. */
const TURNED = { dx: 0.035, drop: 0.05 };

/** Uneven stations from 0 to 1. */
function stations(n: number, next: () => number): number[] {
  const widths = Array.from({ length: n }, () => 0.55 + next() * 0.9);
  const total = widths.reduce((sum, w) => sum + w, 0);
  let at = 0;
  return [0, ...widths.map((w) => (at += w / total))];
}

/** The rim as its pleats make it: each rounds out on its own and begins a step inside the one before. */
function pleatedRim(rim: Point[], cuts: readonly number[], next: () => number): Point[] {
  return cuts.slice(1).flatMap((to, i): Point[] => {
    const arc = part(rim, cuts[i], to, 14);
    const swell = 0.012 + next() * 0.03;
    return arc.map((p, k) => {
      const way = unit(sub(arc[Math.min(13, k + 1)], arc[Math.max(0, k - 1)]));
      return add(p, scaled([way[1], -way[0]], swell * Math.sin(Math.PI * (0.12 + 0.88 * (k / 13)) ** 0.8)));
    });
  });
}

function paintFan(s: HeadSpace, c: Ramp, place: (q: readonly Point[]) => Point[], next: () => number): void {
  const { H } = s;
  const cuts = stations(PLEATS, next);
  const foot = spline(place([...TURNS[3].slice(0, 4), KNOT]));
  const rim = pleatedRim(spline(place(RIM)), cuts, next);
  const fan = [...rim, ...foot.slice().reverse()];
  const on = (line: Point[], u: number): Point => part(line, u, u, 2)[0];
  // pleats are drawn together towards the knot
  const folds = cuts.map((u, i): Point[] => {
    const root = on(foot, 0.3 + 0.7 * u ** 0.8);
    const tip = rim[Math.min(rim.length - 1, i * 14)];
    const half = mix(root, tip, 0.5);
    return spline([root, add(half, scaled(sub(half, on(foot, 0.62)), 0.16)), tip]);
  });
  const tones = folds.slice(1).flatMap((q, i): Tone[] => [
    { pts: band(folds[i], between(folds[i], q, 0.34, folds[i].length)), d: 0.26 + (i % 3) * 0.05, soft: 0.036 },
    {
      pts: band(part(between(folds[i], q, 0.52), 0.3, 1), part(between(folds[i], q, 0.8), 0.3, 1)),
      d: -0.26,
      soft: 0.036,
    },
  ]);
  H.form([fan], c, {
    round: 0.09,
    relief: 0.8,
    base: 0.36,
    tones: [...tones, { pts: band(foot, shift(foot, [0, -0.09])), d: 0.2, soft: 0.078 }],
  });
  H.ink(
    folds
      .slice(1, -1)
      .map((pts, i): Stroke => ({ pts, w: 0.0105, press: [0.5, 1, 0.8, 0.4], a: 0.66 + (i % 2) * 0.2 })),
    c.ink,
    { clip: [fan] },
  );
  H.ink([{ pts: rim, w: 0.011, press: [0.4, 0.9, 0.7, 1.2, 0.9] }], c.ink);
}

/** One turn of the cloth: full along its middle, dark where it goes under the next. */
function paintTurn(s: HeadSpace, c: Ramp, low: Point[], high: Point[], i: number): void {
  const { H } = s;
  const shape = band(high, low);
  const along = (u: number, a: number, b: number): Point[] => part(between(low, high, u, 40), a, b);
  H.form([shape], c, {
    round: 0.06,
    base: 0.34,
    edge: 0.6,
    tones: [
      { pts: band(high, between(low, high, 0.66, high.length)), d: 0.2, soft: 0.036 },
      { pts: band(along(0.34, 0.16, 0.62), along(0.62, 0.2, 0.56)), d: -0.22, soft: 0.078 },
      { pts: band(part(low, 0.74, 1), part(high, 0.74, 1)), d: 0.18, soft: 0.078 },
    ],
  });
  const creases = [0.3, 0.58].map(
    (u, k): Stroke => ({
      pts: along(lerp(u, u + 0.12, i / 3), 0.3 + k * 0.22, 0.99),
      w: 0.007,
      press: [0.05, 0.7, 1],
      a: 0.5,
    }),
  );
  H.ink(
    [
      { pts: low, w: 0.0105, press: [0.5, 1, 0.8, 1] },
      { pts: high, w: 0.008, press: [0.3, 0.8, 0.6], a: 0.6 },
      ...creases,
    ],
    c.ink,
  );
}

/** Paints the spread end, then the turns over the brow from the highest to the lowest. */
export function drawGele(s: HeadSpace, c: Ramp): void {
  const { H, view } = s;
  const turned = view === 'threeQuarter' || view === 'down';
  const next = stream(s.seed, 'gele.folds');
  const g = turned || die(2, s.seed, 'gele.side') ? 1 : -1;
  const dx = turned ? TURNED.dx : 0;
  const place = (q: readonly Point[]): Point[] => q.map(([x, y]): Point => [g * x + dx, y]);
  const lowest = TURNS[0].map(([x, y], k): Point => (turned && k === 4 ? [x + 0.02, y + TURNED.drop] : [x, y]));
  const edges = [view === 'back' ? NAPE : lowest, ...TURNS.slice(1)].map((q) => spline(place(q)));
  paintFan(s, c, place, next);
  const foot = edges[0];
  if (view !== 'back')
    H.glaze([band(foot, shift(foot, [0, 0.07]))], s.skin.deep, 0.42, 0.024, [closedSpline(s.head.face)]);
  for (const i of [2, 1, 0]) paintTurn(s, c, edges[i], edges[i + 1], i);
}
