/** Box-sized fields of cover, 0..1, and what shapes do to them. */
import { type Raster, type Shapes, sweep } from './coverage.ts';
import type { Point } from './points.ts';

/** Lays one path over the field. */
export function unite(field: Float32Array, shapes: Shapes, raster: Raster): void {
  const { w } = raster;
  sweep(shapes, raster, (y, from, to, cover) => {
    const at = y * w;
    for (let x = from; x < to; x++) {
      const here = field[at + x];
      field[at + x] = here === 0 ? cover[x] : here + (1 - here) * cover[x];
    }
  });
}

/** Takes one path out of the field. */
export function erase(field: Float32Array, shapes: Shapes, raster: Raster): void {
  const { w } = raster;
  sweep(shapes, raster, (y, from, to, cover) => {
    const at = y * w;
    for (let x = from; x < to; x++) field[at + x] *= 1 - cover[x];
  });
}

/** Keeps of the field what lies inside one path. */
export function confine(field: Float32Array, shapes: Shapes, raster: Raster): void {
  const { w, h } = raster;
  // all before this has been dealt with: rows that the path does not touch are never visited
  let done = 0;
  sweep(shapes, raster, (y, from, to, cover) => {
    const at = y * w;
    field.fill(0, done, at + from);
    for (let x = from; x < to; x++) field[at + x] *= cover[x];
    done = at + to;
  });
  field.fill(0, done, w * h);
}

/** Adds a share of one path to the field, up to 1. */
export function gather(field: Float32Array, shapes: Shapes, share: number, raster: Raster): void {
  const { w } = raster;
  sweep(shapes, raster, (y, from, to, cover) => {
    const at = y * w;
    for (let x = from; x < to; x++) {
      const sum = field[at + x] + cover[x] * share;
      field[at + x] = Math.min(sum, 1);
    }
  });
}

/** Lays a line of constant width (units of the points) over the field; joins and ends are round. */
export function stroke(field: Float32Array, line: readonly Point[], lineWidth: number, raster: Raster): void {
  const { w, h, scale } = raster;
  const half = (lineWidth * scale) / 2;
  const reach = half + 0.5;
  for (let i = 1; i < line.length; i++) {
    const ax = line[i - 1][0] * scale - raster.x;
    const ay = line[i - 1][1] * scale - raster.y;
    const dx = line[i][0] * scale - raster.x - ax;
    const dy = line[i][1] * scale - raster.y - ay;
    const square = dx * dx + dy * dy;
    const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach));
    const x1 = Math.min(w - 1, Math.ceil(Math.max(ax, ax + dx) + reach));
    const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach));
    const y1 = Math.min(h - 1, Math.ceil(Math.max(ay, ay + dy) + reach));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5 - ax;
        const py = y + 0.5 - ay;
        const t = square > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / square)) : 0;
        const ex = px - dx * t;
        const ey = py - dy * t;
        const cover = reach - Math.sqrt(ex * ex + ey * ey);
        if (cover > field[y * w + x]) field[y * w + x] = Math.min(cover, 1);
      }
    }
  }
}
