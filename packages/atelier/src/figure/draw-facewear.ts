/** Earrings, glasses and nose rings. In head space. */
import { add, closed, mix, type P, ring, spline } from './curves.ts';
import { bead, type DrawThing, type Thing, wire } from './worn-things.ts';

/** Lobes that are seen: both from the front, the near one in a turned head; none under hair that falls over them. */
function lobes({ s, w }: Thing): P[] {
  if (w.person.hair.style === 'hijab') return [];
  const ear = s.head.ear;
  const lobe = ear[ear.length - 1];
  const at: P = s.view === 'front' ? add(lobe, [0.012, 0.01]) : add(ear[ear.length - 2], [0, 0.01]);
  return s.view === 'front' ? [at, [-at[0], at[1]]] : [at];
}

export const drawStuds: DrawThing = (t) => {
  for (const p of lobes(t)) bead(t.s.H, p, 0.022, t.ramp);
};
export const drawHoops: DrawThing = (t) => {
  const narrow = t.s.view === 'front' ? 0.042 : 0.078;
  for (const p of lobes(t))
    wire(t.s.H, [...ring(add(p, [0, 0.1]), 0.095, narrow, 20, -90), add(p, [0, 0.005])], 0.013, t.ramp);
};
export const drawEarrings: DrawThing = (t) => {
  for (const p of lobes(t)) {
    bead(t.s.H, p, 0.018, t.ramp);
    wire(t.s.H, [p, add(p, [0, 0.1])], 0.007, t.ramp);
    const drop = closed([add(p, [0, 0.08]), add(p, [0.036, 0.17]), add(p, [0, 0.215]), add(p, [-0.036, 0.17])]);
    t.s.H.form([drop], t.ramp, { round: 0.03, grain: 0 });
    t.s.H.ink([{ pts: [...drop, drop[0]], w: 0.007 }], t.ramp.ink);
  }
};
/** A dome with a row of pearls under it. */
export const drawJhumkas: DrawThing = (t) => {
  for (const p of lobes(t)) {
    bead(t.s.H, p, 0.026, t.ramp);
    const bell = closed([
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
  const { wing } = t.s.head.nose;
  const p = add(wing[1], [-0.01, 0.004]);
  if (t.w.person.ageGroup === 'teen') bead(t.s.H, p, 0.011, t.ramp);
  else wire(t.s.H, ring(add(p, [0.004, 0.03]), 0.026, 0.032, 18), 0.007, t.ramp);
};

function frames(t: Thing, lens: (shape: P[]) => void): void {
  const { eyes, ear } = t.s.head;
  const shapes = eyes.map((e) => {
    const small = e.w < 0.12;
    const c = add(e.c, [e.dir * 0.006, 0.022]);
    const w = small ? 0.088 : 0.118;
    return closed([
      add(c, [-w, -0.045]),
      add(c, [0, -0.07]),
      add(c, [w, -0.052]),
      add(c, [w * 0.92, 0.045]),
      add(c, [0, 0.082]),
      add(c, [-w * 0.88, 0.05]),
    ]);
  });
  shapes.forEach(lens);
  const strokes = shapes.map((q) => ({ pts: [...q, q[0]], w: 0.016, press: [1, 0.9, 1] }));
  const a = eyes[0];
  const b = eyes[1];
  const bridge = spline([
    add(a.c, [a.w * 0.62, -0.005]),
    add(mix(a.c, b.c, 0.5), [-0.012, -0.025]),
    add(b.c, [-b.w * 0.66, -0.005]),
  ]);
  const temple =
    t.s.view === 'front'
      ? []
      : [{ pts: [add(b.c, [0.12, -0.02]), add(ear[0], [0.012, -0.005])], w: 0.013, press: [1, 0.8] }];
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
