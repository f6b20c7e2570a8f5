/** What makes a face somebody's: freckles, a mole, the lines of laughter and of years. */

import type { Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { die, oneOf, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point, shift } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES } from '#atelier/kit/side.ts';
import type { HeadSpace } from './head-space.ts';

/** Lines of years on the near half of a face. */
const FOLD: Point[] = [
  [0.078, 0.71],
  [0.12, 0.752],
  [0.134, 0.802],
];
const BAG: Point[] = [
  [0.09, 0.562],
  [0.145, 0.58],
  [0.195, 0.566],
];
const CROW: Point[][] = [
  [
    [0.236, 0.492],
    [0.27, 0.482],
  ],
  [
    [0.238, 0.508],
    [0.276, 0.514],
  ],
];
const BROW: Point[][] = [
  [
    [-0.13, 0.292],
    [-0.02, 0.28],
    [0.12, 0.294],
  ],
  [
    [-0.09, 0.33],
    [0.02, 0.322],
    [0.1, 0.332],
  ],
];
const BOTH = SIDES;

/** Years are planes before they are lines: hollows beside the mouth, under the eyes and cheekbones, a softened jaw. */
export function agedTones(s: HeadSpace, tone: (pts: Point[], d: number, soft: number) => Tone): Tone[] {
  const on = (q: Point[], g: number): Point[] => q.map(([x, y]) => s.model.on(g * x, y));
  return BOTH.flatMap((g) => {
    const fold = on(FOLD, g);
    const bag = on(BAG, g);
    return [
      tone([...fold, ...shift(fold, [g * 0.026, 0.008]).reverse()], 0.14, 0.036),
      tone([...bag, ...shift(bag, [0, -0.022]).reverse()], 0.12, 0.014),
      tone(ellipse(s.model.on(g * 0.22, 0.735), 0.05, 0.05), 0.12, 0.078),
      tone(ellipse(s.model.on(g * 0.118, 0.85), 0.022, 0.03), 0.12, 0.036),
    ];
  });
}

const line = (s: HeadSpace, q: Point[], g: number, w: number, a: number): Stroke => ({
  pts: spline(q.map(([x, y]) => s.model.on(g * x, y))),
  w,
  press: [0.1, 0.9, 0.1],
  a,
});

function ageLines(s: HeadSpace): Stroke[] {
  const smiling = s.face.smile > 1.2 && s.age === 'adult';
  if (s.age !== 'senior') return smiling ? BOTH.map((g) => line(s, FOLD, g, 0.0064, 0.14)) : [];
  // a few lines, each told once: a face of years is no net of them
  const frowns = die(2, s.seed, 'marks.frown') === 0 ? BROW.map((q) => line(s, q, 1, 0.0054, 0.18)) : [];
  return [
    ...BOTH.flatMap((g) => [
      line(s, FOLD, g, 0.0074, 0.38),
      line(s, BAG, g, 0.0058, 0.27),
      ...CROW.map((q) => line(s, q, g, 0.0054, 0.32)),
    ]),
    ...frowns,
  ];
}

const SCATTER = 0.3;
/** A scatter over the bridge and the tops of the cheeks. */
function freckles(s: HeadSpace): Point[][] {
  const many = s.dark || s.age === 'senior' ? 0 : Math.max(0, s.face.freckles - 0.5) * 2;
  // a few would be spots: they come in a scatter or not at all
  if (many < SCATTER) return [];
  const next = stream(s.seed, 'marks.freckles');
  return Array.from({ length: Math.round(many * 44) }, () => {
    const x = (next() - 0.5) * 0.46;
    const y = 0.6 + (next() - 0.5) * 0.1 + Math.abs(x) * 0.08;
    const r = 0.0028 + next() * 0.003;
    return ellipse(s.model.on(x, y), r, r * 0.9, 8);
  });
}

const MOLES: Point[] = [
  [0.1, 0.745],
  [-0.13, 0.86],
  [0.2, 0.66],
  [-0.2, 0.585],
  [0.075, 0.885],
];

/** @param face the outline that keeps them on the skin. */
export function drawMarks(s: HeadSpace, face: Point[]): void {
  const { H, skin } = s;
  const dots = freckles(s);
  if (dots.length) H.glaze(dots, mixHex(skin.shade, '#8a4a2c', 0.5), 0.46, 0.002, [face]);
  if (s.face.mole > 0.72 && s.age !== 'child') {
    const [x, y] = oneOf(MOLES, s.seed, 'marks.mole');
    const at = s.model.on(x, y);
    H.touch([ellipse(at, 0.0082, 0.0078, 10)], skin.ink, 0.8, 0.002);
    H.touch([ellipse(add(at, [-0.002, -0.003]), 0.0025, 0.0025, 6)], skin.base, 0.4, 0.001);
  }
  const lines = ageLines(s);
  if (lines.length) H.ink(lines, skin.ink);
}
