/** A cord or a stripe of another colour along an edge: piping, tipping. */

import type { Garment } from '@toile/look';
import type { Build, Line } from '#atelier/cloth/build.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import type { Point } from '#atelier/kit/points.ts';

/** A cord along its edges is asked for, by itself or by its colour. */
export const isPiped = (g: Garment): boolean => hasDetail(g, 'piping') || trimOf(g, 'piping') !== undefined;

/** Weight of the cord. */
const CORD = 2.3;

/** Cords along edges. @param colour of the cord. */
export const pipedEdges = (edges: readonly Point[][], colour: string): Line[] =>
  edges.map((points): Line => ({ kind: 'overlap', points, weight: CORD, colour, isCord: true }));

/** The overlapping edge of a buttoned front with a cord along it, where the words want one. @param colour of the cord. */
export const pipedFront = (g: Garment, lines: readonly Line[], colour: string): Line[] =>
  lines.flatMap((line) => (isPiped(g) && line.kind === 'overlap' ? pipedEdges([line.points], colour) : [line]));

/** A collar with a cord along its free edges, where the words want one. @param colour of the cord. */
export function pipedCollar(g: Garment, collar: Build, colour: string): Build {
  if (!isPiped(g)) return collar;
  const edges = collar.lines.filter(({ kind }) => kind === 'overlap').map(({ points }) => points);
  const plain = collar.lines.filter(({ kind }) => kind !== 'overlap');
  return { ...collar, lines: [...plain, ...pipedEdges(edges, colour)] };
}
