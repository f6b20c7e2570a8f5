/** Two passes of a box blur: near enough to a Gaussian for shadows and turning edges. */
import { lent } from './fields.ts';

let spare = new Float32Array(0);
let columns = new Float64Array(0);
// where the numbers of each row that are not zero begin and end, and the same after a pass
let starts = new Int32Array(0);
let ends = new Int32Array(0);
let wideStarts = new Int32Array(0);
let wideEnds = new Int32Array(0);

function makeRoom(w: number, h: number): void {
  if (spare.length < w * h) spare = new Float32Array(w * h);
  if (columns.length < w) columns = new Float64Array(w);
  if (starts.length >= h) return;
  starts = new Int32Array(h);
  ends = new Int32Array(h);
  wideStarts = new Int32Array(h);
  wideEnds = new Int32Array(h);
}

function findEnds(field: Float32Array, w: number, h: number): void {
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let from = 0;
    while (from < w && field[row + from] === 0) from++;
    let to = w;
    while (to > from && field[row + to - 1] === 0) to--;
    starts[y] = from;
    ends[y] = to;
  }
}

function rows(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const inverse = 1 / (2 * r + 1);
  const last = w - 1;
  for (let y = 0; y < h; y++) {
    const row = y * w;
    if (starts[y] >= ends[y]) {
      to.fill(0, row, row + w);
      continue;
    }
    const x0 = Math.max(0, starts[y] - r);
    const x1 = Math.min(w, ends[y] + r);
    to.fill(0, row, row + x0);
    let sum = 0;
    for (let x = x0 - r; x <= x0 + r; x++) sum += from[row + (x < 0 ? 0 : Math.min(x, last))];
    // most of a row lies away from both edges, which are held
    const inner = Math.min(x1, Math.max(x0, r));
    const outer = Math.max(inner, Math.min(x1, last - r));
    for (let x = x0; x < inner; x++) {
      to[row + x] = sum * inverse;
      sum += from[row + Math.min(x + r + 1, last)] - from[row];
    }
    for (let x = inner, enter = row + inner + r + 1, leave = row + inner - r; x < outer; x++, enter++, leave++) {
      to[row + x] = sum * inverse;
      sum += from[enter] - from[leave];
    }
    for (let x = outer; x < x1; x++) {
      to[row + x] = sum * inverse;
      sum += from[row + last] - from[row + Math.max(x - r, 0)];
    }
    to.fill(0, row + x1, row + w);
    starts[y] = x0;
    ends[y] = x1;
  }
}

/** The ends of the rows after each has been spread `r` up and down, and one further that is about to come in. */
function widen(h: number, r: number, w: number): void {
  for (let y = 0; y < h; y++) {
    let from = w;
    let to = 0;
    for (let n = Math.max(0, y - r), low = Math.min(h - 1, y + r + 1); n <= low; n++) {
      if (starts[n] >= ends[n]) continue;
      if (starts[n] < from) from = starts[n];
      if (ends[n] > to) to = ends[n];
    }
    wideStarts[y] = from;
    wideEnds[y] = to;
  }
}

function cols(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const inverse = 1 / (2 * r + 1);
  const last = h - 1;
  columns.fill(0, 0, w);
  for (let y = -r; y <= r; y++) {
    const held = y < 0 ? 0 : Math.min(y, last);
    const row = held * w;
    for (let x = starts[held]; x < ends[held]; x++) columns[x] += from[row + x];
  }
  widen(h, r, w);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    const x0 = wideStarts[y];
    const x1 = wideEnds[y];
    if (x0 >= x1) {
      to.fill(0, row, row + w);
      continue;
    }
    const enter = Math.min(y + r + 1, last) * w;
    const leave = Math.max(y - r, 0) * w;
    to.fill(0, row, row + x0);
    for (let x = x0; x < x1; x++) {
      to[row + x] = columns[x] * inverse;
      columns[x] += from[enter + x] - from[leave + x];
    }
    to.fill(0, row + x1, row + w);
  }
  [starts, wideStarts] = [wideStarts, starts];
  [ends, wideEnds] = [wideEnds, ends];
}

/** Blurred copy of a `w` × `h` field; `radius` in pixels, edges are held. @param passes one is enough for a slight blur on a coarse page. */
export function blurred(field: Float32Array, w: number, h: number, radius: number, passes: 1 | 2 = 2): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const out = lent(w * h);
  makeRoom(w, h);
  findEnds(field, w, h);
  rows(field, spare, w, h, r);
  cols(spare, out, w, h, r);
  if (passes === 1) return out;
  rows(out, spare, w, h, r);
  cols(spare, out, w, h, r);
  return out;
}
