/** What is tied: a knot with its tails, and a bow with its loops. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { closedSpline, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** A `band` is the back of what is tied in front; a `bow` is a sash tied with two loops. */
export type BeltKind = 'belt' | 'sash' | 'bow' | 'tie' | 'obi' | 'band';

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
