/**
 * A print lies in the cloth and not on the page: over a form seen a little from above it bows, it widens over the crest of a fold,
 * crowds into the hollow, and loses what the crease swallows.
 */
import type { Piece } from '#atelier/cloth/build.ts';
import type { ClothField } from '#atelier/cloth/field.ts';
import { zeros } from '#atelier/paint/fields.ts';
import { clamp } from '#atelier/paint/geometry.ts';

/** Cloth drawn in by a slope of one, drawing units. */
const DRAWN_IN = 5.5;
const STEEPEST = 0.9;
/** How far cloth sinks on the page for each unit it stands toward us: the eye is at the height of the head. */
const SUNK = 0.17;

/**
 * Moves the cloth coordinates of a field by its folds and its form. Does nothing to cloth without a pattern. A strip fitted across
 * its band stays as it is.
 * @param height smoothed, pixels. @param scale pixels per drawing unit.
 */
export function drawIn(field: ClothField, pieces: readonly Piece[], height: Float32Array, scale: number): void {
  const { u, v, piece, slip, box, cover } = field;
  if (!slip) return;
  const { w, h } = box;
  const last = u.length - 1;
  const reach = DRAWN_IN * scale;
  /** A step of the cloth longer than this is a seam and not a slope, drawing units. */
  const seam = 6 / scale + 3;
  const fitted = pieces.map(({ grain }) => !!grain?.fit);
  const movedU = zeros(u.length);
  const movedV = zeros(u.length);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
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
      if (Math.abs(ux) + Math.abs(vx) > seam) ux = vx = 0;
      if (Math.abs(uy) + Math.abs(vy) > seam) uy = vy = 0;
      const gx = cover[left] > 0.3 && cover[right] > 0.3 ? (height[right] - height[left]) * across : 0;
      const gy = cover[up] > 0.3 && cover[down] > 0.3 ? (height[down] - height[up]) * along : 0;
      const dx = clamp(gx, -STEEPEST, STEEPEST) * reach + slip.x[i];
      const dy = clamp(gy, -STEEPEST, STEEPEST) * reach + slip.y[i] - SUNK * height[i];
      movedU[i] = u[i] + ux * dx + uy * dy;
      movedV[i] = v[i] + vx * dx + vy * dy;
    }
  field.u = movedU;
  field.v = movedV;
}
