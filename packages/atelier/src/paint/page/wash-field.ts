/** Density of pigment on a coarse grid over a part of the page, and how it comes onto the page. */
import type { Rgb } from '#atelier/paint/colour.ts';
import { zeros } from '#atelier/paint/fields.ts';
import type { Rect } from '#atelier/paint/page/plan.ts';
import type { Scene } from '#atelier/paint/scene.ts';

/** Most field points per page unit: a wash has nothing finer to tell. */
const FINEST = 0.34;
/** On a small page: field points per pixel, which a wash's edge still looks drawn with. */
const OF_PIXELS = 0.6;
/** Pigment never lies thicker than this many times the colour as mixed. */
const THICKEST = 1.5;

export interface Grid {
  /** First column and row, and how many there are, in points of the grid. */
  left: number;
  top: number;
  w: number;
  h: number;
  /** Points per page unit. */
  coarse: number;
}

/** The grid that covers a box of page units. */
export function gridOver({ scale, width, height }: Pick<Scene, 'scale' | 'width' | 'height'>, box: Rect): Grid {
  const coarse = Math.min(FINEST, scale * OF_PIXELS);
  const left = Math.max(0, Math.floor(box.left * coarse) - 1);
  const top = Math.max(0, Math.floor(box.top * coarse) - 1);
  const w = Math.min(Math.ceil((width / scale) * coarse), Math.ceil(box.right * coarse)) + 2 - left;
  const h = Math.min(Math.ceil((height / scale) * coarse), Math.ceil(box.bottom * coarse)) + 2 - top;
  return { left, top, w: Math.max(0, w), h: Math.max(0, h), coarse };
}

/**
 * Multiplies the page by a field of pigment.
 * @param ink what a full coat takes of each channel, -1..0. @param spared cover, per pixel of the page, under which nothing falls.
 */
export function layField(scene: Scene, field: Float32Array, grid: Grid, ink: Rgb, spared?: Float32Array): void {
  const { left, top, w, h, coarse } = grid;
  const { rgb, width, height, scale } = scene;
  const step = coarse / scale;
  // one row of the grid at the height of a row of pixels
  const line = zeros(w);
  const layRow = (y: number): void => {
    const fy = y * step - top;
    const y0 = fy | 0;
    if (fy < 0 || y0 + 1 >= h) return;
    const ty = fy - y0;
    let from = w;
    let to = -1;
    for (let i = 0, at = y0 * w; i < w; i++, at++) {
      line[i] = field[at] + (field[at + w] - field[at]) * ty;
      if (line[i] === 0) continue;
      if (i < from) from = i;
      to = i;
    }
    const last = Math.min(width, Math.floor((Math.min(to + 1, w - 1) + left) / step));
    for (let x = Math.max(0, Math.ceil((Math.max(from - 1, 0) + left) / step)); x < last; x++) {
      const fx = x * step - left;
      const x0 = fx | 0;
      let density = Math.min(THICKEST, line[x0] + (line[x0 + 1] - line[x0]) * (fx - x0));
      const at = y * width + x;
      if (spared) density *= 1 - spared[at];
      const i = at * 3;
      rgb[i] *= 1 + ink[0] * density;
      rgb[i + 1] *= 1 + ink[1] * density;
      rgb[i + 2] *= 1 + ink[2] * density;
    }
  };
  const bottom = Math.min(height, Math.ceil((top + h) / step));
  for (let y = Math.floor(top / step); y < bottom; y++) layRow(y);
}
