/** Surfaces of which a shoe is built: grids of points, tubes along lines, bands with a thickness. */
import type { Matter } from './shoe-plan.ts';
import { along, cross, minus, plus, times, unit, type Vec } from './vectors.ts';

/** What lies on a surface at a place of it: another matter, and how dark a line or a stitch is there, 0..1. */
export interface Mark {
  matter: Matter;
  line: number;
  thread: number;
  threadHex: string;
}

/** Writes into `mark` what lies at a place: `a` along, `b` across, `c` its height. */
export type Marks = (mark: Mark, a: number, b: number, c: number) => void;

export interface Surface {
  columns: number;
  /** Rows of so many points each. */
  points: readonly Vec[];
  /** Of each point its place along and across the surface, and its height. */
  places: readonly Vec[];
  matter: Matter;
  /** What its other side is made of, where that is seen. */
  back?: Matter | undefined;
  /** Whether there is any of it at a place. */
  keeps?: ((a: number, b: number, c: number) => boolean) | undefined;
  marks?: Marks | undefined;
  /** No line is drawn where it meets another surface of the same group. */
  group: number;
}

interface GridOptions extends Omit<Surface, 'columns' | 'points' | 'places'> {
  rows: number;
  columns: number;
}

/** @param make the point at two shares of the grid, and its place. */
export function grid(
  { rows, columns, ...rest }: GridOptions,
  make: (u: number, v: number) => { at: Vec; place: Vec },
): Surface {
  const points: Vec[] = [];
  const places: Vec[] = [];
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const { at, place } = make(i / (rows - 1), j / (columns - 1));
      points.push(at);
      places.push(place);
    }
  return { columns, points, places, ...rest };
}

const tangentAt = (path: readonly Vec[], i: number): Vec =>
  unit(minus(path[Math.min(path.length - 1, i + 1)], path[Math.max(0, i - 1)]));

type Dressed = Pick<Surface, 'matter' | 'group' | 'marks' | 'back'>;

const AROUND = 10;

/** @param radius of the tube, by the share of the path. */
export function tube(path: readonly Vec[], radius: (t: number) => number, dress: Dressed): Surface {
  const last = path.length - 1;
  let side: Vec = cross(tangentAt(path, 0), [0.31, 0.9, 0.3]);
  return grid({ rows: path.length, columns: AROUND + 1, ...dress }, (u, v) => {
    const i = Math.round(u * last);
    const way = tangentAt(path, i);
    if (v === 0) side = unit(minus(side, times(way, side[0] * way[0] + side[1] * way[1] + side[2] * way[2])));
    const up = cross(way, side);
    const angle = v * 2 * Math.PI;
    const out = plus(times(side, Math.cos(angle)), times(up, Math.sin(angle)));
    return { at: along(path[i], out, radius(u)), place: [u, v, path[i][1]] };
  });
}

/** The round edge of a band, across and through: shares of half its breadth and of its thickness. */
const EDGE: readonly (readonly [number, number])[] = [
  [-0.86, 1],
  [-0.3, 1.12],
  [0.3, 1.12],
  [0.86, 1],
  [1, 0.62],
  [1, 0.15],
  [0.86, 0],
  [-0.86, 0],
  [-1, 0.15],
  [-1, 0.62],
  [-0.86, 1],
];

export interface BandShape {
  /** Half its breadth by the share of its length, and how thick it is. */
  half: (t: number) => number;
  thick: number;
}

/** A band along a path, lying on what `out` points away from. */
export function bandAlong(
  path: readonly Vec[],
  out: readonly Vec[],
  { half, thick }: BandShape,
  dress: Dressed,
): Surface {
  const last = path.length - 1;
  return grid({ rows: path.length, columns: EDGE.length, ...dress }, (u, v) => {
    const i = Math.round(u * last);
    const across = unit(cross(out[i], tangentAt(path, i)));
    const [q, high] = EDGE[Math.round(v * (EDGE.length - 1))];
    const at = along(along(path[i], across, q * half(u)), out[i], high * thick);
    return { at, place: [u, high > 0 ? q : 2, path[i][1]] };
  });
}

/** Which way is out of a surface at each of its points. */
function normalsOf({ points, columns }: Surface): Vec[] {
  const rows = points.length / columns;
  const at = (i: number, j: number): Vec => points[i * columns + j];
  return points.map((_, k) => {
    const [i, j] = [Math.floor(k / columns), k % columns];
    // where a surface comes to a point, the way out is that of the next row
    const row = Math.max(Math.min(1, rows - 2), Math.min(rows - 2, i));
    const du = minus(at(row + 1, j), at(Math.max(0, row - 1), j));
    const [before, after] = [Math.max(0, j - 1), Math.min(columns - 1, j + 1)];
    return unit(cross(du, minus(at(row, after), at(row, before))));
  });
}

/** A surface as it stands among others: three numbers a point, for each its way out and its place. */
export interface Placed extends Omit<Surface, 'points' | 'places'> {
  points: Float32Array;
  normals: Float32Array;
  places: Float32Array;
}

/** How a shoe stands: turned by degrees, moved on the floor, and as it is seen in a mirror: a left one for a right one. */
export interface Stand {
  turn: number;
  x: number;
  z: number;
  isMirrored: boolean;
}

const flat = (points: readonly Vec[]): Float32Array => Float32Array.from(points.flat());

/** Puts a surface where its shoe stands. */
export function standing(surface: Surface, { turn, x, z, isMirrored }: Stand): Placed {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const way = isMirrored ? -1 : 1;
  const turned = (p: Vec): Vec => [way * p[0] * cos + p[2] * sin, p[1], p[2] * cos - way * p[0] * sin];
  return {
    ...surface,
    normals: flat(normalsOf(surface).map(turned)),
    places: flat(surface.places),
    points: flat(surface.points.map((p) => plus(turned(p), [x, 0, z]))),
  };
}
