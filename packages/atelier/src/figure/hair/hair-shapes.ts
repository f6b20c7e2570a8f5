/** Shapes that the hair files share: the swollen skull, strands, curls, bumpy outlines, falling locks. All in head space. */

import type { Brush, Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { Head } from '#atelier/figure/head/head-of.ts';
import { die, SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { arcLength, part, resample, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, place, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Hair } from './hair-styles.ts';

/** How far hair sinks where it parts, heads. */
const DIP = 0.012;

/** The skull's curve pushed out: `top` at the crown, `side` at the ears; it sinks at a parting and swells on either side of it. */
export function swell(h: Head, st: Hair): Point[] {
  const s = spline(h.skull);
  const n = s.length;
  const parted = st.part === 'centre' || st.part === 'side';
  const crown = h.parting[st.part === 'side' ? 'side' : 'centre'][2];
  return s.map((p, i) => {
    const normal = unit(perp(sub(s[Math.min(n - 1, i + 1)], s[Math.max(0, i - 1)])));
    const up = Math.max(0, normal[1]) ** 0.8;
    // at the far temple of a turned head hair comes out of the skin; cloth lies over it
    const root = st.cover || h.farEar ? 1 : smoothstep(-0.04, 0.34, i / n);
    const from = p[1] < 0.25 ? Math.abs(p[0] - crown[0]) : 9;
    const dip = parted ? DIP * (Math.exp(-((from / 0.045) ** 2)) - 0.3 * Math.exp(-(((from - 0.15) / 0.1) ** 2))) : 0;
    return add(p, scaled(normal, (dip - lerp(st.cap.side, st.cap.top, up)) * root));
  });
}

/** Points of a strand before it is cut to length. */
const STRAND_POINTS = 40;

/** The curves from one guide to the other, by the share of the way. */
function blended(a: Point[], b: Point[]): (u: number) => Point[] {
  const from = resample(a, STRAND_POINTS);
  const to = resample(b, STRAND_POINTS);
  return (u) => from.map((p, i) => mix(p, to[i], u));
}

/** Of many hairs, how many a preview draws, each twice as broad. */
const FEWER_HAIRS = 0.4;
/** @returns how many of `n` hairs are drawn, and how much broader. */
export const hairsFor = (H: Brush, n: number): { n: number; broader: number } =>
  !H.shows('hair') ? { n: Math.ceil(n * FEWER_HAIRS), broader: 2 } : { n, broader: 1 };

/** The side this person's cut hair leans to: one for the fringe, the crown and the back. */
export const leanOf = (seed: number): 1 | -1 => (die(2, seed, 'hair.lean') ? 1 : -1);

/** Strands between two guides, uneven in start, end and weight; a few run long, most die early. */
export function strands(a: Point[], b: Point[], n: number, w: number, next: () => number, alpha = 0.62): Stroke[] {
  const strandAt = blended(a, b);
  return Array.from({ length: n }, (_, i): Stroke => {
    const u = (i + 0.5 + (next() - 0.5) * 0.9) / n;
    const from = next() * 0.45;
    const to = 0.5 + next() * 0.5;
    return {
      pts: part(strandAt(u), from, to, 26),
      w: w * (0.45 + next() * 0.9),
      press: [0.1, 1, 0.8, 0.1],
      a: alpha * (0.4 + 0.6 * next()),
    };
  });
}

/**
 * What makes a mass of hair: broad locks of light and shade along the way it is combed, then single hairs. `hairs` are the
 * lines of the comb; locks take every third of them.
 */
export function combThrough(H: Brush, hairs: readonly Stroke[], c: Ramp, clip: Point[][], shine = 1): void {
  const broad = (from: number, w: number, a: number): Stroke[] =>
    hairs
      .filter((_, i) => i % 3 === from)
      .map((h, i) => ({ ...h, w: w * (0.7 + ((i * 7) % 5) * 0.16), press: [0.05, 1, 0.8, 0.05], a }));
  const lit = (!H.shows('hair') ? [] : hairs)
    .filter((_, i) => i % 2 === 1)
    .map(
      (h): Stroke => ({
        pts: shift(h.pts, [0.006, -0.005]),
        w: 0.0056,
        a: 0.36 * shine,
        press: [0.1, 0.6, 1, 0.5, 0.1],
      }),
    );
  H.ink([...broad(0, 0.042, 0.26), ...hairs], mixHex(c.ink, c.deep, 0.35), { clip });
  H.ink([...broad(1, 0.034, 0.17 * shine), ...lit], c.light, { clip });
}

/**
 * Light across combed hair, broken by its strands: short tapering strokes along the comb, the ones in the middle of the band
 * longest. @param a @param b the edges of the mass. @param at where along them the light lies, fractions.
 */
export function sheen(
  a: Point[],
  b: Point[],
  n: number,
  at: readonly [from: number, to: number],
  next: () => number,
): Stroke[] {
  const long = at[1] - at[0];
  const strandAt = blended(a, b);
  return Array.from({ length: n }, (_, i): Stroke => {
    const u = 0.06 + (0.88 * (i + 0.15 + next() * 0.7)) / n;
    const mid = Math.sin(Math.PI * u) ** 0.5;
    const from = at[0] + long * (0.5 - mid * (0.25 + next() * 0.3));
    return {
      pts: part(strandAt(u), from, from + long * mid * (0.5 + next() * 0.6), 14),
      w: 0.009 + next() * 0.013,
      press: [0.05, 0.7, 1, 0.6, 0.05],
      a: 0.2 + next() * 0.4,
    };
  });
}

/** Single hairs that leave an outline and come back to it, or do not. */
export function flyaways(edge: Point[], n: number, reach: number, next: () => number): Stroke[] {
  return Array.from({ length: n }, (): Stroke => {
    const u = 0.08 + next() * 0.8;
    const [a, b] = part(edge, u, Math.min(1, u + 0.05 + next() * 0.07), 2);
    const out = scaled(unit(perp(sub(b, a))), -reach * (0.5 + next()));
    return {
      pts: spline([a, add(mix(a, b, 0.45), out), add(b, scaled(out, 0.6))]),
      w: 0.0056,
      press: [0.5, 0.9, 0.1],
      a: 0.55,
    };
  });
}

/** Open rings scattered over a shape's box: the marks of curls. */
export function curls(shape: Point[], n: number, radius: number, next: () => number, w: number): Stroke[] {
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: n }, (): Stroke => {
    const c: Point = [lerp(box[0], box[1], next()), lerp(box[2], box[3], next())];
    const turn = next() * 360;
    const r = radius * (0.6 + next() * 0.8);
    return {
      pts: part(place(ellipse([0, 0], r, r * 0.8, 16), c, turn), 0, 0.45 + next() * 0.3, 14),
      w: w * (0.5 + next() * 0.8),
      press: [0.2, 1, 0.3],
      a: 0.3 + next() * 0.45,
    };
  });
}

/** A line broken into uneven bumps: curls seen against the light. A negative height swells to the left of the line's way. */
export function bumpy(line: Point[], height: number, step: number, next: () => number): Point[] {
  const n = Math.max(8, Math.round(arcLength(line) / step));
  const even = resample(line, n * 3);
  const knots = Array.from({ length: n }, (_, i) => {
    if (i === 0) return even[0];
    if (i === n - 1) return even[n * 3 - 1];
    return even[Math.max(0, Math.min(n * 3 - 1, i * 3 + Math.round((next() - 0.5) * 2.4)))];
  });
  const out: Point[] = [];
  for (let i = 0; i < n - 1; i++) {
    const normal = unit(perp(sub(knots[i + 1], knots[i])));
    const h = height * (0.45 + next() * 0.85);
    const skew = 0.8 + next() * 0.4;
    for (let k = 0; k < 6; k++) {
      const t = k / 6;
      out.push(add(mix(knots[i], knots[i + 1], t), scaled(normal, h * Math.sin(Math.PI * t ** skew) ** 0.8)));
    }
  }
  out.push(knots[n - 1]);
  return out;
}

/** Outline of an afro round the skull, from the facing ear over the crown to the back. */
export function afroRing(h: Head, st: Hair): Point[] {
  const mid = mix(h.skull[2], h.skull[h.skull.length - 3], 0.5);
  const round = place(
    ellipse([0, 0], 0.335 + st.cap.side, 0.4 + st.cap.top * 0.72, 64),
    [mid[0] * 0.9 + 0.01, 0.3],
    118,
  );
  return bumpy(round, -0.012, 0.05, stream(SAME, 'hair-shapes.round'));
}

/** An afro turns from the light as a ball does. */
export const afroTones = (s: { flip: boolean }, blob: Point[]): Tone[] => [
  { pts: shift(blob, [s.flip ? -0.3 : 0.3, 0.16]), d: 0.22, soft: 0.15 },
];

/** Skin seen through very short hair. */
export const throughSkin = (skin: Ramp, c: Ramp, t: number): Ramp => ({
  light: mixHex(skin.light, c.base, t),
  base: mixHex(skin.base, c.base, t),
  shade: mixHex(skin.shade, c.shade, t),
  deep: mixHex(skin.deep, c.deep, t),
  ink: c.ink,
});
