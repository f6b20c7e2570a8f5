/** On dark cloth a dark line is lost: the turned edge of a lapel or a front is told by the light it catches. */
import type { Build, Line } from '#atelier/cloth/build.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Jacket } from './jacket.ts';

/** Luma from which the line itself tells an edge. */
const DARK = 0.3;

/** How far inside the edge the light lies, page units. */
const INSIDE = 2;

const lightOf = (cloth: string): string => mixHex(cloth, '#cfd0d8', 0.34);
const meanX = (points: readonly Point[]): number => points.reduce((sum, [x]) => sum + x, 0) / points.length;

const beside = (points: readonly Point[], by: Point, cloth: string): Line => ({
  kind: 'detail',
  points: points.map((p) => add(p, by)),
  weight: 0.62,
  colour: lightOf(cloth),
});

/** A lapel with the light along its outer edge. @param cloth its colour. */
export function litLapel(lapel: Build, cloth: string): Build {
  const outer = lapel.lines.filter(({ kind }) => kind === 'overlap').at(-1);
  const roll = lapel.lines.find(({ kind }) => kind === 'opening');
  if (!outer || !roll || lumaOf(cloth) >= DARK) return lapel;
  const inward = Math.sign(meanX(roll.points) - meanX(outer.points));
  return { ...lapel, lines: [...lapel.lines, beside(outer.points, [inward * INSIDE, 0], cloth)] };
}

/** The light along the edge of the front that lies over the other, and along a waistcoat's hem. @param cloth its colour. */
export function litFront(j: Jacket, cloth: string): Line[] {
  if (lumaOf(cloth) >= DARK || j.cut.open > 0) return [];
  const front = beside(j.edges[j.over], [j.over * INSIDE, 0], cloth);
  return j.cut.front === 'vee' ? [front, beside(j.hemLine, [0, -INSIDE], cloth)] : [front];
}

/** The light along the pockets of a jacket. @param cloth its colour. */
export const litPockets = (j: Jacket, cloth: string): Line[] =>
  lumaOf(cloth) >= DARK
    ? []
    : j.front.pieces
        .filter(({ name }) => name === 'pocket')
        .map(({ outline }) => beside([...outline, outline[0]], [0.6, 1], cloth));
