/** How technical drawings share a column: in the rows that show them largest. */
import type { FlatDrafter, Look } from '@toile/look';
import { type Flat, flatsOf, isUncut, telling } from '#atelier/sheet/flats/flat.ts';

/** Room between drawings of a row, and between rows, page units. */
const FLAT_GAP = 9;
const ROW_GAP = 24;
/** Between the axes' cells where a row has room to spare. */
const CELL_GAP = 30;
/** Most page units per centimetre; a cloth that lies alone across the column is told smaller. */
const LARGEST = { cut: 2.8, cloth: 1.5 } as const;
/** All cut garments are told at one scale; beside a length of cloth they may be told so much larger. */
const BESIDE_CLOTH = 1.8;
const MOST = 3;

/** A row of drawings and the page units per centimetre at which it is drawn. */
export interface FlatRow {
  flats: Flat[];
  scale: number;
}
export interface FlatRows {
  rows: FlatRow[];
  height: number;
}

const widthOf = ({ bounds }: Flat): number => bounds.right - bounds.left;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
/** Front and back of a garment hang from one line. */
const hangOf = (flats: readonly Flat[], { garment }: Flat): number =>
  Math.min(...flats.filter((flat) => flat.garment === garment).map(({ bounds }) => bounds.top));
const tallest = (flats: readonly Flat[]): number =>
  Math.max(...flats.map((flat) => flat.bounds.bottom - hangOf(flats, flat)));

/** Largest scales at which these rows fill a column. */
function scaled(rows: Flat[][], { width, budget, enlarged = 1 }: Column): FlatRows {
  const room = (row: Flat[]): number =>
    Math.min(
      enlarged * (row.some(({ garment }) => isUncut(garment)) ? LARGEST.cloth : LARGEST.cut),
      (width - (row.length - 1) * FLAT_GAP) / sum(row.map(widthOf)),
    );
  const isCloth = (row: Flat[]): boolean => row.some((flat) => isUncut(flat.garment));
  const least = (of: Flat[][]): number => Math.min(...of.map(room));
  const cloth = least(rows.filter(isCloth));
  const cut = Math.min(least(rows.filter((row) => !isCloth(row))), cloth * BESIDE_CLOTH);
  const wished = rows.map((row) => (isCloth(row) ? Math.min(cloth, cut) : cut));
  const gaps = ROW_GAP * (rows.length - 1);
  const needed = sum(rows.map((row, i) => tallest(row) * wished[i]));
  const shrink = Math.min(1, (budget - gaps) / needed);
  return {
    rows: rows.map((flats, i) => ({ flats, scale: wished[i] * shrink })),
    height: needed * shrink + gaps,
  };
}

/** Every way in which neighbouring drawings may share rows; front and back beside each other, or each in a row of its own. */
function candidates(groups: Flat[][]): Flat[][][] {
  const [first, ...rest] = groups;
  if (!first) return [[]];
  return candidates(rest).flatMap((rows) => {
    const [next, ...others] = rows;
    const apart = [first, ...rows];
    const below = first.length > 1 ? [[...first.map((flat) => [flat]), ...rows]] : [];
    return next ? [apart, [[...first, ...next], ...others], ...below] : [apart, ...below];
  });
}

/** Garments may be told so much smaller where front and back stand beside each other. */
const TOGETHER = 0.7;

export interface Column {
  width: number;
  /** Height that is left for the drawings. */
  budget: number;
  /** Who draws them; without one there are none. */
  draft: FlatDrafter | undefined;
  /** How many times their most on a sheet the drawings may be told; once if absent. */
  enlarged?: number;
  /** Of how many garments, the most telling first. */
  most?: number;
}

/**
 * Whichever arrangement shows the smallest drawing largest; of more than one garment fronts beside their backs where that costs
 * little.
 */
export function arrangeFlats(look: Look, column: Column): FlatRows {
  const { draft, most = MOST } = column;
  const groups = draft ? telling(look, most).map((garment) => flatsOf(garment, look, draft)) : [];
  if (!groups.length) return { rows: [], height: 0 };
  const least = ({ rows }: FlatRows): number => Math.min(...rows.map((row) => row.scale));
  const ways = candidates(groups).map((rows) => scaled(rows, column));
  const best = ways.reduce((best, each) => (least(each) > least(best) * 1.04 ? each : best));
  const large = ways.filter((each) => least(each) > least(best) * TOGETHER);
  if (groups.length === 1) return best;
  const paired = large.filter((each) => !isParted(each));
  return paired.length ? paired.reduce((best, each) => (least(each) > least(best) * 1.04 ? each : best)) : best;
}

/** Whether the front of a garment stands in a row and its back in another. */
const isParted = ({ rows }: FlatRows): boolean => {
  const garments = rows.flatMap(({ flats }) => [...new Set(flats.map(({ garment }) => garment))]);
  return new Set(garments).size < garments.length;
};

/** A drawing in its place: page position of its own origin, page units per centimetre. */
export interface PlacedFlat {
  flat: Flat;
  x: number;
  y: number;
  scale: number;
}

/** Page x of each drawing of a row: fronts and backs about axes of their own, the widest flush with the column; more share it evenly. */
function leftsOf({ flats, scale }: FlatRow, x: number, width: number, widest: number): number[] {
  const wide = flats.map((flat) => widthOf(flat) * scale);
  if (flats.length > 2) {
    const free = (width - sum(wide)) / (flats.length - 1);
    return wide.map((_, i) => x + sum(wide.slice(0, i)) + i * free);
  }
  const cell = Math.min(widest + CELL_GAP, width - widest);
  return wide.map((own, i) => x + i * cell + Math.max(0, widest - own) / 2);
}

/** Stands the rows under each other from `top` down. */
export function placeFlats({ rows }: FlatRows, x: number, width: number, top: number): PlacedFlat[] {
  const placed: PlacedFlat[] = [];
  const paired = rows.filter(({ flats }) => flats.length === 2);
  const widest = Math.max(0, ...paired.flatMap(({ flats, scale }) => flats.map((flat) => widthOf(flat) * scale)));
  let y = top;
  for (const row of rows) {
    const { flats, scale } = row;
    const lefts = leftsOf(row, x, width, widest);
    for (const [i, flat] of flats.entries())
      placed.push({ flat, scale, x: lefts[i] - flat.bounds.left * scale, y: y - hangOf(flats, flat) * scale });
    y += tallest(flats) * scale + ROW_GAP;
  }
  return placed;
}
