/** A scarf or a turban from behind. In head space: shapes in heads from the middle of the crown. */
import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { leeward } from '#atelier/figure/hair/hair-behind.ts';
import { swell } from '#atelier/figure/hair/hair-shapes.ts';
import type { Hair } from '#atelier/figure/hair/hair-styles.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';

/** Where the cloth ends, from the right of the skull round to its left, and the lines of its folds. */
interface Cover {
  end: readonly Point[];
  folds: readonly (readonly Point[])[];
}

/** A scarf falls over the shoulders in a point. */
const SCARF: Cover = {
  end: [
    [0.4, 0.8],
    [0.42, 1.06],
    [0.55, 1.36],
    [0.44, 1.72],
    [0.05, 1.95],
    [-0.4, 1.74],
    [-0.55, 1.36],
    [-0.42, 1.06],
    [-0.4, 0.8],
  ],
  folds: [
    [
      [-0.33, 0.66],
      [-0.14, 0.86],
      [0.12, 0.9],
      [0.31, 0.74],
    ],
    [
      [-0.4, 0.86],
      [-0.16, 1.12],
      [0.16, 1.16],
      [0.41, 0.92],
    ],
    [
      [-0.47, 1.12],
      [-0.22, 1.4],
      [0.1, 1.46],
      [0.3, 1.32],
    ],
    [
      [0.5, 1.3],
      [0.34, 1.56],
      [0.16, 1.7],
    ],
  ],
};

/** A turn of a turban from either side, and how much higher each next turn's points lie. */
const TURNS = 5;
const TURN: readonly (readonly { at: Point; rise: number }[])[] = [
  [
    { at: [-0.36, 0.5], rise: 0.11 },
    { at: [-0.1, 0.6], rise: 0.13 },
    { at: [0.14, 0.42], rise: 0.12 },
  ],
  [
    { at: [0.36, 0.5], rise: 0.11 },
    { at: [0.12, 0.64], rise: 0.13 },
    { at: [-0.06, 0.52], rise: 0.12 },
  ],
];
/** A turban ends on the nape. */
const TURBAN: Cover = {
  end: [
    [0.3, 0.68],
    [0.15, 0.76],
    [0, 0.78],
    [-0.15, 0.76],
    [-0.3, 0.68],
  ],
  folds: Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) =>
    TURN.map((side) => side.map(({ at: [x, y], rise }): Point => [x, y - turn * rise])),
  ),
};

/** Points of the skull's outline under the cloth. */
const SKULL_POINTS = 60;
/** The shadow a cover throws on what is behind it: how far it falls, how deep and how soft, heads. */
const CAST = { fall: [0.03, 0.045] satisfies Point, colour: '#5a4d57', depth: 0.34, soft: 0.035 };
const FORM = { round: 0.13, relief: 0.45, base: 0.34 } as const;
const LEE = { d: 0.28, soft: 0.3 } as const;
/** Each fold lights its upper edge and shades what lies under it: how far down, heads. */
const UNDER_FOLD = { down: 0.08, d: 0.16, soft: 0.078 } as const;
const OVER_FOLD = { down: -0.05, d: -0.12, soft: 0.036 } as const;
const FOLD_LINE: Omit<Stroke, 'pts'> = { w: 0.01, press: [0.2, 1, 0.9, 0.1], a: 0.7 };
const OUTLINE: Omit<Stroke, 'pts'> = { w: 0.0115, press: [0.5, 1, 1.2, 1, 0.5] };

export function drawCoverBehind(s: HeadSpace, st: Hair, c: Ramp): void {
  const cover = st.cover === 'hijab' ? SCARF : TURBAN;
  const skull = part(swell(s.head, st), 0, 1, SKULL_POINTS);
  const shape = [...skull, ...spline([skull[skull.length - 1], ...cover.end, skull[0]])];
  s.H.glaze([shift(shape, CAST.fall)], CAST.colour, CAST.depth, CAST.soft, undefined, true);
  const folds = cover.folds.map((line) => spline([...line]));
  const creased = folds.flatMap((line) =>
    [UNDER_FOLD, OVER_FOLD].map(({ down, d, soft }): Tone => ({ pts: band(line, shift(line, [0, down])), d, soft })),
  );
  s.H.form([shape], c, { ...FORM, tones: [{ pts: leeward(shape), ...LEE }, ...creased] });
  s.H.ink(
    folds.map((pts) => ({ pts, ...FOLD_LINE })),
    c.ink,
    { clip: [shape] },
  );
  s.H.ink([{ pts: [...shape, shape[0]], ...OUTLINE }], c.ink);
}
