/** Smooths the edge between two cloths of one garment: a pixel both share is a mixture of both, not a step. */
import type { Scene } from '#atelier/kit/scene.ts';
import type { ClothField, Shared } from './field.ts';

/** Neighbours in which the colour of the other cloth is looked for, across and down: the nearest first. */
const BESIDE: readonly (readonly [dx: number, dy: number])[] = [
  ...([
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const),
  ...([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const),
];

/**
 * Mixes into each shared pixel the painted colour of the nearest pixel that is all of the other piece, with its print, its
 * threads and its light; where none lies beside it the pixel stays as it is.
 */
export function mixShared(scene: Scene, { box, piece }: ClothField, { other, share }: Shared): void {
  const { w, h } = box;
  const { rgb, light, width } = scene;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const id = other[i];
      if (id === 0) continue;
      const found = BESIDE.find(([dx, dy]) => {
        const j = i + dy * w + dx;
        return other[j] === 0 && piece[j] === id - 1;
      });
      if (!found) continue;
      const page = (y + box.y) * width + x + box.x;
      const from = page + found[1] * width + found[0];
      const q = share[i];
      for (let c = 0; c < 3; c++) rgb[page * 3 + c] += (rgb[from * 3 + c] - rgb[page * 3 + c]) * q;
      if (light) light[page] += (light[from] - light[page]) * q;
    }
}
