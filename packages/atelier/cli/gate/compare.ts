/** What moved between two pictures of one brief, part by part. */
import type { Region } from './regions.ts';
import { CELL, ROUGH_STEP, type Signature } from './signature.ts';

/**
 * ΔE (CIE 1976, with roughness as a fourth measure) from which a cell has moved by more than a last bit: below what an eye
 * finds in it. A face is looked at closest, letters of the page are the host's to round.
 */
export const TOLERANCE: Record<Region, number> = {
  face: 1.5,
  hair: 1.6,
  hands: 1.5,
  sleeves: 1.6,
  bodice: 1.2,
  waist: 1.2,
  hips: 1.2,
  thighs: 1.2,
  shins: 1.2,
  feet: 1.6,
  beside: 1.6,
  page: 2.2,
};
const LEAST = Math.min(...Object.values(TOLERANCE));
/** Fewer cells than this are one pixel on the border of two, which a last bit can tip. */
const FEWEST_CELLS = 2;

/** A part of a picture that moved. */
export interface Moved {
  region: Region;
  /** How many of its cells, and the largest ΔE among them. */
  cells: number;
  most: number;
}

/** A byte of sRGB as light, 0..1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const cubed = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);

/** CIELAB (D65) of a cell, and its roughness in lightness. */
function labOf({ colour, rough }: Signature, cell: number): readonly [number, number, number, number] {
  const [r, g, b] = [0, 1, 2].map((c) => LIGHT[colour[cell * 3 + c] ?? 0] ?? 0) as [number, number, number];
  const x = cubed((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = cubed(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cubed((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z), ((rough[cell] ?? 0) * ROUGH_STEP * 100) / 255];
}

/** Whether no byte of a cell is more than one from that of the other: so far, and no further, does a last bit move it. */
function isLastBit(a: Signature, b: Signature, cell: number): boolean {
  const isNear = (was = 0, is = 0) => Math.abs(was - is) <= 1;
  return (
    isNear(a.rough[cell], b.rough[cell]) &&
    [0, 1, 2].every((c) => isNear(a.colour[cell * 3 + c], b.colour[cell * 3 + c]))
  );
}

/** How far a cell of one picture lies from that of another. */
export function cellDistance(a: Signature, b: Signature, cell: number): number {
  const [was, is] = [labOf(a, cell), labOf(b, cell)];
  return Math.hypot(was[0] - is[0], was[1] - is[1], was[2] - is[2], was[3] - is[3]);
}

/** The middle of a cell, pixels of the picture. */
export const middleOf = ({ columns }: Signature, cell: number): [number, number] => [
  ((cell % columns) + 0.5) * CELL,
  (Math.floor(cell / columns) + 0.5) * CELL,
];

/** The cells that moved, and the part each belongs to. @throws Error if the pictures are not of one size. */
export function movedCells(
  was: Signature,
  is: Signature,
  regionAt: (x: number, y: number) => Region,
): { cell: number; region: Region; distance: number }[] {
  if (was.columns !== is.columns || was.rows !== is.rows) throw new Error('the pictures are not of one size');
  const found = [];
  for (let cell = 0; cell < is.rough.length; cell++) {
    if (isLastBit(was, is, cell)) continue;
    const distance = cellDistance(was, is, cell);
    if (distance <= LEAST) continue;
    const region = regionAt(...middleOf(is, cell));
    if (distance > TOLERANCE[region]) found.push({ cell, region, distance });
  }
  return found;
}

/** The parts that moved, most first; none where the pictures look alike. */
export function movedRegions(...pictures: Parameters<typeof movedCells>): Moved[] {
  const byRegion = Map.groupBy(movedCells(...pictures), ({ region }) => region);
  return [...byRegion]
    .map(([region, cells]) => ({
      region,
      cells: cells.length,
      most: Math.max(...cells.map(({ distance }) => distance)),
    }))
    .filter(({ cells }) => cells >= FEWEST_CELLS)
    .sort((a, b) => b.cells - a.cells);
}
