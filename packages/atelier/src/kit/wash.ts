/** Transparent washes by Beer-Lambert: colour = ground × pigment ^ density. Nothing is erased, so layers stay luminous. */
import { die } from './chance.ts';
import { rgbOf } from './colour.ts';
import { scoped } from './fields.ts';
import { CLOUD, GRAIN, NOISE_SIDE, noiseAt, TREMOR } from './noise.ts';
import { clamp } from './numbers.ts';
import type { Point } from './points.ts';
import type { Box, Scene } from './scene.ts';

export interface WashOptions {
  colour: string;
  /** Pigment on the paper: 1 gives the colour itself on white. */
  density: number;
  /** Page units by which the edge wanders. */
  wander?: number;
  /** Blur of the edge in page units. */
  soft?: number;
  /** Pigment gathered at the drying edge, 0..1. */
  edge?: number;
  clip?: readonly (readonly Point[])[];
  /** Density factor by page position. */
  fade?: (x: number, y: number) => number;
  /** Per-page-pixel factor 0..1, e.g. the scene's figure mask: the wash stays on it. */
  within?: Float32Array;
}

/** Lays one wash over shapes in page units. */
export function layWash(scene: Scene, shapes: readonly (readonly Point[])[], options: WashOptions): void {
  scoped(() => spread(scene, shapes, options));
}

function spread(scene: Scene, shapes: readonly (readonly Point[])[], options: WashOptions): void {
  const { colour, density, wander = 6, soft = 0, edge = 0.6 } = options;
  const k = scene.scale;
  const box = scene.bbox(shapes, wander * 1.3 + soft * 3 + 2);
  const hard = scene.mask(shapes, box, options.clip);
  const body = soft ? scene.blur(hard, box.w, box.h, soft * k) : hard;
  const rim = edge > 0 && !soft ? scene.blur(hard, box.w, box.h, 5 * k) : null;
  const row: WashRow = {
    scene,
    box,
    body,
    rim,
    pigment: rgbOf(colour).map((v) => Math.log(Math.max(0.02, v))),
    density,
    edge,
    reach: wander * k,
    offset: die(NOISE_SIDE, scene.seed, 'wash.noise'),
    fade: options.fade,
    within: options.within,
  };
  for (let y = 0; y < box.h; y++) washRow(y, row);
}

/** A wash about to be laid: its cover and the softened cover that tells its rim, and how far its edge wanders, pixels. */
interface WashRow {
  scene: Scene;
  box: Box;
  body: Float32Array;
  rim: Float32Array | null;
  pigment: readonly number[];
  density: number;
  edge: number;
  reach: number;
  /** Moves the noise. */
  offset: number;
  fade: WashOptions['fade'];
  within: WashOptions['within'];
}

// row by row, as a function called often is compiled well
function washRow(
  y: number,
  { scene, box, body, rim, pigment, density, edge, reach, offset, fade, within }: WashRow,
): void {
  const { scale: k, rgb, width } = scene;
  const [red, green, blue] = pigment;
  const py = (y + box.y) / k;
  for (let x = 0; x < box.w; x++) {
    const px = (x + box.x) / k;
    let j = y * box.w + x;
    if (reach > 0) {
      const wx = Math.round(x + noiseAt(TREMOR, px * 0.7 + offset, py * 0.7) * reach);
      const wy = Math.round(y + noiseAt(TREMOR, px * 0.7 + 200, py * 0.7 + offset) * reach);
      j = clamp(wy, 0, box.h - 1) * box.w + clamp(wx, 0, box.w - 1);
    }
    const cover = body[j];
    if (cover <= 0.004) continue;
    const gathered = rim ? clamp((1 - rim[j]) * 2 - 0.06) : 0;
    const cloud = noiseAt(CLOUD, px * 0.6 + offset, py * 0.6);
    let d = density * (1 + 0.4 * cloud + edge * gathered * gathered + 0.12 * noiseAt(GRAIN, x + box.x, y + box.y));
    if (fade) d *= fade(px, py);
    const page = (y + box.y) * width + x + box.x;
    if (within) d *= within[page];
    d = Math.max(0, d) * cover;
    const i = page * 3;
    rgb[i] *= Math.exp(red * d);
    rgb[i + 1] *= Math.exp(green * d);
    rgb[i + 2] *= Math.exp(blue * d);
  }
}
