/** Where needlework lies: bands along edges and openings, across panels, and what they are sewn with. */

import { type Build, emptyBuild, type FoldCurve, type Material, type Piece } from '#atelier/cloth/build.ts';
import { bandOf, standingRow } from '#atelier/cloth/needlework/crafts.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { laidOn } from '#atelier/cloth/prints/tile.ts';
import { normals, resample, reversed } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Needlework } from './needlework.ts';

/** A band sewn along a line, `high` wide on its side `way`, its free edge the line itself. */
function along(line: readonly Point[], way: (n: Point) => number, high: number): Piece {
  const edge = resample(line, 48);
  const across = normals(edge);
  const inner = edge.map((p, i): Point => {
    const k = way(across[i]) * high;
    return add(p, [across[i][0] * k, across[i][1] * k]);
  });
  return {
    name: 'work',
    outline: [...edge, ...reversed(inner)],
    surface: new Panel(inner, edge, { depth: 0, across: 6, along: 40 }),
    grain: { fit: 'along-v' },
  };
}

const down = (n: Point): number => (n[1] >= 0 ? 1 : -1);

/** Round a neckline, below its edge. */
export const neckBand = (edge: readonly Point[], high: number): Piece => along(edge, down, high);

/** Two bands down an opening, mirrored at its middle. */
export function frontBands(from: Point, length: number, high: number): Piece[] {
  return [-1, 1].map((s) => {
    const line: Point[] = [add(from, [s * 2, 4]), add(from, [s * 2.6, length])];
    return along(line, (n) => (n[0] * s >= 0 ? 1 : -1), high);
  });
}

/** Two bands beside an edge that runs down, one to each side of it. */
export const bandsBeside = (edge: readonly Point[], high: number): Piece[] =>
  [-1, 1].map((s) =>
    along(
      edge.map((p) => add(p, [s * 1.5, 0])),
      (n) => (n[0] * s >= 0 ? 1 : -1),
      high,
    ),
  );

/** Across a panel between two heights. */
export function bandAcross(panel: Panel, v0: number, v1: number, swell?: Piece['swell']): Piece {
  const surface = panel.part(-1, 1, v0, v1);
  return {
    name: 'work',
    outline: surface.outline(),
    surface,
    grain: { fit: 'along-u' },
    ...(swell && { swell: (u, v) => swell(u, v0 + (v1 - v0) * v) }),
  };
}

/** Bands as one build, folded as the garment they lie on. */
export const bandBuild = (pieces: Piece[], folds: readonly FoldCurve[]): Build => ({
  ...emptyBuild(),
  pieces,
  folds: folds.map(({ points, width, height, side, grow }) => ({ points, width, height, side, ...(grow && { grow }) })),
});

/** What a row of standing butas is sewn with. */
export const standingMaterial = ({ craft, threads, fabric }: Needlework): Material => ({
  fabric,
  colour: threads.first,
  strip: standingRow(craft, threads),
});

/** What a band of this height is sewn with. */
export const bandMaterial = ({ craft, threads, fabric }: Needlework, high: number): Material => ({
  fabric,
  colour: threads.first,
  strip: bandOf(craft, threads, high),
});

/** What is a worked edge of the cloth itself: the same band on the cloth's own colour. */
export function workedEdge(work: Needlework, high: number): Material {
  const band = bandMaterial(work, high);
  return { ...band, ...(band.strip && { strip: laidOn(band.strip, work.threads.ground) }) };
}
