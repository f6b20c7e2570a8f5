/** Cloth of crossing threads: what tells linen, denim, tweed, dupion and crepe apart. */
import { fraction, lift, scatter, type WeaveAt } from '#atelier/cloth/weaves/weave-at.ts';
import { smoothstep } from '#atelier/paint/geometry.ts';
import { BLOT, GRAIN, noiseAt, noiseBetween } from '#atelier/paint/noise.ts';

export const plainWeave =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (noiseAt(GRAIN, u * 3, v * 1.1) * 0.5 + noiseAt(GRAIN, u * 1.1, v * 3) * 0.5);

/** Diagonal lines of blue over white, broken by the weft; crests and thighs are rubbed pale. */
export const twill =
  (depth: number): WeaveAt =>
  (u, v, c, facing) => {
    const wear = noiseBetween(BLOT, u * 0.5, v * 0.16) * 0.05 + 0.08 * smoothstep(0.66, 0.9, facing.lambert);
    c[0] += wear;
    c[1] += wear;
    c[2] += wear * 0.75;
    const line = Math.sin((u * 0.9 + v * 0.62) * 2.7 + noiseAt(GRAIN, u * 0.7, v * 0.7) * 0.8);
    const slub = smoothstep(0.35, 0.75, noiseAt(GRAIN, u * 2.3, v * 0.16));
    lift(c, slub * 0.09);
    return line * depth * 0.55 + noiseAt(GRAIN, u * 2.6, v * 0.7) * depth * 0.55;
  };

/** Unequal threads both ways: thick ones run on for a hand's breadth and are seen. */
export const slub =
  (depth: number): WeaveAt =>
  (u, v) => {
    const weft = noiseBetween(GRAIN, u * 0.09, v * 0.62);
    const warp = noiseBetween(GRAIN, u * 0.62 + 41, v * 0.09 + 90);
    const thick = smoothstep(0.3, 0.62, weft) - smoothstep(0.3, 0.62, warp) * 0.6;
    return depth * (0.75 * weft + 0.75 * warp + 0.9 * thick + 0.35 * noiseAt(GRAIN, u * 2.4, v * 2.4));
  };

/** Silk of two threads: slubs lie across it as pale and dark dashes, and it turns colour with the light. */
export const dupion =
  (depth: number): WeaveAt =>
  (u, v, c, facing) => {
    const turn = smoothstep(0.35, 0.95, facing.lambert) - 0.5;
    c[0] *= 1 + turn * 0.16;
    c[2] *= 1 - turn * 0.2;
    const row = Math.floor(v / 2.2);
    const q = scatter(row, Math.floor(u / 44 + scatter(row, 3) * 9));
    const dash = q > 0.7 ? smoothstep(0.5, 0.1, Math.abs(fraction(v / 2.2) - 0.5)) : 0;
    return depth * (0.5 * noiseAt(GRAIN, u * 0.3, v * 2.6) + dash * (q > 0.86 ? -1.5 : 1.1));
  };

/** Crisp cloth that keeps every crush as a small facet. */
export const crumpled =
  (depth: number): WeaveAt =>
  (u, v, _c, facing) => {
    const a = noiseBetween(BLOT, u * 0.55, v * 0.3);
    const ridge = smoothstep(0.1, 0, Math.abs(a)) - 0.22;
    const facet = a > 0 ? -0.5 : 0.4;
    return depth * (facet - ridge * (0.6 + 0.6 * facing.lambert)) * (0.5 + 0.5 * noiseBetween(BLOT, u * 0.16, v * 0.1));
  };

/** Fine ribs across: silk and poplin seen close. */
export const warpFaced =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (Math.sin(v * 2.4) * 0.4 + noiseAt(GRAIN, u * 0.6, v * 3));

/** Twisted threads: a matte, pebbled face. */
export const crepe =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (noiseBetween(GRAIN, u * 0.95, v * 0.95) * 1.1 + noiseAt(BLOT, u * 3, v * 3) * 0.3);

/** Zigzag of twill with flecks of other wools, pale, dark and warm. */
export const herringbone =
  (depth: number): WeaveAt =>
  (u, v, c) => {
    const column = Math.floor(u / 12);
    const lean = column & 1 ? 1 : -1;
    const fleck = scatter(Math.floor(u / 2.2), Math.floor(v / 2.4));
    if (fleck > 0.93) lift(c, 0.34);
    else if (fleck > 0.89) {
      c[0] = c[0] * 0.6 + 0.3;
      c[1] = c[1] * 0.6 + 0.17;
      c[2] = c[2] * 0.6 + 0.06;
    } else if (fleck < 0.06) {
      c[0] *= 0.55;
      c[1] *= 0.55;
      c[2] *= 0.58;
    }
    const edge = smoothstep(0.06, 0, Math.abs(fraction(u / 12) - 0.5) - 0.44) * 0.2;
    return (
      Math.sin((u * lean + v) * 1.25) * depth * 0.62 + noiseAt(GRAIN, u * 1.8, v * 1.8) * depth * 0.4 + edge * depth
    );
  };

/** Milled wool: a soft nap that hides its threads. */
export const fuzz =
  (depth: number): WeaveAt =>
  (u, v, _c, _f, x, y) =>
    depth * (noiseAt(GRAIN, x * 1.5 + 91, y * 1.5) * 0.9 + noiseAt(BLOT, u * 4, v * 4) * 0.5);

/** Skin with grain: cells, and fine creases between them. */
export const pebble =
  (depth: number): WeaveAt =>
  (u, v) => {
    const cell = Math.abs(noiseBetween(BLOT, u * 2.2, v * 2.2));
    const crease = smoothstep(0.06, 0, Math.abs(noiseBetween(BLOT, u * 0.42 + 77, v * 0.34)));
    return depth * (cell * 1.1 + crease * 1.2 - 0.2);
  };
