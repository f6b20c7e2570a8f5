/** Earrings, glasses and nose rings. In head space. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { HAIRS } from '#atelier/figure/hair/hair-styles.ts';
import { drawLobe } from '#atelier/figure/head/draw-face.ts';
import { noseWing } from '#atelier/figure/head/draw-nose.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { partHex, partRamp } from './part-said.ts';
import { accentOf, bead, type DrawThing, lineRound, saidOf, sizeOf, type Thing, wire } from './worn-things.ts';

const PEARL = rampOf('#f3ead9');

/** Lobes that are seen: both from the front, the near one in a turned head. Hair that falls over them is tucked back. */
function lobes({ s, w }: Thing): Point[] {
  const { style } = w.person.hair;
  if (style === 'hijab') return [];
  const ear = s.head.ear;
  const lobe = (q: Point[]): Point => add(q[6], [0, 0.006]);
  const seen = s.head.farEar && !s.turned ? [lobe(ear), lobe(s.head.farEar)] : [lobe(ear)];
  if (HAIRS[style].fall && !w.back) for (const p of seen) drawLobe(s, p);
  return seen;
}

export const drawStuds: DrawThing = (t) => {
  for (const p of lobes(t)) bead(t.s.H, add(p, [0, 0.008]), 0.034 * sizeOf(t.accessory), t.ramp);
};
export const drawHoops: DrawThing = (t) => {
  const narrow = t.s.view === 'front' ? 0.07 : 0.105;
  const size = sizeOf(t.accessory);
  for (const p of lobes(t))
    wire(
      t.s.H,
      [
        ...place(ellipse([0, 0], 0.13 * size, narrow * size, 24), add(p, [0, 0.005 + 0.13 * size]), -90),
        add(p, [0, 0.005]),
      ],
      0.021,
      t.ramp,
    );
};
/** Stones of which no colour is said. */
const CRYSTAL = rampOf('#eef2f4');

export const drawEarrings: DrawThing = (t) => {
  const size = sizeOf(t.accessory);
  const isSet = t.accessory.details?.some(({ id }) => id === 'stones') === true;
  for (const p of lobes(t)) {
    const at = (x: number, y: number): Point => add(p, [x * size, y * size]);
    bead(t.s.H, p, 0.024, t.ramp);
    wire(t.s.H, [p, at(0, 0.11)], 0.01, t.ramp);
    const drop = closedSpline([at(0, 0.09), at(0.05, 0.2), at(0, 0.26), at(-0.05, 0.2)]);
    const hex = partHex(t.accessory, /\b(?:drops?|pearls?|stones?|accents)\b/);
    const stone = hex ? rampOf(hex) : isSet ? CRYSTAL : t.ramp;
    if (/pearl/.test(saidOf(t.accessory))) {
      bead(t.s.H, at(0, 0.165), 0.062 * size, hex ? stone : PEARL);
      bead(t.s.H, at(0, 0.098), 0.018 * size, t.ramp);
      continue;
    }
    t.s.H.form([drop], stone, { round: 0.03, grain: 0 });
    t.s.H.ink([{ pts: [...drop, drop[0]], w: 0.007 }], stone.ink);
  }
};
/** The dome of a jhumka from its hook, and the pearls that hang from its rim, heads. */
const JHUMKA = { stud: 0.036, from: 0.045, to: 0.205, wide: 0.096, pearl: 0.0185, at: 0.224, band: 0.155 } as const;

/** The stones that are told of an earring beside its metal and its pearls. */
function stoneOf({ told = [], ...accessory }: Thing['accessory']): Ramp | undefined {
  const stones = told.filter((word) => / accents$/.test(word) && !/pearl|silver|gold|brass|copper/.test(word));
  const hex = stones.length > 0 ? accentOf({ ...accessory, told: stones }) : undefined;
  return hex ? rampOf(hex) : undefined;
}

/** A dome with a band of work and a row of pearls under it. */
/** Pixels to a head from which the work on a jewel is seen; ribs of a dome and grains along its rim. */
const NEAR = 500;
const CHASED = { ribs: [-0.62, -0.3, 0, 0.3, 0.62], line: 0.006, grains: 13, grain: 0.0068, foot: 0.93 } as const;

/** Ribs from the hook to the rim of a dome, light beside each, and a row of grains. */
function chased({ s: { H }, ramp }: Thing, p: Point): void {
  const { from, to, wide, band } = JHUMKA;
  const rib = (x: number, dx: number): Point[] =>
    spline([
      add(p, [x * wide * 0.16 + dx, lerp(from, to, 0.1)]),
      add(p, [x * wide * 0.72 + dx, lerp(from, to, 0.42)]),
      add(p, [x * wide + dx, band - 0.012]),
    ]);
  const w = lineRound(H, CHASED.line);
  H.ink(
    CHASED.ribs.map((x) => ({ pts: rib(x, 0), w })),
    ramp.deep,
    { alpha: 0.75 },
  );
  H.ink(
    CHASED.ribs.map((x) => ({ pts: rib(x, w * 1.4), w })),
    ramp.light,
    { alpha: 0.9 },
  );
  for (let i = 0; i < CHASED.grains; i++) {
    const x = CHASED.foot * ((2 * i) / (CHASED.grains - 1) - 1);
    bead(H, add(p, [x * wide, band + 0.026 + 0.012 * (1 - x * x)]), CHASED.grain, ramp);
  }
}

export const drawJhumkas: DrawThing = (t) => {
  const { stud, from, to, wide, pearl, at: low, band } = JHUMKA;
  for (const p of lobes(t)) {
    const bell = closedSpline([
      add(p, [0, from]),
      add(p, [wide * 0.66, lerp(from, to, 0.36)]),
      add(p, [wide, to - 0.02]),
      add(p, [0, to]),
      add(p, [-wide, to - 0.02]),
      add(p, [-wide * 0.66, lerp(from, to, 0.36)]),
    ]);
    t.s.H.form([bell], t.ramp, { round: 0.055, grain: 0 });
    const isNear = t.s.H.pixelsPerHead > NEAR;
    t.s.H.ink([{ pts: [...bell, bell[0]], w: isNear ? lineRound(t.s.H, 0.009) : 0.009 }], t.ramp.ink);
    if (isNear) chased(t, p);
    t.s.H.ink(
      [
        {
          pts: spline([add(p, [-wide * 0.86, band]), add(p, [0, band + 0.014]), add(p, [wide * 0.86, band])]),
          w: isNear ? lineRound(t.s.H, 0.012) : 0.012,
        },
      ],
      t.ramp.deep,
      { alpha: 0.8 },
    );
    const set = stoneOf(t.accessory);
    bead(t.s.H, add(p, [0, 0.012]), stud, set ?? t.ramp);
    if (set)
      for (const x of [-0.6, 0, 0.6]) bead(t.s.H, add(p, [x * wide, band - 0.016 + 0.012 * (1 - x * x)]), pearl, set);
    for (const x of [-0.84, -0.42, 0, 0.42, 0.84]) bead(t.s.H, add(p, [x * wide, low - 0.012 * x * x]), pearl, PEARL);
  }
};
/** The ring of a nath and the pearl at its foot, heads. */
const NATH = { wide: 0.04, tall: 0.047, wire: 0.011, pearl: 0.014 } as const;

export const drawNoseRing: DrawThing = (t) => {
  const wing = noseWing(t.s);
  const p = add(wing[Math.floor(wing.length / 2)], [-0.006, 0.004]);
  if (t.w.person.ageGroup === 'teen') bead(t.s.H, p, 0.011, t.ramp);
  else {
    const ring = ellipse(add(p, [-0.004, NATH.tall * 0.94]), NATH.wide, NATH.tall, 22);
    wire(t.s.H, [...ring, ring[0]], NATH.wire, t.ramp);
    bead(t.s.H, add(p, [-0.004, NATH.tall * 1.9]), NATH.pearl, PEARL);
  }
};

type Lens = readonly (readonly [x: number, y: number])[];

/** Lenses by the name of the frame, the first whose words are said; the last is any. One side, heads from the middle of the face. */
const LENSES: readonly (readonly [words: RegExp, lens: Lens])[] = [
  // a drop: straight at the brow, hanging to the cheek
  [
    /aviator|pilot/,
    [
      [0.036, 0.468],
      [0.15, 0.452],
      [0.272, 0.466],
      [0.268, 0.55],
      [0.205, 0.632],
      [0.12, 0.632],
      [0.05, 0.56],
    ],
  ],
  [
    /round|circle|lennon/,
    [
      [0.05, 0.53],
      [0.082, 0.462],
      [0.15, 0.435],
      [0.218, 0.462],
      [0.248, 0.53],
      [0.218, 0.598],
      [0.15, 0.625],
      [0.082, 0.598],
    ],
  ],
  [
    /cat/,
    [
      [0.044, 0.49],
      [0.14, 0.468],
      [0.285, 0.432],
      [0.262, 0.54],
      [0.16, 0.596],
      [0.064, 0.572],
    ],
  ],
  [
    /square|wayfarer|oversize|big/,
    [
      [0.036, 0.45],
      [0.15, 0.444],
      [0.274, 0.452],
      [0.266, 0.585],
      [0.15, 0.618],
      [0.056, 0.59],
    ],
  ],
  [
    /./,
    [
      [0.042, 0.478],
      [0.14, 0.455],
      [0.252, 0.468],
      [0.246, 0.562],
      [0.15, 0.606],
      [0.062, 0.575],
    ],
  ],
];

const lensOf = ({ accessory }: Thing): Lens => {
  const said = saidOf(accessory);
  return (LENSES.find(([words]) => words.test(said)) ?? LENSES[LENSES.length - 1])[1];
};

function frames(t: Thing, lens: (shape: Point[]) => void): void {
  const { ear } = t.s.head;
  const { model } = t.s;
  const at = (g: Side, x: number, y: number): Point => model.on(g * x, y, 0.012);
  const shapes = SIDES.map((g) => closedSpline(lensOf(t).map(([x, y]) => at(g, x, y))));
  shapes.forEach(lens);
  const strokes = shapes.map((q) => ({ pts: [...q, q[0]], w: 0.016, press: [1, 0.9, 1] }));
  const bridge = spline([at(-1, 0.05, 0.505), model.on(0, 0.492, 0.03), at(1, 0.05, 0.505)]);
  const temple = t.s.turned
    ? [{ pts: [at(1, 0.254, 0.488), add(ear[0], [0.012, -0.005])], w: 0.013, press: [1, 0.8] }]
    : [];
  t.s.H.ink(
    [...strokes, { pts: bridge, w: 0.013, press: [1, 0.8, 1] }, ...temple],
    t.ramp.ink === t.ramp.deep ? t.ramp.deep : t.ramp.shade,
  );
}
export const drawGlasses: DrawThing = (t) => frames(t, (q) => t.s.H.touch([q], '#eef3f4', 0.14));
export const drawSunglasses: DrawThing = (t) =>
  frames(t, (q) => {
    const lens = partRamp(t.accessory, /\blens(?:es)?\b/, t.ramp);
    t.s.H.form([q], lens, { round: 0.05, base: lens === t.ramp ? 0.62 : 0.4, alpha: 0.94, grain: 0.3 });
    t.s.H.touch([q.slice(0, 14)], '#ffffff', 0.1, 0.01, [q]);
  });
