/**
 * A print lies in the cloth and not on the page: over a form seen a little from above it bows, it widens over the crest of a fold,
 * crowds into the hollow, and loses what the crease swallows.
 */
import type { Piece } from '#atelier/cloth/build.ts';
import type { ClothField, Slip } from '#atelier/cloth/shading/field.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';

/** Cloth drawn in by a slope of one, page units: by the great folds and forms, and by what is small on them. */
const DRAWN_IN = { broad: 2.4, fine: 0.8 } as const;
const STEEPEST = { broad: 0.45, fine: 0.9 } as const;
/** Half the stretch over which a great form slopes, page units. */
const BROAD = 5;
/** Most cloth that creases beside each other swallow together, page units: more, and a motif would stand twice. */
const MOST_SWALLOWED = 2.4;
/** How far cloth sinks on the page for each unit it stands toward us: the eye is at the height of the head. */
const SUNK = 0.17;

/**
 * Breadth of a piece, page units, at which folds move its print not at all and wholly: a sleeve is all folds, and moved by each of
 * them a motif goes to pieces.
 */
const BREADTH = { none: 25, whole: 70 } as const;
const LEAST = 0.12;
/** How far straight lines yield beside other prints. */
const LINES_YIELD = 0.3;

/** How far a piece lets its folds move the print, 0..1, by its area over half its outline. */
function yieldOf({ outline }: Piece): number {
  let area = 0;
  let length = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    area += (x * nextY - nextX * y) / 2;
    length += Math.hypot(nextX - x, nextY - y);
  });
  const breadth = (2 * Math.abs(area)) / Math.max(1, length);
  return clamp((breadth - BREADTH.none) / (BREADTH.whole - BREADTH.none), LEAST, 1);
}

const steep = (slope: number, most: number): number => clamp(slope, -most, most);

/** What the cloth of one garment is moved by; lengths in pixels. */
interface Drawing {
  field: ClothField;
  slip: Slip;
  /** Smoothed height. */
  height: Float32Array;
  reach: number;
  fine: number;
  most: number;
  step: number;
  /** Cloth units a pixel. */
  fastest: number;
  /** Per piece: a strip fitted across its band, and how far its print yields. */
  fitted: readonly boolean[];
  yields: readonly number[];
  movedU: Float32Array;
  movedV: Float32Array;
}

// row by row, as a function called often is compiled well
function drawRowIn(y: number, drawing: Drawing): void {
  const { field, slip, height, reach, fine, most, step, fastest, fitted, yields, movedU, movedV } = drawing;
  // smoothed height sinks toward the outline: forms are taken from the cloth as it stands
  const { u, v, piece, cover, height: stands } = field;
  const { w } = field.box;
  const last = u.length - 1;
  for (let x = 0, i = y * w; x < w; x++, i++) {
    if (cover[i] <= 0) continue;
    const own = piece[i];
    if (fitted[own]) {
      movedU[i] = u[i];
      movedV[i] = v[i];
      continue;
    }
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
    // cloth crowds at turning edges and where an armhole ends: there it gives no more than where it lies flat
    const wide = Math.abs(ux) + Math.abs(vx);
    if (wide > fastest) {
      ux *= fastest / wide;
      vx *= fastest / wide;
    }
    const long = Math.abs(uy) + Math.abs(vy);
    if (long > fastest) {
      uy *= fastest / long;
      vy *= fastest / long;
    }
    let dx = clamp(slip.x[i], -most, most);
    let dy = clamp(slip.y[i], -most, most) - SUNK * stands[i];
    if (cover[left] > 0.3 && cover[right] > 0.3)
      dx += steep((height[right] - height[left]) * across, STEEPEST.fine) * fine;
    if (cover[up] > 0.3 && cover[down] > 0.3) dy += steep((height[down] - height[up]) * along, STEEPEST.fine) * fine;
    const west = beyond(field, i, x >= step ? -step : 0);
    const east = beyond(field, i, x + step < w ? step : 0);
    const north = beyond(field, i, -step * w);
    const south = beyond(field, i, step * w);
    if (east > west)
      dx += (steep((stands[east] - stands[west]) / (east - west), STEEPEST.broad) * reach * (east - west)) / (2 * step);
    if (south > north)
      dy +=
        (steep(((stands[south] - stands[north]) * w) / (south - north), STEEPEST.broad) * reach * (south - north)) /
        (2 * step * w);
    const moved = yields[own] ?? 1;
    movedU[i] = u[i] + (ux * dx + uy * dy) * moved;
    movedV[i] = v[i] + (vx * dx + vy * dy) * moved;
  }
}

/** The pixel a stretch away on the same piece; the pixel itself where the piece ends before. */
function beyond({ piece, cover }: ClothField, i: number, by: number): number {
  const j = i + by;
  return j >= 0 && j < piece.length && piece[j] === piece[i] && cover[j] > 0.3 ? j : i;
}

/**
 * Moves the cloth coordinates of a field by its folds and its form. Does nothing to cloth without a pattern. A strip fitted across
 * its band stays as it is.
 * @param height smoothed, pixels. @param scale pixels per page unit. @param lined per material, whether its print is of straight
 * lines: moved by every fold those would break.
 */
export function distortPrint(
  field: ClothField,
  pieces: readonly Piece[],
  height: Float32Array,
  scale: number,
  lined: readonly boolean[],
): void {
  const { slip, u, box } = field;
  if (!slip) return;
  const drawing: Drawing = {
    field,
    slip,
    height,
    reach: DRAWN_IN.broad * scale,
    fine: DRAWN_IN.fine * scale,
    most: MOST_SWALLOWED * scale,
    step: Math.max(1, Math.round(BROAD * scale)),
    fastest: 1.5 / scale,
    fitted: pieces.map(({ grain }) => !!grain?.fit),
    yields: pieces.map((own) => yieldOf(own) * (lined[own.material ?? 0] ? LINES_YIELD : 1)),
    movedU: zeros(u.length),
    movedV: zeros(u.length),
  };
  for (let y = 0; y < box.h; y++) drawRowIn(y, drawing);
  field.u = drawing.movedU;
  field.v = drawing.movedV;
}
