/** Geometry to pixels: folds become height, pieces become cloth coordinates with their own grain. */
import type { FoldCurve, Piece } from '#atelier/cloth/build.ts';
import type { Slip } from '#atelier/cloth/field.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { zeros } from '#atelier/paint/fields.ts';
import { arcLength, clamp, smoothstep } from '#atelier/paint/geometry.ts';
import type { Box } from '#atelier/paint/scene.ts';

/** Ridge across a fold: a wall and the furrow at its foot on the curve's side, long and soft on the other. */
function ridge(x: number): number {
  if (x >= 0) return (1 - x) * (1 - x) * (1 + 0.6 * x);
  if (x > -0.3) return smoothstep(-0.3, 0, x) * 1.3 - 0.3;
  const far = (x + 1) / 0.7;
  return -0.3 * far * far * (3 - 2 * far);
}

let raised = new Float32Array(0);
let nearest = new Float32Array(0);
let stamps = new Uint32Array(0);
let touched = new Uint32Array(0);
let slippedX = new Float32Array(0);
let slippedY = new Float32Array(0);
let stamp = 0;

/** Cloth swallowed on each side of a crease: a share of the ridge's height, and at most of its reach. */
const SWALLOWED = { height: 0.9, reach: 0.3 } as const;

/**
 * Adds one fold to a height field. @param scale pixels per unit. @param allowed per piece index, whether the fold may
 * rise there; null = everywhere. @param slip where the cloth drawn into the crease is noted, for cloth with a pattern.
 */
export function raiseFold(
  scale: number,
  box: Box,
  height: Float32Array,
  fold: FoldCurve,
  pieceOf: Uint8Array,
  allowed: readonly boolean[] | null,
  slip: Slip | null = null,
): void {
  const count = fold.points.length;
  const w = box.w;
  if (raised.length < height.length) {
    raised = new Float32Array(height.length);
    nearest = new Float32Array(height.length);
    stamps = new Uint32Array(height.length);
    touched = new Uint32Array(height.length);
  }
  if (slip && slippedX.length < height.length) {
    slippedX = new Float32Array(height.length);
    slippedY = new Float32Array(height.length);
  }
  stamp++;
  let touches = 0;
  const reach = fold.width * scale;
  const farthest = reach * reach;
  // segments much shorter than the ridge is wide would only raise the same pixels again and again
  const stride = Math.max(1, Math.floor((0.45 * fold.width * (count - 1)) / Math.max(1, arcLength(fold.points))));
  for (let i = 0; i < count - 1; i += stride) {
    const end = Math.min(count - 1, i + stride);
    const ax = fold.points[i][0] * scale - box.x;
    const ay = fold.points[i][1] * scale - box.y;
    const dx = fold.points[end][0] * scale - box.x - ax;
    const dy = fold.points[end][1] * scale - box.y - ay;
    const square = dx * dx + dy * dy;
    if (square < 1e-6) continue;
    const run = 1 / Math.sqrt(square);
    const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach));
    const x1 = Math.min(w - 1, Math.ceil(Math.max(ax, ax + dx) + reach));
    const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach));
    const y1 = Math.min(box.h - 1, Math.ceil(Math.max(ay, ay + dy) + reach));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const j = y * w + x;
        if (allowed && !allowed[pieceOf[j]]) continue;
        const k = clamp(((x - ax) * dx + (y - ay) * dy) / square);
        const qx = x - ax - dx * k;
        const qy = y - ay - dy * k;
        const apart = qx * qx + qy * qy;
        if (apart >= farthest) continue;
        const d = Math.sqrt(apart);
        // the nearest stretch of the curve decides, so that a bend raises no pixel twice
        if (stamps[j] === stamp && d >= nearest[j]) continue;
        const t = (i + k * (end - i)) / (count - 1);
        const wide = reach * (fold.grow ? 0.2 + 0.8 * t : 0.55 + 0.45 * Math.sin(Math.PI * t));
        if (d >= wide) continue;
        const signed = ((dx * qy - dy * qx >= 0 ? fold.side : -fold.side) * d) / wide;
        const swell = fold.grow ? smoothstep(0, 0.95, t) : Math.sin(Math.PI * clamp(0.08 + 0.9 * t)) ** 0.8;
        const value = fold.height * scale * swell * ridge(signed);
        if (stamps[j] !== stamp) {
          stamps[j] = stamp;
          touched[touches++] = j;
        }
        raised[j] = value;
        nearest[j] = d;
        if (slip) {
          const swallowed =
            Math.min(SWALLOWED.height * fold.height * scale, SWALLOWED.reach * wide) * swell * (1 - d / wide) ** 2;
          const way = dx * qy - dy * qx >= 0 ? swallowed : -swallowed;
          slippedX[j] = -dy * run * way;
          slippedY[j] = dx * run * way;
        }
      }
    }
  }
  for (let n = 0; n < touches; n++) height[touched[n]] += raised[touched[n]];
  if (!slip) return;
  for (let n = 0; n < touches; n++) {
    slip.x[touched[n]] += slippedX[touched[n]];
    slip.y[touched[n]] += slippedY[touched[n]];
  }
}

/** Cloth coordinates and height of one piece, each box-sized. */
export interface PieceField {
  u: Float32Array;
  v: Float32Array;
  height: Float32Array;
}

const UNSET = 9;
/** Cover below which a pixel of a piece is not painted. */
export const SEEN = 0.01;

function fillTriangle(box: Box, a: Float64Array, b: Float64Array, c: Float64Array, field: PieceField): void {
  const x0 = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]) - box.x));
  const x1 = Math.min(box.w - 1, Math.ceil(Math.max(a[0], b[0], c[0]) - box.x));
  const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]) - box.y));
  const y1 = Math.min(box.h - 1, Math.ceil(Math.max(a[1], b[1], c[1]) - box.y));
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const inverse = 1 / area;
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const px = x + box.x - a[0];
      const py = y + box.y - a[1];
      const wb = (px * (c[1] - a[1]) - py * (c[0] - a[0])) * inverse;
      const wc = (py * (b[0] - a[0]) - px * (b[1] - a[1])) * inverse;
      if (wb < -0.002 || wc < -0.002 || wb + wc > 1.002) continue;
      const wa = 1 - wb - wc;
      const j = y * box.w + x;
      field.u[j] = wa * a[2] + wb * b[2] + wc * c[2];
      field.v[j] = wa * a[3] + wb * b[3] + wc * c[3];
      field.height[j] = wa * a[4] + wb * b[4] + wc * c[4];
    }
  }
}

/** Surface (u, v) and height by its mesh, which reaches a little beyond the edges so that outlines may overhang it. */
function rasterSurface(scale: number, box: Box, surface: Panel): PieceField {
  const pixels = box.w * box.h;
  const field: PieceField = {
    u: zeros(pixels).fill(UNSET),
    v: zeros(pixels),
    height: zeros(pixels),
  };
  const { across, along } = surface;
  const knots: Float64Array[] = [];
  for (let j = 0; j <= along; j++) {
    const v = -0.14 + (1.28 * j) / along;
    const held = clamp(v);
    for (let i = 0; i <= across; i++) {
      const u = -1.2 + (2.4 * i) / across;
      const p = surface.map(u, held);
      if (v !== held) {
        const inside = surface.map(u, v < 0 ? 0.05 : 0.95);
        const k = Math.abs(v - held) / 0.05;
        p[0] += (p[0] - inside[0]) * k;
        p[1] += (p[1] - inside[1]) * k;
      }
      knots.push(Float64Array.of(p[0] * scale, p[1] * scale, u, v, surface.form(clamp(u, -1, 1), held) * scale));
    }
  }
  for (let j = 0; j < along; j++) {
    for (let i = 0; i < across; i++) {
      const a = knots[j * (across + 1) + i];
      const b = knots[j * (across + 1) + i + 1];
      const c = knots[(j + 1) * (across + 1) + i];
      const d = knots[(j + 1) * (across + 1) + i + 1];
      fillTriangle(box, a, b, c, field);
      fillTriangle(box, b, d, c, field);
    }
  }
  return field;
}

/** Heights at which the width of a surface is taken; between them it is interpolated. */
const LEVELS = 64;

/** Pixels over which a surface is carried on beyond its mesh. */
const GAP_REACH = 3;

/** Pixels of a piece just beyond its mesh take the surface of their neighbour: on a narrow piece they would be pits. */
function fillGaps(box: Box, field: PieceField, mask: Float32Array): void {
  const { u, v, height } = field;
  let gaps: number[] = [];
  for (let i = 0; i < u.length; i++) if (u[i] === UNSET && mask[i] > SEEN) gaps.push(i);
  for (let pass = 0; pass < GAP_REACH && gaps.length; pass++) {
    const found: [gap: number, from: number][] = [];
    const left: number[] = [];
    for (const i of gaps) {
      const x = i % box.w;
      const from = [x > 0 ? i - 1 : i, x < box.w - 1 ? i + 1 : i, i - box.w, i + box.w].find(
        (j) => j >= 0 && j < u.length && u[j] !== UNSET,
      );
      if (from === undefined) left.push(i);
      else found.push([i, from]);
    }
    for (const [i, from] of found) {
      u[i] = u[from];
      v[i] = v[from];
      height[i] = height[from];
    }
    gaps = left;
  }
}

/** A flared piece is the sector of a ring: `apex` its distance from the middle at v = 0, `spread` radians of cloth per radian of form. */
interface Sector {
  apex: number;
  spread: number;
}

/** Widest turn of the cloth at the sides of a flare, radians: beyond it a print would lie on its side. */
const MOST_SPREAD = 0.62;

function sectorOf(top: number, hem: number, length: number): Sector | null {
  if (hem < top * 1.12) return null;
  const spread = Math.min((hem - top) / length, MOST_SPREAD);
  return { apex: top / spread, spread };
}

/**
 * Cloth coordinates (drawing units) and cylinder height (pixels) of one piece inside its box. A fitted strip gets v
 * 0..1 across the band instead. Only pixels that `mask` covers are worked out. @param lie how the print lies on it: mirrored
 * at its middle, or once over the whole garment, down its length.
 */
export function rasterPiece(
  scale: number,
  box: Box,
  piece: Piece,
  lie: 'mirrored' | 'placed' | 'running',
  mask: Float32Array,
): PieceField {
  const { surface, grain = {} } = piece;
  const field = rasterSurface(scale, box, surface);
  fillGaps(box, field, mask);
  const length = surface.length();
  const halves = Float64Array.from({ length: LEVELS + 1 }, (_, i) => surface.halfWidth(i / LEVELS));
  const placed = lie === 'placed';
  const sector = grain.flared && !placed ? sectorOf(halves[0], halves[LEVELS], length) : null;
  const cos = placed ? 1 : Math.cos(grain.angle ?? 0);
  const sin = placed ? 0 : Math.sin(grain.angle ?? 0);
  const from = grain.from ?? 0;
  const mirror = lie === 'mirrored';
  const { u, v, height } = field;
  for (let i = 0; i < u.length; i++) {
    if (mask[i] <= SEEN) continue;
    const rawU = u[i];
    if (rawU === UNSET) {
      u[i] = ((i % box.w) + box.x) / scale;
      v[i] = (Math.floor(i / box.w) + box.y) / scale;
      height[i] = 0;
      continue;
    }
    const rawV = v[i];
    if (piece.swell) height[i] += piece.swell(rawU, rawV) * scale;
    const angle = Math.asin(clamp(rawU, -0.985, 0.985));
    const at = clamp(rawV * LEVELS, 0, LEVELS - 1e-6);
    const level = at | 0;
    const half = halves[level] + (halves[level + 1] - halves[level]) * (at - level);
    if (grain.fit === 'along-v') {
      u[i] = rawV * length;
      v[i] = (rawU + 1) / 2;
      continue;
    }
    if (grain.fit === 'along-u') {
      u[i] = angle * half;
      v[i] = rawV;
      continue;
    }
    let x = angle * half;
    let y = rawV * length;
    if (sector) {
      const r = sector.apex + y;
      const turn = angle * sector.spread;
      x = r * Math.sin(turn);
      y = r * Math.cos(turn) - sector.apex;
    }
    // only grained prints mirror at centre front; a mirrored flower reads as a mask
    if (mirror && x < 0) x = -x;
    y += from;
    u[i] = x * cos + y * sin + (grain.dx ?? 0);
    v[i] = -x * sin + y * cos + (grain.dy ?? 0);
  }
  return field;
}
