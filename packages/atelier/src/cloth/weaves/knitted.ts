/** Knits: columns of stitches, ropes of cable. */

import { smoothstep } from '#atelier/kit/numbers.ts';
import { fraction, type WeaveAt } from './weave-at.ts';

/** Columns of V-shaped stitches in ribs. */
export const rib =
  (depth: number): WeaveAt =>
  (u, v) => {
    const x = fraction(u / 6.2) - 0.5;
    const groove = smoothstep(0.24, 0.5, Math.abs(x));
    return depth * (groove * 1.15 - 0.42) + Math.sin(v * 1.7 + Math.abs(x) * 7) * depth * 0.3;
  };

export const cable =
  (depth: number): WeaveAt =>
  (u, v) => {
    const x = (fraction(u / 34) - 0.5) * 34;
    if (Math.abs(x) < 9.5) {
      const t = (v / 15) * Math.PI;
      const swing = Math.sin(t) * 5;
      const first = Math.abs(x - swing);
      const second = Math.abs(x + swing);
      const inFront = Math.cos(t) > 0 ? first : second;
      const behind = inFront === first ? second : first;
      const rope = inFront < 4.4 ? inFront / 4.4 : 0.35 + (behind / 4.4) * 0.8;
      const ply = Math.sin((v + (inFront === first ? x : -x)) * 1.7);
      return depth * (Math.min(1.2, rope) ** 2 - 0.45) + depth * 0.25 * ply;
    }
    const stitch = fraction(x / 5.2) - 0.5;
    const groove = Math.abs(Math.abs(x) - 10.5) < 1.2 ? depth * 0.7 : 0;
    return depth * (0.3 * Math.sin((v + Math.abs(stitch) * 5) * 1.5)) + groove;
  };
