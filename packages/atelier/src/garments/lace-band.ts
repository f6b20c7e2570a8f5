/** A band of real lace sewn along an edge: its free side is cut in scallops, and what lies beneath is seen through it. */
import { type Build, emptyBuild, type Material } from '#atelier/cloth/build.ts';
import { edgeBand } from '#atelier/garments/edge-band.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import type { Garment } from '#atelier/look/look.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/paint/colour.ts';
import { add, arcLength, normals, type Point, resample, scaled } from '#atelier/paint/geometry.ts';

/** Breadth of a scallop and by how much it stands out, drawing units. */
const SCALLOP = 15;
const SCALLOP_DEPTH = 6.5;
/** Points of one scallop. */
const ARC = 10;

const IVORY = '#f6efe0';

/** Lace of the cloth's own colour where that is pale or nearly black, else ivory: what is sewn on has to be seen. */
export function laceOf(g: Garment): Material {
  const { hex } = g.cloth.colour;
  const light = lumaOf(hex);
  const own = light > 0.74 ? shadeHex(hex, 0.92) : light < 0.14 ? mixHex(hex, IVORY, 0.34) : mixHex(hex, IVORY, 0.86);
  return { fabric: 'lace', colour: trimOf(g, 'lace', 'trim', 'contrast') ?? own };
}

/** The fine net between its threads, seen as a veil. */
export const netOf = ({ colour }: Material): Material => ({ fabric: 'chiffon', colour, opacity: 0.42 });

interface BandOptions {
  /** How far it reaches over the cloth and beyond its edge, drawing units. */
  over: number;
  beyond: number;
  /** Which side of the edge, drawn left to right, is cut in scallops: below a hem, the cloth's side of a neckline. */
  hang: 'down' | 'along';
}

/** Scallops along a line, standing out the way `out` says. */
function scalloped(line: readonly Point[], out: (i: number) => Point): Point[] {
  return line.map((p, i) => add(p, scaled(out(i), SCALLOP_DEPTH * Math.sin((Math.PI * (i % ARC)) / ARC) ** 0.8)));
}

/** @param edge from left to right. */
export function laceBand(edge: readonly Point[], { over, beyond, hang }: BandOptions): Build {
  const bows = Math.max(3, Math.round(arcLength(edge) / SCALLOP));
  const line = resample(edge, bows * ARC + 1);
  const smooth = normals(line);
  const isHem = hang === 'down';
  const last = line.length - 1;
  // the normals of a line drawn to the right point down; round a neck the band runs out at its ends
  const down = (i: number): Point =>
    isHem ? [0, 1] : scaled(smooth[i], Math.min(1, Math.min(i, last - i) / (1.5 * ARC)) ** 0.5);
  const moved = (by: number): Point[] => line.map((p, i) => add(p, scaled(down(i), by)));
  const free = scalloped(moved(isHem ? beyond : over), down);
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
