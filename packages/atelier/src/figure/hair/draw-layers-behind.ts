/** A short cut seen from behind: locks in layers that fall away from the whorl, the lowest first. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { stream } from '#atelier/kit/chance.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { mix, norm, type Point, sub } from '#atelier/kit/points.ts';
import { leeward, WHORL } from './hair-behind.ts';
import { type Lock, lockAbout } from './hair-fall.ts';
import { leanOf } from './hair-shapes.ts';

/** Where the locks of a layer begin between whorl and outline, how long they are against that way, and how many there are. */
const LAYERS = [
  { from: 0.44, long: 0.58, n: 26 },
  { from: 0.2, long: 0.6, n: 19 },
  { from: 0.02, long: 0.52, n: 13 },
] as const;

/** @param rim outline of the hair from the nape's one end over the crown and back along the nape. @param loose 0 combed flat to 1 tousled. */
export function drawLayersBehind(s: HeadSpace, rim: Point[], c: Ramp, loose: number): void {
  const { H } = s;
  const next = stream(s.seed, 'layers-behind.locks');
  const lean = leanOf(s.seed);
  const at = (u: number): Point => part(rim, u - Math.floor(u), u - Math.floor(u), 2)[0];
  for (const [row, { from, long, n }] of LAYERS.entries()) {
    const locks = Array.from({ length: n }, (_, i): Lock => {
      const u = (((i * 5) % n) + 0.2 + next() * 0.6) / n;
      const [p, q] = [at(u), at(u + lean * (0.012 + next() * 0.03 * loose))];
      const end = from + long * (0.86 + next() * 0.2) + 0.03 * loose;
      const over = lerp(1, end, smoothstep(1.05, 0.95, end));
      const k = (0.7 + next() * 0.5) * (0.3 + norm(sub(p, WHORL)) * 0.85);
      const line = spline([
        mix(WHORL, p, from),
        mix(WHORL, mix(p, q, 0.4), from + long * 0.55),
        mix(WHORL, q, Math.min(end, over + 0.03)),
      ]);
      return lockAbout(line, [0.006, 0.04 * k, 0.05 * k, 0.036 * k, 0.003]);
    });
    const shapes = locks.map((l) => l.shape);
    H.form(shapes, c, {
      round: 0.05,
      relief: 0.35,
      base: 0.44 - row * 0.03,
      edge: 0.3,
      grain: 0.5,
      tones: [{ pts: leeward(rim), d: 0.26, soft: 0.3 }],
    });
    const edges = locks.map(
      (l): Stroke => ({ pts: l.shape.slice(10, 46), w: 0.0062, press: [0.05, 0.6, 0.9, 0.1], a: 0.34 }),
    );
    const crests = locks.map((l, i): Stroke => {
      const t = 0.12 + ((i * 7) % 5) * 0.05;
      return { pts: part(l.spine, t, t + 0.4, 14), w: l.half * 0.42, press: [0.05, 0.9, 0.6, 0.05], a: 0.3 };
    });
    H.ink(edges, c.ink);
    H.ink(crests, c.light, { clip: shapes });
  }
}
