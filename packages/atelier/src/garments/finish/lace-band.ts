/** A band of real lace sewn along an edge: its free side is cut in scallops, and what lies beneath is seen through it. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Material } from '#atelier/cloth/build.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { arcLength, normals, resample } from '#atelier/kit/curves.ts';
import { add, type Point, scaled, sub } from '#atelier/kit/points.ts';
import { edgeBand } from './edge-band.ts';

/** Breadth of a scallop and by how much it stands out, page units: of a deep band at a hem, of a narrow one at a neck. */
const SCALLOP = { hem: { breadth: 15, depth: 6.5 }, neck: { breadth: 9.5, depth: 4.2 } } as const;
/** Points of one scallop. */
const ARC = 10;

const IVORY = '#f6efe0';
const NIGHT = '#1a1218';

/** A tone of the dress: paler on what is of middling tone or nearly black, else deeper. What is sewn on has to be seen. */
function toneOf(hex: string): string {
  const light = lumaOf(hex);
  if (light > 0.74) return shadeHex(hex, 0.92);
  if (light > 0.42) return mixHex(hex, IVORY, 0.62);
  return light < 0.14 ? mixHex(hex, IVORY, 0.34) : mixHex(hex, NIGHT, 0.66);
}

export const laceOf = (g: Garment): Material => ({
  fabric: 'lace',
  colour: trimOf(g, 'lace', 'contrast') ?? toneOf(g.cloth.colour.hex),
});

/** The fine net between its threads, seen as a veil. */
export const netOf = ({ colour }: Material): Material => ({ fabric: 'chiffon', colour, opacity: 0.42 });

interface BandOptions {
  /** How far it reaches over the cloth and beyond its edge, page units. */
  over: number;
  beyond: number;
  /** Which side of the edge, drawn left to right, is cut in scallops: below a hem, the cloth's side of a neckline. */
  hang: 'down' | 'along';
}

/** Scallops along a line, standing out the way `out` says. */
function scalloped(line: readonly Point[], depth: number, out: (i: number) => Point): Point[] {
  return line.map((p, i) => add(p, scaled(out(i), depth * Math.sin((Math.PI * (i % ARC)) / ARC) ** 0.8)));
}

/** A turn of an edge beyond which another edge begins, radians. */
const CORNER = 0.8;

/** The stretch of a neckline about its middle up to its corners: where a cowl is held, its flanks are no neckline. */
export function throatOf(edge: readonly Point[]): Point[] {
  const middle = edge.length >> 1;
  const isCorner = (i: number): boolean => {
    const [a, b] = [sub(edge[i], edge[i - 1]), sub(edge[i + 1], edge[i])];
    return Math.abs(Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])) > CORNER;
  };
  let [from, to] = [middle - 2, middle + 2];
  while (from > 0 && !isCorner(from)) from--;
  while (to < edge.length - 1 && !isCorner(to)) to++;
  return edge.slice(Math.max(0, from), to + 1);
}

/** @param edge from left to right. */
export function laceBand(edge: readonly Point[], { over, beyond, hang }: BandOptions): Build {
  const isHem = hang === 'down';
  const { breadth, depth } = isHem ? SCALLOP.hem : SCALLOP.neck;
  const bows = Math.max(3, Math.round(arcLength(edge) / breadth));
  const line = resample(edge, bows * ARC + 1);
  const smooth = normals(line);
  const last = line.length - 1;
  // the normals of a line drawn to the right point down; round a neck the band runs out at its ends
  const down = (i: number): Point =>
    isHem ? [0, 1] : scaled(smooth[i], Math.min(1, Math.min(i, last - i) / (1.5 * ARC)) ** 0.5);
  const moved = (by: number): Point[] => line.map((p, i) => add(p, scaled(down(i), by)));
  const free = scalloped(moved(isHem ? beyond : over), depth, down);
  const sewn = moved(isHem ? -over : -beyond);
  const { outline, surface } = edgeBand(free, sewn);
  return {
    ...emptyBuild(),
    pieces: [{ name: 'lace', outline, surface, lift: 0.6 }],
    lines: [
      { kind: 'detail', points: free, weight: 0.75 },
      { kind: 'stitch', points: moved(isHem ? 1.5 - over : 2 - beyond), weight: 0.8 },
    ],
  };
}
