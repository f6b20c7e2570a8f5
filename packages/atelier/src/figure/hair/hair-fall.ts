/** Long hair as it hangs: the two masses beside a face, and the locks they part into. All in head space. */

import { hairWave } from '#atelier/figure/head/face-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { die, stream } from '#atelier/kit/chance.ts';
import { between, nearest, part, resample, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import type { Hair } from './hair-styles.ts';

/** Below this height hair has left the head and hangs. */
const FREE = 0.5;

/** A curve of the head that hangs plumb from where it leaves it, however the head is tilted. */
export const hanging = (s: HeadSpace, line: Point[]): Point[] =>
  line.map(([x, y]): Point => {
    const free = Math.max(0, y - FREE);
    return [x + s.plumb * free * smoothstep(0, 0.4, free), y];
  });

function wavy(line: Point[], amp: number, from: number, phase: number, turns: number): Point[] {
  return resample(line, 60).map((p, i) => {
    const t = i / 59;
    return add(p, [Math.sin(t * turns * Math.PI * 2 + phase) * amp * smoothstep(from, 0.6, t), 0]);
  });
}

/** Carries an edge of a lock down to `to`, spreading and tapering. */
function extend(line: Point[], to: number, spread: number, taper: number, side: number): Point[] {
  const end = Math.min(to, line[line.length - 1][1]);
  const out = line
    .filter((p) => p[1] <= end)
    .map((p, i) => (i < 2 ? p : add(p, [side * spread * Math.min(1, (i - 1) / 3), 0])));
  const e = out[out.length - 1];
  if (to <= line[line.length - 1][1] + 0.05) return [...out, [e[0] - side * taper * 0.6, to]];
  for (let k = 1; k <= 3; k++) {
    const t = k / 3;
    out.push([e[0] + side * (Math.sin(t * 2.6) * 0.18 * spread - taper * t ** 2), lerp(e[1], to, t)]);
  }
  return out;
}

/** The edges of a mass: beside the face, and the outer one; 60 points each. */
export interface Fall {
  inner: Point[];
  outer: Point[];
}

/** Waves swing no further than this, heads. */
const MOST_WAVE = 0.12;
/** How far hair beyond a turned face may come over its outline, heads. */
const OVERLAP = 0.03;

/** Keeps the inner edge of the mass beyond a face off its mouth: waves swing outward there. @param far the outline, chin to temple. */
const clearOf = (far: Point[], inner: Point[]): Point[] =>
  inner.map((p): Point => {
    if (p[1] < 0.5) return p;
    const beside = far[nearest(far, [far[0][0], Math.min(p[1], far[0][1])])];
    return [Math.min(p[0], lerp(beside[0] + OVERLAP, p[0], smoothstep(0.94, 1.16, p[1]))), p[1]];
  });

/** Up to this length below the crown hair is cut level, heads: it ends lowest beside the jaw and turns in beneath it. */
const LEVEL = 1.1;
export const isLevel = ({ fall, level }: Hair): boolean => !!fall && (level === true || fall.length <= LEVEL);
/** How far the outer edge of such hair stands out, heads, along its length. */
const bobbed = (t: number): number =>
  0.042 * Math.exp(-(((t - 0.7) / 0.17) ** 2)) - 0.06 * smoothstep(0.78, 1, t) ** 1.3;

/** A child's hair is finer and stands out less, by this share. */
const SOFT = 0.55;

/** The edge of hair that parts on the near side: it is swept over the forehead to the far temple, each person's as low as she likes. */
function across(s: HeadSpace, st: Hair, g: number): Point[] | null {
  if (st.part !== 'side' || g > 0 || st.texture === 'ropes') return null;
  const low = 0.026 + die(5, s.seed, 'hair-fall.sweep') * 0.009;
  const line = s.head.fall[LEFT].inner.slice(1);
  return line.map((p, i) => add(p, [0, i === 0 ? low : i === 1 ? low * 0.8 : 0]));
}

/** One of the two masses of a fall, from the parting to its ends. */
export function fallOf(s: HeadSpace, st: Hair, side: Side): Fall | null {
  const f = st.fall;
  if (!f) return null;
  const q = s.head.fall[side];
  const parting = s.head.parting[st.part === 'side' ? 'side' : 'centre'];
  const level = isLevel(st);
  const inner = extend(
    [parting[0], ...(across(s, st, side) ?? q.inner.slice(1))],
    f.length - (level ? 0.035 : 0.06),
    f.spread * 0.2,
    -f.taper * 0.3,
    side,
  );
  // ropes lie on the skull where other hair stands above it
  const crown = add(parting[parting.length - 1], [0, -st.cap.top * (st.texture === 'ropes' ? 0.55 : 1.22)]);
  // hair that parts on the near side lies over the whole top of the skull
  const over = st.part === 'side' && side < 0 ? [add(s.head.top, [0, -st.cap.top * 1.22])] : [];
  const down = q.outer
    .slice(1)
    .map((p, i) => (i < 2 ? add(p, [side * st.cap.side, -st.cap.top * (i === 0 ? 0.68 : 0.3)]) : p));
  const outer = extend([crown, ...over, ...down], f.length - (level ? 0.07 : 0), f.spread, f.taper * 0.55, side);
  const amp = clamp(f.wave + hairWave(s.person.heritage), 0, f.turns ? f.wave : MOST_WAVE);
  const turns = f.turns ?? f.length * 1.1;
  const beside = wavy(hanging(s, spline(inner)), amp * 0.6, 0.34, 1.8, turns);
  const away = wavy(hanging(s, spline(outer)), amp, 0.28, 1.5, turns);
  return {
    inner: side < 0 ? clearOf(s.head.contour[1], beside) : beside,
    outer: level ? away.map((p, i) => add(p, [side * bobbed(i / 59) * (1 - s.model.young * SOFT), 0])) : away,
  };
}

/** The end of a mass, from one edge to the other: full locks, light between them. @param low how far they hang below it, heads. */
export function lockedEnd(from: Point, to: Point, next: () => number, low: number): Point[] {
  const hang = low * Math.min(1, Math.abs(to[0] - from[0]) / 0.24);
  const along = (u: number, down: number): Point => add(mix(from, to, u), [0, down]);
  const lobes = [0.14, 0.4, 0.68, 0.9].flatMap((at, i): Point[] => {
    const u = at + (next() - 0.5) * 0.08;
    const tip = along(u, hang * (0.5 + next() * 0.8));
    return i < 3 ? [tip, along(u + 0.1, hang * (0.2 + next() * 0.3))] : [tip];
  });
  return spline([from, ...lobes, to]);
}

export interface Lock {
  /** Its middle from root to tip, 44 points, and its outline. */
  spine: Point[];
  shape: Point[];
  /** Half its width at its widest. */
  half: number;
}

/** A tapering lock about a line. @param widths half-widths at even stations. */
export function lockAbout(line: Point[], widths: readonly number[]): Lock {
  const n = 44;
  const spine = resample(line, n);
  const edge = (g: number) =>
    spine.map((p, i) => {
      const f = (i / (n - 1)) * (widths.length - 1);
      const j = Math.min(widths.length - 2, Math.floor(f));
      const w = lerp(widths[j], widths[j + 1], smoothstep(0, 1, f - j));
      const way = unit(sub(spine[Math.min(n - 1, i + 1)], spine[Math.max(0, i - 1)]));
      return add(p, scaled(perp(way), g * w));
    });
  return { spine, shape: [...edge(1), ...edge(-1).reverse()], half: Math.max(...widths) };
}

/** Where a lock leaves the mass it grows in: a fraction of its length. */
const ROOT = 0.1;

/** Where a mass comes to its point, a fraction of its breadth from the face. */
const FOCUS = 0.44;

/** A mass that narrows towards its ends, as hair does that was never cut to one length. */
export function gathered({ inner, outer }: Fall): Fall {
  const focus = between(inner, outer, FOCUS, 60);
  const drawn = (p: Point, i: number): Point => mix(p, focus[i], 0.36 * smoothstep(0.5, 1, i / 59));
  return { inner: inner.map(drawn), outer: outer.map(drawn) };
}

/**
 * The locks a mass parts into, the hindmost first: each bends in its own time and ends at its own height. @param full how far
 * they fill its breadth.
 */
export function locksOf(s: HeadSpace, st: Hair, fall: Fall, n: number, full = 1): Lock[] {
  const next = stream(s.seed, 'hair-fall.locks', n, fall.inner[59][0] * 1000);
  const amp = Math.max(0.006, (st.fall?.wave ?? 0) * 0.55);
  const breadth = (t: number): number => {
    const [a, b] = [part(fall.inner, t, t, 2)[0], part(fall.outer, t, t, 2)[0]];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  const wide = [0.1, 0.3, 0.5, 0.7, 0.9].map(breadth);
  const side = Math.sign(fall.outer[59][0] - fall.inner[59][0]);
  const locks = Array.from({ length: n }, (_, i) => {
    const u = clamp((i + 0.5 + (next() - 0.5) * 0.5) / n, 0.06, 0.94);
    // the locks about the focus hang lowest; the others end above them, and lean together two by two
    const end = 1 - Math.abs(u - FOCUS) * 0.2 - next() * 0.07;
    const pair = ((Math.floor(i / 2) * 2 + 1) / n - u) * 0.4;
    const phase = next() * 6;
    const line = part(between(fall.inner, fall.outer, u, 60), ROOT, end, 50).map((p, k): Point => {
      const t = k / 49;
      const aside =
        Math.sin(t * 7 + phase) * amp * smoothstep(0.3, 0.8, t) + side * pair * wide[4] * smoothstep(0.55, 1, t);
      return add(p, [aside, 0]);
    });
    const k = ((0.72 + next() * 0.36) * full) / n;
    return lockAbout(line, [
      0.004,
      wide[1] * k,
      wide[2] * k * 1.2,
      wide[3] * k * 1.25,
      wide[4] * k * 1.25,
      wide[4] * k * 1.2,
      wide[4] * k * 0.95,
      0.003,
    ]);
  });
  return [...locks.filter((_, i) => i % 2 === 0), ...locks.filter((_, i) => i % 2 === 1)];
}
