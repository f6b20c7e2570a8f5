/** What is fixed to a garment in metal or leather: studs along its edges, patches at its elbows. */

import type { Garment } from '@toile/look';
import { emptyBuild } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { type ClothLayer, layApart } from '#atelier/garments/layer.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { arcLength, resample } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse, isInside } from '#atelier/kit/shapes.ts';
import { layButtons } from './buttons.ts';
import { newFlat } from './flat-surface.ts';

/** Page units from stud to stud, and the radius of one: a dome of eight millimetres. */
const APART = 10;
const RADIUS = 2.3;
const [SILVER, GOLD] = ['#d3d1cc', '#cfa64e'] as const;

/** Domes of metal in rows. @param within where they are sewn on; everywhere if absent. */
export function studsAlong(g: Garment, rows: readonly (readonly Point[])[], within?: readonly Point[][]): ClothLayer[] {
  if (!hasDetail(g, 'studs')) return [];
  const at = rows
    .flatMap((row) => (row.length > 1 ? resample(row, Math.max(2, Math.round(arcLength(row) / APART))) : []))
    .filter((p) => !within || within.some((shape) => isInside(p, shape)));
  const isPale = lumaOf(g.cloth.colour.hex) > 0.62;
  return layButtons(g, { at, colour: trimOf(g, 'contrast') ?? (isPale ? GOLD : SILVER), radius: RADIUS });
}

/** Half the breadth and half the height of an elbow patch, page units. */
const PATCH = { wide: 10, high: 17 } as const;
const [LEATHER, DARK_LEATHER] = ['#8a5d3b', '#4b3527'] as const;

/** Patches of leather at the elbows of a garment's sleeves. */
export function elbowPatches(f: Wearer, g: Garment, sleeves: readonly Sleeve[]): ClothLayer[] {
  if (!hasDetail(g, 'patch')) return [];
  const b = emptyBuild();
  for (const { side, pieces } of sleeves) {
    const outline = ellipse(add(f.arm[side].elbow, [side * 2, 0]), PATCH.wide, PATCH.high, 28);
    const clip = pieces.map((piece) => piece.outline);
    b.pieces.push({ name: 'patch', outline, surface: newFlat(outline), lift: 0.8, clip });
    const seam = ellipse(add(f.arm[side].elbow, [side * 2, 0]), PATCH.wide - 2, PATCH.high - 2, 28);
    b.lines.push(
      { kind: 'detail', points: [...outline, outline[0]], weight: 0.8 },
      { kind: 'stitch', points: [...seam, seam[0]], weight: 0.7, colour: '#d9c3a0' },
    );
  }
  const colour = lumaOf(g.cloth.colour.hex) < 0.3 ? LEATHER : DARK_LEATHER;
  const clip = sleeves.flatMap(({ pieces }) => pieces.map(({ outline }) => outline));
  return b.pieces.length
    ? [layApart(g, 'patch', b, { of: { fabric: 'velvet', name: 'suede', colour }, cast: 0.2, clip })]
    : [];
}
