/** Knits: columns of stitches, ropes of cable. */

import { GRAIN, noiseAt } from '#atelier/kit/noise.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import { fraction, type WeaveAt } from './weave-at.ts';

/** Page units across two stitches of a fine knit, and from row to row: 8 and 5 millimetres, as the wool of a jumper lies. */
const RIB = 4.6;
const ROW = 2.9;

/** Columns of stitches in ribs: the furrows between them are seen, and hardly the rows. */
export const rib =
  (depth: number): WeaveAt =>
  (u, v) => {
    const x = Math.abs(fraction(u / RIB) - 0.5);
    const groove = smoothstep(0.22, 0.5, x);
    const stitch = Math.sin((v / ROW) * 6.283 + x * 6);
    return depth * (groove * 1.2 - 0.45 + stitch * 0.15);
  };

/** Smooth knit: columns of stitches too fine to be counted, told by their running down the cloth. */
export const stockinette =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * noiseAt(GRAIN, u * 1.9, v * 0.5);

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
