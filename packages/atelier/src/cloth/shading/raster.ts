/** Geometry to pixels: pieces become cloth coordinates with their own grain. */
import type { Grain, Piece } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Box } from '#atelier/kit/scene.ts';
import { type PieceField, rasterSurface, UNSET } from './mesh.ts';

/** Cover below which a pixel of a piece is not painted. */
export const SEEN = 0.01;

/** Heights at which the width of a surface is taken; between them it is interpolated. */
const LEVELS = 64;
const halves = new Float64Array(LEVELS + 1);
/** Cloth above each height, as a share of the whole, by the middle line: where one edge swings out, rows crowd. */
const downs = new Float64Array(LEVELS + 1);
/** Half the width of the round form that carries the print at each height: where an armhole ends it does not widen at once. */
const rounds = new Float64Array(LEVELS + 1);
/** Heights over which it is evened. */
const NEAR = 7;
/** The widest within `NEAR` of each height, from `NEAR` above the first to `NEAR` below the last. */
const widests = new Float64Array(LEVELS + 1 + 2 * NEAR);

/** Fills `rounds` from `halves`: nowhere narrower, nowhere sudden. */
function evenRounds(): void {
  // heights beyond the ends know those near the ends
  for (let j = -NEAR; j <= LEVELS + NEAR; j++) {
    let widest = 0;
    for (let k = Math.max(0, j - NEAR); k <= Math.min(LEVELS, j + NEAR); k++)
      if (halves[k] > widest) widest = halves[k];
    widests[j + NEAR] = widest;
  }
  for (let i = 0; i <= LEVELS; i++) {
    let sum = 0;
    for (let j = i; j <= i + 2 * NEAR; j++) sum += widests[j] || halves[i];
    rounds[i] = sum / (2 * NEAR + 1);
  }
}

/** Fills `downs` from a surface. */
function measureDown(surface: Panel): void {
  let before = surface.map(0, 0);
  for (let i = 1; i <= LEVELS; i++) {
    const here = surface.map(0, i / LEVELS);
    downs[i] = downs[i - 1] + Math.hypot(here[0] - before[0], here[1] - before[1]);
    before = here;
  }
  const whole = downs[LEVELS] || 1;
  for (let i = 1; i <= LEVELS; i++) downs[i] /= whole;
}

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
 * A form turns away at its sides: the angle by u, in steps too fine to be seen; beyond STEEPEST it is held. It turns less than a
 * whole half-round: on a sleeve that would leave nothing of a print but its squeezed sides.
 */
const STEEPEST = 0.985;
const ROUNDNESS = 0.6;
const TURN_STEPS = 2048;
const TURNS = Float64Array.from(
  { length: TURN_STEPS + 2 },
  (_, i) => Math.asin(ROUNDNESS * Math.min(STEEPEST, -STEEPEST + (2 * STEEPEST * i) / TURN_STEPS)) / ROUNDNESS,
);

function turnAt(u: number): number {
  const at = (clamp(u, -STEEPEST, STEEPEST) + STEEPEST) * (TURN_STEPS / (2 * STEEPEST));
  const step = at | 0;
  return TURNS[step] + (TURNS[step + 1] - TURNS[step]) * (at - step);
}

/**
 * How the print lies on a piece: mirrored at its middle, once over the whole garment, running on; or bare, where nothing goes by
 * its cloth coordinates and only its height is worked out.
 */
export type Lying = 'mirrored' | 'placed' | 'running' | 'bare';

/** How the cloth of one piece lies on its box. */
interface Lie {
  box: Box;
  scale: number;
  mask: Float32Array;
  field: PieceField;
  swell: Piece['swell'];
  grain: Grain;
  /** Of the middle line, page units. */
  length: number;
  sector: Sector | null;
  cos: number;
  sin: number;
  isMirrored: boolean;
}

/** Sine and cosine of a turn of cloth, which is never a right angle: to a tenth of a page unit at a skirt's hem. */
const sineOf = (t: number): number => t * (1 - (t * t * (1 - (t * t) / 20)) / 6);
const cosineOf = (t: number): number => 1 - (t * t * (1 - (t * t * (1 - (t * t) / 30)) / 12)) / 2;

/** The height alone of one row; `u` and `v` stay those of the surface. */
function raiseRow(row: number, { box, scale, mask, field, swell }: Lie): void {
  const { u, v, height } = field;
  const end = (row + 1) * box.w;
  for (let i = row * box.w; i < end; i++) {
    if (mask[i] <= SEEN) continue;
    if (u[i] === UNSET) height[i] = 0;
    else if (swell) height[i] += swell(u[i], v[i]) * scale;
  }
}

// row by row, as a function called often is compiled well
function layRow(
  row: number,
  { box, scale, mask, field, swell, grain, length, sector, cos, sin, isMirrored }: Lie,
): void {
  const { u, v, height } = field;
  const { fit, from = 0, dx = 0, dy = 0 } = grain;
  for (let x = 0, i = row * box.w; x < box.w; x++, i++) {
    if (mask[i] <= SEEN) continue;
    const rawU = u[i];
    if (rawU === UNSET) {
      u[i] = (x + box.x) / scale;
      v[i] = (row + box.y) / scale;
      height[i] = 0;
      continue;
    }
    const rawV = v[i];
    if (swell) height[i] += swell(rawU, rawV) * scale;
    if (fit === 'along-v') {
      u[i] = rawV * length;
      v[i] = (rawU + 1) / 2;
      continue;
    }
    const at = clamp(rawV * LEVELS, 0, LEVELS - 1e-6);
    const level = at | 0;
    const half = halves[level] + (halves[level + 1] - halves[level]) * (at - level);
    if (fit === 'along-u') {
      u[i] = turnAt(rawU) * half;
      v[i] = rawV;
      continue;
    }
    let across = 0;
    // beyond its ends the surface runs on as it came
    const share = downs[level] + (downs[level + 1] - downs[level]) * (at - level) + rawV - clamp(rawV);
    let down = share * length;
    if (sector) {
      const r = sector.apex + down;
      const turn = turnAt(rawU) * sector.spread;
      across = r * sineOf(turn);
      down = r * cosineOf(turn) - sector.apex;
    } else {
      const round = rounds[level] + (rounds[level + 1] - rounds[level]) * (at - level);
      across = turnAt((rawU * half) / round) * round;
    }
    // only grained prints mirror at centre front; a mirrored flower reads as a mask
    if (isMirrored && across < 0) across = -across;
    down += from;
    u[i] = across * cos + down * sin + dx;
    v[i] = -across * sin + down * cos + dy;
  }
}

/**
 * Cloth coordinates (page units) and cylinder height (pixels) of one piece inside its box. A fitted strip gets v
 * 0..1 across the band instead. Only pixels that `mask` covers are worked out.
 */
export function rasterPiece(scale: number, box: Box, piece: Piece, lie: Lying, mask: Float32Array): PieceField {
  const { surface, swell, grain = {} } = piece;
  const length = surface.length();
  let widest = 0;
  for (let i = 0; i <= LEVELS; i++) {
    halves[i] = surface.halfWidth(i / LEVELS);
    if (halves[i] > widest) widest = halves[i];
  }
  if (lie !== 'bare') {
    evenRounds();
    measureDown(surface);
  }
  const field = rasterSurface(scale, box, surface, { width: 2 * widest, length });
  fillGaps(box, field, mask);
  const placed = lie === 'placed';
  const angle = placed ? 0 : (grain.angle ?? 0);
  const laid: Lie = {
    box,
    scale,
    mask,
    field,
    swell,
    grain,
    length,
    sector: grain.flared && !placed ? sectorOf(halves[0], halves[LEVELS], length) : null,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    isMirrored: lie === 'mirrored',
  };
  for (let row = 0; row < box.h; row++) {
    if (lie === 'bare') raiseRow(row, laid);
    else layRow(row, laid);
  }
  return field;
}
