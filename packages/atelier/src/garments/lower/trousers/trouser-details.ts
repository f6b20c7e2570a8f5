/** Pockets, flies and topstitching of trousers: the kit by which jeans, chinos and joggers are told apart. */

import { type Build, emptyBuild, type Line, merge } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { ribBand } from '#atelier/garments/finish/rib-band.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { LegPanel, TrouserOptions, Waist } from './trouser-parts.ts';

/** Tobacco, a little sunk in the cloth. */
const THREAD = '#b7843f';
const COPPER = '#a9683a';

/** Two rows of topstitching beside a seam. @param dx offset of the first row, page units. */
const twinNeedle = (points: readonly Point[], dx: number, dy: number): Line[] =>
  [1, 1.9].map((k) => ({
    kind: 'stitch' as const,
    points: points.map((p) => add(p, [dx * k, dy * k])),
    weight: 1.05,
    colour: THREAD,
  }));

/** The scooped pocket with its coin pocket and rivets, felled seams and the chain-stitched hem of one leg of jeans. */
export function jeansLeg(f: Wearer, leg: LegPanel, w: Waist): Line[] {
  const { side: s, panel } = leg;
  const top = s < 0 ? w.left : w.right;
  const seat = add(mix(top, f.hip[s], 0.58), [-s * 1, 2]);
  const mouth = spline(
    [mix(top, w.front, 0.5), add(mix(top, w.front, 0.44), [0, 20]), add(mix(seat, w.front, 0.16), [0, -2]), seat],
    8,
  );
  const hem = panel.row(0.975, -1, 1, 30);
  const lines: Line[] = [
    { kind: 'detail', points: mouth, weight: 1.2 },
    ...twinNeedle(mouth, -s * 0.6, 3),
    // the side seam is lapped under: one row, and only as far as the hand
    ...twinNeedle(panel.edge(s, 0.09, 0.34, 40), -s * 3, 0).slice(0, 1),
    ...twinNeedle(panel.edge(s < 0 ? 1 : -1, 0.34, 0.97, 60), s * 3, 0)
      .slice(0, 1)
      .map((row) => ({ ...row, weight: 0.6 })),
    ...twinNeedle(hem, 0, -0.5).slice(0, 1),
    { kind: 'detail', points: hem, weight: 0.5 },
  ];
  for (const p of [mouth[2], add(seat, [-s * 3, 0])])
    lines.push({ kind: 'detail', points: ellipse(p, 1.5, 1.5, 8), weight: 1.6, colour: COPPER });
  if (s > 0) {
    const a = mix(top, w.front, 0.3);
    const coin = [add(a, [-9, 12]), add(a, [7, 11]), add(a, [8, 22])];
    lines.push({ kind: 'stitch', points: coin, weight: 0.9, colour: THREAD });
  }
  return lines;
}

/** A slanted pocket in the side seam of tailored trousers. */
export function slantPocket(f: Wearer, leg: LegPanel, o: TrouserOptions, w: Waist): Line[] {
  if (o.cut.gathered || o.cut.rings) return [];
  const s = leg.side;
  const from = mix(s < 0 ? w.left : w.right, w.front, 0.17);
  const to = add(mix(f.highHip[s], f.hip[s], isWoman(f) ? 0.5 : 0.75), [-s, 6]);
  if (to[1] < from[1] + 24) return [];
  return [
    { kind: 'detail', points: spline([from, add(mix(from, to, 0.5), [-s, 0]), to], 8) },
    {
      kind: 'stitch',
      points: spline([add(from, [-s * 4, 1]), add(mix(from, to, 0.5), [-s * 5, 0]), add(to, [-s * 4, 2])], 8),
      weight: 0.55,
    },
  ];
}

/** The fly with its curved stitching. */
export function fly({ front, crotch }: Waist, jeans: boolean): Line[] {
  const curve = (k: number): Point[] =>
    spline(
      [
        add(front, [9 + k, 4]),
        add(mix(front, crotch, 0.5), [9 + k, 0]),
        add(mix(front, crotch, 0.78), [1 + k * 0.4, k]),
      ],
      8,
    );
  const seam: Line = {
    kind: 'detail',
    points: spline([add(front, [0, 4]), mix(front, crotch, 0.5), crotch], 8),
    weight: 0.7,
  };
  if (!jeans) return [{ kind: 'stitch', points: curve(0), weight: 0.75 }];
  return [seam, ...[0, 3].map((k): Line => ({ kind: 'stitch', points: curve(k), weight: 1.05, colour: THREAD }))];
}

/** The same kit on a denim skirt: scooped pockets, a seam down the front, a stitched hem. */
export function denimSkirt(panel: Panel): Line[] {
  const depth = Math.min(0.3, 62 / panel.length());
  const seam = panel.line(
    [
      [0, 0.01],
      [0, 0.5],
      [0, 0.99],
    ],
    10,
  );
  const hem = panel.row(1 - 9 / panel.length(), -0.97, 0.97, 40);
  const pockets = [-1, 1].flatMap((s): Line[] => {
    const mouth = panel.line(
      [
        [s * 0.42, 0.015],
        [s * 0.48, depth * 0.6],
        [s * 0.7, depth * 0.92],
        [s * 0.97, depth],
      ],
      8,
    );
    return [{ kind: 'detail', points: mouth, weight: 1.2 }, ...twinNeedle(mouth, -s * 0.6, 3)];
  });
  return [
    ...pockets,
    { kind: 'detail', points: seam, weight: 0.8 },
    ...twinNeedle(seam, 3, 0),
    ...twinNeedle(hem, 0, -0.5).slice(0, 1),
  ];
}

/** Topstitching on the waistband of jeans. */
export function jeansBand(top: readonly Point[], low: readonly Point[]): Line[] {
  return [
    { kind: 'stitch', points: top.map((p) => add(p, [0, 2.5])), weight: 0.9, colour: THREAD },
    { kind: 'stitch', points: low.map((p) => add(p, [0, -2.5])), weight: 0.9, colour: THREAD },
  ];
}

/** Ribbed cuffs of joggers. */
export const jogCuffs = (legs: readonly LegPanel[]): Build =>
  merge(emptyBuild(), ...legs.map((leg) => ribBand(leg.panel.part(-1, 1, 0.5, 1), leg.hem, 24)));

/** How much of the drawing's ink stands round a cord of its own colour, as a weight. */
const ROUND = 1.1;
/** Weights of a cord and its tip whose colour is to be seen. */
const COLOURED = { cord: 1.7, tip: 2.4 } as const;

/** The drawcord of a gathered waist: two ends of unlike length, each with its tip. @param colour the cord's, where the words give it one. */
export function drawcord(from: Point, colour?: string): Line[] {
  return [-1, 1].flatMap((s): Line[] => {
    const length = s < 0 ? 58 : 46;
    const end = add(from, [s * 9, length]);
    const cord = spline(
      [add(from, [s * 2, 0]), add(from, [s * 8, length * 0.35]), add(from, [s * 6, length * 0.7]), end],
      8,
    );
    const tip = [end, add(end, [s * 0.5, 6])];
    if (!colour)
      return [
        { kind: 'overlap', points: cord, weight: 1.1 },
        { kind: 'overlap', points: tip, weight: 1.7 },
      ];
    return [
      { kind: 'overlap', points: cord, weight: COLOURED.cord + ROUND },
      { kind: 'overlap', points: tip, weight: COLOURED.tip + ROUND },
      { kind: 'overlap', points: cord, weight: COLOURED.cord, colour, isCord: true },
      { kind: 'overlap', points: tip, weight: COLOURED.tip, colour, isCord: true },
    ];
  });
}

/** Gathers below an elastic waist, shorter toward the sides. */
export function waistGathers(line: readonly Point[], drop: number): Line[] {
  return Array.from({ length: 13 }, (_, i): Line => {
    const t = 0.06 + (i / 12) * 0.88;
    const p = at(line, t);
    const length = drop * lerp(0.4, 1, ((i * 7) % 5) / 4);
    return {
      kind: 'fold',
      points: [p, add(p, [(t - 0.5) * 6, length * 0.5]), add(p, [(t - 0.5) * 9, length])],
      weight: 0.7,
    };
  });
}
