/** Heels, sides, seams and straps of shoes. */
import { band, closed, lerp, type P, ring, spline } from './curves.ts';
import type { Side } from './data/pose-spec.ts';
import type { Section } from './data/shoes.ts';
import { sectionAt } from './foot-model.ts';
import type { Stroke } from './ribbon.ts';
import { acrossFoot, contour, type ShoeKit } from './shoe-kit.ts';
import { heightOf, lastOf } from './shoe-sections.ts';
import type { Wearer } from './wearer.ts';

export function paintHeel(k: ShoeKit): void {
  const { shoe, B, at, sole } = k;
  if (shoe.heelShape === 'none' || k.stand.heel < 0.03) return;
  const slim = shoe.heelShape === 'stiletto';
  const front = slim ? -0.1 : -0.03;
  const half = slim ? 0.042 : 0.085;
  const foot = slim ? 0.013 : 0.074;
  const corner = (z: number, x: number): P => at([x, 0, z]);
  const top = [corner(-0.235, -half), corner(-0.235, half), corner(front, -half), corner(front, half)];
  const drop = k.stand.heel * k.stand.scale * 0.93 + shoe.sole;
  const middle = at([0, 0, slim ? -0.19 : -0.15]);
  const spread = (foot / half) * (slim ? 1 : 0.92);
  const low = top.map((p): P => [lerp(middle[0], p[0], spread), lerp(middle[1], p[1], spread) + drop]);
  const left = Math.min(...low.map((p) => p[0]));
  const right = Math.max(...low.map((p) => p[0]));
  const base = Math.max(...low.map((p) => p[1]));
  const l = Math.min(...top.map((p) => p[0]));
  const r = Math.max(...top.map((p) => p[0]));
  const y = top.reduce((a, p) => a + p[1], 0) / 4;
  const waist = slim ? 0.35 : 0.1;
  const shape = spline(
    [
      [l, y - 0.02],
      [lerp(l, left, 0.5 + waist), lerp(y, base, 0.4)],
      [left, base],
      [right, base],
      [lerp(r, right, 0.5 + waist), lerp(y, base, 0.4)],
      [r, y - 0.02],
    ],
    false,
    6,
  );
  const ramp = slim ? k.upper : sole;
  B.form([shape], ramp, { round: 0.03, base: 0.5 });
  contour(B, [shape], ramp, 0.008);
}

/** The inner side of a low shoe, which faces us in a foot turned out: from the sole up to the topline, running forward into the vamp. */
export function paintQuarters(k: ShoeKit, table: Section[]): void {
  const { topline, throat } = k.shoe;
  if (!topline) return;
  const zs = Array.from({ length: 9 }, (_, i) => lerp(-0.16, throat + 0.1, i / 8));
  const low = zs.map((z): P => {
    const [, x, half] = sectionAt(table, z);
    return k.at([x - half, 0.01, z]);
  });
  const high = zs.map((z, i): P => {
    const [, x, half, , top] = sectionAt(table, z);
    const rise = Math.max(0, (i - 4) / 4) ** 2;
    const y = lerp(Math.min(top, heightOf(topline, z)), top * 0.94, rise);
    return k.at([x - half * lerp(0.96, 0.3, rise), y, z]);
  });
  const edge = spline(high, false, 4);
  k.B.form([band(spline(low, false, 4), edge)], k.upper, { round: 0.03, base: 0.38 + (k.far ? 0.07 : 0), edge: 0.6 });
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
  if (shoe.laces)
    for (let i = 0; i < 4; i++) {
      const z = 0.16 + i * 0.055;
      lines.push({ pts: acrossFoot(k, table, z, z + 0.01, 0.42), w: 0.012, press: [0.8, 1, 0.8] });
    }
  if (shoe.trim === 'saddle')
    lines.push(
      { pts: acrossFoot(k, table, 0.36, 0.33, 0.9), w: 0.02 },
      { pts: acrossFoot(k, table, 0.4, 0.37, 0.9), w: 0.008 },
    );
  B.ink(lines, upper.ink);
  if (shoe.trim === 'motif') {
    const at = (z: number, a: number): P => acrossFoot(k, table, z, z)[Math.round(lerp(0, 60, a))];
    B.touch([closed([at(0.5, 0.5), at(0.56, 0.4), at(0.64, 0.5), at(0.56, 0.6)])], '#e0b24e', 0.85, 0.004);
    B.touch(
      [-1, 1].map((q) => ring(at(0.48, 0.5 + q * 0.2), 0.014)),
      '#e0b24e',
      0.8,
      0.003,
    );
  }
}

export function paintStraps(k: ShoeKit): void {
  const { shoe, B, upper } = k;
  const table = lastOf({ ...shoe, thick: shoe.thick + 0.004 });
  for (const [side, half, top] of shoe.straps ?? []) {
    const shape = band(acrossFoot(k, table, side - half, top - half), acrossFoot(k, table, side + half, top + half));
    B.form([shape], upper, { round: 0.03, base: 0.34 });
    B.ink([{ pts: [...shape, shape[0]], w: 0.009, press: [0.8, 1, 0.8] }], upper.ink);
  }
  if (shoe.trim === 'ring') {
    const toe = k.at([0.05, 0.07, 0.62]);
    const path = spline([acrossFoot(k, table, 0.4, 0.44)[30], toe]);
    B.ink([{ pts: path, w: 0.02, press: [1, 1, 0.8] }], upper.ink);
    B.form([ring(toe, 0.04, 0.03)], upper, { round: 0.02 });
  }
}

export function paintAnkleStrap(k: ShoeKit, w: Wearer, s: Side): void {
  if (k.shoe.ankleStrap === undefined) return;
  const an = w.body.j[`an${s}`];
  const y = an[1] - k.shoe.ankleStrap;
  const half = 0.088 * k.stand.scale;
  const line = (dy: number) =>
    spline([
      [an[0] - half, y + dy - 0.012],
      [an[0], y + dy + 0.022],
      [an[0] + half, y + dy - 0.012],
    ] as P[]);
  const shape = band(line(-0.016), line(0.018));
  k.B.form([shape], k.upper, { round: 0.02, base: 0.36 });
  k.B.ink(
    [
      { pts: line(-0.016), w: 0.008 },
      { pts: line(0.018), w: 0.01 },
    ],
    k.upper.ink,
  );
}
