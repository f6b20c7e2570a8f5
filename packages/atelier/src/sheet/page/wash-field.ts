/** Tints of washes on a coarse grid over a part of the page, and how they come onto the page. */
import type { Rgb } from '#atelier/kit/colour.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { PREVIEW } from '#atelier/kit/preview.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Rect } from './places.ts';

/** Most field points per page unit: a wash has nothing finer to tell. */
const FINEST = 0.34;
/** On a small page, and in a preview: field points per pixel, which a wash's edge still looks drawn with. */
const OF_PIXELS = 0.6;
const OF_FEW_PIXELS = 0.2;
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
  const coarse = Math.min(FINEST, scale * (scale < PREVIEW ? OF_FEW_PIXELS : OF_PIXELS));
  const left = Math.max(0, Math.floor(box.left * coarse) - 1);
  const top = Math.max(0, Math.floor(box.top * coarse) - 1);
  const w = Math.min(Math.ceil((width / scale) * coarse), Math.ceil(box.right * coarse)) + 2 - left;
  const h = Math.min(Math.ceil((height / scale) * coarse), Math.ceil(box.bottom * coarse)) + 2 - top;
  return { left, top, w: Math.max(0, w), h: Math.max(0, h), coarse };
}

/** What is left of each channel of the paper, three numbers a point of the grid; 1 before anything was laid. */
export const clearTints = ({ w, h }: Grid): Float32Array => zeros(w * h * 3).fill(1);

/** Lays a density of ink at one point. @param ink what a full coat takes of each channel, -1..0. */
export function tintPoint(tints: Float32Array, point: number, density: number, ink: Rgb): void {
  const thick = Math.min(THICKEST, density);
  const i = point * 3;
  tints[i] *= 1 + ink[0] * thick;
  tints[i + 1] *= 1 + ink[1] * thick;
  tints[i + 2] *= 1 + ink[2] * thick;
}

/** Where every column of pixels lies on the grid: `first` and those after it, each between a point and the next. */
interface Columns {
  first: number;
  cells: Int32Array;
  shares: Float32Array;
}

/** One row of points, spread over the columns of pixels from `n0` to before `n1`. */
function spreadRow(
  out: Float32Array,
  tints: Float32Array,
  from: number,
  columns: Columns,
  n0: number,
  n1: number,
): void {
  const { cells, shares } = columns;
  for (let n = n0, o = n0 * 3; n < n1; n++, o += 3) {
    const l = from + cells[n] * 3;
    const t = shares[n];
    out[o] = tints[l] + (tints[l + 3] - tints[l]) * t;
    out[o + 1] = tints[l + 1] + (tints[l + 4] - tints[l + 1]) * t;
    out[o + 2] = tints[l + 2] + (tints[l + 5] - tints[l + 2]) * t;
  }
}

/** Multiplies a row of the page by what lies between two spread rows of points; `row` is where their first column is. */
function layBetween(
  rgb: Float32Array,
  row: number,
  above: Float32Array,
  below: Float32Array,
  t: number,
  i0: number,
  i1: number,
): void {
  for (let i = i0; i < i1; i++) rgb[row + i] *= above[i] + (below[i] - above[i]) * t;
}

/** Multiplies the page by tints where many rows of pixels lie between two rows of points, as in a preview. */
function layTintsSmall(
  { rgb, width, height }: Scene,
  tints: Float32Array,
  grid: Grid,
  step: number,
  columns: Columns,
): void {
  const { top, w, h } = grid;
  const { cells, first } = columns;
  const above = zeros(cells.length * 3);
  const below = zeros(cells.length * 3);
  for (let j = 0, y = Math.max(0, Math.ceil(top / step)); j + 1 < h; j++) {
    // most of the page is clear
    let from = w * 3;
    let to = -1;
    for (let i = 0, at = j * w * 3; i < w * 3; i++, at++) {
      if (tints[at] === 1 && tints[at + w * 3] === 1) continue;
      if (i < from) from = i;
      to = i;
    }
    let n0 = 0;
    while (n0 < cells.length && cells[n0] < Math.floor(from / 3) - 1) n0++;
    let n1 = cells.length;
    while (n1 > n0 && cells[n1 - 1] > to / 3) n1--;
    spreadRow(above, tints, j * w * 3, columns, n0, n1);
    spreadRow(below, tints, (j + 1) * w * 3, columns, n0, n1);
    for (; y < height && y * step - top < j + 1; y++)
      layBetween(rgb, (y * width + first) * 3, above, below, y * step - top - j, n0 * 3, n1 * 3);
  }
}

/** Multiplies the page by tints. @param spared cover, per pixel of the page, under which nothing falls. */
export function layTints(scene: Scene, tints: Float32Array, grid: Grid, spared?: Float32Array): void {
  const { left, top, w, h, coarse } = grid;
  const { rgb, width, height, scale } = scene;
  const step = coarse / scale;
  const first = Math.max(0, Math.ceil(left / step));
  const last = Math.min(width, Math.ceil((left + w - 1) / step));
  const cells = Int32Array.from({ length: last - first }, (_, i) => ((i + first) * step - left) | 0);
  const shares = Float32Array.from({ length: last - first }, (_, i) => (i + first) * step - left - cells[i]);
  if (!scene.shows('sheet') && !spared) {
    layTintsSmall(scene, tints, grid, step, { first, cells, shares });
    return;
  }
  // one row of the grid at the height of a row of pixels
  const line = zeros(w * 3);
  const layRow = (y: number): void => {
    const fy = y * step - top;
    const y0 = fy | 0;
    if (fy < 0 || y0 + 1 >= h) return;
    const ty = fy - y0;
    let from = w;
    let to = -1;
    for (let i = 0, at = y0 * w * 3, below = w * 3; i < w; i++)
      for (let c = 0; c < 3; c++, at++) {
        const v = tints[at] + (tints[at + below] - tints[at]) * ty;
        line[i * 3 + c] = v;
        if (v === 1) continue;
        if (i < from) from = i;
        to = i;
      }
    for (let n = 0, at = y * width + first; n < cells.length; n++, at++) {
      const cell = cells[n];
      if (cell < from - 1) continue;
      if (cell > to) break;
      const t = shares[n];
      const l = cell * 3;
      const i = at * 3;
      const r = line[l] + (line[l + 3] - line[l]) * t;
      const g = line[l + 1] + (line[l + 4] - line[l + 1]) * t;
      const b = line[l + 2] + (line[l + 5] - line[l + 2]) * t;
      const covered = spared ? spared[at] : 0;
      if (covered === 0) {
        rgb[i] *= r;
        rgb[i + 1] *= g;
        rgb[i + 2] *= b;
        continue;
      }
      rgb[i] *= r + (1 - r) * covered;
      rgb[i + 1] *= g + (1 - g) * covered;
      rgb[i + 2] *= b + (1 - b) * covered;
    }
  };
  const bottom = Math.min(height, Math.ceil((top + h) / step));
  for (let y = Math.floor(top / step); y < bottom; y++) layRow(y);
}
