/** Two passes of a box blur: near enough to a Gaussian for shadows and turning edges. */
import { zeros } from '#atelier/paint/fields.ts';

let spare = new Float32Array(0);
let columns = new Float32Array(0);

function rows(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const inverse = 1 / (2 * r + 1);
  const last = w - 1;
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let sum = from[row] * (r + 1);
    for (let x = 1; x <= r; x++) sum += from[row + Math.min(x, last)];
    for (let x = 0; x < w; x++) {
      to[row + x] = sum * inverse;
      const enter = x + r + 1;
      const leave = x - r;
      sum += from[row + Math.min(enter, last)] - from[row + Math.max(leave, 0)];
    }
  }
}

function cols(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const inverse = 1 / (2 * r + 1);
  const last = h - 1;
  if (columns.length < w) columns = new Float32Array(w);
  columns.fill(0, 0, w);
  for (let y = -r; y <= r; y++) {
    const row = (y < 0 ? 0 : Math.min(y, last)) * w;
    for (let x = 0; x < w; x++) columns[x] += from[row + x];
  }
  for (let y = 0; y < h; y++) {
    const row = y * w;
    const enter = Math.min(y + r + 1, last) * w;
    const leave = Math.max(y - r, 0) * w;
    for (let x = 0; x < w; x++) {
      to[row + x] = columns[x] * inverse;
      columns[x] += from[enter + x] - from[leave + x];
    }
  }
}

/** Blurred copy of a `w` × `h` field; `radius` in pixels, edges are held. */
export function blurred(field: Float32Array, w: number, h: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const out = zeros(w * h);
  if (spare.length < w * h) spare = new Float32Array(w * h);
  rows(field, spare, w, h, r);
  cols(spare, out, w, h, r);
  rows(out, spare, w, h, r);
  cols(spare, out, w, h, r);
  return out;
}
