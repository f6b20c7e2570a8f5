/** Hair lying on the skull, in every texture, with its hairline, parting and fringe. */
import { mixHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';
import type { Ramp, Tone } from './brush.ts';
import {
  add,
  band,
  between,
  closed,
  mix,
  mul,
  nearest,
  type P,
  part,
  resample,
  shift,
  spline,
  sub,
  unit,
} from './curves.ts';
import type { Hair } from './data/hair.ts';
import { ropeRoots } from './draw-ropes.ts';
import { afroRing, bumpy, combThrough, curls, flyaways, strands, swell, throughSkin } from './hair-shapes.ts';
import type { Head } from './head-of.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

interface Cap {
  s: HeadSpace;
  st: Hair;
  c: Ramp;
  head: Head;
  hairline: P[];
  skull: P[];
  tones: Tone[];
}

/** Short strands that cross the hairline onto the skin. */
function ticks({ s, st }: Cap, n: number, size: number): Stroke[] {
  const next = random(31);
  const hairline = spline(s.head.front.map((p): P => add(p, [0, -(st.hairline ?? 0)])));
  return Array.from({ length: n }, (_, i): Stroke => {
    const u = 0.04 + (0.92 * (i + next())) / n;
    const p = part(hairline, u, u, 2)[0];
    const inwards = unit(sub([0.02, 0.42], p));
    const l = size * (0.35 + next() * 0.8);
    return {
      pts: [sub(p, mul(inwards, l)), p, add(add(p, mul(inwards, l * 0.5)), [l * 0.25, 0])],
      w: 0.0075,
      press: [0.3, 0.8, 0.1],
      a: 0.4,
    };
  });
}

/** The outline with the front raised: hair that stands up over the forehead before it lies back. */
function risen(skull: P[], st: Hair, front: boolean): P[] {
  const up = st.quiff;
  if (!up) return skull;
  const n = skull.length;
  const peak = front ? 0.4 : 0.3;
  return skull.map((p, i) => {
    const t = (i / (n - 1) - peak) / (front ? 0.24 : 0.2);
    return add(p, [front ? 0 : -up * 0.25 * Math.exp(-t * t), -up * Math.exp(-t * t)]);
  });
}

/** The roots: skin darkens softly where hair begins, so that no hairline is an edge. */
function rootShade({ s, c, hairline }: Cap, d = 0.42): void {
  const inward = hairline.map((p) => mix(p, [s.view === 'front' ? 0 : -0.04, 0.52], 0.045));
  s.H.glaze([band(hairline, inward)], mixHex(c.shade, s.skin.deep, 0.4), d, 0.02, [closed(s.head.face)]);
}

function capOf(s: HeadSpace, st: Hair, c: Ramp): Cap {
  const { head } = s;
  const up = st.hairline ?? 0;
  const last = head.hairline.length - 2;
  const hairline = spline(head.hairline.map((p, i) => (i > 1 && i < last ? add(p, [0, -up]) : p)));
  const skull = risen(swell(head, st), st, s.view === 'front');
  const shade: Tone = s.flip
    ? { pts: band(part(skull, 0, 0.34), part(hairline, 0, 0.34)), d: 0.14, soft: 0.05 }
    : { pts: band(part(skull, 0.62, 1), part(hairline, 0.62, 1)), d: 0.2, soft: 0.05 };
  return { s, st, c, head, hairline, skull, tones: [shade] };
}

/** The light band across smooth hair. */
function shine({ hairline, skull, s }: Cap): Tone {
  const [a, b] = s.flip ? [0.5, 0.8] : [0.22, 0.52];
  const low = part(between(hairline, skull, 0.5, 50), a, b);
  const high = part(between(hairline, skull, 0.68, 50), a, b);
  return { pts: closed(band(low, high).filter((_, i) => i % 3 === 0)), d: -0.2, soft: 0.052 };
}

/** Full on top, shading down to the skin at the temples: no line where the one becomes the other. */
function fade(cap: Cap): void {
  const { s, c, skull, hairline } = cap;
  const { H } = s;
  const whole = band(skull, hairline);
  rootShade(cap, 0.4);
  H.form([whole], throughSkin(s.skin, c, 0.5), { round: 0.12, base: 0.4, edge: 0.1 });
  const front = s.view === 'front';
  const [a, b] = front ? [0.22, 0.78] : [0.06, 0.62];
  const lowLine = part(hairline, a, b);
  const highLine = bumpy(part(skull, front ? 0.2 : 0.06, front ? 0.8 : 0.84), -0.008, 0.04, 4);
  const top = [...highLine, ...lowLine.slice().reverse()];
  for (const [i, dy] of [0.13, 0.08, 0.035, 0].entries())
    H.touch([shift(top, [0, dy])], mixHex(c.base, s.skin.deep, 0.42 - i * 0.14), 0.55 + i * 0.1, 0.045 - i * 0.008, [
      whole,
    ]);
  H.glaze([shift(top, [s.flip ? -0.2 : 0.2, 0.06])], c.shade, 0.35, 0.09, [whole]);
  H.ink(curls(whole, 190, 0.011, 6, 0.0058), c.ink, { clip: [whole], alpha: 0.8 });
  H.ink(curls(top, 60, 0.011, 16, 0.0056), c.light, { clip: [top], alpha: 0.4 });
  H.ink([{ pts: highLine, w: 0.009, press: [0.4, 1, 1, 0.4] }, ...ticks(cap, 20, 0.014)], c.ink);
}

function curly(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const big = st.texture === 'curly';
  const afro = st.cap.top > 0.2;
  const edge = afro
    ? part(afroRing(s.head, st), s.view === 'front' ? 0.06 : 0.09, 0.8, 160)
    : bumpy(skull, big ? -0.03 : -0.01, big ? 0.1 : 0.04, 5);
  const fringe = st.fringe ?? 0;
  const low = bumpy(
    hairline.map((p) => add(p, [0, p[1] < 0.4 ? fringe : 0])),
    big ? 0.02 : 0.007,
    big ? 0.08 : 0.05,
    9,
  );
  const shape = band(edge, low);
  rootShade(cap, 0.5);
  s.H.form([shape], c, { round: 0.12, base: 0.44, tones: afro ? [] : tones, edge: afro ? 0 : 1 });
  const r = big ? 0.036 : 0.021;
  // clumps first, in shade and light, then the single coils over them
  s.H.ink(curls(shape, big ? 90 : 150, r, 33, r * 0.55), c.deep, { clip: [shape], alpha: 0.55 });
  s.H.ink(curls(shape, big ? 80 : 130, r * 0.95, 71, r * 0.42), c.light, { clip: [shape], alpha: 0.26 });
  s.H.ink(curls(shape, big ? 130 : 200, r, 12, 0.0085), c.ink, { clip: [shape] });
  s.H.ink(curls(shape, big ? 70 : 90, r * 0.92, 52, 0.0068), c.light, { clip: [shape], alpha: 0.6 });
  s.H.ink(
    [
      ...(afro ? [] : [{ pts: edge, w: 0.01, press: [0.4, 1, 1.1, 0.5] }]),
      { pts: low, w: 0.007, press: [0.3, 0.8, 0.3], a: 0.6 },
    ],
    c.ink,
  );
}

/** Clipped close: a soft tone over the skull, then short hairs lying forward and down from the crown. */
function cropped(cap: Cap): void {
  const { s, c, skull, hairline, tones } = cap;
  const shape = band(skull, hairline);
  rootShade(cap, 0.46);
  s.H.form([shape], throughSkin(s.skin, c, 0.86), { round: 0.12, base: 0.42, tones, edge: 0.2 });
  const next = random(9);
  const crown: P = [s.view === 'front' ? 0.02 : 0.14, 0.06];
  const rows = Array.from({ length: 12 }, (_, i) => between(hairline, skull, 0.02 + i * 0.078, 60));
  const hairs = Array.from({ length: 300 }, (): Stroke => {
    const row = rows[Math.floor(next() * rows.length)];
    const p = row[Math.floor(next() * row.length)];
    const way = unit(sub(p, crown));
    const l = 0.022 + next() * 0.02;
    return {
      pts: [p, add(add(p, mul(way, l)), [(next() - 0.5) * 0.012, l * 0.25])],
      w: 0.0058,
      press: [0.3, 1, 0.15],
      a: 0.3 + next() * 0.4,
    };
  });
  s.H.ink([...hairs, { pts: skull, w: 0.0095, press: [0.3, 1, 1, 0.4] }, ...ticks(cap, 30, 0.018)], c.ink);
  s.H.ink(
    hairs.filter((_, i) => i % 4 === 0),
    c.light,
    { clip: [shape], alpha: 0.5 },
  );
}

/** Strands that follow the parting, or are swept to where the hair is gathered. */
function combed({ s, st, head, hairline, skull }: Cap): Stroke[] {
  if (st.part === 'swept') {
    const { bun } = s.head;
    const goal = st.gather === 'top-knot' ? add(bun.top, [0, 0.09]) : add(bun.tail, [-0.1, -0.28]);
    return Array.from({ length: 48 }, (_, i): Stroke => {
      const u = (i + 0.5) / 48;
      const p = part(hairline, u, u, 2)[0];
      const half = mix(p, goal, 0.5);
      const bow = add(half, mul(unit(sub(half, [0.03, 0.42])), 0.06));
      return {
        pts: part(spline([p, bow, goal]), (i % 3) * 0.03, 0.5 + ((i * 37) % 10) / 21),
        w: 0.009,
        press: [0.1, 1, 0.1],
        a: 0.3 + ((i * 53) % 10) / 20,
      };
    });
  }
  const parting = spline(st.part === 'side' ? head.parting.side : head.parting.centre);
  const tip = parting[parting.length - 1];
  const hl = resample(hairline, 100);
  const sk = resample(skull, 100);
  const split = nearest(hl, parting[0]) / 99;
  const crown = nearest(sk, tip) / 99;
  const side = (end: 0 | 1, seed: number) =>
    strands(
      spline([parting[0], ...part(hairline, split, end, 8).slice(1)]),
      spline([tip, ...part(skull, crown, end, 8).slice(1)]),
      26,
      0.0085,
      seed,
    );
  return [...side(0, 3), ...side(1, 8), { pts: parting, w: 0.008, press: [0.9, 0.7, 0.2], a: 0.7 }];
}

/** Short hair brushed up from the forehead and back over the crown, in uneven strokes. */
function brushedBack({ s, hairline, skull }: Cap): Stroke[] {
  const next = random(17);
  const back = s.view === 'front' ? 0.05 : 0.16;
  return Array.from({ length: 72 }, (_, i): Stroke => {
    const u = 0.03 + (0.94 * (i + next())) / 72;
    const p = part(hairline, u, u, 2)[0];
    const to = Math.min(1, u + back * (0.6 + next() * 0.8) * (s.view === 'front' && u < 0.5 ? -1 : 1));
    const q = part(skull, Math.max(0, to), 1, 2)[0];
    const away = unit(sub(p, [0.05, 0.5]));
    const line = spline([p, add(mix(p, q, 0.4), mul(away, 0.035)), q]);
    const from = next() < 0.5 ? 0 : next() * 0.5;
    return {
      pts: part(line, from, from + 0.35 + next() * (0.6 - from)),
      w: 0.0085,
      press: [0.5, 1, 0.6, 0.05],
      a: 0.4 + next() * 0.4,
    };
  });
}

/** A feathered fringe: tapering locks swept from the parting across the forehead, each to a length of its own. */
function featheredFringe({ s, c, head, hairline, skull }: Cap, size: number): void {
  const next = random(s.seed + 23);
  const front = s.view === 'front';
  const root = mix(head.parting.side[0], head.parting.side[1], 0.5);
  const [from, to] = front ? [0.16, 0.6] : [0.05, 0.5];
  const n = 8;
  const locks = Array.from({ length: n }, (_, i): P[] => {
    const u = to + ((from - to) * (i + 0.3 + next() * 0.4)) / n;
    const b = part(hairline, u, u, 2)[0];
    const rise = part(between(hairline, skull, 0.42, 60), u, u, 2)[0];
    const tip = add(b, [-size * (0.25 + next() * 0.3), size * (0.5 + next() * 0.7)]);
    const line = resample(spline([add(root, [(next() - 0.5) * 0.03, 0]), mix(rise, root, 0.25), tip]), 16);
    const edge = (g: number) =>
      line.map((p, k) => {
        const way = unit(sub(line[Math.min(15, k + 1)], line[Math.max(0, k - 1)]));
        return add(p, mul([-way[1], way[0]], g * 0.036 * Math.sin(Math.PI * (0.12 + 0.88 * (k / 15))) ** 0.8));
      });
    return [...edge(1), ...edge(-1).reverse()];
  });
  s.H.glaze(
    locks.map((q) => shift(q, [0.01, 0.02])),
    s.skin.deep,
    0.34,
    0.014,
    [closed(head.face)],
  );
  for (const [i, q] of locks.entries()) {
    s.H.form([q], c, { round: 0.04, base: 0.34 + (i % 3) * 0.05, edge: 0.4 });
    const hairs = strands(q.slice(0, 16), q.slice(16).reverse(), 5, 0.0072, i + 3, 0.6);
    s.H.ink([...hairs, { pts: q.slice(3, 16), w: 0.008, press: [0.1, 0.9, 0.6], a: 0.7 }], c.ink, { clip: [q] });
    s.H.ink(hairs.slice(0, 2), c.light, { clip: [q], alpha: 0.6 });
  }
}

function combedCap(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const tousled = st.texture === 'tousled';
  const edge = tousled ? bumpy(skull, -0.012, 0.09, 7) : skull;
  const shape = band(edge, hairline);
  rootShade(cap);
  s.H.form([shape], c, { round: 0.11, base: tousled ? 0.5 : 0.42, tones: [...tones, shine(cap)] });
  combThrough(s.H, tousled && st.quiff ? brushedBack(cap) : combed(cap), c, [shape]);
  if (st.texture === 'ropes') s.H.ink(ropeRoots(hairline, skull), c.ink, { clip: [shape] });
  s.H.ink(
    [
      { pts: edge, w: 0.0105, press: [0.4, 1, 0.8, 1.1, 0.5], gap: s.flip ? [0.62, 0.72] : [0.28, 0.38] },
      ...ticks(cap, tousled ? 12 : 30, tousled ? 0.02 : 0.034),
      ...flyaways(edge, tousled ? 5 : 6, 0.008, s.seed + 3),
    ],
    c.ink,
  );
  if (st.fringe) featheredFringe(cap, st.fringe);
}

/** Paints the hair on the skull. */
export function drawHairCap(s: HeadSpace, st: Hair, c: Ramp): void {
  const cap = capOf(s, st, c);
  if (st.fade) fade(cap);
  else if (st.texture === 'coily' || st.texture === 'curly') curly(cap);
  else if (st.texture === 'cropped') cropped(cap);
  else combedCap(cap);
}
