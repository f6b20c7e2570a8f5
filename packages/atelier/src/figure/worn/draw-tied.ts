/** What is tied at the neck: ties, bow ties, scarves. */
import { bustPoint, centreX } from '#atelier/figure/body/landmarks.ts';
import type { Tone } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { partHex } from './part-said.ts';
import { layPattern } from './scarf-pattern.ts';
import { accentOf, type DrawThing, saidOf, type Thing } from './worn-things.ts';

/** How tied cloth is painted: the shadow it throws, its form and its outline. Lengths in heads. */
const CAST = { fall: [0.025, 0.035] as Point, colour: '#4a4048', depth: 0.4, soft: 0.03 };
const FORM = { round: 0.06, base: 0.32, edge: 1 } as const;
const OUTLINE: Omit<Stroke, 'pts'> = { w: 0.0115, press: [0.5, 1, 1.2, 0.9, 0.5] };
const CREASE = { w: 0.009, press: [0.1, 1, 0.6, 0.1] } as const;
/** How strong a crease is that leads, and one beside it. */
const LEADING = 0.6;
const BESIDE = 0.45;

function cloth(t: Thing, shape: Point[], o: { base?: number; tones?: Tone[]; cast?: boolean } = {}): void {
  if (o.cast ?? true) t.B.glaze([shift(shape, CAST.fall)], CAST.colour, CAST.depth, CAST.soft, undefined, true);
  t.B.form([shape], t.ramp, { ...FORM, base: o.base ?? FORM.base, tones: o.tones ?? [] });
  t.B.ink([{ pts: [...shape, shape[0]], ...OUTLINE }], t.ramp.ink);
}
const crease = (pts: Point[], a = LEADING): Stroke => ({ pts: spline(pts), w: CREASE.w, press: [...CREASE.press], a });

/** A shape about a place; `side` −1 mirrors what is drawn on the right. */
const about = (c: Point, shape: readonly Point[], side: -1 | 1 = 1): Point[] =>
  shape.map(([x, y]) => add(c, [side * x, y]));

/** The stripes of a club tie: between two of them, how far they begin beyond the blade, and one of them. Heads. */
const STRIPE = { pitch: 0.16, beyond: 0.1 } as const;
const BAR: readonly Point[] = [
  [-0.16, 0.1],
  [0.16, -0.1],
  [0.16, -0.06],
  [-0.16, 0.14],
];
/** They are dark on a pale tie (lighter than `from`), pale on another, each this far from the tie's own colour. */
const STRIPE_COLOUR = { from: 0.6, dark: '#3a3a46', pale: '#f5ecd9', much: 0.72 } as const;
const STRIPE_FORM = { round: 0.01, base: 0.3, edge: 0, grain: 0 } as const;

/** The stripes of a club tie, falling from its wearer's left. */
function stripe(t: Thing, line: readonly Point[], blade: Point[]): void {
  const { hex } = t.accessory.colour;
  const [top, end] = [line[0][1], line[line.length - 1][1]];
  const at = (y: number): Point => line.find((p) => p[1] >= y) ?? line[line.length - 1];
  const bars: Point[][] = [];
  for (let y = top - STRIPE.beyond; y < end + STRIPE.beyond; y += STRIPE.pitch)
    bars.push(closedSpline(about([at(y)[0], y], BAR)));
  const { from, dark, pale, much } = STRIPE_COLOUR;
  const said = partHex(t.accessory, /\bstripes?$/) ?? accentOf(t.accessory);
  const colour = said ?? mixHex(hex, lumaOf(hex) > from ? dark : pale, much);
  t.B.form(bars, rampOf(colour), { clip: [blade], ...STRIPE_FORM });
}

/** The courses of a knitted tie: from one to the next, and how much of their line is seen. Heads. */
const KNIT = { pitch: 0.03, w: 0.009, a: 0.55 } as const;

/** Rows of stitches across a blade, from one edge to the other. */
function knit(t: Thing, left: readonly Point[], right: readonly Point[]): void {
  const rows: Stroke[] = [];
  const [top, end] = [left[0][1], left[left.length - 1][1]];
  const at = (edge: readonly Point[], y: number): Point => edge.find((p) => p[1] >= y) ?? edge[edge.length - 1];
  for (let y = top + KNIT.pitch; y < end; y += KNIT.pitch) {
    const [a, b] = [at(left, y), at(right, y)];
    const teeth = [0, 0.2, 0.4, 0.6, 0.8, 1].map((u, i): Point => [a[0] + (b[0] - a[0]) * u, y + (i % 2 ? 0.008 : 0)]);
    rows.push({ pts: teeth, w: KNIT.w, press: [0.6, 1, 0.6], a: KNIT.a });
  }
  t.B.ink(rows, t.ramp.ink);
}

/** The knot in the collar's angle, from the pit of the neck; where under it the blade begins; the stations the blade runs over. */
const KNOT: readonly Point[] = [
  [-0.075, -0.035],
  [0.075, -0.035],
  [0.048, 0.1],
  [-0.048, 0.1],
];
const TIE = { knot: [0, -0.05] as Point, blade: [0, 0.1] as Point, stations: [0.35, 0.7, 0.93], base: 0.4 };
/** Half a blade's breadth at the knot and where its point begins, a share of its length; the shade of its right half. */
const BLADE = { from: 0.045, to: 0.105, point: 0.94, points: 20, shade: { d: 0.12, soft: 0.02 } } as const;
/** The dimple under the knot. */
const DIMPLE: readonly Point[] = [
  [-0.01, 0.12],
  [0.006, 0.22],
];

/** A tie: knot in the collar's angle, blade down the middle of the body to the waist. */
export const drawTie: DrawThing = (t) => {
  const { j, station } = t.w.body;
  const knot = add(j.pit, TIE.knot);
  const line = spline([add(knot, TIE.blade), ...TIE.stations.map((down) => station(down, 0))]);
  const { from, to, point, points } = BLADE;
  const edge = (side: -1 | 1): Point[] =>
    part(line, 0, point, points).map((p, i): Point => add(p, [side * (from + ((to - from) * i) / (points - 1)), 0]));
  const [left, right] = [edge(-1), edge(1)];
  const isKnitted = /knit/.test(t.accessory.name);
  // a knitted tie is cut straight across
  const blade = [...left, ...(isKnitted ? [] : [line[line.length - 1]]), ...right.slice().reverse()];
  cloth(t, blade, { tones: [{ pts: band(part(line, 0, point, points), right), ...BLADE.shade }] });
  if (/strip/.test(saidOf(t.accessory))) stripe(t, line, blade);
  else if (!isKnitted) layPattern(t, { left, right, outline: blade });
  if (isKnitted) knit(t, left, right);
  cloth(t, closedSpline(about(knot, KNOT)), { base: TIE.base });
  t.B.ink([crease(about(knot, DIMPLE))], t.ramp.ink);
};

/** A bow tie under the pit of the neck: a wing with its crease, on the right, and the knot. The far wing lies in shade. */
const BOW = { at: [0, -0.015] as Point, base: { left: 0.3, right: 0.42, knot: 0.36 } };
const WING: readonly Point[] = [
  [0.02, -0.02],
  [0.11, -0.07],
  [0.18, -0.068],
  [0.185, 0.05],
  [0.11, 0.062],
  [0.02, 0.025],
];
const WING_CREASE: readonly Point[] = [
  [0.03, 0],
  [0.12, -0.02],
];
const BOW_KNOT: readonly Point[] = [
  [-0.032, -0.036],
  [0.032, -0.036],
  [0.03, 0.036],
  [-0.03, 0.036],
];

export const drawBowTie: DrawThing = (t) => {
  const c = add(t.w.body.j.pit, BOW.at);
  for (const side of [-1, 1] as const) {
    cloth(t, closedSpline(about(c, WING, side)), { base: side > 0 ? BOW.base.right : BOW.base.left });
    t.B.ink([crease(about(c, WING_CREASE, side))], t.ramp.ink);
  }
  cloth(t, closedSpline(about(c, BOW_KNOT)), { base: BOW.base.knot, cast: false });
};

/** The welt of the breast pocket: sheet pixels over the breast, how far from the middle to the flank, and how it slants. */
const WELT = { above: 13, across: 0.63, slant: 0.1 } as const;
/** Two folded points: across the welt and up from it, heads; the hindmost first. */
const POINTS: readonly (readonly Point[])[] = [
  [
    [-0.02, 0],
    [0.035, 0.13],
    [0.09, 0.005],
  ],
  [
    [-0.085, 0],
    [-0.03, 0.105],
    [0.05, 0.002],
  ],
];
const POINT_BASE = 0.26;

/** A pocket square: two folded points out of the welt on the wearer's left breast. */
export const drawPocketSquare: DrawThing = (t) => {
  const { w } = t;
  const y = bustPoint(w, 1)[1] - WELT.above;
  const onPage: Point = [mix([centreX(w, y), y], [w.bust[RIGHT][0], y], WELT.across)[0], y];
  const c = w.toHeads(onPage);
  for (const shape of POINTS)
    cloth(t, closedSpline(shape.map(([x, up]) => add(c, [x, -up - x * WELT.slant]))), { base: POINT_BASE });
};

/** A scarf's end: how it swings beside its way, its half-breadth there and what it gains below, and the shade of its right half. */
const END = {
  swing: { at: 0.45, much: 0.2 },
  breadth: { from: 0.72, gains: 0.34 },
  points: 20,
  shade: { d: 0.16, soft: 0.03 },
} as const;
/** Its fringe: uneven by turns, none by chance. */
const FRINGE = {
  n: 9,
  sway: { step: 7, of: 5, each: 0.003, middle: 0.006 },
  length: { least: 0.07, step: 3, of: 4, each: 0.006 },
  w: 0.011,
  press: [1, 0.7, 0.4],
} as const;
/** Creases from one point of its edges to another: which point, and how far across. */
type OnEnd = readonly [point: number, across: number];
const END_CREASES: readonly { from: OnEnd; to: OnEnd; a: number }[] = [
  { from: [3, 0.4], to: [12, 0.3], a: LEADING },
  { from: [6, 0.7], to: [18, 0.6], a: BESIDE },
];

/** One end of a scarf, from under the loop down the front. */
function scarfEnd(t: Thing, from: Point, to: Point, half: number): void {
  const { swing, breadth, points } = END;
  const line = spline([from, add(mix(from, to, swing.at), [(from[0] - to[0]) * swing.much, 0]), to]);
  const edge = (side: -1 | 1): Point[] =>
    line.map((p, i): Point => add(p, [side * half * (breadth.from + (breadth.gains * i) / line.length), 0]));
  const [left, right] = [edge(-1), edge(1)];
  const shape = [...left, ...right.slice().reverse()];
  cloth(t, shape, { tones: [{ pts: band(part(line, 0, 1, points), part(right, 0, 1, points)), ...END.shade }] });
  layPattern(t, { left, right, outline: shape });
  const { n, sway, length, w, press } = FRINGE;
  const fringe = Array.from({ length: n }, (_, i): Stroke => {
    const p = mix(left[left.length - 1], right[right.length - 1], (i + 0.5) / n);
    const x = ((i * sway.step) % sway.of) * sway.each - sway.middle;
    const y = length.least + ((i * length.step) % length.of) * length.each;
    return { pts: [p, add(p, [x, y])], w, press: [...press] };
  });
  t.B.ink(fringe, t.ramp.shade);
  const on = ([point, across]: OnEnd): Point => mix(left[point], right[point], across);
  t.B.ink(
    END_CREASES.map(({ from: one, to: other, a }) => crease([on(one), on(other)], a)),
    t.ramp.ink,
  );
}

/** Where a scarf's loop stands on the neck: some way up its slope. */
const ON_SLOPE = 0.35;
/** Its ends: from beside the pit to a station of the trunk, half so broad; one is longer than the other. */
const ENDS: readonly { from: Point; to: Point; half: number }[] = [
  { from: [0.07, 0.08], to: [0.78, 0.34], half: 0.13 },
  { from: [-0.05, 0.1], to: [1.05, -0.3], half: 0.14 },
];
/** A point about the left of the neck, its right or the pit, heads from there. */
type OnNeck = readonly ['left' | 'pit' | 'right', Point];
const LOOP: readonly OnNeck[] = [
  ['left', [-0.09, -0.08]],
  ['left', [0.02, -0.11]],
  ['pit', [-0.1, -0.2]],
  ['pit', [0.1, -0.2]],
  ['right', [-0.02, -0.11]],
  ['right', [0.09, -0.07]],
  ['right', [0.12, 0.08]],
  ['pit', [0.17, 0.14]],
  ['pit', [0, 0.2]],
  ['pit', [-0.18, 0.13]],
  ['left', [-0.12, 0.06]],
];
/** The loop as a strip round the neck, from its left to its right. */
const LOOP_EDGES: Readonly<Record<'upper' | 'lower', readonly OnNeck[]>> = {
  upper: [
    ['left', [0.02, -0.11]],
    ['pit', [-0.1, -0.2]],
    ['pit', [0.1, -0.2]],
    ['right', [-0.02, -0.11]],
  ],
  lower: [
    ['left', [-0.12, 0.06]],
    ['pit', [-0.12, 0.18]],
    ['pit', [0.1, 0.19]],
    ['right', [0.12, 0.08]],
  ],
};
const LOOP_SHADE = { fall: [0.2, 0.05] as Point, d: 0.16, soft: 0.06 };
const LOOP_CREASES: readonly { line: readonly OnNeck[]; a: number }[] = [
  {
    line: [
      ['left', [-0.06, 0]],
      ['pit', [-0.08, 0.04]],
      ['pit', [0.1, 0.08]],
    ],
    a: LEADING,
  },
  {
    line: [
      ['left', [-0.02, -0.06]],
      ['pit', [0, -0.06]],
      ['right', [0.04, -0.02]],
    ],
    a: LEADING,
  },
  {
    line: [
      ['right', [0.08, 0.02]],
      ['pit', [0.1, 0]],
      ['pit', [-0.06, 0.1]],
    ],
    a: BESIDE,
  },
];

/** A scarf wound once round the neck, both ends hanging, one longer than the other. */
export const drawScarf: DrawThing = (t) => {
  const { j, trap, station } = t.w.body;
  const anchors = {
    left: mix(trap[LEFT][2], trap[LEFT][1], ON_SLOPE),
    right: mix(trap[RIGHT][2], trap[RIGHT][1], ON_SLOPE),
    pit: j.pit,
  };
  const at = ([anchor, offset]: OnNeck): Point => add(anchors[anchor], offset);
  for (const { from, to, half } of ENDS) scarfEnd(t, add(j.pit, from), station(...to), half);
  const loop = closedSpline(LOOP.map(at));
  const { fall, d, soft } = LOOP_SHADE;
  cloth(t, loop, { tones: [{ pts: shift(loop, fall), d, soft }] });
  layPattern(t, { left: LOOP_EDGES.lower.map(at), right: LOOP_EDGES.upper.map(at), outline: loop });
  t.B.ink(
    LOOP_CREASES.map(({ line, a }) => crease(line.map(at), a)),
    t.ramp.ink,
  );
};
