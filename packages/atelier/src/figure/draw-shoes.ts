import type { FootwearKind } from '#atelier/look/look.ts';
import { mixHex } from '#atelier/paint/colour.ts';
import type { Scene } from '#atelier/paint/scene.ts';
import { Brush, type Ramp } from './brush.ts';
import { add, band, closed, lerp, mix, type P, part, ring, spline } from './curves.ts';
import type { Side } from './data/poses.ts';
import { heelHeight, type Section, SHOES, type Shoe } from './data/shoes.ts';
import { SKINS } from './data/tones.ts';
import { type FootStand, footProjection, sectionAt, swept } from './foot-model.ts';
import { rampOf } from './ramps.ts';
import { sign } from './retarget.ts';
import type { Stroke } from './ribbon.ts';
import { heightOf, instepOf, lastOf, soleOf, upperOf } from './shoe-sections.ts';
import type { Wearer } from './wearer.ts';

export interface Footwear {
  kind: FootwearKind;
  colour: { hex: string };
}
/** Sheet pixels by which a kind of shoe lifts the heel: what makeWearer wants as `heel`. */
export const heelOf = heelHeight;

const brushFor = (S: Scene, w: Wearer): Brush => new Brush(S, w.k, w.px);

/** Where and how a foot stands. */
export function standOf(w: Wearer, s: Side): FootStand {
  const b = w.body;
  const spec = b.pose.foot[s];
  return {
    ankle: b.j[`an${s}`],
    yaw: spec.yaw,
    side: sign(s),
    heel: w.heel / w.k,
    lift: Math.max(0, (spec.lift ?? 0) - (w.heel / w.k) * 12),
    scale: b.form.foot,
  };
}

interface Kit {
  B: Brush;
  at: (q: [number, number, number]) => P;
  shoe: Shoe;
  skin: Ramp;
  upper: Ramp;
  sole: Ramp;
  stand: FootStand;
  far: boolean;
}

function kitOf(S: Scene, w: Wearer, f: Footwear, s: Side): Kit {
  const shoe = SHOES[f.kind];
  const soles = { white: '#efeae2', tan: '#b98653', dark: '#2c2526' };
  const stand = standOf(w, s);
  return {
    B: brushFor(S, w),
    at: footProjection(stand),
    shoe,
    skin: SKINS[w.person.skin],
    upper: rampOf(f.colour.hex),
    sole: rampOf(shoe.soleColour ? soles[shoe.soleColour] : mixHex(f.colour.hex, '#1d1718', 0.72)),
    stand,
    far: w.body.pose.far === s,
  };
}

/** Outlines of overlapping shapes as one contour: each is drawn, and what lies inside any of them is swallowed. */
function contour(B: Brush, shapes: P[][], ramp: Ramp, w: number): void {
  const strokes = shapes.map((q): Stroke => ({ pts: [...q, q[0]], w: w * 2, press: [1, 1, 1] }));
  B.ink(strokes, ramp.ink, { hide: shapes });
}

function paint(k: Kit, sections: Section[], ramp: Ramp, o: { base?: number; ink?: number; tones?: P[][] } = {}): P[][] {
  if (sections.length < 2) return [];
  const shapes = swept(sections, k.at);
  k.B.form(shapes, ramp, {
    round: 0.05,
    base: (o.base ?? 0.32) + (k.far ? 0.07 : 0),
    edge: 0.9,
    tones: (o.tones ?? []).map((pts) => ({ pts, d: 0.18, soft: 0.03 })),
  });
  contour(k.B, shapes, ramp, o.ink ?? 0.0085);
  return shapes;
}

/** Line across the foot at z: from the inner side over the top to the outer side. */
function across(k: Kit, table: Section[], side: number, top: number, reach = 1): P[] {
  return spline(
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((u): P => {
      const z = lerp(top, side, u * u);
      const [, x, half, low, high] = sectionAt(table, z);
      const a = u * reach;
      return k.at([x + half * a, low + (high - low) * (0.4 + 0.6 * Math.sqrt(Math.max(0, 1 - a * a))), z]);
    }),
  );
}

function paintHeel(k: Kit): void {
  const { shoe, B, at, sole } = k;
  if (shoe.heelShape === 'none' || k.stand.heel < 0.03) return;
  const slim = shoe.heelShape === 'stiletto';
  const front = slim ? -0.1 : -0.03;
  const half = slim ? 0.05 : 0.085;
  const foot = slim ? 0.02 : 0.074;
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

/** Edges of a boot's shaft along the leg, from its mouth to the ankle. */
function shaftOf(k: Kit, w: Wearer, s: Side): { outer: P[]; inner: P[] } | null {
  const { shaft } = k.shoe;
  if (!shaft) return null;
  const b = w.body;
  const g = sign(s);
  const mouth = b.j[`an${s}`][1] - shaft;
  const edge = (line: P[], way: number): P[] => {
    const from = Math.max(
      0,
      line.findIndex((p) => p[1] > mouth),
    );
    return part(line.slice(from), 0, 1, 24).map(
      (p, i): P => add(p, [way * lerp(0.055, 0.026, i / 23), i === 23 ? 0.1 : 0]),
    );
  };
  return { outer: edge(b.legOut[s], g), inner: edge(b.legIn[s], -g) };
}

/** A boot: foot and shaft painted as one leather form, with its mouth and the creases of the ankle. */
function paintBoot(k: Kit, w: Wearer, s: Side, sections: Section[]): boolean {
  const shaft = shaftOf(k, w, s);
  if (!shaft) return false;
  const { outer, inner } = shaft;
  const g = sign(s);
  const shapes = [...swept(sections, k.at), band(outer, inner)];
  const right = s === 'L' ? inner : outer;
  const shade = {
    pts: band(
      right,
      right.map((p): P => add(p, [-0.1, 0])),
    ),
    d: 0.2,
    soft: 0.05,
  };
  k.B.form(shapes, k.upper, { round: 0.07, base: 0.32 + (k.far ? 0.07 : 0), tones: [shade], edge: 0.9 });
  contour(k.B, shapes, k.upper, 0.009);
  const mouth = spline([outer[0], add(mix(outer[0], inner[0], 0.5), [0, 0.03]), inner[0]]);
  const creases = [0.8, 0.9].map((u, i): Stroke => {
    const p = part(outer, u, u, 2)[0];
    return {
      pts: spline([p, add(p, [-g * 0.06, 0.025]), add(p, [-g * (0.1 + i * 0.03), 0.012])]),
      w: 0.008,
      press: [0.8, 1, 0.1],
      a: 0.6,
    };
  });
  k.B.ink([{ pts: mouth, w: 0.011, press: [1, 1, 1] }, ...creases], k.upper.ink);
  return true;
}

/** The inner side of a low shoe, which faces us in a foot turned out: from the sole up to the topline, running forward into the vamp. */
function paintQuarters(k: Kit, table: Section[]): void {
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

function paintDetails(k: Kit, table: Section[]): void {
  const { shoe, B, upper } = k;
  const lines: Stroke[] = (shoe.seams ?? []).map(([side, top]) => ({
    pts: across(k, table, side, top),
    w: 0.0085,
    press: [0.7, 1, 0.7],
    a: 0.85,
  }));
  if (shoe.laces)
    for (let i = 0; i < 4; i++) {
      const z = 0.16 + i * 0.055;
      lines.push({ pts: across(k, table, z, z + 0.01, 0.42), w: 0.012, press: [0.8, 1, 0.8] });
    }
  if (shoe.trim === 'saddle')
    lines.push(
      { pts: across(k, table, 0.36, 0.33, 0.9), w: 0.02 },
      { pts: across(k, table, 0.4, 0.37, 0.9), w: 0.008 },
    );
  B.ink(lines, upper.ink);
  if (shoe.trim === 'motif') {
    const at = (z: number, a: number): P => across(k, table, z, z)[Math.round(lerp(0, 60, a))];
    B.touch([closed([at(0.5, 0.5), at(0.56, 0.4), at(0.64, 0.5), at(0.56, 0.6)])], '#e0b24e', 0.85, 0.004);
    B.touch(
      [-1, 1].map((q) => ring(at(0.48, 0.5 + q * 0.2), 0.014)),
      '#e0b24e',
      0.8,
      0.003,
    );
  }
}

function paintStraps(k: Kit): void {
  const { shoe, B, upper } = k;
  const table = lastOf({ ...shoe, thick: shoe.thick + 0.004 });
  for (const [side, half, top] of shoe.straps ?? []) {
    const shape = band(across(k, table, side - half, top - half), across(k, table, side + half, top + half));
    B.form([shape], upper, { round: 0.03, base: 0.34 });
    B.ink([{ pts: [...shape, shape[0]], w: 0.009, press: [0.8, 1, 0.8] }], upper.ink);
  }
  if (shoe.trim === 'ring') {
    const toe = k.at([0.05, 0.07, 0.62]);
    const path = spline([across(k, table, 0.4, 0.44)[30], toe]);
    B.ink([{ pts: path, w: 0.02, press: [1, 1, 0.8] }], upper.ink);
    B.form([ring(toe, 0.04, 0.03)], upper, { round: 0.02 });
  }
}

function paintAnkleStrap(k: Kit, w: Wearer, s: Side): void {
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

/** The bare foot's toes and ankle bone. */
function footLines(k: Kit): Stroke[] {
  const toes = [-0.55, -0.15, 0.2, 0.52].map((u): Stroke => {
    const z = 0.74 - Math.abs(u + 0.4) * 0.06;
    const [, x, half] = sectionAt(lastOf(SHOES.barefoot), z);
    return {
      pts: [k.at([x + half * u * -1, 0.05, z]), k.at([x + half * u * -1, 0.075, z - 0.1])],
      w: 0.009,
      press: [1, 0.2],
      a: 0.75,
    };
  });
  return toes;
}

function paintFoot(k: Kit, w: Wearer, s: Side): void {
  const { shoe } = k;
  const { quarters, vamp } = upperOf(shoe);
  if (shoe.sole > 0) {
    paintHeel(k);
    paint(k, soleOf(shoe), k.sole, { base: 0.4, ink: 0.007 });
  }
  if (paintBoot(k, w, s, lastOf(shoe))) return;
  paint(k, quarters, k.upper, { base: 0.44 });
  const skin = instepOf(shoe);
  const shapes = swept(skin, k.at);
  const an = w.body.j[`an${s}`];
  const joint = ring(add(an, [0, -0.02]), 0.07 * k.stand.scale, 0.1);
  k.B.form([...shapes, joint], k.skin, { round: 0.06, base: 0.3 + (k.far ? 0.09 : 0), edge: 0.4 });
  contourOutside(k, shapes, [...swept(vamp.length ? vamp : [], k.at), joint, legEnd(w, s)]);
  if (shoe.throat > 1) k.B.ink(footLines(k), k.skin.ink);
  if (shoe.throat > 0.25 && shoe.throat < 1) paintQuarters(k, lastOf(shoe));
  paint(k, vamp, k.upper);
  paintDetails(k, lastOf(shoe));
  paintStraps(k);
  paintAnkleStrap(k, w, s);
}
const legEnd = (w: Wearer, s: Side): P[] => band(part(w.body.legOut[s], 0.9, 1, 8), part(w.body.legIn[s], 0.9, 1, 8));

function contourOutside(k: Kit, shapes: P[][], hide: P[][]): void {
  k.B.ink(
    shapes.map((q): Stroke => ({ pts: [...q, q[0]], w: 0.014, press: [1, 1, 1] })),
    k.skin.ink,
    { hide: [...shapes, ...hide] },
  );
}

/** Paints both feet in their shoes, the far one first; over trousers that end above them, under long hems. */
export function drawShoes(S: Scene, w: Wearer, footwear: Footwear): void {
  const far = w.body.pose.far;
  for (const s of [far, far === 'L' ? 'R' : 'L'] as Side[]) paintFoot(kitOf(S, w, footwear, s), w, s);
}

/** Dark contact under every point that bears, then a soft pool to the right: one light for face, cloth and ground. */
export function drawGroundShadow(S: Scene, w: Wearer, footwear: Footwear): void {
  const shade = '#5b5560';
  for (const s of ['L', 'R'] as Side[]) {
    const k = kitOf(S, w, footwear, s);
    const toe = k.at([0, -k.shoe.sole, 0.62]);
    const heel = add(k.at([0, 0, -0.16]), [0, k.stand.heel * k.stand.scale * 0.93 + k.shoe.sole]);
    const tipped = k.stand.lift > 20;
    const points: [P, number][] = tipped
      ? [[toe, 0.11]]
      : [
          [toe, 0.15],
          [heel, k.shoe.heelShape === 'stiletto' ? 0.05 : 0.1],
        ];
    for (const [p, r] of points) {
      k.B.glaze([ring(add(p, [0.24, 0.01]), r * 3.1, 0.07)], shade, 0.26, 0.1);
      k.B.glaze([ring(add(p, [0.08, 0.014]), r * 1.6, 0.04)], shade, 0.5, 0.035);
      k.B.glaze([ring(add(p, [0.015, 0.012]), r * 1.1, 0.026)], shade, 1.1, 0.012);
    }
  }
}
