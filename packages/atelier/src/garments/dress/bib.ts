/** The bib of dungarees: a shield on the chest, held by two straps with buckles. */

import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { at, normals, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';

const THREAD = '#d09a45';
const METAL = '#c9a24c';
const STRAP = 13;

function strap(f: Wearer, s: Side, corner: Point): { outline: Point[]; sides: [Point[], Point[]] } {
  const over = add(at(shoulderLine(f, s), 0.36), [0, -3]);
  const line = spline([over, add(mix(over, corner, 0.5), [s * 2, 0]), corner], 8);
  const across = normals(line);
  const side = (k: number): Point[] => line.map((p, i) => add(p, scaled(across[i], (k * STRAP) / 2)));
  const sides: [Point[], Point[]] = [side(1), side(-1)];
  return { outline: [...sides[0], ...reversed(sides[1])], sides };
}

/** @param waistLine upper edge of the trousers, left to right. */
export function bib(f: Wearer, waistLine: readonly Point[]): Build {
  const b = emptyBuild();
  const chest = mix(bustPoint(f, -1), bustPoint(f, 1), 0.5);
  const top = chest[1] - 34;
  const half = Math.abs(bustPoint(f, 1)[0] - bustPoint(f, -1)[0]) * 0.72;
  const corner = (s: Side): Point => [chest[0] + s * half, top];
  const low = (s: Side): Point => at(waistLine, s < 0 ? 0.06 : 0.94);
  const edge = (s: Side): Point[] => spline([corner(s), add(mix(corner(s), low(s), 0.6), [-s * 4, 0]), low(s)], 8);
  const panel = new Panel(edge(-1), edge(1), { depth: 0.35, sagTop: 3, sagBottom: 6, across: 18, along: 22 });
  const lines: Line[] = [];
  for (const s of SIDES) {
    const made = strap(f, s, add(corner(s), [-s * 12, 8]));
    b.pieces.push({
      name: 'strap',
      outline: made.outline,
      surface: new Panel(made.sides[0], made.sides[1], { depth: 0.3 }),
      lift: 1.5,
    });
    for (const side of made.sides) lines.push({ kind: 'overlap', points: side, weight: 0.6 });
  }
  b.pieces.push({ name: 'bib', outline: panel.outline(), surface: panel, lift: 2 });
  b.bumps.push(...SIDES.map((s) => ({ at: bustPoint(f, s), rx: 24, ry: 26, height: 4 })));
  const hem = panel.row(0.06, -0.97, 0.97, 20);
  lines.push(
    { kind: 'overlap', points: panel.row(0), weight: 0.8 },
    { kind: 'stitch', points: hem, weight: 1, colour: THREAD },
    ...SIDES.map((s): Line => ({ kind: 'overlap', points: edge(s), weight: 0.7 })),
  );
  const u = 0.46;
  const pocket = [panel.map(-u, 0.3), panel.map(-u, 0.68), panel.map(0, 0.76), panel.map(u, 0.68), panel.map(u, 0.3)];
  lines.push(
    { kind: 'detail', points: [...pocket, pocket[0]], weight: 0.9 },
    { kind: 'stitch', points: pocket.map((p) => [lerp(p[0], chest[0], 0.1), p[1] - 2]), weight: 1, colour: THREAD },
  );
  for (const s of SIDES) {
    const c = add(corner(s), [-s * 12, 10]);
    const box = [add(c, [-8, -9]), add(c, [8, -9]), add(c, [8, 7]), add(c, [-8, 7])];
    lines.push(
      { kind: 'overlap', points: [...box, box[0]], weight: 1.1, colour: METAL },
      { kind: 'overlap', points: [add(c, [-3, 3]), add(c, [3, 3])], weight: 1.6, colour: METAL },
    );
  }
  b.lines = lines;
  return b;
}
