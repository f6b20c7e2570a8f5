/** The parts of a hanbok: the full skirt hung from the breast, and the ribbon that ties the short jacket. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Material } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { type Skirt, skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { LEHENGA_CUT } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, place } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

/** The skirt of a hanbok: its flare and ease, page units, its fullness and how far it stands by itself. */
const CHIMA = { flare: 80, full: 0.8, ease: 26, stiff: 0.9 } as const;

/** The chima: gathered into a band over the breast, it stands off the body like a bell. */
export function chima(f: Wearer, fabric: FabricRule, seed: number, hemY: number): Skirt {
  const top = (s: Side): Point => add(mix(f.bust[s], f.underbust[s], 0.4), [s * 5, 0]);
  return skirt(f, {
    cut: { ...LEHENGA_CUT, flare: CHIMA.flare, full: CHIMA.full },
    fabric,
    seed,
    hemY,
    topLeft: top(-1),
    topRight: top(1),
    ease: CHIMA.ease,
    stiff: CHIMA.stiff,
  });
}

/** How much narrower a ribbon is where it swings, and how often it does. */
const SWING = { by: 0.16, turns: 6 } as const;

/** A ribbon as a strip along a line; it keeps its width and swings a little. */
function ribbon(name: string, line: Point[], width: number, next: () => number): Build {
  const b = emptyBuild();
  const side = (k: number): Point[] =>
    line.map((p, i) => add(p, [k * width * 0.5 * (1 - SWING.by * Math.sin((i / line.length) * SWING.turns)), 0]));
  const left = side(-1);
  const right = side(1);
  const last = right.length - 1;
  right[last] = add(right[last], [0, -4 - next() * 4]);
  b.pieces.push({
    name,
    outline: [...left, ...reversed(right)],
    surface: new Panel(left, right, { depth: 0.16, across: 6, along: 40 }),
    lift: 2.4,
  });
  b.lines.push(
    { kind: 'overlap', points: left, weight: 0.6 },
    { kind: 'overlap', points: right, weight: 0.75 },
    { kind: 'hem', points: [left[last], right[last]], weight: 0.7 },
  );
  return b;
}

/** The ribbon's own silk: deeper than the cloth it ties. */
export const ribbonOf = (g: Garment): Material => ({
  fabric: 'silk',
  colour: trimOf(g, 'sash') ?? mixHex(g.cloth.colour.hex, '#6d1836', lumaOf(g.cloth.colour.hex) > 0.5 ? 0.8 : 0.35),
});

/** Its two ends: the way each goes from the knot, as shares of its drift and length; how far they drift, page units. */
const ENDS = {
  way: [
    [0.1, 0],
    [0.55, 0.22],
    [0.8, 0.55],
  ],
  least: 0.9,
  more: 0.2,
  long: { drift: 26 },
  short: { drift: -6, share: 0.84 },
  width: 13,
} as const;

/** The single loop of its bow and the knot, from the knot's middle, page units; left and right of each hold its form. */
const LOOP: Record<'outline' | 'left' | 'right', Point[]> = {
  outline: [
    [-16, -11],
    [-44, -7],
    [-46, 7],
    [-18, 8],
  ],
  left: [
    [-46, -10],
    [-46, 10],
  ],
  right: [
    [0, -6],
    [0, 6],
  ],
};
const KNOT: Record<'outline' | 'left' | 'right', Point[]> = {
  outline: [
    [-7, -8],
    [7, -9],
    [8, 8],
    [-6, 9],
  ],
  left: [
    [-7, -8],
    [-7, 9],
  ],
  right: [
    [8, -8],
    [8, 9],
  ],
};

/** The goreum: two long ends and the single loop of its bow, each to be painted by itself. */
export function goreum(f: Wearer, seed: number): Build[] {
  const next = stream(seed, 'goreum');
  const knot: Point = add(
    mix(mix(f.bust[LEFT], f.bust[RIGHT], 0.62), mix(f.underbust[LEFT], f.underbust[RIGHT], 0.62), 0.45),
    [0, 2],
  );
  const end = ([dx, low]: Point): Point[] =>
    spline(
      [
        ...ENDS.way.map(([x, y]) => add(knot, [dx * x, low * y])),
        add(knot, [dx * (ENDS.least + next() * ENDS.more), low]),
      ],
      10,
    );
  const reach = lerp(f.hip[LEFT][1], f.leg[LEFT].knee[1], 0.55) - knot[1];
  const loop = closedSpline([knot, ...place(LOOP.outline, knot)], 8);
  const bow = emptyBuild();
  bow.pieces.push({
    name: 'loop',
    outline: loop,
    surface: new Panel(place(LOOP.left, knot), place(LOOP.right, knot), {
      depth: 0.5,
      across: 8,
      along: 6,
    }),
    lift: 2.5,
  });
  bow.lines.push({ kind: 'overlap', points: [...loop, loop[0]], weight: 0.75 });
  const tied = closedSpline(place(KNOT.outline, knot), 6);
  const band = emptyBuild();
  band.pieces.push({
    name: 'knot',
    outline: tied,
    surface: new Panel(place(KNOT.left, knot), place(KNOT.right, knot), {
      depth: 0.6,
      across: 6,
      along: 6,
    }),
    lift: 2,
  });
  band.lines.push({ kind: 'overlap', points: [...tied, tied[0]], weight: 0.8 });
  const { long, short, width } = ENDS;
  const first = ribbon('goreum', end([long.drift, reach]), width, next);
  return [first, ribbon('goreum', end([short.drift, reach * short.share]), width, next), bow, band];
}
