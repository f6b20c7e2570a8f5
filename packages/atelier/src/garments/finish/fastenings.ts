/** Plackets, buttons, zips and laces along the front, and what is tied round the waist. */

import { type Build, emptyBuild, type Line, type Material } from '#atelier/cloth/build.ts';
import { drawLines } from '#atelier/cloth/lines.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { renderBuild } from '#atelier/cloth/render.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { inkOf, mixHex } from '#atelier/kit/colour.ts';
import { at, closedSpline, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import { buckleLines, strapEnd } from './buckle.ts';

/** The centre-front line from a point downwards, as it lies on the turned body. */
export function frontLine(f: Wearer, top: Point, endY: number, count = 12): Point[] {
  const shift = top[0] - centreX(f, top[1]);
  return Array.from({ length: count }, (_, i): Point => {
    const y = top[1] + ((endY - top[1]) * i) / (count - 1);
    return [centreX(f, y) + shift * (1 - i / (count - 1)), y];
  });
}

export interface Placket {
  lines: Line[];
  buttons: Point[];
}

/** @param half half the width of the band. */
export function placket(f: Wearer, top: Point, endY: number, buttons: number, over: 1 | -1, half = 8): Placket {
  const line = frontLine(f, top, endY);
  const span = endY - top[1];
  return {
    lines: [
      { kind: 'overlap', points: line.map((p) => add(p, [over * half, 0])), weight: 0.65 },
      { kind: 'stitch', points: line.map((p) => add(p, [-over * half, 0])), weight: 0.65 },
    ],
    buttons: Array.from({ length: buttons }, (_, i) =>
      at(line, (12 + ((span - 22) * i) / Math.max(1, buttons - 1)) / Math.max(1, span)),
    ),
  };
}

/** Teeth and puller of a zip. */
const METAL = '#8d8a86';

/** A closed zip down the front. @param tape colour of its tape, where that is not the cloth's. */
export function zip(f: Wearer, top: Point, endY: number, tape?: string): Line[] {
  const line = frontLine(f, top, endY, 16);
  return [
    ...[-1, 1].flatMap((s): Line[] => [
      ...(tape
        ? [{ kind: 'overlap' as const, points: line.map((p) => add(p, [s * 3.2, 0])), weight: 3, colour: tape }]
        : []),
      { kind: 'overlap', points: line.map((p) => add(p, [s * (tape ? 5 : 3.5), 0])), weight: 0.5 },
    ]),
    { kind: 'stitch', points: line, weight: 2.6, colour: METAL },
    { kind: 'overlap', points: [line[1], add(line[1], [0, 13])], weight: 1.3, colour: METAL },
  ];
}

/** One half of an open zip along the edge of a front. @param s the front's side. */
export function openZip(edge: readonly Point[], s: Side, tape?: string): Line[] {
  const beside = (x: number): Point[] => edge.map((p) => add(p, [s * x, 0]));
  return [
    ...(tape ? [{ kind: 'overlap' as const, points: beside(4), weight: 3, colour: tape }] : []),
    { kind: 'overlap', points: beside(6.5), weight: 0.5 },
    { kind: 'stitch', points: beside(1.5), weight: 2.2, colour: METAL },
  ];
}

/** Crossed laces between two edges of eyelets. */
export function laces(f: Wearer, top: Point, endY: number): Line[] {
  const line = frontLine(f, top, endY, 9);
  const out: Line[] = [];
  for (let i = 0; i + 1 < line.length; i++)
    for (const s of [-1, 1])
      out.push({ kind: 'detail', points: [add(line[i], [s * 7, 0]), add(line[i + 1], [-s * 7, 0])], weight: 0.9 });
  return out;
}

/** Cord loops and knots of a mandarin front. */
export function frogs(buttons: readonly Point[]): Line[] {
  return buttons.flatMap((c): Line[] => [
    {
      kind: 'overlap',
      points: spline([add(c, [-16, 0]), add(c, [-8, -3]), c, add(c, [8, -3]), add(c, [16, 0])], 5),
      weight: 0.9,
    },
    {
      kind: 'overlap',
      points: spline([add(c, [-16, 0]), add(c, [-8, 3]), c, add(c, [8, 3]), add(c, [16, 0])], 5),
      weight: 0.7,
    },
  ]);
}

/** Radius from which the holes of a button and the light on its rim are seen, page units. */
const SEWN = 4.5;

/** Round buttons in one colour. */
export function drawButtons(scene: Scene, at: readonly Point[], colour: string, seed: number, radius = 3.4): void {
  if (!at.length) return;
  const b = emptyBuild();
  const rim = inkOf(colour);
  const gleam = mixHex(colour, '#ffffff', 0.55);
  for (const c of at) {
    const outline = ellipse(c, radius * 0.95, radius, 18);
    const surface = new Panel(
      [add(c, [-radius, -radius]), add(c, [-radius, radius])],
      [add(c, [radius, -radius]), add(c, [radius, radius])],
      { depth: 0.5, across: 4, along: 4 },
    );
    b.pieces.push({ name: 'button', outline, surface, lift: 1 });
    b.lines.push({ kind: 'detail', points: [...outline, outline[0]], weight: 0.9, colour: rim });
    if (scene.isPreview || radius < SEWN) continue;
    b.lines.push(
      { kind: 'detail', points: ellipse(c, radius * 0.62, radius * 0.66, 12).slice(5, 12), weight: 0.5, colour: gleam },
      ...[-1, 1].map((s): Line => {
        const hole = add(c, [s * radius * 0.2, 0]);
        return { kind: 'detail', points: [add(hole, [0, -0.8]), add(hole, [0, 0.8])], weight: 1.2, colour: rim };
      }),
    );
  }
  renderBuild(scene, b, [{ fabric: 'poplin', colour }], { seed, cast: 0.3 });
}

/** A `band` is the back of what is tied in front; a `bow` is a sash tied with two loops. */
export type BeltKind = 'belt' | 'sash' | 'bow' | 'tie' | 'obi' | 'band';
const BELT_HEIGHT: Record<BeltKind, number> = { belt: 13, sash: 26, bow: 24, tie: 9, obi: 62, band: 20 };

/** The two loops of a bow, each a pillow creased where the knot holds it. */
function bowLoops(c: Point, size: number): Build[] {
  return [-1, 1].map((s): Build => {
    const to = (x: number, y: number): Point => add(c, [s * x * size, y * size]);
    const upper = spline([to(2, -3), to(16, -17), to(33, -19), to(40, -6)], 8);
    const lower = spline([to(2, 3), to(14, 9), to(30, 13), to(40, -6)], 8);
    return {
      ...emptyBuild(),
      pieces: [
        {
          name: 'loop',
          outline: [...upper, ...reversed(lower)],
          surface: new Panel(upper, lower, { depth: 0.55, across: 10, along: 12 }),
          lift: 3,
        },
      ],
      lines: [
        { kind: 'overlap', points: [...upper, ...reversed(lower), upper[0]], weight: 0.7 },
        { kind: 'seam', points: spline([to(6, -2), to(15, -6), to(24, -8)], 6), weight: 0.9 },
        { kind: 'seam', points: spline([to(6, 2), to(14, 2), to(22, 4)], 6), weight: 0.8 },
      ],
    };
  });
}

function tail(c: Point, drift: number, drop: number, width: number): Point[] {
  return [
    ...spline(
      [
        add(c, [drift * 0.2 - 3, 2]),
        add(c, [drift * 0.9 - width * 0.3, drop * 0.35]),
        add(c, [drift * 0.8 - width * 0.4, drop * 0.7]),
        add(c, [drift * 1.5 - width * 0.5, drop]),
      ],
      8,
    ),
    add(c, [drift * 1.5 + width * 0.5, drop - 7]),
    ...spline(
      [
        add(c, [drift * 1.5 + width * 0.5, drop - 7]),
        add(c, [drift * 0.8 + width * 0.5, drop * 0.66]),
        add(c, [drift * 0.9 + width * 0.4, drop * 0.33]),
        add(c, [drift * 0.2 + 5, 2]),
      ],
      8,
    ),
  ];
}

/**
 * Two tails, then the knot over them: each painted by itself, so that no line shows through the cloth in front.
 * @param size 1 at a waist, less at a throat.
 */
export function tailsAndKnot(c: Point, kind: BeltKind, size = 1): Build[] {
  const width = (kind === 'tie' ? 9 : 17) * size;
  const tails = [
    [10 * size, 120 * size],
    [-8 * size, 92 * size],
  ].map(([drift, drop]): Build => {
    const outline = tail(c, drift, drop, width);
    const half = Math.floor(outline.length / 2);
    const surface = new Panel(outline.slice(0, half), reversed(outline.slice(half)), {
      depth: 0.45,
      across: 8,
      along: 24,
    });
    return {
      ...emptyBuild(),
      pieces: [{ name: 'tail', outline, surface, lift: 3 }],
      lines: [{ kind: 'overlap', points: [...outline, outline[0]], weight: 0.65 }],
      folds: [
        {
          points: spline(
            [add(c, [drift * 0.3, 8]), add(c, [drift * 0.8, drop * 0.4]), add(c, [drift * 1.3, drop * 0.9])],
            8,
          ),
          width: width * 0.7,
          height: 3,
          side: 1,
          ink: 0.5,
          to: 0.7,
        },
      ],
    };
  });
  const k = (kind === 'tie' ? 0.85 : 1.25) * size;
  const at2 = (x: number, y: number): Point => add(c, [x * k, y * k]);
  const knot = closedSpline([at2(-9, -9), at2(2, -11), at2(10, -7), at2(9, 6), at2(1, 10), at2(-9, 7)], 7);
  return [
    ...tails,
    ...(kind === 'bow' ? bowLoops(c, size) : []),
    {
      ...emptyBuild(),
      pieces: [
        {
          name: 'knot',
          outline: knot,
          surface: new Panel([at2(-9, -9), at2(-9, 9)], [at2(10, -9), at2(10, 9)], { depth: 0.6, across: 8, along: 8 }),
          lift: 2,
        },
      ],
      lines: [
        { kind: 'overlap', points: [...knot, knot[0]], weight: 0.75 },
        { kind: 'seam', points: spline([at2(-5, -9), at2(-3, 0), at2(-6, 7)], 6), weight: 1 },
        { kind: 'seam', points: spline([at2(4, -9), at2(5, -1), at2(3, 8)], 6), weight: 0.9 },
      ],
    },
  ];
}

/** A belt, sash or string along a waistline drawn left to right. */
export function drawBelt(
  scene: Scene,
  line: readonly Point[],
  material: Material,
  kind: BeltKind,
  seed: number,
): Build {
  const height = BELT_HEIGHT[kind];
  const top = line.map((p) => add(p, [0, -height / 2]));
  const low = line.map((p) => add(p, [0, height / 2]));
  const last = line.length - 1;
  const centre = at(line, 0.5);
  const panel = new Panel([top[0], low[0]], [top[last], low[last]], {
    sagTop: 6,
    sagBottom: 6,
    depth: kind === 'belt' ? 0.22 : 0.45,
    along: 6,
  });
  const b = emptyBuild();
  b.pieces.push({
    name: 'belt',
    outline: [...top, ...reversed(low)],
    surface: panel,
    lift: 2,
    grain: { angle: Math.PI / 2 },
  });
  b.lines.push({ kind: 'overlap', points: low, weight: 0.8 }, { kind: 'opening', points: top, weight: 0.7 });
  if (kind === 'obi')
    for (const k of [-4, 4]) b.lines.push({ kind: 'detail', points: line.map((p) => add(p, [0, k])), weight: 0.9 });
  renderBuild(scene, b, [material], { seed, cast: 0.35 });
  if (kind === 'sash' || kind === 'bow' || kind === 'tie')
    for (const part of tailsAndKnot(centre, kind)) renderBuild(scene, part, [material], { seed, cast: 0.35 });
  if (kind === 'belt') {
    renderBuild(scene, strapEnd(line, height, material.fabric !== 'leather'), [material], { seed, cast: 0.3 });
    drawLines(scene, buckleLines(line, height), material.colour);
  }
  return b;
}
