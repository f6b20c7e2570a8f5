/** A surface as a mesh of triangles on the pixels of a box: cloth coordinates and height between its knots are straight. */
import type { Panel } from '#atelier/cloth/panel.ts';
import { lent } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { PREVIEW } from '#atelier/kit/preview.ts';
import type { Box } from '#atelier/kit/scene.ts';

/** Cloth coordinates and height of one piece, each box-sized. */
export interface PieceField {
  u: Float32Array;
  v: Float32Array;
  height: Float32Array;
}

/** What `u` holds where no triangle lies; there `v` and `height` are undefined. */
export const UNSET = 9;

/** Numbers of a knot: page x and y (pixels of the box), u, v, height. */
const KNOT = 5;
/** How far over its edge, as a share of the triangle, a triangle reaches: neighbours leave no crack. */
const OVERLAP = 0.002;
/** Cells smaller than this tell nothing more, pixels; and the fewest there are to either side. */
const CELLS = { finest: 2.5, fewest: 10 } as const;
/** In a preview: its cloth curves within some pixels across, and more along, too little to be seen. */
const PREVIEW_CELLS = { finest: 6.5, fewest: 6 } as const;
const PREVIEW_CELLS_ALONG = { finest: 12, fewest: 4 } as const;

let knots = new Float64Array(0);

/** The stretch of a row in which `at + x × slope` is at least −OVERLAP, cut out of `from` to `to`. */
let from = 0;
let to = 0;
function cut(at: number, slope: number): void {
  if (slope === 0) {
    if (at < -OVERLAP) to = from - 1;
    return;
  }
  const edge = (-OVERLAP - at) / slope;
  if (slope > 0) {
    if (edge > from) from = Math.ceil(edge);
  } else if (edge < to) to = Math.floor(edge);
}

/** @param a @param b @param c where its corners begin among the knots. */
function fillTriangle({ w, h }: Box, a: number, b: number, c: number, field: PieceField): void {
  const ax = knots[a];
  const ay = knots[a + 1];
  const bx = knots[b] - ax;
  const by = knots[b + 1] - ay;
  const cx = knots[c] - ax;
  const cy = knots[c + 1] - ay;
  const area = bx * cy - by * cx;
  if (Math.abs(area) < 1e-9) return;
  const y0 = Math.max(0, Math.floor(ay + Math.min(0, by, cy)));
  const y1 = Math.min(h - 1, Math.ceil(ay + Math.max(0, by, cy)));
  const x0 = Math.max(0, Math.floor(ax + Math.min(0, bx, cx)));
  const x1 = Math.min(w - 1, Math.ceil(ax + Math.max(0, bx, cx)));
  if (y0 > y1 || x0 > x1) return;
  const inverse = 1 / area;
  const bAcross = cy * inverse;
  const bDown = -cx * inverse;
  const cAcross = -by * inverse;
  const cDown = bx * inverse;
  const { u, v, height } = field;
  const [ua, va, ha] = [knots[a + 2], knots[a + 3], knots[a + 4]];
  const [ub, vb, hb] = [knots[b + 2] - ua, knots[b + 3] - va, knots[b + 4] - ha];
  const [uc, vc, hc] = [knots[c + 2] - ua, knots[c + 3] - va, knots[c + 4] - ha];
  for (let y = y0; y <= y1; y++) {
    const wb0 = (y - ay) * bDown - ax * bAcross;
    const wc0 = (y - ay) * cDown - ax * cAcross;
    from = x0;
    to = x1;
    cut(wb0, bAcross);
    cut(wc0, cAcross);
    cut(1 - wb0 - wc0, -bAcross - cAcross);
    const row = y * w;
    for (let x = from; x <= to; x++) {
      const wb = wb0 + x * bAcross;
      const wc = wc0 + x * cAcross;
      u[row + x] = ua + wb * ub + wc * uc;
      v[row + x] = va + wb * vb + wc * vc;
      height[row + x] = ha + wb * hb + wc * hc;
    }
  }
}

/** Lays the knots out; the mesh reaches a little beyond the edges so that outlines may overhang it. */
function placeKnots(scale: number, box: Box, surface: Panel, across: number, along: number): void {
  const count = (across + 1) * (along + 1) * KNOT;
  if (knots.length < count) knots = new Float64Array(count);
  let n = 0;
  for (let j = 0; j <= along; j++) {
    const v = -0.14 + (1.28 * j) / along;
    const held = clamp(v);
    const beyond = Math.abs(v - held) / 0.05;
    const start = n;
    for (let i = 0; i <= across; i++) {
      const u = -1.2 + (2.4 * i) / across;
      const p = surface.map(u, held);
      knots[n++] = p[0] * scale - box.x;
      knots[n++] = p[1] * scale - box.y;
      knots[n++] = u;
      knots[n++] = v;
      knots[n++] = surface.form(clamp(u, -1, 1), held) * scale;
    }
    if (beyond === 0) continue;
    // beyond its ends the surface runs on as it came
    for (let i = 0, k = start; i <= across; i++, k += KNOT) {
      const inside = surface.map(-1.2 + (2.4 * i) / across, v < 0 ? 0.05 : 0.95);
      knots[k] += (knots[k] - (inside[0] * scale - box.x)) * beyond;
      knots[k + 1] += (knots[k + 1] - (inside[1] * scale - box.y)) * beyond;
    }
  }
}

/** No more cells than there are pixels for. */
function cellsFor(
  wanted: number,
  units: number,
  scale: number,
  few: typeof PREVIEW_CELLS | typeof PREVIEW_CELLS_ALONG,
): number {
  const { finest, fewest } = scale < PREVIEW ? few : CELLS;
  return Math.min(wanted, Math.max(fewest, Math.ceil((units * scale) / finest)));
}

/** Surface (u, v) and height by its mesh. @param size of the surface at its widest and longest, page units. */
export function rasterSurface(
  scale: number,
  box: Box,
  surface: Panel,
  size: { width: number; length: number },
): PieceField {
  const pixels = box.w * box.h;
  const field: PieceField = { u: lent(pixels).fill(UNSET), v: lent(pixels), height: lent(pixels) };
  const across = cellsFor(surface.across, size.width, scale, PREVIEW_CELLS);
  const along = cellsFor(surface.along, size.length, scale, PREVIEW_CELLS_ALONG);
  placeKnots(scale, box, surface, across, along);
  const stride = (across + 1) * KNOT;
  for (let j = 0; j < along; j++) {
    for (let i = 0; i < across; i++) {
      const a = j * stride + i * KNOT;
      fillTriangle(box, a, a + KNOT, a + stride, field);
      fillTriangle(box, a + KNOT, a + stride + KNOT, a + stride, field);
    }
  }
  return field;
}
