/** Locks that fall before the ears, and the wisps that escape from gathered hair. One z-order a lock over its whole length. */
import type { Ramp, Tone } from './brush.ts';
import { add, band, between, mix, part, shift, spline } from './curves.ts';
import type { Hair } from './data/hair.ts';
import { drawBraid } from './draw-gathered.ts';
import { hairWave } from './face-of.ts';
import { type Lock, lockOf, strands } from './hair-shapes.ts';
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

function drawLock(s: HeadSpace, st: Hair, c: Ramp, side: 'L' | 'R'): void {
  const lock = lockOf(s.head, st, side, hairWave(s.person.heritage));
  if (!lock || !st.fall) return;
  const { H } = s;
  const { inner, outer } = lock;
  const ei = inner[inner.length - 1];
  const eo = outer[outer.length - 1];
  const tip = spline([ei, add(mix(ei, eo, 0.4), [0, 0.05 + Math.abs(st.fall.taper) * 0.4]), eo]);
  const shape = [...inner, ...tip, ...outer.slice().reverse()];
  const shaded = (side === 'R') !== s.flip;
  H.glaze([shift(shape, [s.flip ? -0.02 : 0.02, 0.025])], '#6a5258', 0.36, 0.02, undefined, true);
  H.form([shape], c, { round: 0.06, base: 0.36, tones: lockTones(lock, shaded) });
  H.ink(
    [
      ...strands(inner, outer, 22, 0.0095, side === 'L' ? 4 : 6),
      { pts: part(inner, 0.04, 1), w: 0.0095, press: [0.4, 1, 0.8, 0.9, 0.2] },
      {
        pts: part(outer, 0.02, 1),
        w: shaded ? 0.0135 : 0.0095,
        press: [0.4, 1, 0.8, 1.1, 0.3],
        gap: shaded ? undefined : [0.22, 0.32],
      },
      { pts: tip, w: 0.0085, press: [0.2, 0.8, 0.2] },
    ],
    c.ink,
  );
  // a few hairs catch the light
  H.ink(strands(inner, outer, 7, 0.007, side === 'L' ? 14 : 16), c.light, { alpha: shaded ? 0.3 : 0.5 });
}

function wisps(s: HeadSpace, c: Ramp): void {
  const { hairline } = s.head;
  const a = hairline[1];
  const n = hairline[8] ?? hairline[hairline.length - 2];
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
  if (st.gather && s.view !== 'front') wisps(s, c);
}
