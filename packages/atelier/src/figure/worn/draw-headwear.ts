/** Beanies, caps and berets. In head space. */
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { drawPompom } from './draw-pompom.ts';
import { outlined, shadowOnFace, skullOf } from './hat-kit.ts';
import { bead, type DrawThing, saidOf, type Thing } from './worn-things.ts';

function dome(t: Thing, low: number, high: number, wide: number): Point[] {
  const { x, half } = skullOf(t);
  return closedSpline([
    [x - half * wide, low],
    [x - half * wide * 0.98, low - 0.18],
    [x - half * 0.7, high + 0.06],
    [x, high],
    [x + half * 0.74, high + 0.06],
    [x + half * wide * 1.0, low - 0.16],
    [x + half * wide * 1.02, low + 0.04],
    [x + half * 0.4, low + 0.045],
    [x - half * 0.4, low + 0.03],
  ]);
}

/** Cables up a knitted crown: two cords that cross and cross again, light on each where it lies over the other. */
function cables(t: Thing, clip: Point[]): void {
  const { x, half } = skullOf(t);
  const cords = [-0.72, -0.25, 0.24, 0.7].flatMap((u) => {
    const axis = part(
      spline([
        [x + u * half * 1.04, 0.16],
        [x + u * half * 0.96, 0.04],
        [x + u * half * 0.5, -0.12],
      ] as Point[]),
      0,
      1,
      40,
    );
    return [0, Math.PI].map((phase) =>
      axis.map(([px, py], i): Point => [px + Math.sin((i / 39) * 9.4 + phase) * 0.032 * (1 - (i / 39) * 0.4), py]),
    );
  });
  const { H } = t.s;
  H.ink(
    cords.map((pts) => ({ pts, w: 0.04, press: [1, 1, 0.7], a: 0.55 })),
    t.ramp.shade,
    { clip: [clip] },
  );
  H.ink(
    cords.map((pts) => ({
      pts: pts.map((p): Point => add(p, [-0.005, -0.004])),
      w: 0.024,
      press: [1, 1, 0.7],
      a: 0.8,
    })),
    t.ramp.light,
    { clip: [clip] },
  );
  H.ink(
    cords.map((pts) => ({ pts: pts.map((p): Point => add(p, [0.014, 0.003])), w: 0.007, press: [1, 1, 0.6], a: 0.7 })),
    t.ramp.ink,
    { clip: [clip] },
  );
}

export const drawBeanie: DrawThing = (t) => {
  if (saidOf(t.accessory).includes('pompom')) drawPompom(t, [skullOf(t).x, -0.24]);
  const shape = dome(t, 0.3, -0.16, 1.12);
  shadowOnFace(t, shape);
  outlined(t, shape);
  const { x, half } = skullOf(t);
  const cuff = band(
    part(shape, 0.98, 0.62, 20).map((p): Point => [p[0], Math.max(0.17, p[1] - 0.13)]),
    part(shape, 0.98, 0.62, 20),
  );
  t.s.H.glaze([cuff], t.ramp.shade, 0.35, 0.006);
  t.s.H.ink(
    Array.from({ length: 17 }, (_, i) => {
      const u = (i - 8) / 8.5;
      return {
        pts: spline([
          [x + u * half * 1.06, 0.31],
          [x + u * half * 0.98, 0.1],
          [x + u * half * 0.45, -0.12],
        ] as Point[]),
        w: 0.0075,
        press: [0.8, 1, 0.1],
        a: 0.5,
      };
    }),
    t.ramp.ink,
    { clip: [shape] },
  );
  if (saidOf(t.accessory).includes('cable')) cables(t, shape);
};

export const drawCap: DrawThing = (t) => {
  const shape = dome(t, 0.26, -0.1, 1.08);
  const { x, half, turned } = skullOf(t);
  const reach = turned ? -0.5 : 0;
  const peak = closedSpline([
    [x - half * (turned ? 0.95 : 0.9), 0.22],
    [x + reach * 0.8 - half * 0.35, 0.3],
    [x + reach * 0.5, 0.36],
    [x + half * (turned ? 0.3 : 0.85), 0.31],
    [x + half * (turned ? 0.42 : 0.9), 0.23],
    [x, 0.2],
  ]);
  shadowOnFace(t, peak);
  outlined(t, shape);
  outlined(t, peak, 0.46);
  bead(t.s.H, [x + 0.02, -0.1], 0.02, t.ramp);
};

/** A beret's outline and the edge of its band, in half-widths of the skull: it slouches beyond the skull on the near side. */
const BERET: readonly Point[] = [
  [-1.06, 0.25],
  [-1.2, 0.1],
  [-0.9, -0.08],
  [-0.2, -0.17],
  [0.55, -0.14],
  [1.3, -0.01],
  [1.74, 0.18],
  [1.72, 0.36],
  [1.34, 0.43],
  [1.04, 0.36],
  [0.5, 0.24],
  [-0.3, 0.19],
];
const BERET_BAND: readonly Point[] = [
  [-1.07, 0.25],
  [-0.72, 0.205],
  [-0.2, 0.185],
  [0.45, 0.225],
  [1.06, 0.36],
];

export const drawBeret: DrawThing = (t) => {
  const { x, half } = skullOf(t);
  const { H } = t.s;
  const place = (q: readonly Point[]): Point[] => q.map(([u, y]): Point => [x + u * half, y]);
  const shape = closedSpline(place(BERET));
  const rim = spline(place(BERET_BAND));
  shadowOnFace(t, shape);
  const [stalk] = place([[0.3, -0.15]]);
  H.ink([{ pts: [stalk, add(stalk, [0.014, -0.05])], w: 0.02, press: [1, 0.7] }], t.ramp.ink);
  outlined(t, shape);
  // felt falls in soft folds from the crown to where it slouches
  const sag = place([
    [0.62, 0.05],
    [1.16, 0.14],
    [1.5, 0.34],
  ]);
  const fold = spline(sag);
  H.glaze(
    [
      band(
        fold,
        fold.map((p) => add(p, [-0.02, 0.07])),
      ),
    ],
    t.ramp.deep,
    0.45,
    0.03,
    [shape],
  );
  H.ink([{ pts: fold, w: 0.009, press: [0.05, 0.8, 0.3], a: 0.6 }], t.ramp.ink);
  H.touch([ellipse(place([[-0.35, -0.03]])[0], half * 0.5, 0.05)], t.ramp.light, 0.4, 0.05, [shape]);
  const hem = band(
    rim,
    rim.map((p): Point => add(p, [0, -0.045])),
  );
  H.form([hem], t.ramp, { round: 0.03, base: 0.5, clip: [shape] });
  H.ink([{ pts: rim.map((p): Point => add(p, [0, -0.045])), w: 0.0085, press: [0.4, 1, 0.5], a: 0.8 }], t.ramp.ink);
};
