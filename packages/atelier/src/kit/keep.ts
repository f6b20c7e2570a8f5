/** Keeping what was painted: save pixels of a box, paint over them, and put back what must stay in front. */
import { zeros } from './fields.ts';
import type { Box, Scene } from './scene.ts';

export interface Kept {
  box: Box;
  rgb: Float32Array;
  /** Lines, light and what lies uppermost, where the scene keeps them apart. */
  line: Float32Array | null;
  light: Float32Array | null;
  sort: Float32Array | null;
}

/** Within `scoped` what is kept ends with the scope. */
export function keep(scene: Scene, box: Box): Kept {
  const row = box.w * 3;
  const rgb = zeros(row * box.h);
  const line = scene.line && zeros(box.w * box.h);
  const light = scene.light && zeros(box.w * box.h);
  const sort = scene.sort && zeros(box.w * box.h);
  for (let y = 0; y < box.h; y++) {
    const from = ((y + box.y) * scene.width + box.x) * 3;
    rgb.set(scene.rgb.subarray(from, from + row), y * row);
    if (scene.line) line?.set(scene.line.subarray(from / 3, from / 3 + box.w), y * box.w);
    if (scene.light) light?.set(scene.light.subarray(from / 3, from / 3 + box.w), y * box.w);
    if (scene.sort) sort?.set(scene.sort.subarray(from / 3, from / 3 + box.w), y * box.w);
  }
  return { box, rgb, line, light, sort };
}

/** Puts kept pixels back where `mask` (box-sized, 0..1) says so. */
export function putBack(scene: Scene, kept: Kept, mask: Float32Array): void {
  const { box, rgb, line, light, sort } = kept;
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      const k = mask[y * box.w + x];
      if (k <= 0) continue;
      const to = ((y + box.y) * scene.width + x + box.x) * 3;
      const from = (y * box.w + x) * 3;
      scene.rgb[to] += (rgb[from] - scene.rgb[to]) * k;
      scene.rgb[to + 1] += (rgb[from + 1] - scene.rgb[to + 1]) * k;
      scene.rgb[to + 2] += (rgb[from + 2] - scene.rgb[to + 2]) * k;
      if (scene.light && light) scene.light[to / 3] += (light[from / 3] - scene.light[to / 3]) * k;
      if (scene.sort && sort) scene.sort[to / 3] += (sort[from / 3] - scene.sort[to / 3]) * k;
      if (scene.line && line) scene.line[to / 3] += (line[from / 3] - scene.line[to / 3]) * k;
    }
  }
}
