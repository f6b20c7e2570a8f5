/** Earrings, glasses and nose rings. In head space. */

import { HAIRS } from '#atelier/figure/hair/hair-styles.ts';
import { drawLobe } from '#atelier/figure/head/draw-face.ts';
import { noseWing } from '#atelier/figure/head/draw-nose.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { bead, type DrawThing, type Thing, wire } from './worn-things.ts';

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
  for (const p of lobes(t)) bead(t.s.H, p, 0.022, t.ramp);
};
export const drawHoops: DrawThing = (t) => {
  const narrow = t.s.view === 'front' ? 0.042 : 0.078;
  for (const p of lobes(t))
    wire(
      t.s.H,
      [...place(ellipse([0, 0], 0.095, narrow, 20), add(p, [0, 0.1]), -90), add(p, [0, 0.005])],
      0.013,
      t.ramp,
    );
};
export const drawEarrings: DrawThing = (t) => {
  for (const p of lobes(t)) {
    bead(t.s.H, p, 0.018, t.ramp);
    wire(t.s.H, [p, add(p, [0, 0.1])], 0.007, t.ramp);
    const drop = closedSpline([add(p, [0, 0.08]), add(p, [0.036, 0.17]), add(p, [0, 0.215]), add(p, [-0.036, 0.17])]);
    t.s.H.form([drop], t.ramp, { round: 0.03, grain: 0 });
    t.s.H.ink([{ pts: [...drop, drop[0]], w: 0.007 }], t.ramp.ink);
  }
};
/** A dome with a row of pearls under it. */
export const drawJhumkas: DrawThing = (t) => {
  for (const p of lobes(t)) {
    bead(t.s.H, p, 0.026, t.ramp);
    const bell = closedSpline([
      add(p, [0, 0.03]),
      add(p, [0.05, 0.075]),
      add(p, [0.066, 0.125]),
      add(p, [0, 0.14]),
      add(p, [-0.066, 0.125]),
      add(p, [-0.05, 0.075]),
    ]);
    t.s.H.form([bell], t.ramp, { round: 0.04, grain: 0 });
    t.s.H.ink([{ pts: [...bell, bell[0]], w: 0.007 }], t.ramp.ink);
    for (const x of [-0.048, -0.016, 0.016, 0.048]) bead(t.s.H, add(p, [x, 0.15]), 0.013, t.ramp);
  }
};
export const drawNoseRing: DrawThing = (t) => {
  const wing = noseWing(t.s);
  const p = add(wing[Math.floor(wing.length / 2)], [-0.006, 0.004]);
  if (t.w.person.ageGroup === 'teen') bead(t.s.H, p, 0.011, t.ramp);
  else wire(t.s.H, ellipse(add(p, [0.004, 0.03]), 0.026, 0.032, 18), 0.007, t.ramp);
};

function frames(t: Thing, lens: (shape: Point[]) => void): void {
  const { ear } = t.s.head;
  const { model } = t.s;
  const at = (g: Side, x: number, y: number): Point => model.on(g * x, y, 0.012);
  const shapes = SIDES.map((g) =>
    closedSpline(
      (
        [
          [0.042, 0.478],
          [0.14, 0.455],
          [0.252, 0.468],
          [0.246, 0.562],
          [0.15, 0.606],
          [0.062, 0.575],
        ] as const
      ).map(([x, y]) => at(g, x, y)),
    ),
  );
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
    t.s.H.form([q], t.ramp, { round: 0.05, base: 0.62, alpha: 0.94, grain: 0.3 });
    t.s.H.touch([q.slice(0, 14)], '#ffffff', 0.1, 0.01, [q]);
  });
