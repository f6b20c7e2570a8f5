/** The panels that a product's views stand on: one tint, as far from its colours as a few are. */
import type { Look } from '@toile/look';
import { die } from '#atelier/kit/chance.ts';
import { type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { CLOUD, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { groundUnderProduct } from '#atelier/lexicon/language/drawn-grounds.ts';
import { partedFrom } from '#atelier/sheet/page/loose/parted-from.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

/** Mist, powder, sage, straw, clay, slate, rose, ochre: mid tints, on which black and white things stand off alike. */
const TINTS: readonly Rgb[] = [
  [0.62, 0.73, 0.78],
  [0.89, 0.72, 0.66],
  [0.66, 0.74, 0.62],
  [0.9, 0.78, 0.52],
  [0.83, 0.58, 0.48],
  [0.55, 0.63, 0.69],
  [0.8, 0.56, 0.56],
  [0.84, 0.64, 0.34],
];
/** Chance takes one of so many of the farthest. */
const AMONG = 3;

/** Deterministic in Look and seed. */
export function productTint({ product, footwear, accessories, reading }: Look, seed: number): Rgb {
  const ground = reading.understood.find(({ as, drawn }) => as === 'setting' && drawn !== false);
  const said = ground && groundUnderProduct(ground.value);
  if (said) return rgbOf(said);
  const worn = product?.of === 'footwear' ? [footwear] : accessories.filter(({ kind }) => kind === product?.of);
  const colours = worn.map(({ colour }) => rgbOf(colour.hex));
  const sorted = TINTS.toSorted((a, b) => partedFrom(b, colours) - partedFrom(a, colours));
  return sorted[die(AMONG, seed, 'product.tint')] ?? TINTS[0];
}

/** Page units: how far an edge wavers, how soft it is; how a wash clouds; pigment that dried along its edge. */
const EDGE = { wavers: 1.4, soft: 1.6 } as const;
const CLOUDS = { fine: 0.5, share: 0.08 } as const;
const RIM = { broad: 5, more: 0.16 } as const;

/** Lays one panel. @param density 1 = a full wash. */
export function layPanel(scene: Scene, { left, right, top, bottom }: Rect, tint: Rgb, density: number): void {
  const { rgb, width, height, scale } = scene;
  const log = tint.map(Math.log);
  const pad = 2 * EDGE.soft;
  const [x0, x1] = [Math.max(0, Math.floor((left - pad) * scale)), Math.min(width, Math.ceil((right + pad) * scale))];
  const [y0, y1] = [Math.max(0, Math.floor((top - pad) * scale)), Math.min(height, Math.ceil((bottom + pad) * scale))];
  for (let row = y0; row < y1; row++)
    for (let column = x0; column < x1; column++) {
      const [x, y] = [column / scale, row / scale];
      const ragged = noiseBetween(TREMOR, x * 0.12 + left, y * 0.12) * EDGE.wavers;
      const inside = Math.min(x - left, right - x, y - top, bottom - y) + ragged;
      const cover = smoothstep(-1, EDGE.soft, inside);
      if (cover === 0) continue;
      const cloud = noiseBetween(CLOUD, x * CLOUDS.fine, y * CLOUDS.fine) * CLOUDS.share;
      const laid = cover * density * (1 + cloud + RIM.more * smoothstep(RIM.broad, 0, inside));
      for (let q = 0, p = (row * width + column) * 3; q < 3; q++, p++) rgb[p] *= Math.exp(log[q] * laid);
    }
}
