/** Micro-texture of each fabric, in cloth coordinates. */
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { smoothstep } from '#atelier/paint/geometry.ts';
import { BLOT, GRAIN, noiseAt, noiseBetween } from '#atelier/paint/noise.ts';

/**
 * Returns how much darker the point (u, v) of the cloth is, as a share; may tint `c` in place. Pierced cloth leaves in
 * `c[3]` how much of the point is thread, 0..1.
 */
export type WeaveAt = (u: number, v: number, c: number[], lambert: number, x: number, y: number) => number;

const fraction = (x: number): number => x - Math.floor(x);
const scatter = (a: number, b: number): number => fraction(Math.sin(a * 127.1 + b * 311.7) * 43758.5453);

function twill(depth: number): WeaveAt {
  return (u, v, c, lambert) => {
    // crests are rubbed pale
    const wear = noiseAt(BLOT, u * 0.7, v * 0.25) * 0.05 + 0.1 * smoothstep(0.66, 0.86, lambert);
    c[0] += wear;
    c[1] += wear;
    c[2] += wear * 0.7;
    return Math.sin((u * 0.85 + v * 0.55) * 2.6) * depth * 0.42 + noiseAt(GRAIN, u * 2.6, v * 0.7) * depth * 0.8;
  };
}

function cable(depth: number): WeaveAt {
  return (u, v) => {
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
}

function herringbone(depth: number): WeaveAt {
  return (u, v, c) => {
    const lean = Math.floor(u / 8) & 1 ? 1 : -1;
    const fleck = noiseAt(GRAIN, u * 1.8, v * 1.8);
    if (fleck > 0.42) {
      c[0] += 0.1;
      c[1] += 0.09;
      c[2] += 0.07;
    }
    return Math.sin((u * lean + v) * 1.55) * depth * 0.5 + fleck * depth * 0.55;
  };
}

/** Height of one channel of padding, drawing units. */
export const CHANNEL = 26;

/** Padding between stitched rows: lit from above, dark below, puckered at the stitches. */
function channels(depth: number): WeaveAt {
  return (u, v) => {
    const t = fraction(v / CHANNEL);
    const row = Math.floor(v / CHANNEL);
    const pucker = noiseBetween(BLOT, u * 1.6 + row * 37, v * 0.25);
    const near = smoothstep(0.32, 0.02, Math.min(t, 1 - t));
    return depth * (smoothstep(0.35, 0.95, t) * 0.9 - smoothstep(0.5, 0.16, t) * 0.35 + near * (0.25 + pucker * 0.9));
  };
}

/** Metal thread of a woven figure: gold, or paler than the ground where the ground is gold itself. */
function threadOn(ground: readonly number[]): number[] {
  const gold = [Math.min(1, ground[0] * 0.55 + 0.4), Math.min(1, ground[1] * 0.55 + 0.29), ground[2] * 0.6 + 0.12];
  const apart = Math.hypot(...gold.map((x, i) => x - ground[i]));
  return apart > 0.4 ? gold : [0.4 + ground[0] * 0.6, 0.37 + ground[1] * 0.6, 0.24 + ground[2] * 0.6];
}

/** Medallions and their sprigs in a half-drop: the figure shines where the satin ground lies dark, and is edged by it. */
function figured(ground: readonly number[]): WeaveAt {
  const thread = threadOn(ground);
  const repeat = 46;
  return (u, v, c, lambert) => {
    const column = Math.floor(u / repeat);
    const x = fraction(u / repeat) - 0.5;
    const y = fraction(v / repeat + (column & 1) * 0.5) - 0.5;
    const r = Math.hypot(x, y * 1.05);
    const turn = Math.atan2(y, x);
    const bloom = 0.2 + 0.11 * Math.abs(Math.cos(turn * 4));
    const ring = Math.abs(r - 0.4 - 0.025 * Math.cos(turn * 8));
    const sprig = Math.hypot(0.5 - Math.abs(x), 0.5 - Math.abs(y));
    const figure = (r < bloom && r > 0.09) || r < 0.045 || ring < 0.026 || sprig < 0.09;
    if (!figure) {
      const edge = r < bloom + 0.05 || ring < 0.05 || sprig < 0.13;
      return (edge ? 0.24 : 0.1) + 0.06 * smoothstep(0.75, 0.4, lambert) + Math.sin((u + v) * 2.2) * 0.025;
    }
    const k = 0.62 + 0.22 * smoothstep(0.85, 0.35, lambert);
    for (let i = 0; i < 3; i++) c[i] += (thread[i] - c[i]) * k;
    return Math.sin(u * 3) * 0.05 - 0.1 * smoothstep(0.7, 0.3, lambert);
  };
}

function sequin(): WeaveAt {
  const size = 5.6;
  return (u, v, c, lambert) => {
    const row = Math.floor(v / (size * 0.8));
    const x = u / size + (row & 1) * 0.5;
    const q = scatter(Math.floor(x), row);
    if (q > 0.97 - 0.13 * smoothstep(0.5, 0.85, lambert) && lambert > 0.25) {
      for (let i = 0; i < 3; i++) c[i] = c[i] * 0.5 + 0.48;
      return 0;
    }
    const rim = Math.hypot(fraction(x) - 0.5, (fraction(v / (size * 0.8)) - 0.5) * 0.9);
    return -(q * 0.9 - 0.4 + lambert * 0.35) * 0.5 + 0.2 * smoothstep(0.38, 0.5, rim) + 0.03;
  };
}

/** How much of an open place of lace is thread. */
const PIERCED = 0.16;

/** Flowers of close thread on an open net, none quite like its neighbour, in a half-drop. */
function lace(): WeaveAt {
  const repeat = 34;
  const net = 5.2;
  return (u, v, c) => {
    const column = Math.floor(u / repeat);
    const down = v / repeat + (column & 1) * 0.5;
    const row = Math.floor(down);
    const q = scatter(column, row);
    const x = fraction(u / repeat) - 0.5 - (q - 0.5) * 0.12;
    const y = fraction(down) - 0.5 - (scatter(row, column) - 0.5) * 0.12;
    const r = Math.hypot(x, y) / (0.85 + 0.3 * q);
    const turn = Math.atan2(y, x) + q * 6.28;
    const petals = q > 0.5 ? 2.5 : 3;
    const edge = 0.24 + 0.13 * Math.abs(Math.cos(turn * petals));
    const vein = r > 0.13 && Math.abs(Math.sin(turn * petals * 2)) < 0.14;
    const spray = Math.abs(Math.sin((x - y) * 6.283 + q * 3) * 0.16 + (x + y) * 0.7) < 0.035 && r > 0.36;
    if ((r < edge && r > 0.07 && !vein) || spray) {
      const rim = r > edge - 0.05 || spray;
      for (let i = 0; i < 3; i++) c[i] = Math.min(1, c[i] * (rim ? 1.14 : 1.04) + (rim ? 0.06 : 0.02));
      return 0;
    }
    const thread =
      Math.min(Math.abs(fraction((u + v) / net) - 0.5), Math.abs(fraction((u - v) / net) - 0.5)) < 0.13 ||
      r < 0.03 ||
      (vein && r < edge);
    c[3] = thread ? 0.8 : PIERCED;
    return thread ? 0.06 : 0;
  };
}

/** @param ground the cloth's own colour, 0..1. */
export function weaveOf(rule: FabricRule, ground: readonly number[]): WeaveAt {
  const depth = rule.weaveDepth;
  switch (rule.weave) {
    case 'twill':
      return twill(depth);
    case 'slub':
      return (u, v) =>
        depth *
        (0.7 * noiseAt(GRAIN, u * 0.5, v * 3.2) +
          0.7 * noiseAt(GRAIN, u * 3.2, v * 0.5 + 90) +
          0.3 * smoothstep(0.55, 0.8, noiseAt(GRAIN, u * 0.2, v * 2)));
    case 'rib':
      return (u, v) => {
        const x = Math.abs(fraction(u / 4.6) - 0.5);
        return depth * (smoothstep(0.28, 0.5, x) - 0.3) + Math.sin(v * 2.1 + x * 5) * depth * 0.28;
      };
    case 'cable':
      return cable(depth);
    case 'herringbone':
      return herringbone(depth);
    case 'fuzz':
      return (u, v, _c, _l, x, y) =>
        depth * (noiseAt(GRAIN, x * 1.5 + 91, y * 1.5) * 0.9 + noiseAt(BLOT, u * 4, v * 4) * 0.5);
    case 'pile':
      return (u, v, _c, _l, x, y) =>
        depth * (noiseAt(BLOT, u * 0.8, v * 0.3) * 0.9 + noiseAt(GRAIN, x * 1.4, y * 1.4 + 40) * 0.5);
    case 'pebble':
      return (u, v) => depth * Math.abs(noiseAt(BLOT, u * 5, v * 5)) * 1.4;
    case 'fine':
      return (u, v) => depth * (noiseAt(GRAIN, u * 3, v * 1.1) * 0.5 + noiseAt(GRAIN, u * 1.1, v * 3) * 0.5);
    case 'crepe':
      return (u, v) => depth * (noiseAt(GRAIN, u * 2.2, v * 2.2) * 0.9 + noiseAt(BLOT, u * 3, v * 3) * 0.3);
    case 'warp':
      return (u, v) => depth * (Math.sin(v * 2.4) * 0.4 + noiseAt(GRAIN, u * 0.6, v * 3));
    case 'wale':
      return (u) => depth * (smoothstep(0.2, 0.5, Math.abs(fraction(u / 4.2) - 0.5)) - 0.4);
    case 'mesh':
      return (u, v) => {
        const a = Math.abs(fraction((u + v) / 3.6) - 0.5);
        const b = Math.abs(fraction((u - v) / 3.6) - 0.5);
        return depth * (a < 0.16 || b < 0.16 ? 0.6 : -0.35);
      };
    case 'quilt':
      return channels(depth);
    case 'figured':
      return figured(ground);
    case 'sequin':
      return sequin();
    case 'lace':
      return lace();
    case 'none':
      return () => 0;
  }
}
