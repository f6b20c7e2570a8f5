/** Buns and top knots. In head space, lengths in heads. */
import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { between, closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { sheen, strands } from './hair-shapes.ts';

/** Outline of a bun of radius 1: twisted, never a ball. */
const BUN: readonly Point[] = [
  [-1, 0.1],
  [-0.86, -0.55],
  [-0.3, -0.98],
  [0.4, -0.95],
  [0.92, -0.45],
  [1, 0.2],
  [0.7, 0.8],
  [0.1, 1],
  [-0.6, 0.85],
];
/** Radii across, by the side it is seen from, and down. */
const LOW = { across: { front: 0.24, back: 0.23, turned: 0.19 }, down: 0.165 } as const;
const HIGH = { across: 0.175, down: 0.145, drop: [0, 0.055] as Point } as const;

/** The rope of hair turns three times: how high each turn's edge stands, radii. */
const TURNS: readonly number[] = [-0.95, -0.42, 0.12, 0.7];
/** A turn's edge from left to right, radii: `by` is how far it follows the turn. */
const COIL: readonly { x: number; y: number; by: number }[] = [
  { x: -0.96, y: 0.5, by: -1 },
  { x: -0.1, y: -0.1, by: -0.9 },
  { x: 0.92, y: 0.4, by: -0.5 },
];
const FORM = { round: 0.07, base: 0.38 } as const;
/** Each turn is dark where the next lies over it: across this share of it. */
const UNDER = { across: 0.3, d: 0.2, soft: 0.036 } as const;
/** And full in its middle: between two lines across it, each between two shares of its length. */
const FULL = {
  upper: { across: 0.5, from: 0.15, to: 0.7 },
  lower: { across: 0.86, from: 0.2, to: 0.6 },
  d: -0.26,
  soft: 0.036,
} as const;
const SHEEN = { n: 6, at: [0.18, 0.62], alpha: 0.8 } as const;
const STRANDS = { n: 6, w: 0.007, alpha: 0.5 } as const;
/** The lines between the turns: the last is the outline's. */
const SEAM: Omit<Stroke, 'pts'> = { w: 0.01, press: [0.2, 1, 0.7, 0.1], a: 0.85 };
const SEAMS = [1, 3] as const;
const OUTLINE: Omit<Stroke, 'pts'> = { w: 0.011, press: [0.6, 1, 1.3, 1, 0.6] };

interface Place {
  at: Point;
  across: number;
  down: number;
}

/** Four tenths of a bun lie on the skull. */
function placeOf({ head, view }: HeadSpace, low: boolean): Place {
  if (!low) return { at: add(head.bun.top, HIGH.drop), across: HIGH.across, down: HIGH.down };
  const seen = view === 'front' || view === 'back' ? view : 'turned';
  return { at: head.bun.low, across: LOW.across[seen], down: LOW.down };
}

const USUAL: { off: Point; size: number } = { off: [0, 0], size: 1 };

/** The tones of a turn of the rope between its edges. */
function turnTones(above: Point[], below: Point[]): Tone[] {
  const { upper, lower, d, soft } = FULL;
  return [
    { pts: band(above, between(above, below, UNDER.across)), d: UNDER.d, soft: UNDER.soft },
    {
      pts: band(
        part(between(above, below, upper.across), upper.from, upper.to),
        part(between(above, below, lower.across), lower.from, lower.to),
      ),
      d,
      soft,
    },
  ];
}

/** @param own where another than the one bun lies from its place, heads, and how great it is beside it. */
export function drawBun(s: HeadSpace, low: boolean, c: Ramp, own: { off: Point; size: number } = USUAL): void {
  const { H } = s;
  const place = placeOf(s, low);
  const p = add(place.at, own.off);
  const [across, down] = [place.across * own.size, place.down * own.size];
  const shape = closedSpline(BUN.map(([x, y]): Point => [p[0] + x * across, p[1] + y * down]));
  const turns = TURNS.map((turn) =>
    spline(COIL.map(({ x, y, by }): Point => [p[0] + across * x, p[1] + down * (y + turn * by)])),
  );
  const each = turns.slice(1).map((below, i): [Point[], Point[]] => [turns[i], below]);
  H.form([shape], c, { ...FORM, tones: each.flatMap(([above, below]) => turnTones(above, below)) });
  const lights = each.flatMap(([above, below], i) =>
    sheen(above, below, SHEEN.n, SHEEN.at, stream(s.seed, 'gathered.bun-sheen', i)),
  );
  H.ink(lights, c.light, { clip: [shape], alpha: SHEEN.alpha });
  const hairs = each.flatMap(([above, below], i) =>
    strands(above, below, STRANDS.n, STRANDS.w, stream(SAME, 'gathered.bun-strands', i), STRANDS.alpha),
  );
  const seams = turns.slice(...SEAMS).map((pts) => ({ pts, ...SEAM }));
  H.ink([...hairs, ...seams, { pts: [...shape, shape[0]], ...OUTLINE }], c.ink, { clip: [shape] });
}
