/** The colour of the cloth before any light: its dye, its print, its border. */
import type { Material, Piece } from '#atelier/cloth/build.ts';
import { placedColour } from '#atelier/cloth/prints/placed-prints.ts';
import { hasGrain, tileOf } from '#atelier/cloth/prints/print-rules.ts';
import { levelFor, threadReader, tileReader } from '#atelier/cloth/prints/tile.ts';
import { rgbOf } from '#atelier/kit/colour.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { ClothField } from './field.ts';

/**
 * Writes the colour at pixel `i` = (x, y) of the box, where the cloth rises by gx across, into `c`; of thread on nothing, also
 * how much of the pixel is thread into `c[3]`.
 */
export type GroundAt = (i: number, x: number, y: number, gx: number, c: number[]) => void;

/** Sleeves are cut from elsewhere on the roll: the two never match by chance. */
const cutFrom = (pieces: readonly Piece[], print: Material['print']): Float32Array =>
  Float32Array.from(pieces, ({ name }) =>
    hasGrain(print) || !name.startsWith('sleeve') ? 0 : name.endsWith('L') ? 53.7 : 131.3,
  );

const isSleeve = ({ name }: Piece): boolean => name.startsWith('sleeve');

/** Cloth on a pixel, in pixels of flat cloth, from which a print is read less finely. */
const CROWDED = 1.45;

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
  const { box, piece, u, v } = field;
  const half = box.w / 2 / scale;
  /** By how much v grows over one pixel. */
  const growth = (i: number): number => {
    const beside = i + 1 < v.length && piece[i + 1] === piece[i] ? v[i + 1] - v[i] : 0;
    const below = i + box.w < v.length && piece[i + box.w] === piece[i] ? v[i + box.w] - v[i] : 0;
    return Math.min(3, Math.sqrt(beside * beside + below * below) * scale) / scale || 1 / scale;
  };
  const ground: GroundAt = (i, x, y, gx, c) => {
    const byPage = isSleeve(pieces[piece[i]]);
    const long = byPage ? span.low - span.top : span.to - span.from;
    const t = byPage ? (y - span.top) / long : (v[i] + gx * SINK - span.from) / long;
    placed(t, u[i] / half, (byPage ? 1 : growth(i)) / long, (x + box.x) / scale, (y + box.y) / scale, c);
  };
  return ground;
}

/** The cloth with what is sewn onto it; null where it is of its dye alone. @param scale pixels per page unit. */
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
  const { u, v } = field;
  const offset = cutFrom(pieces, undefined);
  return (i, x, y, gx, c) => {
    if (bare) bare(i, x, y, gx, c);
    else for (let n = 0; n < 3; n++) c[n] = dye[n];
    const own = offset[field.piece[i]];
    sew(u[i] + own, v[i] + own * 1.7, c);
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
    return (i, _x, _y, _gx, c) => {
      c[0] = c[1] = c[2] = 0;
      const cover = read(u[i], clamp(v[i], 0.004, 0.99) * strip.h, c);
      for (let n = 0; n < 3; n++) c[n] = cover > 0 ? c[n] / cover : dye[n];
      c[3] = cover;
    };
  }
  if (material.strip) {
    const { strip } = material;
    const read = tileReader(strip, levelFor(scale));
    return (i, _x, _y, _gx, c) => read(u[i], clamp(v[i], 0.004, 0.99) * strip.h, c);
  }
  const tile = tileOf(material.print, material.colour, seed);
  if (tile) {
    const level = levelFor(scale);
    const read = tileReader(tile, level);
    const readCoarse = tileReader(tile, level + 1);
    const readCoarsest = tileReader(tile, level + 2);
    const offset = cutFrom(pieces, material.print);
    const { piece, box } = field;
    const last = u.length - 1;
    return (i, _x, _y, _gx, c) => {
      const own = offset[piece[i]];
      const beside = i < last && piece[i + 1] === piece[i] ? u[i + 1] - u[i] : 0;
      const below = i + box.w <= last && piece[i + box.w] === piece[i] ? u[i + box.w] - u[i] : 0;
      // where cloth turns away a thin stripe is less than a pixel: it pales, it does not break into dashes
      const crowded = (Math.abs(beside) + Math.abs(below)) * scale;
      (crowded < CROWDED ? read : crowded < CROWDED * 2 ? readCoarse : readCoarsest)(u[i] + own, v[i] + own * 1.7, c);
    };
  }
  return placedGround(material, field, pieces, scale, seed);
}
