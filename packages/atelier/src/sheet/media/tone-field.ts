/** Broad light and shade of what was painted, freed of weave and print. */
import { zeros } from '#atelier/kit/fields.ts';
import type { Scene } from '#atelier/kit/scene.ts';

/** Luma of every pixel, 0..1. */
export function lumaField({ rgb, width, height }: Scene): Float32Array {
  const out = zeros(width * height);
  for (let i = 0, p = 0; i < out.length; i++, p += 3) out[i] = rgb[p] * 0.3 + rgb[p + 1] * 0.59 + rgb[p + 2] * 0.11;
  return out;
}

/**
 * Mean of a field over the figure's own pixels near each pixel: the paper beside a contour does not count.
 * @param radius page units.
 */
export function meanOnFigure(scene: Scene, field: Float32Array, radius: number): Float32Array {
  const { figure, width, height, scale } = scene;
  const weighted = zeros(field.length);
  for (let i = 0; i < field.length; i++) weighted[i] = field[i] * figure[i];
  const sum = scene.blur(weighted, width, height, radius * scale);
  const cover = scene.blur(figure, width, height, radius * scale);
  for (let i = 0; i < sum.length; i++) sum[i] = cover[i] > 0.02 ? sum[i] / cover[i] : field[i];
  return sum;
}
