import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { part } from '#atelier/kit/curves.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { Lock } from './hair-fall.ts';

/**
 * Every lock is a form of its own: it turns into the dark where the next one lies over it, and takes the light on its bends.
 * @param shaded the mass lies away from the light.
 */
export const lockTones = (locks: readonly Lock[], shaded: boolean): Tone[] =>
  locks.flatMap(({ spine, shape }, i): Tone[] => {
    const over = spine.map((p, k) => mix(p, shape[87 - k], 0.72));
    const top = 4 + ((i * 5) % 4) * 2;
    const lit = (a: number, b: number, d: number): Tone => ({
      pts: band(spine.slice(a, b), over.slice(a, b)),
      d: shaded ? d * 0.5 : d,
      soft: 0.036,
    });
    return [
      { pts: band(shape.slice(3, 42), spine.slice(3, 42)), d: 0.2, soft: 0.036 },
      lit(top, top + 9, -0.2),
      lit(top + 17, top + 25, -0.14),
    ];
  });

/** The depth between locks and the light along them. */
export function dressLocks(s: HeadSpace, locks: Lock[], c: Ramp, clip: Point[][], shaded: boolean): void {
  const { H } = s;
  const edge = (l: Lock, a: number, b: number): Point[] => l.shape.slice(Math.round(44 * a), Math.round(44 * b));
  const seams = locks.map(
    (l): Stroke => ({ pts: edge(l, 0.12, 0.99), w: l.half * 0.42, press: [0.05, 0.5, 0.9, 1, 0.3, 0.05], a: 0.4 }),
  );
  H.ink(seams, c.deep, { clip });
  const crests = locks.flatMap((l, i): Stroke[] => {
    const lit = l.spine.map((p, k) => mix(p, l.shape[87 - k], 0.3));
    const a = 0.1 + ((i * 7) % 5) * 0.03;
    return [
      { pts: part(lit, a, a + 0.26), w: l.half * 0.5, press: [0.05, 0.8, 1, 0.5, 0.05], a: shaded ? 0.16 : 0.32 },
      { pts: part(lit, a + 0.38, a + 0.6), w: l.half * 0.36, press: [0.05, 0.8, 1, 0.05], a: shaded ? 0.1 : 0.2 },
    ];
  });
  H.ink(crests, c.light, { clip });
}
