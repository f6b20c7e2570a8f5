/** Hair lying on the skull, in every texture, with its hairline, parting and fringe. */
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
import type { Head } from './data/heads.ts';
import { afroRing, bumpy, curls, strands, swell, throughSkin } from './hair-shapes.ts';
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
function ticks(hairline: P[], n: number, size: number): Stroke[] {
  const next = random(31);
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

function capOf(s: HeadSpace, st: Hair, c: Ramp): Cap {
  const short = s.view !== 'front' && !st.fall && !st.gather && !st.cover;
  // short hair ends above the nape
  const trim = (q: P[]): P[] => q.map((p, i): P => (i === q.length - 1 ? [p[0] - 0.006, 0.6] : p));
  const head = short ? { ...s.head, skull: trim(s.head.skull), hairline: trim(s.head.hairline) } : s.head;
  const up = st.hairline ?? 0;
  const last = head.hairline.length - 2;
  const hairline = spline(head.hairline.map((p, i) => (i > 1 && i < last ? add(p, [0, -up]) : p)));
  const skull = swell(head, st);
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

function fade(cap: Cap): void {
  const { s, c, skull, hairline } = cap;
  const { H } = s;
  const whole = band(skull, hairline);
  H.form([whole], throughSkin(s.skin, c, 0.6), { round: 0.08, base: 0.4, edge: 0.2 });
  const front = s.view === 'front';
  const lowLine = part(hairline, front ? 0.2 : 0.08, front ? 0.8 : 0.56);
  const highLine = part(skull, front ? 0.24 : 0.1, front ? 0.76 : 0.8);
  const top = closed([
    ...bumpy(highLine, -0.008, 0.04, 4).filter((_, i) => i % 3 === 0),
    ...lowLine
      .slice()
      .reverse()
      .filter((_, i) => i % 4 === 0)
      .map((p) => add(p, [0, -0.006])),
  ]);
  H.glaze([shift(top, [0, 0.06])], c.base, 0.8, 0.06, [whole]);
  H.form([top], c, { round: 0.07, base: 0.38, edge: 0 });
  H.glaze([top], c.base, 0.2, 0.04, [whole]);
  H.ink(curls(top, 90, 0.012, 6, 0.006), c.ink, { clip: [top] });
  H.ink([{ pts: highLine, w: 0.009, press: [0.4, 1, 1, 0.4] }, ...ticks(lowLine, 16, 0.014)], c.ink);
}

function curly(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const big = st.texture === 'curly';
  const afro = st.cap.top > 0.2;
  const edge = afro
    ? part(afroRing(s.head, st), s.view === 'front' ? 0.09 : 0.13, 0.8, 160)
    : bumpy(skull, big ? -0.03 : -0.01, big ? 0.1 : 0.04, 5);
  const fringe = st.fringe ?? 0;
  const low = bumpy(
    hairline.map((p) => add(p, [0, p[1] < 0.4 ? fringe : 0])),
    big ? 0.02 : 0.007,
    big ? 0.08 : 0.05,
    9,
  );
  const shape = band(edge, low);
  s.H.form([shape], c, { round: 0.07, base: 0.4, tones: afro ? [] : tones, edge: afro ? 0 : 1 });
  s.H.ink(curls(shape, big ? 110 : 130, big ? 0.034 : 0.02, 12, 0.009), c.ink, { clip: [shape] });
  s.H.ink(curls(shape, 40, big ? 0.032 : 0.018, 52, 0.007), c.light, { clip: [shape], alpha: 0.42 });
  s.H.ink(
    [
      ...(afro ? [] : [{ pts: edge, w: 0.01, press: [0.4, 1, 1.1, 0.5] }]),
      { pts: low, w: 0.007, press: [0.3, 0.8, 0.3], a: 0.6 },
    ],
    c.ink,
  );
}

function cropped(cap: Cap): void {
  const { s, c, skull, hairline, tones } = cap;
  const shape = band(skull, hairline);
  s.H.form([shape], throughSkin(s.skin, c, 0.84), { round: 0.08, base: 0.38, tones, edge: 0.3 });
  const next = random(9);
  const hairs = Array.from({ length: 110 }, (): Stroke => {
    const u = next();
    const v = next() * 0.95;
    const p = part(between(hairline, skull, v, 40), u, u, 2)[0];
    const u2 = Math.min(1, u + 0.02);
    const d = part(between(hairline, skull, Math.min(1, v + 0.1), 40), u2, u2, 2)[0];
    return { pts: [p, mix(p, d, 0.7)], w: 0.0065, press: [0.8, 0.2], a: 0.45 };
  });
  s.H.ink(hairs, c.ink, { clip: [shape] });
  s.H.ink([{ pts: skull, w: 0.0095, press: [0.3, 1, 1, 0.4] }, ...ticks(hairline, 24, 0.016)], c.ink);
}

/** Strands that follow the parting, or are swept to where the hair is gathered. */
function combed({ s, st, head, hairline, skull }: Cap): Stroke[] {
  if (st.part === 'swept') {
    const { bun } = s.head;
    const goal = st.gather === 'top-knot' ? add(bun.top, [0, 0.09]) : add(bun.tail, [-0.1, -0.28]);
    return Array.from({ length: 36 }, (_, i): Stroke => {
      const u = (i + 0.5) / 36;
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
      18,
      0.0095,
      seed,
    );
  return [...side(0, 3), ...side(1, 8), { pts: parting, w: 0.008, press: [0.9, 0.7, 0.2], a: 0.7 }];
}

function fringeOf(cap: Cap, size: number): void {
  const { s, c, skull, hairline, st } = cap;
  const ragged = st.texture === 'tousled' ? 0.75 : 0.45;
  const root = part(between(hairline, skull, 0.5, 50), 0.14, 0.62);
  const low = spline(
    part(hairline, 0.12, 0.62)
      .filter((_, i) => i % 4 === 0 || i === 23)
      .map((p, i) => add(p, [-0.02, size * (0.75 + ragged * Math.sin(i * 2.6))])),
  );
  const shape = band(root, low);
  s.H.glaze([shift(shape, [0.01, 0.02])], s.skin.shade, 0.4, 0.015, [closed(s.head.face)]);
  s.H.form([shape], c, { round: 0.05, base: 0.36 });
  const locks = Array.from({ length: 15 }, (_, i): Stroke => {
    const u = i / 14;
    const a = root[Math.round(u * 23)];
    const b = part(low, u, u, 2)[0];
    return { pts: [a, mix(a, b, 0.6), add(b, [-0.008, 0.006])], w: 0.009, press: [0.2, 1, 0.2], a: 0.4 };
  });
  s.H.ink(locks, c.ink);
}

function combedCap(cap: Cap): void {
  const { s, st, c, skull, hairline, tones } = cap;
  const edge = st.texture === 'tousled' ? bumpy(skull, -0.014, 0.13, 7) : skull;
  const shape = band(edge, hairline);
  s.H.form([shape], c, { round: 0.08, base: 0.38, tones: [...tones, shine(cap)] });
  const hairs = combed(cap);
  s.H.ink(hairs, c.ink, { clip: [shape] });
  // every fifth hair catches the light
  const lit = hairs.filter((_, i) => i % 5 === 2).map((h): Stroke => ({ ...h, w: 0.0065 }));
  s.H.ink(lit, c.light, { clip: [shape], alpha: 0.45 });
  s.H.ink(
    [
      { pts: edge, w: 0.011, press: [0.4, 1, 0.8, 1.1, 0.5], gap: s.flip ? [0.62, 0.72] : [0.28, 0.38] },
      ...ticks(hairline, 16, 0.03),
    ],
    c.ink,
  );
  if (st.fringe) fringeOf(cap, st.fringe);
}

/** Paints the hair on the skull. */
export function drawHairCap(s: HeadSpace, st: Hair, c: Ramp): void {
  const cap = capOf(s, st, c);
  if (st.fade) fade(cap);
  else if (st.texture === 'coily' || st.texture === 'curly') curly(cap);
  else if (st.texture === 'cropped') cropped(cap);
  else combedCap(cap);
}
