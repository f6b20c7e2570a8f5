/**
 * How much of each pixel closed outlines cover, exactly, by the signed areas that their edges leave to their right. Several
 * outlines swept together are one path under the nonzero rule.
 */
import type { Point } from './points.ts';
import { PREVIEW } from './preview.ts';

export type Shapes = readonly (readonly Point[])[];

/** A raster of `w` × `h` pixels and how points lie on it: pixel = point × scale − origin. */
export interface Raster {
  w: number;
  h: number;
  scale: number;
  /** Pixels. */
  x: number;
  y: number;
}

/** One row of a sweep: `cover` holds 0..1 for the columns from `from` to before `to`. */
export type VisitRow = (y: number, from: number, to: number, cover: Float32Array) => void;

/** Cover nearer than this to none or all is rounding. */
const ROUNDING = 1 / 512;

// always all zero between two sweeps
let areas = new Float32Array(0);
let row = new Float32Array(0);
let starts = new Int32Array(0);
let ends = new Int32Array(0);
let width = 0;
let height = 0;
let stride = 0;
let top = 0;
let low = 0;

function open(w: number, h: number): void {
  width = w;
  height = h;
  stride = w + 2;
  top = h;
  low = -1;
  if (areas.length < stride * h) areas = new Float32Array(stride * h);
  if (row.length < stride) row = new Float32Array(stride);
  if (starts.length < h) {
    starts = new Int32Array(h).fill(stride);
    ends = new Int32Array(h).fill(-1);
  }
}

/** The share of one row that lies right of an edge running from `a` to `b` (a ≤ b, both within the row), `d` its signed height. */
function spreadRow(at: number, a: number, b: number, d: number): void {
  const first = Math.floor(a);
  const beyond = Math.ceil(b);
  if (beyond <= first + 1) {
    const share = d * (0.5 * (a + b) - first);
    areas[at + first] += d - share;
    areas[at + first + 1] += share;
    return;
  }
  const slope = d / (b - a);
  const head = 1 - (a - first);
  let done = 0.5 * slope * head * head;
  areas[at + first] += done;
  // covered share of the column before, so that each column takes the difference
  let before = done;
  for (let x = first + 1; x < beyond - 1; x++) {
    const here = slope * (x + 0.5 - a);
    areas[at + x] += here - before;
    before = here;
  }
  const tail = b - (beyond - 1);
  done = d - 0.5 * slope * tail * tail;
  areas[at + beyond - 1] += done - before;
  areas[at + beyond] += d - done;
}

/** An edge that crosses a row, some of it outside the raster. */
function edgeRow(y: number, leftmost: number, rightmost: number, d: number): void {
  let a = leftmost;
  let b = rightmost;
  const at = y * stride;
  let left = d;
  if (b >= width) {
    ends[y] = width;
    if (a >= width) return;
    left -= (d * (b - width)) / (b - a);
    b = width;
  }
  if (a < 0) {
    starts[y] = 0;
    if (ends[y] < 1) ends[y] = 1;
    if (b <= 0) {
      areas[at] += left;
      return;
    }
    const outside = (left * -a) / (b - a);
    areas[at] += outside;
    left -= outside;
    a = 0;
  }
  const first = a | 0;
  if (first < starts[y]) starts[y] = first;
  const last = (b | 0) + 2;
  if (last > ends[y]) ends[y] = last;
  spreadRow(at, a, b, left);
}

/** The edge that is laid next, x and y of its ends: handed over in a call each number would be put in a box of its own. */
const EDGE = new Float64Array(4);

function edge(): void {
  const ax = EDGE[0];
  const ay = EDGE[1];
  const bx = EDGE[2];
  const by = EDGE[3];
  if (ay === by) return;
  const isDown = ay < by;
  const x0 = isDown ? ax : bx;
  const y0 = isDown ? ay : by;
  const x1 = isDown ? bx : ax;
  const y1 = isDown ? by : ay;
  if (y1 <= 0 || y0 >= height) return;
  const slope = (x1 - x0) / (y1 - y0);
  const first = y0 > 0 ? Math.floor(y0) : 0;
  const last = y1 < height ? Math.ceil(y1) : height;
  if (first < top) top = first;
  if (last - 1 > low) low = last - 1;
  let from = y0 > 0 ? x0 : x0 - y0 * slope;
  for (let y = first; y < last; y++) {
    const dy = Math.min(y + 1, y1) - Math.max(y, y0);
    const to = from + slope * dy;
    const a = Math.min(from, to);
    const b = Math.max(from, to);
    if (a >= 0 && b < width) {
      // nearly every edge: within the raster, and not worth a call with its numbers in boxes
      const column = a | 0;
      if (column < starts[y]) starts[y] = column;
      const beyond = (b | 0) + 2;
      if (beyond > ends[y]) ends[y] = beyond;
      spreadRow(y * stride, a, b, isDown ? dy : -dy);
    } else edgeRow(y, a, b, isDown ? dy : -dy);
    from = to;
  }
}

/** In a preview points of an outline nearer to the last than this many pixels are passed over. */
const NEAR = 0.8;

function outline(shape: readonly Point[], { scale, x, y }: Raster): void {
  const count = shape.length;
  if (count < 3) return;
  const near = scale < PREVIEW ? NEAR : 0;
  EDGE[0] = shape[count - 1][0] * scale - x;
  EDGE[1] = shape[count - 1][1] * scale - y;
  for (let i = 0; i < count; i++) {
    EDGE[2] = shape[i][0] * scale - x;
    EDGE[3] = shape[i][1] * scale - y;
    if (i < count - 1 && Math.abs(EDGE[2] - EDGE[0]) + Math.abs(EDGE[3] - EDGE[1]) < near) continue;
    edge();
    EDGE[0] = EDGE[2];
    EDGE[1] = EDGE[3];
  }
}

/** Visits the rows that one path of closed outlines covers, from the top. `visit` must not sweep itself. */
export function sweep(shapes: Shapes, raster: Raster, visit: VisitRow): void {
  open(raster.w, raster.h);
  for (const shape of shapes) outline(shape, raster);
  for (let y = top; y <= low; y++) {
    const from = starts[y];
    const to = Math.min(ends[y], width);
    starts[y] = stride;
    ends[y] = -1;
    if (from >= to) continue;
    const at = y * stride;
    let sum = 0;
    for (let x = from; x < to; x++) {
      sum += areas[at + x];
      areas[at + x] = 0;
      const cover = sum < 0 ? -sum : sum;
      row[x] = cover < ROUNDING ? 0 : cover > 1 - ROUNDING ? 1 : cover;
    }
    areas[at + to] = 0;
    areas[at + to + 1] = 0;
    visit(y, from, to, row);
  }
}
