/** What washes are decided on: the light of the figure at half the page's size, where broad brush shapes have nothing finer to tell. */
import { blurred } from '#atelier/kit/blur.ts';
import { zeroBytes, zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';

/** Who a pixel belongs to: hair, shoes and things; then garments by their number; then bare skin. */
export const THING = 0;
export const BARE = 255;

/** Page units around the figure that blurs reach into. */
const ROOM = 24;
/** Cover from which a pixel is the figure's own. */
export const OWN = 0.5;

export interface Plate {
  /** Part of the page it lies on, pixels. */
  box: Box;
  /** Pixels to a cell, and cells to a page unit. */
  step: number;
  scale: number;
  w: number;
  h: number;
  figure: Float32Array;
  light: Float32Array;
  owner: Uint8Array;
}

/** The pixels that the figure covers, with room around them. */
function boxOf({ figure, width, height, scale }: Scene): Box {
  let [left, right, top, low] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let from = 0;
    while (from < width && figure[row + from] === 0) from++;
    if (from === width) continue;
    let to = width - 1;
    while (figure[row + to] === 0) to--;
    left = Math.min(left, from);
    right = Math.max(right, to);
    top = Math.min(top, y);
    low = y;
  }
  const room = Math.ceil(ROOM * scale);
  const x = Math.max(0, left - room);
  const y = Math.max(0, top - room);
  return { x, y, w: Math.max(2, Math.min(width, right + room) - x), h: Math.max(2, Math.min(height, low + room) - y) };
}

/** What of the whole page is gathered into cells. */
interface Gathered {
  light: Float32Array;
  owner: Uint8Array;
}

/** One row of cells from the pixels under it. */
function gatherRow(plate: Plate, { figure, width }: Scene, { light, owner }: Gathered, row: number): void {
  const { box, step, w } = plate;
  const last = Math.min(box.h, (row + 1) * step);
  for (let x = 0; x < w; x++) {
    let [cover, lit, count, most] = [0, 0, 0, -1];
    for (let v = row * step; v < last; v++)
      for (let u = x * step; u < Math.min(box.w, (x + 1) * step); u++) {
        const at = (box.y + v) * width + box.x + u;
        const here = figure[at];
        cover += here;
        lit += light[at] * here;
        count++;
        if (here > most) {
          most = here;
          plate.owner[row * w + x] = owner[at];
        }
      }
    plate.figure[row * w + x] = count ? cover / count : 0;
    plate.light[row * w + x] = cover > 0 ? lit / cover : 1;
  }
}

/** @param owner whose each pixel of the scene is. */
export function plateOf(scene: Scene, light: Float32Array, owner: Uint8Array): Plate {
  const box = boxOf(scene);
  const step = !scene.shows('sheet') ? 1 : 2;
  const w = Math.ceil(box.w / step);
  const h = Math.ceil(box.h / step);
  const plate: Plate = {
    box,
    step,
    scale: scene.scale / step,
    w,
    h,
    figure: zeros(w * h),
    light: zeros(w * h),
    owner: zeroBytes(w * h),
  };
  for (let row = 0; row < h; row++) gatherRow(plate, scene, { light, owner }, row);
  return plate;
}

/** Mean of a field over the figure's own cells near each; the paper beside a contour does not count. @param radius page units. */
export function meanNear({ figure, w, h, scale }: Plate, field: Float32Array, radius: number): Float32Array {
  const weighted = zeros(field.length);
  for (let i = 0; i < field.length; i++) weighted[i] = field[i] * figure[i];
  const sum = blurred(weighted, w, h, radius * scale);
  const cover = blurred(figure, w, h, radius * scale);
  for (let i = 0; i < sum.length; i++) sum[i] = cover[i] > 0.02 ? sum[i] / cover[i] : field[i];
  return sum;
}

/** Where the lamp stands, on the page: unit vector. */
export const LAMP = [-0.78, -0.62] as const;

/** How the form turns from the lamp by its outline alone: 1 towards it, -1 away. @param radius of the form, page units. */
export function turnOf({ figure, w, h, scale }: Plate, radius: number): Float32Array {
  const soft = blurred(figure, w, h, radius * scale);
  const out = zeros(w * h);
  const gain = radius * scale * 0.55;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      // the outline's outward normal runs against the slope
      const slope = (soft[i + 1] - soft[i - 1]) * LAMP[0] + (soft[i + w] - soft[i - w]) * LAMP[1];
      out[i] = clamp(-slope * gain, -1, 1);
    }
  return out;
}
