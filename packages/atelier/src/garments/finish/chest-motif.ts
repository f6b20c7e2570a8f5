/** A small emblem worked on the chest, on the heart's side unless the other is said. */

import type { Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { bustPoint } from '#atelier/figure/body/landmarks.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type ClothLayer, layApart } from '#atelier/garments/layer.ts';
import { sideOf, trimOf } from '#atelier/garments/measures.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';
import { RIGHT } from '#atelier/kit/side.ts';
import { newFlat } from './flat-surface.ts';

/** How far it lies from the point of the bust, and its half-breadth, page units. */
const PLACE: Point = [2, -22];
const SIZE = 7.5;
/** A shield, and the sprig on it, in half-breadths. */
const SHIELD: readonly Point[] = [
  [-1, -1],
  [0, -1.2],
  [1, -1],
  [0.95, 0.2],
  [0, 1.35],
  [-0.95, 0.2],
];
const SPRIG: readonly (readonly Point[])[] = [
  [
    [0, 0.85],
    [0, 0],
    [0, -0.75],
  ],
  [
    [0, 0.3],
    [0.3, 0.05],
    [0.55, -0.4],
  ],
  [
    [0, 0.3],
    [-0.3, 0.05],
    [-0.55, -0.4],
  ],
];

export function chestMotif({ f }: Fitting, g: Garment): ClothLayer {
  const side = sideOf(g, 'chest-motif') ?? RIGHT;
  const c = add(bustPoint(f, side), [side * PLACE[0], PLACE[1]]);
  const on = (points: readonly Point[]): Point[] =>
    place(
      points.map(([x, y]): Point => [x * SIZE, y * SIZE]),
      c,
    );
  const isLight = lumaOf(g.cloth.colour.hex) > 0.5;
  const colour = trimOf(g, 'embroidery') ?? (isLight ? '#27304f' : '#f3ecdc');
  const outline = closedSpline(on(SHIELD), 6);
  const b = emptyBuild();
  b.pieces.push({ name: 'motif', outline, surface: newFlat(outline), lift: 0.8 });
  b.lines.push({ kind: 'overlap', points: [...outline, outline[0]], weight: 0.6 });
  for (const sprig of SPRIG)
    b.lines.push({
      kind: 'overlap',
      points: spline(on(sprig), 5),
      weight: 0.9,
      colour: isLight ? '#d9b25a' : '#8f3340',
    });
  return layApart(g, 'embroidery', b, { of: { fabric: 'poplin', colour }, cast: 0.15 });
}
