/** The colour of one place of a shoe's surface, in the light of the sheet. */
import { type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { CLOUD, GRAIN, noiseBetween } from '#atelier/kit/noise.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import { type Camera, LIGHT } from './camera.ts';
import type { PixelShare } from './each-pixel.ts';
import { glossOf, mirroredAt, stopsFor, tone } from './finish.ts';
import type { ShadeMap } from './shade-map.ts';
import type { Mark, Placed } from './surface.ts';
import { plus, unit } from './vectors.ts';

export interface Lights {
  camera: Camera;
  sun: ShadeMap;
  sky: ShadeMap;
}

/** What every matter shows in shade, what the sun adds, and what the sky does; of the scale of tones. */
const SHARE = { own: 0.25, sun: 0.5, sky: 0.17, dimmed: 0.3, open: 0.35 } as const;
/** An occluder nearer than this is the surface itself; how far from a place the light is asked for; lengths of a foot. */
const SUN = { bias: 0.011, soft: 0.008, reach: 0.007 } as const;
const NEAR = { bias: 0.012, soft: 0.02, reach: 0.034, most: 0.5, least: 0.3 } as const;
const AROUND: readonly (readonly [number, number])[] = [
  ...([
    [0, 0],
    [1, 0.3],
    [-0.3, 1],
    [-1, -0.3],
    [0.3, -1],
  ] as const),
];
const WIDE: readonly (readonly [number, number])[] = [
  ...AROUND,
  ...([
    [0.45, -0.5],
    [-0.5, 0.45],
    [0.5, 0.45],
    [-0.45, -0.5],
  ] as const),
];
/** Mottling of leather; nap of suede. */
const MOTTLE = { share: 0.05, fine: 34 } as const;
const NAP = { share: 0.09, fine: 420, edge: 2.4 } as const;
const SEQUIN = { apart: 68, share: 0.5, across: 0.6 } as const;
const LINE = 0.78;
/** How much of a glint is left in shadow, and of a mirrored window in a corner. */
const GLINT = { shadow: 0.25, corner: 0.4 } as const;
const THREAD = { own: 0.55, light: 0.5 } as const;

const scratch: Mark = { matter: { hex: '#000000', finish: 'leather' }, line: 0, thread: 0, threadHex: '#ffffff' };
const threads = new Map<string, Rgb>();
const threadOf = (hex: string): Rgb => {
  const known = threads.get(hex);
  if (known) return known;
  const made = rgbOf(hex);
  threads.set(hex, made);
  return made;
};

let gathered = 0;
const sunTap = (before: number): void => {
  gathered += smoothstep(SUN.bias + SUN.soft, SUN.bias, before);
};
const skyTap = (before: number): void => {
  if (before < NEAR.bias) return;
  const near = smoothstep(NEAR.most, 0, before) * (1 - NEAR.least) + NEAR.least;
  gathered += near * smoothstep(NEAR.bias, NEAR.bias + NEAR.soft, before);
};

/** A number of 0..1 that is a cell's own. */
const cellNoise = (x: number, y: number): number => {
  const v = Math.sin(Math.floor(x) * 127.1 + Math.floor(y) * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

const halfway = (back: Camera['back']): Camera['back'] => unit(plus(LIGHT, back));

/** Writes sRGB 0..1 into `out`. */
export function shadePixel(surface: Placed, share: PixelShare, { camera, sun, sky }: Lights, out: Float32Array): void {
  const { normals, points, places } = surface;
  const { back } = camera;
  const [x, y, z] = [share.of(points, 0), share.of(points, 1), share.of(points, 2)];
  let [nx, ny, nz] = [share.of(normals, 0), share.of(normals, 1), share.of(normals, 2)];
  const facing = nx * back[0] + ny * back[1] + nz * back[2];
  const isBack = facing < 0;
  const long = (isBack ? -1 : 1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= long;
  ny *= long;
  nz *= long;
  const [a, b, c] = [share.of(places, 0), share.of(places, 1), share.of(places, 2)];
  scratch.matter = isBack ? (surface.back ?? surface.matter) : surface.matter;
  scratch.line = 0;
  scratch.thread = 0;
  if (!isBack) surface.marks?.(scratch, a, b, c);
  const { matter } = scratch;
  const gloss = glossOf(matter);
  const d = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  gathered = 0;
  if (d > 0) sun.around([x, y, z], AROUND, SUN.reach, sunTap);
  const lit = gathered / AROUND.length;
  gathered = 0;
  sky.around([x, y, z], WIDE, NEAR.reach, skyTap);
  const open = 1 - gathered / WIDE.length;
  let k = SHARE.own + SHARE.sun * Math.max(0, d) * lit + SHARE.sky * (0.5 + 0.5 * ny) * open;
  k *= SHARE.dimmed + (1 - SHARE.dimmed) * Math.min(1, open + SHARE.open);
  k = 0.5 + (k - 0.5) * gloss.contrast;
  if (gloss.nap) {
    k += Math.max(0, 1 - Math.abs(facing)) ** NAP.edge * gloss.nap;
    k += noiseBetween(GRAIN, (a + z) * NAP.fine, (b + y) * NAP.fine) * NAP.share;
  }
  k += noiseBetween(CLOUD, a * MOTTLE.fine, b * MOTTLE.fine) * MOTTLE.share;
  if (matter.finish === 'sequins')
    k += (cellNoise(a * SEQUIN.apart, b * SEQUIN.apart * SEQUIN.across) - 0.5) * SEQUIN.share;
  const stops = stopsFor(matter);
  const mirror = gloss.mirror ? mirroredAt([nx, ny, nz], back) * gloss.mirror : 0;
  tone(stops, clamp(k + Math.min(0, mirror)), out);
  const half = halfway(back);
  const towards = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
  const glint = gloss.strong * towards ** gloss.sharp * (GLINT.shadow + (1 - GLINT.shadow) * lit);
  const white = clamp(glint + Math.max(0, mirror) * (GLINT.corner + (1 - GLINT.corner) * open));
  const thread = scratch.thread ? threadOf(scratch.threadHex) : stops.ink;
  const line = scratch.line * LINE;
  for (let i = 0; i < 3; i++) {
    out[i] += (stops.glint[i] - out[i]) * white;
    out[i] += (stops.ink[i] - out[i]) * line;
    out[i] += (thread[i] * (THREAD.own + THREAD.light * k) - out[i]) * scratch.thread;
  }
}
