/** Long hair down the back, and ropes of it. In head space: shapes in heads from the middle of the crown, drawn on the right. */
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { hairWave } from '#atelier/figure/head/face-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { drawRopes } from './draw-ropes.ts';
import { leeward, NAPE } from './hair-behind.ts';
import { combThrough, flyaways, sheen, strands, swell } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** Hair that ends above this length is cut blunt, in a clean curve; longer hair ends in one soft brush. */
const BLUNT = 1.1;
/** How far a wave swings the edges: of the style's wave this share, at most so many heads; its turns a head, from where down. */
const WAVE = { share: 0.7, most: 0.1, turns: 7.5, from: 0.4 } as const;
/** The edge of a fall over the head; each point higher by a share of what the cap stands up. */
const CROWN_EDGE: readonly { at: Point; rise: number }[] = [
  { at: [0.01, -0.004], rise: 1 },
  { at: [0.15, 0.016], rise: 0.9 },
  { at: [0.275, 0.092], rise: 0.5 },
];
/** Past the ears it stands out by what the cap does. */
const SIDE_EDGE: readonly Point[] = [
  [0.36, 0.26],
  [0.395, 0.52],
  [0.4, 0.8],
];
/** Where it leaves the shoulders, heads down, and its half-breadth there and below; `spread` is the style's. */
const SHOULDER = 1.02;
const END = { blunt: 0.375, shoulder: 0.4, middle: 0.39, tip: 0.25, tipSpread: 0.4 } as const;
/** How far the end sags, where along it it does most, and how a blunt end turns in round its corners. */
const SAG = { blunt: 0.06, soft: 0.15, early: [0.26, 0.8], late: 0.6 } as const;
const CORNER: Point = [0.012, 0.03];
/** The shadow on the back. */
const CAST = { fall: [0.025, 0.03] satisfies Point, colour: '#5a4d57', depth: 0.36, soft: 0.03 };
const FORM = { round: 0.13, relief: 0.45, base: 0.38 } as const;
const LEE = { d: 0.28, soft: 0.3 } as const;
/** A band of light across the head, shares of the fall. */
const LIT = { from: 0.28, to: 0.44, d: -0.16, soft: 0.078 } as const;
const STRANDS = { n: 84, w: 0.0085 } as const;
const SHEEN = { n: 26, at: [0.14, 0.34] } as const;
const LOW_SHEEN = { n: 14, at: [0.56, 0.78] } as const;
const SHEEN_COVER = 0.75;
const FLYAWAYS = { n: 4, reach: 0.01 } as const;
const LEFT_LINE: Omit<Stroke, 'pts'> = { w: 0.0105, press: [0.3, 1, 0.8, 1, 0.5], gap: [0.3, 0.38] };
const RIGHT_LINE: Omit<Stroke, 'pts'> = { w: 0.0135, press: [0.3, 1, 0.9, 1.1, 0.6] };
const BLUNT_LINE: Omit<Stroke, 'pts'> = { w: 0.0085, press: [0.5, 0.8, 0.5] };

/** Fine points that run on past the end, longest in its middle. Lengths in heads, chance as [least, what it adds]. */
const POINTS = {
  n: 30,
  /** Where in its place a point stands. */
  place: [0.2, 0.6],
  /** How far the outermost lean in. */
  lean: 0.06,
  root: 0.12,
  leanAtTip: 0.6,
  length: [0.02, 0.07],
  w: [0.024, 0.014],
  press: [0.1, 0.8, 1, 0.6, 0.05],
  a: 0.9,
  /** How far towards the shade of the hair their colour is. */
  shade: 0.6,
} as const;

function pointsBeyond(s: HeadSpace, low: Point[]): Stroke[] {
  const next = stream(s.seed, 'head-behind.ends');
  const { n, place, lean, root, leanAtTip, length, w, press, a } = POINTS;
  return Array.from({ length: n }, (_, i): Stroke => {
    const u = (i + place[0] + next() * place[1]) / n;
    const p = part(low, u, u, 2)[0];
    const leans = (0.5 - u) * lean;
    const reach = (length[0] + next() * length[1]) * Math.sin(Math.PI * u) ** 0.5;
    return {
      pts: [add(p, [-leans, -root]), p, add(p, [leans * leanAtTip, reach])],
      w: w[0] + next() * w[1],
      press: [...press],
      a,
    };
  });
}

type Fall = NonNullable<Hair['fall']>;
const isBlunt = ({ length }: Fall): boolean => length <= BLUNT;

/** Below the shoulders, on one side. */
function endOf(f: Fall, g: -1 | 1): Point[] {
  const shoulder = Math.min(SHOULDER, f.length);
  if (isBlunt(f)) return [[g * (END.blunt + f.spread), shoulder]];
  return [
    [g * (END.shoulder + f.spread), shoulder],
    [g * (END.middle + f.spread), lerp(SHOULDER, f.length, 0.5)],
    [g * (END.tip + f.spread * END.tipSpread), f.length],
  ];
}

/** One edge of a fall, from the parting to its end. */
function edgeOf(s: HeadSpace, st: Hair, f: Fall, g: -1 | 1): Point[] {
  const amp = clamp(f.wave * WAVE.share + hairWave(s.person.heritage), 0, WAVE.most);
  const { top, side } = st.cap;
  return spline([
    ...CROWN_EDGE.map(({ at: [x, y], rise }): Point => [g * x, y - top * rise]),
    ...SIDE_EDGE.map(([x, y]): Point => [g * (x + side), y]),
    ...endOf(f, g),
  ]).map((p, i, all): Point => {
    const t = i / all.length;
    return add(p, [Math.sin(t * f.length * WAVE.turns + 1) * amp * smoothstep(WAVE.from, 1, t), 0]);
  });
}

/** The end of a fall, between the ends of its edges. */
function lowOf(f: Fall, a: Point, b: Point): Point[] {
  const sag = isBlunt(f) ? SAG.blunt : SAG.soft;
  const corner = (p: Point, g: -1 | 1): Point[] => (isBlunt(f) ? [add(p, [g * CORNER[0], CORNER[1]])] : []);
  const [early, share] = SAG.early;
  return spline([
    a,
    ...corner(a, 1),
    add(mix(a, b, early), [0, sag * share]),
    add(mix(a, b, SAG.late), [0, sag]),
    ...corner(b, -1),
    b,
  ]);
}

/** Long hair down the back, ending in one soft brush; a bob ends in a clean curve. */
export function drawFallBehind(s: HeadSpace, st: Hair, f: Fall, c: Ramp): void {
  const { H } = s;
  const l = edgeOf(s, st, f, -1);
  const r = edgeOf(s, st, f, 1);
  const low = lowOf(f, l[l.length - 1], r[r.length - 1]);
  const shape = [...l, ...low.slice(1, -1), ...r.slice().reverse()];
  H.glaze([shift(shape, CAST.fall)], CAST.colour, CAST.depth, CAST.soft, undefined, true);
  const lit = { pts: band(part(l, LIT.from, LIT.to), part(r, LIT.from, LIT.to)), d: LIT.d, soft: LIT.soft };
  H.form([shape], c, { ...FORM, tones: [{ pts: leeward(shape), ...LEE }, lit] });
  if (!isBlunt(f)) H.ink(pointsBeyond(s, low), mixHex(c.base, c.shade, POINTS.shade));
  combThrough(H, strands(l, r, STRANDS.n, STRANDS.w, stream(s.seed, 'head-behind.strands')), c, [shape]);
  const shine = [
    ...sheen(l, r, SHEEN.n, SHEEN.at, stream(s.seed, 'head-behind.sheen')),
    ...sheen(l, r, LOW_SHEEN.n, LOW_SHEEN.at, stream(s.seed, 'head-behind.low-sheen')),
  ];
  H.ink(shine, c.light, { clip: [shape], alpha: SHEEN_COVER });
  H.ink(
    [
      { pts: l, ...LEFT_LINE },
      { pts: r, ...RIGHT_LINE },
      ...(isBlunt(f) ? [{ pts: low, ...BLUNT_LINE }] : []),
      ...flyaways(r.slice().reverse(), FLYAWAYS.n, FLYAWAYS.reach, stream(s.seed, 'head-behind.flyaways')),
    ],
    c.ink,
  );
}

/** The part of the skull ropes grow from, and its points. */
const ROPED = { from: 0.02, to: 0.98, points: 60, form: { round: 0.12, base: 0.5 } } as const;
/** The edge of a fall of ropes: `side` where it stands out by what the cap does, `spread` by what the fall does. */
const ROPES_EDGE: readonly { at: Point; by?: 'side' | 'spread' }[] = [
  { at: [0.04, -0.02] },
  { at: [0.3, 0.06] },
  { at: [0.39, 0.4], by: 'side' },
  { at: [0.41, 0.8], by: 'side' },
  { at: [0.4, 1.1], by: 'spread' },
];
const ROPES_END = 0.38;
/** Plaited ropes are finer and more. */
const ROPES = { plaited: { n: 15, width: 0.062 }, twisted: { n: 12, width: 0.08 } } as const;

/** Ropes hang from the crown over the whole back of the head. */
export function drawRopesBehind(s: HeadSpace, st: Hair, f: Fall, c: Ramp): void {
  const rim = [...part(swell(s.head, st), ROPED.from, ROPED.to, ROPED.points), ...spline(NAPE)];
  s.H.form([rim], c, ROPED.form);
  const out = { side: st.cap.side, spread: f.spread };
  const edge = (g: -1 | 1): Point[] =>
    spline([
      ...ROPES_EDGE.map(({ at: [x, y], by }): Point => [g * (x + (by ? out[by] : 0)), y]),
      [g * (ROPES_END + f.spread), f.length],
    ]);
  drawRopes(s.H, edge(-1), edge(1), c, {
    ...ROPES[st.plaited ? 'plaited' : 'twisted'],
    plaited: !!st.plaited,
    next: stream(s.seed, 'head-behind.ropes'),
  });
}
