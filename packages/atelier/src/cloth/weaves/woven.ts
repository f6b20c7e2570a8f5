/** Cloth of crossing threads: what tells linen, denim, tweed, dupion and crepe apart. */

import { BLOT, GRAIN, noiseAt, noiseBetween } from '#atelier/kit/noise.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import { fraction, lift, scatter, type WeaveAt } from './weave-at.ts';

export const plainWeave =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (noiseAt(GRAIN, u * 3, v * 1.1) * 0.5 + noiseAt(GRAIN, u * 1.1, v * 3) * 0.5);

/** Diagonal lines of blue over white, broken by the weft; crests and thighs are rubbed pale. */
export const twill =
  (depth: number): WeaveAt =>
  (u, v, c, facing) => {
    const wear = noiseBetween(BLOT, u * 0.5, v * 0.16) * 0.04 + 0.15 * smoothstep(0.6, 0.92, facing.lambert);
    // towards white, or a golden twill would turn to lemon
    c[0] += (1 - c[0]) * wear * 1.25;
    c[1] += (1 - c[1]) * wear * 1.25;
    c[2] += (1 - c[2]) * wear * 0.95;
    const line = Math.sin((u * 0.9 + v * 0.62) * 2.7 + noiseAt(GRAIN, u * 0.7, v * 0.7) * 0.8);
    const slub = smoothstep(0.35, 0.75, noiseAt(GRAIN, u * 2.3, v * 0.16));
    lift(c, slub * 0.09);
    return line * depth * 0.42 + noiseAt(GRAIN, u * 2.6, v * 0.7) * depth * 0.55;
  };

const rumple = (u: number, v: number): number => noiseBetween(BLOT, u * 0.34 + v * 0.12, v * 0.22 - u * 0.1);

/** Unequal threads both ways: thick ones run on for a hand's breadth and are seen. */
export const slub =
  (depth: number): WeaveAt =>
  (u, v) => {
    const weft = noiseBetween(GRAIN, u * 0.09, v * 0.62);
    const warp = noiseBetween(GRAIN, u * 0.62 + 41, v * 0.09 + 90);
    const thick = smoothstep(0.3, 0.62, weft) - smoothstep(0.3, 0.62, warp) * 0.6;
    return (
      depth * (0.6 * weft + 0.7 * warp + 0.7 * thick + 0.35 * noiseAt(GRAIN, u * 2.4, v * 2.4)) +
      0.42 * crush(rumple, u, v, 1.6)
    );
  };

/** Silk of two threads: slubs lie across it as pale and dark dashes, and it turns colour with the light. */
export const dupion =
  (depth: number): WeaveAt =>
  (u, v, c, facing) => {
    // undyed silk has no second thread to turn to
    const turn = (smoothstep(0.35, 0.95, facing.lambert) - 0.5) * smoothstep(0.85, 0.45, c[1]);
    c[0] *= 1 + turn * 0.16;
    c[2] *= 1 - turn * 0.2;
    const row = Math.floor(v / 2.2);
    const q = scatter(row, Math.floor(u / 44 + scatter(row, 3) * 9));
    const dash = q > 0.7 ? smoothstep(0.5, 0.1, Math.abs(fraction(v / 2.2) - 0.5)) : 0;
    return depth * (0.5 * noiseAt(GRAIN, u * 0.3, v * 2.6) + dash * (q > 0.86 ? -1.5 : 1.1));
  };

/** Light on the two planes of a crease: positive on the side turned from the lamp. @param at height of the cloth there. */
const crush = (at: (u: number, v: number) => number, u: number, v: number, reach: number): number =>
  at(u + reach, v + reach * 0.8) - at(u - reach, v - reach * 0.8);

const creased = (u: number, v: number): number => Math.abs(noiseBetween(BLOT, u * 0.2 + v * 0.1, v * 0.11 - u * 0.05));

/** Crisp cloth that keeps every crush: planes that meet at sharp creases, lit on one side and dark on the other. */
export const crumpled =
  (depth: number): WeaveAt =>
  (u, v, c) => {
    const facet = crush(creased, u, v, 2.2);
    if (facet < 0) lift(c, Math.min(0.2, -facet * 0.6));
    return depth * Math.max(-0.3, facet) * 3.2;
  };

/** Fine ribs across: silk and poplin seen close. */
export const warpFaced =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth * (Math.sin(v * 2.4) * 0.4 + noiseAt(GRAIN, u * 0.6, v * 3));

/** Long threads that lie side by side: they break the lights of satin into strands along the cloth. */
export const floats =
  (depth: number): WeaveAt =>
  (u, v, _c, facing) => {
    const strand = noiseBetween(BLOT, u * 1.5, v * 0.07);
    facing.nx += strand * 0.05;
    facing.lambert += strand * 0.035;
    return depth * noiseBetween(GRAIN, u * 2.2, v * 0.14);
  };

/** Twisted threads: a matte, pebbled face. */
export const crepe =
  (depth: number): WeaveAt =>
  (u, v) =>
    depth *
    (noiseBetween(GRAIN, u * 2.1, v * 1.3) * 0.9 + Math.sin(u * 2.6 + noiseAt(GRAIN, u * 0.5, v * 0.22) * 5) * 0.35);

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
  (u, v, _c, facing) =>
    depth * (noiseAt(GRAIN, facing.x * 1.5 + 91, facing.y * 1.5) * 0.9 + noiseAt(BLOT, u * 4, v * 4) * 0.5);

/** Skin with grain: cells, and fine creases between them. */
export const pebble =
  (depth: number): WeaveAt =>
  (u, v) => {
    const cell = Math.abs(noiseBetween(BLOT, u * 2.2, v * 2.2));
    const crease = smoothstep(0.06, 0, Math.abs(noiseBetween(BLOT, u * 0.42 + 77, v * 0.34)));
    return depth * (cell * 0.9 + crease * 0.7 - 0.14);
  };
