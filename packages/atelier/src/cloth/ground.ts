/**
 * The colour of the cloth before any light: its dye, its print, its border. A print lies in the cloth and not on the page: it
 * widens over the crest of a fold, crowds into the hollow, and loses what the crease swallows.
 */
import type { Material, Piece } from '#atelier/cloth/build.ts';
import type { ClothField } from '#atelier/cloth/field.ts';
import { placedColour } from '#atelier/cloth/placed.ts';
import { hasGrain, tileOf } from '#atelier/cloth/prints.ts';
import { levelFor, threadReader, tileReader } from '#atelier/cloth/tile.ts';
import { rgbOf } from '#atelier/paint/colour.ts';
import { clamp } from '#atelier/paint/geometry.ts';

/**
 * Writes the colour at pixel `i` = (x, y) of the box, where the cloth rises by (gx, gy), into `c`; of thread on nothing, also
 * how much of the pixel is thread into `c[3]`.
 */
export type GroundAt = (i: number, x: number, y: number, gx: number, gy: number, c: number[]) => void;

/** Cloth drawn in by a slope of one, drawing units. */
const DRAWN_IN = 4.5;
const STEEPEST = 0.9;

/** Cloth coordinates at pixels, moved by folds. */
interface Lie {
  u: number;
  v: number;
  /** By how much v grows over one pixel across and one down. */
  vx: number;
  vy: number;
}

/** The one record every pixel is written to: a fresh one each would keep the collector busy. */
const lie: Lie = { u: 0, v: 0, vx: 0, vy: 0 };

function lieAt(field: ClothField, scale: number): (i: number, gx: number, gy: number) => Lie {
  const { u, v, piece, slip, box } = field;
  const { w } = box;
  const last = u.length - 1;
  const reach = DRAWN_IN * scale;
  /** A step of the cloth longer than this is a seam and not a slope, drawing units. */
  const seam = 6 / scale + 3;
  return (i, gx, gy) => {
    const own = piece[i];
    const left = i > 0 && piece[i - 1] === own ? i - 1 : i;
    const right = i < last && piece[i + 1] === own ? i + 1 : i;
    const up = i >= w && piece[i - w] === own ? i - w : i;
    const down = i + w <= last && piece[i + w] === own ? i + w : i;
    const across = right - left === 2 ? 0.5 : right - left;
    const along = down - up === 2 * w ? 0.5 : down > up ? 1 : 0;
    let ux = (u[right] - u[left]) * across;
    let vx = (v[right] - v[left]) * across;
    let uy = (u[down] - u[up]) * along;
    let vy = (v[down] - v[up]) * along;
    if (Math.abs(ux) + Math.abs(vx) > seam) ux = vx = 0;
    if (Math.abs(uy) + Math.abs(vy) > seam) uy = vy = 0;
    const dx = clamp(gx, -STEEPEST, STEEPEST) * reach + (slip ? slip.x[i] : 0);
    const dy = clamp(gy, -STEEPEST, STEEPEST) * reach + (slip ? slip.y[i] : 0);
    lie.u = u[i] + ux * dx + uy * dy;
    lie.v = v[i] + vx * dx + vy * dy;
    lie.vx = vx;
    lie.vy = vy;
    return lie;
  };
}

/** Sleeves are cut from elsewhere on the roll: the two never match by chance. */
const cutFrom = (pieces: readonly Piece[], print: Material['print']): Float32Array =>
  Float32Array.from(pieces, ({ name }) =>
    hasGrain(print) || !name.startsWith('sleeve') ? 0 : name.endsWith('L') ? 53.7 : 131.3,
  );

const isSleeve = ({ name }: Piece): boolean => name.startsWith('sleeve');

/** Where a garment begins and ends, in its cloth and on the page (pixels of the box): sleeves go by the page. */
function spanOf({ box, cover, v, piece }: ClothField, pieces: readonly Piece[]) {
  const body = pieces.map((p) => !isSleeve(p) && (p.material ?? 0) === 0 && p.name !== 'under');
  const span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY, top: box.h, low: 0 };
  for (let i = 0; i < v.length; i++) {
    if (cover[i] < 0.5 || !body[piece[i]]) continue;
    const y = (i / box.w) | 0;
    if (v[i] < span.from) span.from = v[i];
    if (v[i] > span.to) span.to = v[i];
    if (y < span.top) span.top = y;
    if (y > span.low) span.low = y;
  }
  return span.to > span.from ? span : { from: 0, to: box.h, top: 0, low: box.h };
}

/** How far the edge between two dyes sinks over the crest of a fold, cloth units per pixel of slope. */
const SINK = 3.2;

function placedGround(material: Material, field: ClothField, pieces: readonly Piece[], scale: number, seed: number) {
  const placed = placedColour(material, seed);
  if (!placed) return null;
  const span = spanOf(field, pieces);
  const at = lieAt(field, scale);
  const { box, piece } = field;
  const half = box.w / 2 / scale;
  const ground: GroundAt = (i, x, y, gx, gy, c) => {
    const here = at(i, gx, gy);
    const byPage = isSleeve(pieces[piece[i]]);
    const long = byPage ? span.low - span.top : span.to - span.from;
    const t = byPage ? (y - span.top) / long : (here.v + gx * SINK - span.from) / long;
    const perPixel = Math.sqrt(here.vx * here.vx + here.vy * here.vy) || 1 / scale;
    placed(t, here.u / half, (byPage ? 1 : perPixel) / long, (x + box.x) / scale, (y + box.y) / scale, c);
  };
  return ground;
}

/** The cloth with what is sewn onto it; null where it is of its dye alone. @param scale pixels per drawing unit. */
export function groundOf(
  material: Material,
  field: ClothField,
  pieces: readonly Piece[],
  scale: number,
  seed: number,
): GroundAt | null {
  const bare = bareGround(material, field, pieces, scale, seed);
  if (!material.work) return bare;
  const dye = rgbOf(material.colour);
  const sew = threadReader(material.work, levelFor(scale));
  const at = lieAt(field, scale);
  const offset = cutFrom(pieces, undefined);
  return (i, x, y, gx, gy, c) => {
    if (bare) bare(i, x, y, gx, gy, c);
    else for (let n = 0; n < 3; n++) c[n] = dye[n];
    const here = at(i, gx, gy);
    const own = offset[field.piece[i]];
    sew(here.u + own, here.v + own * 1.7, c);
  };
}

function bareGround(
  material: Material,
  field: ClothField,
  pieces: readonly Piece[],
  scale: number,
  seed: number,
): GroundAt | null {
  const { u, v } = field;
  const dye = rgbOf(material.colour);
  if (material.strip?.clear) {
    const { strip } = material;
    const read = threadReader(strip, levelFor(scale));
    return (i, _x, _y, _gx, _gy, c) => {
      c[0] = c[1] = c[2] = 0;
      const cover = read(u[i], clamp(v[i], 0.004, 0.99) * strip.h, c);
      for (let n = 0; n < 3; n++) c[n] = cover > 0 ? c[n] / cover : dye[n];
      c[3] = cover;
    };
  }
  if (material.strip) {
    const { strip } = material;
    const read = tileReader(strip, levelFor(scale));
    return (i, _x, _y, _gx, _gy, c) => read(u[i], clamp(v[i], 0.004, 0.99) * strip.h, c);
  }
  const tile = tileOf(material.print, material.colour, seed);
  if (tile) {
    const read = tileReader(tile, levelFor(scale));
    const at = lieAt(field, scale);
    const offset = cutFrom(pieces, material.print);
    return (i, _x, _y, gx, gy, c) => {
      const here = at(i, gx, gy);
      const own = offset[field.piece[i]];
      read(here.u + own, here.v + own * 1.7, c);
    };
  }
  return placedGround(material, field, pieces, scale, seed);
}
