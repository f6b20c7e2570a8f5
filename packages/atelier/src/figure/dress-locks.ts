import type { Ramp } from './brush.ts';
import { mix, type P, part } from './curves.ts';
import type { Lock } from './hair-fall.ts';
import type { HeadSpace } from './head-space.ts';
import type { Stroke } from './ribbon.ts';

/** The depth between locks and the light along them. */
export function dressLocks(s: HeadSpace, locks: Lock[], c: Ramp, clip: P[][], shaded: boolean): void {
  const { H } = s;
  const edge = (l: Lock, a: number, b: number): P[] => l.shape.slice(Math.round(44 * a), Math.round(44 * b));
  const seams = locks.map(
    (l): Stroke => ({ pts: edge(l, 0.12, 0.99), w: l.half * 0.42, press: [0.05, 0.5, 0.9, 1, 0.3, 0.05], a: 0.34 }),
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
