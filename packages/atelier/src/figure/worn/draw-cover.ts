/** Hijab and turban: cloth in the place of hair. */
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { swell } from '#atelier/figure/hair/hair-shapes.ts';
import type { Hair } from '#atelier/figure/hair/hair-styles.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { closedSpline, nearest, part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { drawGele } from './draw-gele.ts';

const fold = (q: Point[], w = 0.009): Stroke => ({ pts: spline(q), w, press: [0.1, 1, 0.8, 0.1], a: 0.65 });
const lee = (s: HeadSpace, d: number): number => (s.flip ? -d : d);

/** The edge of a hijab round the face, laid on its surface as it is seen from in front; it hugs the cheek beyond. */
const OPENING: readonly Point[] = [
  [-0.292, 0.42],
  [-0.27, 0.33],
  [-0.2, 0.264],
  [-0.05, 0.236],
  [0.1, 0.24],
  [0.21, 0.288],
  [0.272, 0.39],
  [0.286, 0.53],
  [0.27, 0.67],
  [0.22, 0.8],
  [0.14, 0.905],
  [0.04, 0.972],
  [-0.05, 0.974],
  [-0.14, 0.915],
  [-0.22, 0.8],
  [-0.276, 0.68],
  [-0.3, 0.55],
];
/** How far the cloth lies over the outline of the cheek beyond, heads. */
const LAPS = 0.014;

function openingOf({ model: m, head }: HeadSpace): Point[] {
  const [, beyond] = head.contour;
  return closedSpline(
    OPENING.map(([x, y]): Point => {
      const [px, py] = m.on(x, y);
      return x < 0 ? [Math.max(px, beyond[nearest(beyond, [px, py])][0] + LAPS), py] : [px, py];
    }),
  );
}

/** The end of the scarf, thrown over the chest. */
function drawDrape(s: HeadSpace, c: Ramp): void {
  const x = s.view === 'front' ? 0 : 0.04;
  const shape = closedSpline([
    [x - 0.3, 1.02],
    [x - 0.4, 1.26],
    [x - 0.5, 1.46],
    [x - 0.36, 1.68],
    [x - 0.06, 1.84],
    [x + 0.22, 1.78],
    [x + 0.44, 1.58],
    [x + 0.46, 1.38],
    [x + 0.36, 1.18],
    [x + 0.28, 1.0],
  ]);
  s.H.glaze([shift(shape, [lee(s, 0.03), 0.05])], '#5a4d57', 0.34, 0.04, undefined, true);
  s.H.form([shape], c, {
    round: 0.11,
    base: 0.36,
    tones: [{ pts: shift(shape, [lee(s, 0.3), 0.06]), d: 0.18, soft: 0.08 }],
  });
  s.H.ink(
    [
      { pts: [...shape, shape[0]], w: 0.011, press: [0.4, 1, 1.2, 0.9, 0.4] },
      fold([
        [x - 0.3, 1.2],
        [x - 0.22, 1.5],
        [x + 0.1, 1.74],
      ]),
      fold([
        [x - 0.12, 1.26],
        [x + 0.02, 1.46],
        [x + 0.26, 1.58],
      ]),
      fold([
        [x + 0.2, 1.2],
        [x + 0.3, 1.34],
        [x + 0.4, 1.42],
      ]),
    ],
    c.ink,
  );
}

function drawHijab(s: HeadSpace, skull: Point[], c: Ramp): void {
  drawDrape(s, c);
  const { H } = s;
  const front = s.view === 'front';
  const cx = front ? 0 : -0.05;
  const hole = openingOf(s);
  const [a, z] = [skull[0], skull[skull.length - 1]];
  // the hood goes round the cheek beyond
  const cheek = Math.min(a[0], ...s.head.face.map(([x]) => x)) - 0.035;
  const under = spline([
    z,
    [z[0] + 0.035, 0.72],
    [z[0] + 0.03, 0.88],
    [cx + 0.34, 1.14],
    [cx + 0.12, 1.26],
    [cx - 0.14, 1.25],
    [cx - 0.3, 1.12],
    [cheek + 0.05, 0.88],
    [cheek, 0.62],
    a,
  ]);
  const outer = closedSpline([...part(skull, 0, 1, 40), ...under].filter((_, i) => i % 3 === 0));
  const rim = [...hole, hole[0]];
  const hood = [...outer, outer[0], ...rim.slice().reverse()];
  H.form([hood], c, {
    round: 0.08,
    base: 0.34,
    tones: [{ pts: shift(outer, [lee(s, 0.3), 0.1]), d: 0.22, soft: 0.07 }],
  });
  const inwards = hole.map((p) => mix(p, [cx, 0.6], 0.12));
  H.glaze([band([...hole, hole[0]], [...inwards, inwards[0]])], s.skin.shade, 0.28, 0.03, [closedSpline(s.head.face)]);
  H.ink(
    [
      { pts: [...outer, outer[0]], w: 0.0115, press: [0.5, 1, 1.2, 1, 0.5] },
      { pts: rim, w: 0.0095, press: [0.6, 1, 0.7, 0.9, 0.6] },
      fold([
        [cx - 0.29, 0.72],
        [cx - 0.22, 0.98],
        [cx - 0.02, 1.16],
        [cx + 0.24, 1.12],
      ]),
      fold([
        [cx + 0.3, 0.66],
        [cx + 0.27, 0.92],
        [cx + 0.12, 1.12],
        [cx - 0.1, 1.2],
      ]),
      fold([
        [cx + 0.1, 0.02],
        [cx + 0.27, 0.16],
        [cx + 0.34, 0.38],
      ]),
    ],
    c.ink,
  );
}

/** Layers wound from both sides, meeting in a chevron over the brow. */
function wraps(top: Point[], brow: Point, front: boolean): Stroke[] {
  const crown = part(top, front ? 0.5 : 0.42, front ? 0.5 : 0.42, 2)[0];
  return Array.from({ length: 5 }, (_, i): Stroke[] => {
    const l = part(top, 0.03 + i * 0.085, 0.03 + i * 0.085, 2)[0];
    const r = part(top, 0.98 - i * 0.09, 0.98 - i * 0.09, 2)[0];
    const cl = mix(brow, crown, 0.1 + i * 0.17);
    const cr = mix(brow, crown, 0.02 + i * 0.17);
    return [
      {
        pts: spline([l, add(mix(l, cl, 0.55), [0, -0.025]), add(cl, [0.05, 0.012])]),
        w: 0.01,
        press: [0.5, 1, 0.8, 0.1],
        a: 0.7,
      },
      { pts: spline([r, add(mix(r, cr, 0.5), [0, -0.04]), cr]), w: 0.01, press: [0.5, 1, 0.9, 0.3], a: 0.75 },
    ];
  }).flat();
}

function drawTurban(s: HeadSpace, skull: Point[], c: Ramp): void {
  const { hairline } = s.head;
  const front = s.view === 'front';
  const a = s.head.temple.far;
  const b = front ? s.head.temple.near : hairline[hairline.length - 3];
  const brow = add(s.head.brow, [0, 0.02]);
  const top = part(skull, front ? 0.07 : 0.09, front ? 0.93 : 0.94, 50);
  const low = spline([
    top[0],
    add(a, [front ? -0.02 : 0, 0.05]),
    mix(a, brow, 0.5),
    add(brow, [0, -0.005]),
    add(mix(brow, b, 0.5), [0, front ? 0 : -0.03]),
    add(b, [front ? 0.02 : -0.02, front ? 0.05 : -0.045]),
    top[49],
  ]);
  // its lower corners are tucked in, not cut
  const shape = closedSpline(band(top, low).filter((_, k) => k % 6 === 3));
  s.H.glaze([shift(shape, [0, 0.03])], s.skin.shade, 0.4, 0.02, [closedSpline(s.head.face)]);
  s.H.form([shape], c, {
    round: 0.1,
    base: 0.34,
    tones: [{ pts: shift(shape, [lee(s, 0.3), 0.12]), d: 0.22, soft: 0.07 }],
  });
  s.H.ink(wraps(top, brow, front), c.ink, { clip: [shape] });
  s.H.ink([{ pts: [...shape, shape[0]], w: 0.011, press: [0.6, 1, 1.1, 0.8, 0.6, 0.8, 0.6] }], c.ink);
}

/** Paints the cover of a style over head and shoulders. */
export function drawCover(s: HeadSpace, st: Hair, c: Ramp): void {
  const skull = swell(s.head, st);
  if (st.cover === 'hijab') drawHijab(s, skull, c);
  else if (st.cover === 'gele') drawGele(s, c);
  else drawTurban(s, skull, c);
}
