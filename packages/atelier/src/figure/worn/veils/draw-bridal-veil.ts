/** A bride's veil: net gathered on a comb at the back of the crown, falling behind her. In the body's heads. */

import type { Accessory } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { headSpace } from '#atelier/figure/head/head-space.ts';
import { saidOf, type Thing, thingOf } from '#atelier/figure/worn/worn-things.ts';
import { luma, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

/** Where it ends, a share of the way from the crown to the floor, and how far it spreads there beyond the hips. */
interface Fall {
  end: number;
  spread: number;
}
const FALLS: readonly (readonly [said: RegExp, fall: Fall])[] = [
  [/\b(?:cathedral|chapel|floor|train|trailing|royal|very long)\b/, { end: 1, spread: 1.15 }],
  [/\b(?:long|waltz|ankle|full)\b/, { end: 0.9, spread: 0.8 }],
  [/\b(?:short|shoulder|flyaway)\b/, { end: 0.3, spread: 0.3 }],
  [/\b(?:elbow|waist)\b/, { end: 0.42, spread: 0.36 }],
];
/** To the fingertips, as most are. */
const USUAL: Fall = { end: 0.62, spread: 0.55 };
/** An edge that is worked. */
const WORKED = /\b(?:lace|laced|scallop\w*|embroider\w*|bead\w*|piping|piped|pearl\w*|trim\w*|edged)\b/;

/** In head space: the comb, and how the net stands away from the head beside it. */
const COMB: Point = [0.04, -0.02];
const BESIDE: readonly Point[] = [
  [0.2, -0.075],
  [0.4, 0.08],
  [0.5, 0.42],
];
/** How far it stands out beyond the shoulders and the hips, heads. */
const BEYOND = { shoulder: 0.16, hip: 0.34 } as const;
/** Folds from the comb to the hem: where they end across the hem, -1 to 1, and from how far down they are seen. */
const FOLDS: readonly (readonly [to: number, from: number])[] = [
  [-0.86, 0.1],
  [-0.62, 0.2],
  [-0.34, 0.34],
  [-0.1, 0.5],
  [0.18, 0.46],
  [0.42, 0.3],
  [0.68, 0.18],
  [0.9, 0.12],
];
const FOLD_BREADTH = 0.16;
/** Waves of its hem, and their depth, heads. */
const HEM = { waves: 7, depth: 0.07, points: 60 } as const;
const NET = {
  alpha: 0.52,
  overClothes: 0.36,
  gathered: 0.6,
  round: 0.2,
  shade: 0.26,
  light: -0.16,
  soft: 0.05,
} as const;
/** Tone of the flat net: pale nets light up, dark ones stay dark. */
const TONE = { pale: 0.1, dark: 0.72, darkBelow: 0.3 } as const;
const LINE = { fold: 0.008, edge: 0.012, faint: 0.4, plain: 0.6 } as const;
/** A worked edge: one scallop every so many heads, its radius, and how dense its thread is. */
const SCALLOP = { every: 0.055, r: 0.026, alpha: 0.75 } as const;

interface NetShape {
  left: Point[];
  right: Point[];
  hem: Point[];
}

const fallOf = (accessory: Accessory): Fall =>
  FALLS.find(([said]) => said.test(saidOf(accessory).toLowerCase()))?.[1] ?? USUAL;

function shapeOf({ w, s, accessory }: Thing): NetShape {
  const { end, spread } = fallOf(accessory);
  const onBody = (p: Point): Point => w.toHeads(s.toSheet(p));
  const top = onBody(COMB);
  const [, floor] = w.toHeads([0, w.floor]);
  const low = lerp(top[1], floor, end);
  const { trap, rows } = w.body;
  const middle = mix(rows[LEFT][5], rows[RIGHT][5], 0.5)[0];
  const edge = (side: Side): Point[] => {
    const beside = BESIDE.map(([x, y]) => onBody([side === RIGHT ? x : -x, y])).toSorted((a, b) => a[1] - b[1]);
    const shoulder = add(trap[side][4], [side * BEYOND.shoulder, 0]);
    const hip: Point = [rows[side][5][0] + side * BEYOND.hip, rows[side][5][1]];
    const foot: Point = [lerp(hip[0], middle, 0.1) + side * spread, low];
    return spline([top, ...beside, shoulder, hip, foot].filter(([, y], i, all) => y < low || i === all.length - 1));
  };
  const [left, right] = [edge(LEFT), edge(RIGHT)];
  const [from, to] = [left[left.length - 1], right[right.length - 1]];
  const hem = Array.from({ length: HEM.points }, (_, i): Point => {
    const t = i / (HEM.points - 1);
    const [x, y] = mix(from, to, t);
    return [x, y + Math.sin(t * Math.PI * 2 * HEM.waves) * HEM.depth * 0.5 + Math.sin(t * Math.PI) * HEM.depth];
  });
  return { left, right, hem };
}

/** A fold's line: from the comb down to its place on the hem, bent as the nearer edge is. */
function foldLine({ left, right, hem }: NetShape, to: number, from: number): Point[] {
  const end = hem[Math.round(((to + 1) / 2) * (hem.length - 1))];
  const side = to < 0 ? left : right;
  const share = Math.abs(to);
  const top = left[0];
  return side
    .filter((_, i) => i >= from * side.length)
    .map(([x, y]): Point => {
      const t = (y - top[1]) / (end[1] - top[1]);
      const straight = lerp(top[0], end[0], t);
      return [lerp(straight, x, share * (1 - t)), y];
    });
}

/** Small loops of thread along its free edges. */
function workEdge(t: Thing, line: readonly Point[]): void {
  let since: number = SCALLOP.every;
  const loops: Point[][] = [];
  line.forEach((p, i) => {
    const before = line[i - 1] ?? p;
    since += Math.hypot(p[0] - before[0], p[1] - before[1]);
    if (since < SCALLOP.every) return;
    since = 0;
    loops.push(ellipse(p, SCALLOP.r, SCALLOP.r, 8));
  });
  t.B.touch(loops, t.ramp.light, SCALLOP.alpha);
  t.B.ink(
    loops.map((pts) => ({ pts: [...pts, pts[0]], w: LINE.fold, press: [1, 1, 1], a: LINE.plain })),
    t.ramp.ink,
  );
}

const baseOf = ({ colour }: Accessory): number => (luma(rgbOf(colour.hex)) < TONE.darkBelow ? TONE.dark : TONE.pale);

function drawNet(t: Thing, alpha: number): void {
  const net = shapeOf(t);
  const outline = [...net.left, ...net.hem, ...net.right.toReversed()];
  const folds = FOLDS.map(([to, from]) => foldLine(net, to, from)).filter((line) => line.length > 2);
  const beside = (line: readonly Point[], by: number): Point[] =>
    line.map(([x, y], i): Point => [x + by * (0.3 + (0.7 * i) / line.length), y]);
  const tones = folds.flatMap((line): Tone[] => [
    { pts: band(line, beside(line, FOLD_BREADTH)), d: NET.shade, soft: NET.soft },
    { pts: band(line, beside(line, -FOLD_BREADTH)), d: NET.light, soft: NET.soft },
  ]);
  t.B.form([outline], t.ramp, { base: baseOf(t.accessory), round: NET.round, tones, alpha, edge: 0.6, grain: 0.4 });
  const strokes: Stroke[] = folds.map((pts) => ({ pts, w: LINE.fold, press: [0.1, 0.7, 1, 0.4], a: LINE.faint }));
  const edges = [net.left, net.hem, net.right].map(
    (pts): Stroke => ({ pts, w: LINE.edge, press: [0.3, 0.8, 1], a: LINE.plain }),
  );
  t.B.ink([...strokes, ...edges], t.ramp.ink);
  if (WORKED.test(saidOf(t.accessory).toLowerCase()))
    for (const line of [net.left, net.hem, net.right]) workEdge(t, line);
}

/** The veil of whoever faces us: before her hair and clothes are painted. */
export function drawVeilBehind(S: Scene, w: Wearer, accessories: readonly Accessory[], seed: number): void {
  if (w.back) return;
  for (const a of accessories) if (a.kind === 'veil') drawNet(thingOf(headSpace(S, w, seed), w, a), NET.alpha);
}

/** In head space: the gathers on the comb, over the hair at the back of the crown, and the lines they are drawn up in. */
const GATHERS = {
  outline: [
    [-0.06, -0.06],
    [0.1, -0.11],
    [0.3, -0.05],
    [0.46, 0.2],
    [0.4, 0.24],
    [0.26, 0.06],
    [0.08, -0.01],
  ],
  lines: [
    [
      [0.06, -0.04],
      [0.16, -0.08],
    ],
    [
      [0.14, -0.02],
      [0.27, -0.05],
    ],
    [
      [0.24, 0.04],
      [0.38, 0.06],
    ],
    [
      [0.32, 0.12],
      [0.43, 0.16],
    ],
  ],
} satisfies { outline: Point[]; lines: Point[][] };

/** What is seen of it on her: the gathers at the comb, and from behind the whole of it over hair and clothes. */
export function drawBridalVeil(t: Thing): void {
  if (t.w.back) {
    drawNet(t, NET.overClothes);
    return;
  }
  const { H } = t.s;
  H.form([closedSpline(GATHERS.outline)], t.ramp, { base: baseOf(t.accessory), round: 0.05, alpha: NET.gathered });
  H.ink(
    GATHERS.lines.map((pts) => ({ pts, w: LINE.fold, press: [0.2, 1, 0.4], a: LINE.plain })),
    t.ramp.ink,
  );
}
