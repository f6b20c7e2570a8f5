/** Locks that fall before the ears, and the wisps that escape from gathered hair. One z-order a lock over its whole length. */
import type { Ramp, Tone } from './brush.ts';
import { add, band, between, clamp, mix, type P, part, shift, smooth, spline } from './curves.ts';
import type { Hair } from './data/hair.ts';
import { drawBraid, drawTwoPlaits } from './draw-gathered.ts';
import { drawRopes } from './draw-ropes.ts';
import { hairWave } from './face-of.ts';
import { combThrough, flyaways, type Lock, lockOf, strands } from './hair-shapes.ts';
import type { HeadSpace } from './head-space.ts';

function lockTones({ inner, outer }: Lock, shaded: boolean): Tone[] {
  const mid = between(inner, outer, 0.5, 40);
  const far = between(inner, outer, 0.78, 40);
  const tones: Tone[] = [
    { pts: band(part(inner, 0.2, 1), part(between(inner, outer, 0.28, 40), 0.2, 1)), d: 0.22, soft: 0.03 },
    { pts: band(part(mid, 0.12, 0.34), part(far, 0.12, 0.34)), d: shaded ? -0.12 : -0.24, soft: 0.035 },
    { pts: band(part(mid, 0.55, 0.8), part(far, 0.55, 0.8)), d: -0.12, soft: 0.035 },
  ];
  if (shaded)
    tones.push({ pts: band(part(outer, 0.2, 1), part(between(inner, outer, 0.7, 40), 0.2, 1)), d: 0.18, soft: 0.04 });
  return tones;
}

/** Where the locks of a fall end, as shares of its length, and how wide each is cut of the whole. */
const ENDS = [0.9, 1, 0.83, 0.95];
/** Where the mass parts into locks. */
const PARTS = 0.46;

/** The tapering points a fall splits into, each ending at a height of its own. */
function pointsOf({ inner, outer }: Lock, g: number, first: number): P[][] {
  const n = ENDS.length;
  return ENDS.map((_, k) => {
    const end = ENDS[(k + first) % n];
    const edge = (u: number) => part(between(inner, outer, clamp(u), 60), PARTS, end, 30);
    const [a, b] = [edge(k / n - 0.07), edge((k + 1) / n + 0.07)];
    const tip = (i: number) => smooth(0.38, 1, i / 29);
    const curl = (i: number) => g * (k % 2 ? 0.035 : -0.025) * (i / 29) ** 3;
    const taper = (line: P[], other: P[]) => line.map((p, i) => add(mix(p, other[i], tip(i) * 0.5), [curl(i), 0]));
    return [...taper(a, b), ...taper(b, a).reverse()];
  });
}

/** The lock that lies behind the shoulder comes forward only beside the face. */
const behindShoulder = (st: Hair): Hair =>
  st.fall && st.fall.length > 1.4 ? { ...st, fall: { ...st.fall, length: 1.3, spread: st.fall.spread * 0.4 } } : st;

function drawLock(s: HeadSpace, style: Hair, c: Ramp, side: 'L' | 'R'): void {
  const shaded = (side === 'R') !== s.flip;
  const st = shaded ? behindShoulder(style) : style;
  const lock = lockOf(s.head, st, side, hairWave(s.person.heritage));
  if (!lock || !st.fall) return;
  const { H } = s;
  const { inner, outer } = lock;
  if (st.texture === 'ropes') {
    drawRopes(H, inner, outer, c, {
      n: st.plaited ? 6 : 5,
      width: st.plaited ? 0.052 : 0.07,
      plaited: !!st.plaited,
      seed: s.seed + (side === 'L' ? 3 : 4),
    });
    return;
  }
  const blunt = st.fall.length <= 1.1;
  const ei = inner[inner.length - 1];
  const eo = outer[outer.length - 1];
  const tip = spline([ei, add(mix(ei, eo, 0.4), [0, 0.05 + Math.abs(st.fall.taper) * 0.4]), eo]);
  const whole = [...inner, ...tip, ...outer.slice().reverse()];
  const points = blunt ? [] : pointsOf(lock, side === 'L' ? -1 : 1, s.seed % ENDS.length);
  const mass = blunt ? whole : band(part(inner, 0, PARTS + 0.12), part(outer, 0, PARTS + 0.12));
  const shapes = [mass, ...points];
  const cast = shapes.map((q) => shift(q, [s.flip ? -0.02 : 0.02, 0.025]));
  H.glaze(cast, '#6a5258', 0.36, 0.02, undefined, true);
  H.form(shapes, c, { round: 0.06, base: 0.36, tones: lockTones(lock, shaded) });
  combThrough(H, strands(inner, outer, 34, 0.0085, side === 'L' ? 4 : 6), c, shapes, shaded ? 0.7 : 1);
  points.forEach((q, i) => {
    H.ink([{ pts: q, w: 0.0095, press: [0.05, 0.7, 1, 0.5, 1, 0.7, 0.05] }], c.ink, {
      hide: [...points.slice(i + 1), mass],
    });
    // the seam between two locks runs up into the mass
    const seam = q.slice(0, 22);
    if (i) H.ink([{ pts: seam, w: 0.009, press: [0.05, 0.9, 0.8, 0.2], a: 0.6 }], c.ink, { clip: shapes });
  });
  const to = blunt ? 1 : PARTS + 0.12;
  H.ink(
    [
      { pts: part(inner, 0.04, to), w: 0.0095, press: [0.4, 1, 0.8, 0.9, 0.5] },
      {
        pts: part(outer, 0.02, to),
        w: shaded ? 0.0135 : 0.0095,
        press: [0.4, 1, 0.8, 1.1, 0.6],
        gap: shaded ? undefined : [0.22, 0.32],
      },
      ...(blunt ? [{ pts: tip, w: 0.0085, press: [0.2, 0.8, 0.2] }] : []),
    ],
    c.ink,
    { hide: points },
  );
  H.ink(flyaways(outer, 5, 0.01, s.seed + (side === 'L' ? 8 : 9)), c.ink);
}

function wisps(s: HeadSpace, c: Ramp): void {
  const { far: a, near: n } = s.head.temple;
  s.H.ink(
    [
      { pts: spline([a, add(a, [-0.012, 0.1]), add(a, [0.012, 0.19])]), w: 0.0075, press: [0.8, 0.7, 0.1], a: 0.6 },
      { pts: spline([n, add(n, [-0.012, 0.09]), add(n, [0.006, 0.2])]), w: 0.0075, press: [0.8, 0.7, 0.1], a: 0.6 },
    ],
    c.ink,
  );
}

/** Paints the hair before face and shoulders. */
export function drawHairFront(s: HeadSpace, st: Hair, c: Ramp): void {
  if (st.fall) for (const side of ['L', 'R'] as const) drawLock(s, st, c, side);
  if (st.gather === 'braid') drawBraid(s, c);
  if (st.gather === 'two-plaits') drawTwoPlaits(s, c);
  if (st.gather && !st.fall && s.view !== 'front') wisps(s, c);
}
