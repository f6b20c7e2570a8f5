/** What is tied: a knot with its tails, and a bow with its loops. */

import { type Build, emptyBuild, type FoldCurve } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { closedSpline, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';

/** A `band` is the back of what is tied in front; a `bow` is a sash tied with two loops. */
export type BeltKind = 'belt' | 'sash' | 'bow' | 'tie' | 'obi' | 'band';

/** A loop to the right of its knot, page units: its edges from the knot to the tip, and the creases where the knot holds it. */
const LOOP = {
  upper: [
    [2, -3],
    [16, -17],
    [33, -19],
    [40, -6],
  ],
  lower: [
    [2, 3],
    [14, 9],
    [30, 13],
    [40, -6],
  ],
  creases: [
    {
      points: [
        [6, -2],
        [15, -6],
        [24, -8],
      ],
      weight: 0.9,
    },
    {
      points: [
        [6, 2],
        [14, 2],
        [22, 4],
      ],
      weight: 0.8,
    },
  ],
  depth: 0.55,
  lift: 3,
} satisfies {
  upper: Point[];
  lower: Point[];
  creases: { points: Point[]; weight: number }[];
  depth: number;
  lift: number;
};

/** The two loops of a bow, each a pillow creased where the knot holds it. */
function bowLoops(c: Point, size: number): Build[] {
  return [-1, 1].map((s): Build => {
    const at = (points: readonly Point[]): Point[] => place(points, c, 0, s * size);
    const upper = spline(at(LOOP.upper), 8);
    const lower = spline(at(LOOP.lower), 8);
    const surface = new Panel(upper, lower, { depth: LOOP.depth, across: 10, along: 12 });
    const outline = [...upper, ...reversed(lower)];
    return {
      ...emptyBuild(),
      pieces: [{ name: 'loop', outline, surface, lift: LOOP.lift }],
      lines: [
        { kind: 'overlap', points: [...outline, upper[0]], weight: 0.7 },
        ...LOOP.creases.map(({ points, weight }) => ({ kind: 'seam' as const, points: spline(at(points), 6), weight })),
      ],
    };
  });
}

/** One tail: how far it drifts to the side and drops, and how wide it is, page units. */
interface TailCut {
  drift: number;
  drop: number;
  width: number;
}

/**
 * The edges of a tail as shares of its drift, its width and its drop: the left one from the knot down, then the right one up.
 * It leaves the knot a little to either side of its middle, and is cut aslant at its end, page units.
 */
const TAIL = {
  left: [
    { drift: 0.2, width: 0, drop: 0, off: [-3, 2] },
    { drift: 0.9, width: -0.3, drop: 0.35, off: [0, 0] },
    { drift: 0.8, width: -0.4, drop: 0.7, off: [0, 0] },
    { drift: 1.5, width: -0.5, drop: 1, off: [0, 0] },
  ],
  right: [
    { drift: 1.5, width: 0.5, drop: 1, off: [0, -7] },
    { drift: 0.8, width: 0.5, drop: 0.66, off: [0, 0] },
    { drift: 0.9, width: 0.4, drop: 0.33, off: [0, 0] },
    { drift: 0.2, width: 0, drop: 0, off: [5, 2] },
  ],
} satisfies Record<string, { drift: number; width: number; drop: number; off: Point }[]>;

function tail(c: Point, { drift, drop, width }: TailCut): Point[] {
  const edge = (side: keyof typeof TAIL): Point[] =>
    TAIL[side].map((k) => add(c, [drift * k.drift + width * k.width + k.off[0], drop * k.drop + k.off[1]]));
  const [end, ...up] = edge('right');
  return [...spline(edge('left'), 8), end, ...spline([end, ...up], 8)];
}

/** The fold down a tail: where it runs, as shares of drift and drop; the first point lies below the knot, page units. */
const TAIL_FOLD = {
  from: { drift: 0.3, below: 8 },
  through: [
    [0.8, 0.4],
    [1.3, 0.9],
  ],
  width: 0.7,
  height: 3,
  ink: 0.5,
  to: 0.7,
} as const;

function tailFold(c: Point, { drift, drop, width }: TailCut): FoldCurve {
  const { from, through, height, ink, to } = TAIL_FOLD;
  const points = [[drift * from.drift, from.below] as Point, ...through.map(([x, y]): Point => [drift * x, drop * y])];
  return {
    points: spline(
      points.map((p) => add(c, p)),
      8,
    ),
    width: width * TAIL_FOLD.width,
    height,
    side: 1,
    ink,
    to,
  };
}

/** The two tails of what is tied: drift and drop, and the widths of a string's and a sash's, page units. */
const TAILS = [
  { drift: 10, drop: 120 },
  { drift: -8, drop: 92 },
] as const;
const WIDTH = { string: 9, sash: 17 } as const;

function tailBuild(c: Point, cut: TailCut): Build {
  const outline = tail(c, cut);
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
    folds: [tailFold(c, cut)],
  };
}

/** A knot of size 1, page units: its outline, the two edges of its form, and its creases. */
const KNOT = {
  outline: [
    [-9, -9],
    [2, -11],
    [10, -7],
    [9, 6],
    [1, 10],
    [-9, 7],
  ],
  left: [
    [-9, -9],
    [-9, 9],
  ],
  right: [
    [10, -9],
    [10, 9],
  ],
  creases: [
    {
      points: [
        [-5, -9],
        [-3, 0],
        [-6, 7],
      ],
      weight: 1,
    },
    {
      points: [
        [4, -9],
        [5, -1],
        [3, 8],
      ],
      weight: 0.9,
    },
  ],
} satisfies { outline: Point[]; left: Point[]; right: Point[]; creases: { points: Point[]; weight: number }[] };
/** Sizes of a string's knot and of a sash's. */
const KNOT_SIZE = { string: 0.85, sash: 1.25 } as const;

function knotBuild(c: Point, size: number): Build {
  const at = (points: readonly Point[]): Point[] => place(points, c, 0, size);
  const outline = closedSpline(at(KNOT.outline), 7);
  const surface = new Panel(at(KNOT.left), at(KNOT.right), { depth: 0.6, across: 8, along: 8 });
  return {
    ...emptyBuild(),
    pieces: [{ name: 'knot', outline, surface, lift: 2 }],
    lines: [
      { kind: 'overlap', points: [...outline, outline[0]], weight: 0.75 },
      ...KNOT.creases.map(({ points, weight }) => ({ kind: 'seam' as const, points: spline(at(points), 6), weight })),
    ],
  };
}

/**
 * Two tails, then the knot over them: each painted by itself, so that no line shows through the cloth in front.
 * @param size 1 at a waist, less at a throat.
 */
export function tailsAndKnot(c: Point, kind: BeltKind, size = 1): Build[] {
  const of = kind === 'tie' ? 'string' : 'sash';
  const width = WIDTH[of] * size;
  return [
    ...TAILS.map(({ drift, drop }) => tailBuild(c, { drift: drift * size, drop: drop * size, width })),
    ...(kind === 'bow' ? bowLoops(c, size) : []),
    knotBuild(c, KNOT_SIZE[of] * size),
  ];
}
