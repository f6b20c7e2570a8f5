/** Short locks that end over the brow or stand above it. */

import { die, SAME, stream } from '#atelier/kit/chance.ts';
import { between, closedSpline, part, resample, spline } from '#atelier/kit/curves.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import type { Cap } from './hair-cap.ts';
import { type Lock, lockAbout } from './hair-fall.ts';
import { leanOf, strands } from './hair-shapes.ts';

/** A feathered fringe: tapering locks swept from the parting across the forehead, each to a length of its own. */
export function featheredFringe({ s, c, head, hairline, skull }: Cap, size: number): void {
  const next = stream(s.seed, 'tufts.fringe');
  const front = s.view === 'front';
  const root = mix(head.parting.side[0], head.parting.side[1], 0.5);
  const [from, to] = front ? [0.18, 0.56] : [0.07, 0.42];
  const n = 8;
  const locks = Array.from({ length: n }, (_, i): Point[] => {
    const u = to + ((from - to) * (i + 0.3 + next() * 0.4)) / n;
    const b = part(hairline, u, u, 2)[0];
    const rise = part(between(hairline, skull, 0.42, 60), u, u, 2)[0];
    // hair nearer the parting is swept further across
    const across = (u - from) / (to - from);
    const tip = add(b, [-size * (0.3 + across * 0.9 + next() * 0.3), size * (0.45 + next() * 0.6)]);
    const start = add(root, [(next() - 0.3) * 0.05, -0.03 * next()]);
    const line = resample(spline([start, add(mix(rise, root, 0.35 + across * 0.2), [-across * 0.04, 0]), tip]), 16);
    const edge = (g: number) =>
      line.map((p, k) => {
        const way = unit(sub(line[Math.min(15, k + 1)], line[Math.max(0, k - 1)]));
        return add(p, scaled([-way[1], way[0]], g * 0.036 * Math.sin(Math.PI * (0.12 + 0.88 * (k / 15))) ** 0.8));
      });
    return [...edge(1), ...edge(-1).reverse()];
  });
  s.H.glaze(
    locks.map((q) => shift(q, [0.01, 0.02])),
    s.skin.deep,
    0.34,
    0.014,
    [closedSpline(head.face)],
  );
  for (const [i, q] of locks.entries()) {
    s.H.form([q], c, { round: 0.04, base: 0.34 + (i % 3) * 0.05, edge: 0.4 });
    const hairs = strands(
      q.slice(0, 16),
      q.slice(16).reverse(),
      5,
      0.0072,
      stream(SAME, 'tufts.fringe-strands', i),
      0.6,
    );
    s.H.ink([...hairs, { pts: q.slice(3, 16), w: 0.008, press: [0.1, 0.9, 0.6], a: 0.7 }], c.ink, { clip: [q] });
    s.H.ink(hairs.slice(0, 2), c.light, { clip: [q], alpha: 0.6 });
  }
}

/**
 * The long top of a short cut: locks that rise from the crown, lean to one side and end over the brow, or stand above it.
 * Each person wears it their own way.
 */
export function tufts({ s, st, c, hairline, skull }: Cap): void {
  const next = stream(s.seed, 'tufts.locks');
  const front = s.view === 'front';
  const [from, to] = front ? [0.2, 0.82] : [0.1, 0.52];
  const lean = leanOf(s.seed);
  const stands = die(3, s.seed, 'tufts.stand') !== 0;
  const n = 15;
  const locks = Array.from({ length: n }, (_, i): Lock => {
    const order = (i * 7) % n;
    const u = from + ((to - from) * (order + 0.2 + next() * 0.6)) / n;
    const mid = Math.sin((Math.PI * (u - from)) / (to - from));
    const at = (v: number, du: number) => part(between(hairline, skull, v, 60), clamp(u + du), clamp(u + du), 2)[0];
    const up = (st.quiff ?? 0) * (0.7 + next() * 0.6) * mid;
    const tip = stands
      ? add(at(0.34, lean * 0.07), [lean * 0.02, -up * 0.9])
      : add(at(next() * 0.16, lean * (0.06 + next() * 0.04)), [lean * 0.02, (0.008 + next() * 0.03) * mid]);
    const line = stands
      ? [
          at(0.02 + next() * 0.1, -lean * 0.05),
          add(at(0.42, -lean * 0.04), [0, -up]),
          add(at(0.8, lean * 0.05), [0, -up * 1.25]),
          add(at(0.9 + next() * 0.06, lean * 0.2), [lean * 0.01, -up * 0.4]),
        ]
      : [at(0.92, -lean * 0.07), add(at(0.66, -lean * 0.03), [0, -up]), add(at(0.3, 0), [0, -up * 0.6]), tip];
    const k = 0.75 + next() * 0.6;
    return lockAbout(spline(line), [0.004, 0.036 * k, 0.052 * k, 0.036 * k, 0.002]);
  });
  const shapes = locks.map((l) => l.shape);
  if (!stands)
    s.H.glaze(
      shapes.map((q) => shift(q, [0.008, 0.018])),
      s.skin.deep,
      0.3,
      0.014,
      [closedSpline(s.head.face)],
    );
  locks.forEach((l, i) => {
    s.H.form([l.shape], c, { round: 0.05, relief: 0.7, base: 0.38 + (i % 4) * 0.035, edge: 0.2, grain: 0.5 });
    const hairs = strands(
      l.shape.slice(0, 44),
      l.shape.slice(44).reverse(),
      6,
      0.0062,
      stream(SAME, 'tufts.strands', i),
      0.55,
    );
    s.H.ink([...hairs, { pts: l.shape.slice(10, 40), w: 0.0066, press: [0.05, 0.5, 0.7, 0.05], a: 0.42 }], c.ink, {
      clip: [l.shape],
    });
    const crest = {
      pts: part(l.spine, 0.16 + (i % 3) * 0.06, 0.6 + (i % 2) * 0.12),
      w: l.half * 0.5,
      press: [0.05, 0.9, 1, 0.4, 0.05],
      a: 0.5,
    };
    s.H.ink([crest, ...hairs.slice(0, 3)], c.light, { clip: [l.shape], alpha: 0.6 });
  });
}
