/** Heels, sides, seams and straps of shoes. */

import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { luma, rgbOf } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import { paintBrogue, paintFacing, paintRope, paintShine, paintTassels, paintWedge } from './draw-shoe-trims.ts';
import { hull, sectionAt } from './foot-model.ts';
import { acrossFoot, contour, paintSections, type ShoeKit } from './shoe-kit.ts';
import { heightOf, lastOf } from './shoe-sections.ts';
import type { Section } from './shoes.ts';

export function paintHeel(k: ShoeKit): void {
  const { shoe, B, at, sole } = k;
  if (shoe.heelShape === 'wedge') {
    paintWedge(k);
    return;
  }
  if (shoe.heelShape === 'none' || k.stand.heel < 0.03) return;
  const slim = shoe.heelShape === 'stiletto';
  const front = slim ? -0.1 : -0.03;
  const half = slim ? 0.042 : 0.085;
  const foot = slim ? 0.013 : 0.074;
  const corner = (z: number, x: number): Point => at([x, 0, z]);
  const top = [corner(-0.235, -half), corner(-0.235, half), corner(front, -half), corner(front, half)];
  const drop = k.stand.heel * k.stand.scale * 0.93 + shoe.sole;
  const middle = at([0, 0, slim ? -0.2 : -0.15]);
  const spread = (foot / half) * (slim ? 1 : 0.92);
  const ramp = slim ? k.upper : sole;
  const low = top.map((p): Point => [lerp(middle[0], p[0], spread), lerp(middle[1], p[1], spread) + drop]);
  const shape = slim ? slimHeel(top, low) : hull([...top, ...low]);
  B.form([shape], ramp, { round: 0.03, base: 0.46, edge: 0.8 });
  if (!slim) {
    // the breast of the heel lies in shade, its back takes light along the corner
    const [back, front] = [low[k.stand.side > 0 ? 0 : 1], low[k.stand.side > 0 ? 2 : 3]];
    const [backTop, frontTop] = [top[k.stand.side > 0 ? 0 : 1], top[k.stand.side > 0 ? 2 : 3]];
    B.ink([{ pts: [mix(backTop, frontTop, 0.1), mix(back, front, 0.1)], w: 0.012, press: [0.3, 1, 0.4] }], ramp.light, {
      alpha: 0.45,
      clip: [shape],
    });
  }
  contour(B, [shape], ramp, 0.008);
}

/** A slim heel: full under the seat, drawn in at once, then straight to its tip. */
function slimHeel(top: Point[], low: Point[]): Point[] {
  const ends = (points: Point[]): [Point, Point] => {
    const sorted = points.slice().sort((a, b) => a[0] - b[0]);
    return [sorted[0], sorted[sorted.length - 1]];
  };
  const [tl, tr] = ends(top);
  const [ll, lr] = ends(low);
  const edge = (a: Point, b: Point): Point[] => [
    add(a, [0, -0.02]),
    [lerp(a[0], b[0], 0.52), lerp(a[1], b[1], 0.2)],
    [lerp(a[0], b[0], 0.86), lerp(a[1], b[1], 0.52)],
    b,
  ];
  return [...spline(edge(tl, ll), 6), ...spline(edge(tr, lr), 6).reverse()];
}

/** The inner side of a low shoe, which faces us in a foot turned out: from the sole up to the topline, running forward into the vamp. */
export function paintQuarters(k: ShoeKit, table: Section[]): void {
  const { topline, throat } = k.shoe;
  if (!topline) return;
  const zs = Array.from({ length: 9 }, (_, i) => lerp(-0.16, throat + 0.1, i / 8));
  const low = zs.map((z): Point => {
    const [, x, half] = sectionAt(table, z);
    return k.at([x - half, 0.01, z]);
  });
  const high = zs.map((z, i): Point => {
    const [, x, half, , top] = sectionAt(table, z);
    const rise = Math.max(0, (i - 4) / 4) ** 2;
    const y = lerp(Math.min(top, heightOf(topline, z)), top * 0.94, rise);
    return k.at([x - half * lerp(0.96, 0.3, rise), y, z]);
  });
  const edge = spline(high, 4);
  k.B.form([band(spline(low, 4), edge)], k.upper, { round: 0.03, base: 0.38 + (k.far ? 0.07 : 0), edge: 0.6 });
  k.B.ink([{ pts: edge, w: 0.0095, press: [0.6, 1, 0.3] }], k.upper.ink);
}

export function paintDetails(k: ShoeKit, table: Section[]): void {
  const { shoe, B, upper } = k;
  const lines: Stroke[] = (shoe.seams ?? []).map(([side, top]) => ({
    pts: acrossFoot(k, table, side, top),
    w: 0.0085,
    press: [0.7, 1, 0.7],
    a: 0.85,
  }));
  if (shoe.trim === 'saddle')
    lines.push(
      { pts: acrossFoot(k, table, 0.36, 0.33, 0.9), w: 0.02 },
      { pts: acrossFoot(k, table, 0.4, 0.37, 0.9), w: 0.008 },
    );
  B.ink(lines, upper.ink);
  // on dark leather a seam is told by the light along its edge
  if (luma(rgbOf(upper.base)) < 0.3 && B.shows('shoe'))
    B.ink(
      lines.map((line) => ({ ...line, pts: shift(line.pts, [0.002, 0.011]), w: 0.007 })),
      upper.light,
      { alpha: 0.6 },
    );
  paintShine(k, table);
  if (shoe.laces) {
    paintFacing(k, table);
    paintLaces(k, table);
  }
  if (shoe.trim === 'brogue') paintBrogue(k, table);
  if (shoe.trim === 'tassel') paintTassels(k, table);
  if (shoe.trim === 'rope') paintRope(k, table);
  if (shoe.trim === 'motif') {
    const at = (z: number, a: number): Point => acrossFoot(k, table, z, z)[Math.round(lerp(0, 60, a))];
    B.touch([closedSpline([at(0.5, 0.5), at(0.56, 0.4), at(0.64, 0.5), at(0.56, 0.6)])], '#e0b24e', 0.85, 0.004);
    B.touch(
      [-1, 1].map((q) => ellipse(at(0.48, 0.5 + q * 0.2), 0.014)),
      '#e0b24e',
      0.8,
      0.003,
    );
  }
}

/** Four laces across the instep: those of a sneaker are white, with the shadow they throw. */
function paintLaces(k: ShoeKit, table: Section[]): void {
  const white = k.shoe.soleColour === 'white';
  const laces = [0, 1, 2, 3].map((i): Stroke => {
    const z = white ? 0.2 + i * 0.078 : 0.17 + i * 0.058;
    return {
      pts: acrossFoot(k, table, z, z + 0.012, white ? 0.42 : 0.46),
      w: white ? 0.024 : 0.012,
      press: [0.8, 1, 0.8],
    };
  });
  if (!white) {
    k.B.ink(laces, k.upper.ink);
    // on black leather the laces are told by their light
    k.B.ink(
      laces.map((lace) => ({ ...lace, w: 0.006 })),
      k.upper.light,
      { alpha: 0.55 },
    );
    return;
  }
  k.B.ink(
    laces.map((lace) => ({ ...lace, pts: shift(lace.pts, [0.003, 0.005]), w: 0.037 })),
    k.upper.ink,
    { alpha: 0.8 },
  );
  k.B.ink(laces, '#f7f3ea');
}

/** The rubber over the toes of a sneaker. */
export function paintToeCap(k: ShoeKit, vamp: Section[]): void {
  if (k.shoe.soleColour !== 'white') return;
  paintSections(
    k,
    vamp.filter(([z]) => z > 0.68),
    k.sole,
    { base: 0.26, ink: 0.0065 },
  );
}

/** Where along a strap its buckle lies, 0 inner to 1 outer, and how large it is, heads. */
const BUCKLE = { at: 0.68, long: 0.034, wide: 0.026, bar: 0.011 } as const;

/** A frame of metal on a strap, with its prong. */
function paintBuckle(k: ShoeKit, line: readonly Point[]): void {
  const flipped = line[0][0] > line[line.length - 1][0] === k.stand.side < 0;
  const at = line[Math.round((flipped ? 1 - BUCKLE.at : BUCKLE.at) * (line.length - 1))];
  const { long, wide, bar } = BUCKLE;
  const frame = [add(at, [-long, -wide]), add(at, [long, -wide]), add(at, [long, wide]), add(at, [-long, wide])];
  k.B.touch([frame], k.metal, 0.95, 0.002);
  k.B.touch(
    [
      [
        add(at, [-long + bar, -wide + bar]),
        add(at, [long - bar, -wide + bar]),
        add(at, [long - bar, wide - bar]),
        add(at, [-long + bar, wide - bar]),
      ],
    ],
    k.upper.base,
    0.95,
    0.002,
  );
  k.B.ink([{ pts: [add(at, [-long, 0]), add(at, [long, 0])], w: 0.008 }], k.metal);
  k.B.ink([{ pts: [...frame, frame[0]], w: 0.005 }], k.upper.ink, { alpha: 0.7 });
}

export function paintStraps(k: ShoeKit): void {
  const { shoe, B, upper } = k;
  const table = lastOf({ ...shoe, thick: shoe.thick + 0.004 });
  for (const [side, half, top] of shoe.straps ?? []) {
    const shape = band(acrossFoot(k, table, side - half, top - half), acrossFoot(k, table, side + half, top + half));
    B.glaze([shift(shape, [0.01, 0.02])], '#5a4d57', 0.35, 0.014, undefined, true);
    B.form([shape], upper, { round: 0.03, base: 0.34 });
    B.ink([{ pts: [...shape, shape[0]], w: 0.009, press: [0.8, 1, 0.8] }], upper.ink);
    if (k.isBuckled) paintBuckle(k, acrossFoot(k, table, side, top));
  }
  if (shoe.trim === 'ring') {
    const toe = k.at([0.05, 0.07, 0.62]);
    const path = spline([acrossFoot(k, table, 0.4, 0.44)[30], toe]);
    B.ink([{ pts: path, w: 0.02, press: [1, 1, 0.8] }], upper.ink);
    B.form([ellipse(toe, 0.04, 0.03)], upper, { round: 0.02 });
  }
}

/** The strap on the side that faces us, from the seat of the heel up to the one round the ankle. */
export function paintSling(k: ShoeKit, w: Wearer, s: Side): void {
  if (!k.shoe.sling) return;
  const [l, r] = ankleEnds(k, w, s);
  const pts = spline([k.at([-0.09, 0.01, -0.12]), k.at([-0.094, 0.16, -0.1]), s === LEFT ? r : l]);
  k.B.ink([{ pts, w: 0.034, press: [1, 0.95, 0.9] }], k.upper.ink);
  k.B.ink([{ pts, w: 0.022, press: [1, 0.95, 0.9] }], k.upper.base);
}

/** Where a strap round the ankle turns out of sight, on the page's left and right. */
function ankleEnds(k: ShoeKit, { body: b }: Wearer, s: Side): [Point, Point] {
  const y = b.j.ankle[s][1] - (k.shoe.ankleStrap ?? 0);
  const at = (line: Point[]): Point => {
    const i = line.findIndex((p) => p[1] >= y);
    return i < 0 ? line[line.length - 1] : line[i];
  };
  const ends = [at(b.legOut[s]), at(b.legIn[s])].sort((a, c) => a[0] - c[0]);
  return [add(ends[0], [-0.008, 0]), add(ends[1], [0.008, 0])];
}

export function paintAnkleStrap(k: ShoeKit, w: Wearer, s: Side): void {
  if (k.shoe.ankleStrap === undefined) return;
  const [l, r] = ankleEnds(k, w, s);
  const line = (dy: number) =>
    spline([add(l, [0, dy - 0.012]), add(mix(l, r, 0.5), [0, dy + 0.026]), add(r, [0, dy - 0.012])]);
  const shape = band(line(-0.018), line(0.02));
  k.B.glaze([band(line(0.02), line(0.045))], '#5a4d57', 0.3, 0.012);
  k.B.form([shape], k.upper, { round: 0.02, base: 0.34 });
  k.B.ink(
    [
      { pts: line(-0.018), w: 0.008 },
      { pts: line(0.02), w: 0.01 },
    ],
    k.upper.ink,
  );
  const buckle = mix(l, r, s === LEFT ? 0.16 : 0.84);
  k.B.touch([ellipse(add(buckle, [0, 0.004]), 0.014, 0.018, 10)], k.metal, 0.85, 0.003);
}
