import { boxOf, mapped, type Pt, poly } from '../kit/path.ts';
import { cutLine, type Piece } from '../pattern/piece.ts';

/** A piece as it lies on the cloth: grain along the length, unfolded, on a grid of cells. */
interface Shape {
  rows: readonly bigint[];
  /** Cells across the cloth. */
  wide: number;
}

export interface Laid {
  piece: string;
  points: readonly Pt[];
}

export interface Marker {
  /** Cloth width, cm. */
  width: number;
  /** Length taken up, cm. */
  length: number;
  /** Share of the rectangle that is cut out. */
  use: number;
  laid: readonly Laid[];
}

/** Side of a cell, cm. */
const CELL = 1;
/** Of both selvedges, cm. */
const SELVEDGES = 2;

/** The whole piece: a fold is opened. */
export function opened(piece: Piece): Pt[] {
  const outline = cutLine(piece);
  const fold = piece.sides.find((s) => s.name === piece.fold);
  const x = fold?.points[0]?.[0];
  if (x === undefined) return outline;
  const half = outline.filter(([px]) => px >= x - 1e-6);
  return [...half, ...half.map(([px, py]): Pt => [2 * x - px, py]).reverse()];
}

const turned = (points: readonly Pt[], [ax, ay]: Pt, [bx, by]: Pt): Pt[] => {
  const angle = Math.PI / 2 - Math.atan2(by - ay, bx - ax);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]): Pt => [x * c - y * s, x * s + y * c]);
};

/** Grain along the cloth; on the bias at half a right angle to it. */
function upright(piece: Piece): Pt[] {
  const points = turned(opened(piece), piece.grain[0], piece.grain[1]);
  return piece.bias ? turned(points, [0, 0], [Math.SQRT1_2, Math.SQRT1_2]) : points;
}

const toOrigin = (points: readonly Pt[]): Pt[] => {
  const box = boxOf(points);
  return points.map(([x, y]): Pt => [x - box.x0, y - box.y0]);
};

const over = (points: readonly Pt[]): Pt[] => {
  const [from = [0, 0] as Pt, ...rest] = points;
  const path = mapped(poly(from, ...rest), ([x, y]) => [-x, -y]);
  return toOrigin([path.from, ...path.steps.map((s) => s.to)]);
};

/** Cells that the outline touches on a row, as bits. */
function rowOf(points: readonly Pt[], row: number): bigint {
  let bits = 0n;
  for (const level of [0.04, 0.5, 0.96]) {
    const y = (row + level) * CELL;
    const xs: number[] = [];
    let p = points.at(-1);
    for (const q of points) {
      if (p && p[1] <= y !== q[1] <= y) xs.push(p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
      p = q;
    }
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.floor((xs[i] ?? 0) / CELL);
      const to = Math.floor(((xs[i + 1] ?? 0) - 1e-6) / CELL);
      bits |= ((1n << BigInt(to - from + 1)) - 1n) << BigInt(from);
    }
  }
  return bits;
}

function shapeOf(points: readonly Pt[]): Shape {
  const box = boxOf(points);
  const rows = Array.from({ length: Math.ceil(box.y1 / CELL) }, (_, row) => rowOf(points, row));
  return { rows, wide: Math.ceil(box.x1 / CELL) };
}

interface Job {
  piece: string;
  ways: readonly { shape: Shape; points: Pt[] }[];
}

function jobsOf(pieces: readonly Piece[], oneWay: boolean): Job[] {
  return pieces.flatMap((piece) => {
    const up = toOrigin(upright(piece));
    const ways = [up, ...(oneWay ? [] : [over(up)])].map((points) => ({ points, shape: shapeOf(points) }));
    return Array.from({ length: piece.cut }, () => ({ piece: piece.id, ways }));
  });
}

const fits = (cloth: readonly bigint[], shape: Shape, x: number, y: number): boolean => {
  const shift = BigInt(x);
  for (let i = 0; i < shape.rows.length; i++) {
    const taken = cloth[y + i];
    if (taken && ((shape.rows[i] ?? 0n) << shift) & taken) return false;
  }
  return true;
};

/** The first place, lengthwise, where it fits. */
function placeFor(
  cloth: readonly bigint[],
  shape: Shape,
  columns: number,
  until: number,
): { x: number; y: number } | undefined {
  for (let y = 0; y + shape.rows.length < until; y++)
    for (let x = 0; x + shape.wide <= columns; x++) if (fits(cloth, shape, x, y)) return { x, y };
  return undefined;
}

function lay(jobs: readonly Job[], columns: number): { rows: bigint[]; laid: Laid[] } | undefined {
  const cloth: bigint[] = [];
  const laid: Laid[] = [];
  for (const job of jobs) {
    let best: { x: number; y: number; end: number; way: Job['ways'][number] } | undefined;
    for (const way of job.ways) {
      const at = placeFor(cloth, way.shape, columns, best?.end ?? Infinity);
      const end = at ? at.y + way.shape.rows.length : Infinity;
      if (at && end < (best?.end ?? Infinity)) best = { ...at, end, way };
      if (way.shape.wide > columns) continue;
    }
    if (!best) return undefined;
    for (let i = 0; i < best.way.shape.rows.length; i++) {
      const y = best.y + i;
      while (cloth.length <= y) cloth.push(0n);
      cloth[y] = (cloth[y] ?? 0n) | ((best.way.shape.rows[i] ?? 0n) << BigInt(best.x));
    }
    const [dx, dy] = [best.x * CELL, best.y * CELL];
    laid.push({ piece: job.piece, points: best.way.points.map(([x, y]): Pt => [x + dx, y + dy]) });
  }
  return { rows: cloth, laid };
}

const cellsOf = (rows: readonly bigint[]): number =>
  rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);

/**
 * Lays pieces on open cloth, the largest first, each at the first length where it fits; the shortest of three orders is kept. One-way cloth
 * turns no piece over. @returns nothing where a piece is wider than the cloth
 */
export function layMarker(pieces: readonly Piece[], width: number, oneWay: boolean): Marker | undefined {
  const columns = Math.floor((width - SELVEDGES) / CELL);
  const jobs = jobsOf(pieces, oneWay);
  if (jobs.some((job) => job.ways.every(({ shape }) => shape.wide > columns))) return undefined;
  const area = (job: Job) => (job.ways[0]?.shape.rows.length ?? 0) * (job.ways[0]?.shape.wide ?? 0);
  const high = (job: Job) => job.ways[0]?.shape.rows.length ?? 0;
  const sorted = (key: (job: Job) => number) => [...jobs].sort((a, b) => key(b) - key(a));
  // head to tail suits kalis and legs, which are wide at one end
  const headToTail = sorted(area).map((job, i) => ({ ...job, ways: job.ways.slice(i % job.ways.length).slice(0, 1) }));
  const lays = [sorted(area), sorted(high), headToTail].flatMap((order) => lay(order, columns) ?? []);
  const best = lays.sort((a, b) => a.rows.length - b.rows.length)[0];
  if (!best) return undefined;
  const length = Math.max(...best.laid.flatMap(({ points }) => points.map(([, y]) => y)));
  return { width, length, use: cellsOf(best.rows) / (columns * Math.max(1, best.rows.length)), laid: best.laid };
}
