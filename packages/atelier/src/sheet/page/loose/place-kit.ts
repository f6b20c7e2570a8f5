/** What the forms of places are laid with: heights on the page, cells of chance, and how full a wash each part is. */
import { CLOUD, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import type { LooseStage } from './loose-forms.ts';

/** Points of noise to a page unit: the outline of hills, leaves, grain. */
const FINE = { ridge: 0.055, leaf: 1.7, grain: 0.5 } as const;
/** Softness of an edge between two washes, page units. */
const SOFT = 1.8;

/** 0 above a line, 1 below it. */
export const below = (y: number, line: number, soft: number = SOFT): number => smoothstep(line - soft, line + soft, y);

/** 1 inside a distance, 0 beyond it. */
export const within = (far: number, reach: number): number => smoothstep(reach + SOFT, reach - SOFT, far);

/** The slow wander of a ridge, about -1 to 1. */
export const ridgeAt = (x: number, which: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * FINE.ridge + offset + which * 97, which * 31 + 5);

/** Leaves, about -1 to 1. */
export const leafAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * FINE.leaf + offset, y * FINE.leaf);

/** The unevenness of a wash, about -1 to 1. */
export const grainAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(CLOUD, x * FINE.grain + offset, y * FINE.grain);

const MIX = { x: 374761393, y: 668265263, turn: 13, all: 1274126177, range: 4294967296 } as const;

/** A number in [0, 1) of a cell of the page: the same for the same sheet. */
export function cellAt(column: number, row: number, { offset }: LooseStage): number {
  let h = Math.imul(column + offset, MIX.x) ^ Math.imul(row + offset * 7, MIX.y);
  h = Math.imul(h ^ (h >>> MIX.turn), MIX.all);
  return ((h ^ (h >>> 16)) >>> 0) / MIX.range;
}

/** Cells of the page: page units to a side, and the share of them that have a spot. */
interface Spots {
  cell: number;
  share: number;
}

/** How near a point is to a spot of chance in its cell: page units. */
export function spotAt(x: number, y: number, { cell: side, share }: Spots, stage: LooseStage): number {
  const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
  if (cellAt(column, row, stage) > share) return side;
  const cx = (column + 0.3 + 0.4 * cellAt(column, row + 991, stage)) * side;
  const cy = (row + 0.3 + 0.4 * cellAt(column + 577, row, stage)) * side;
  return Math.hypot(x - cx, y - cy);
}
