/** Straps with buckles over the front of a garment: one from either shoulder, two across. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type ClothLayer, layApart } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { at, reversed } from '#atelier/kit/curves.ts';
import { add, type Point, sub, unit } from '#atelier/kit/points.ts';
import { SIDES } from '#atelier/kit/side.ts';

/** Breadth of a strap, and how far a buckle stands out on either side of it, page units. */
const STRAP = 8.5;
const BUCKLE = 2.6;
const METAL = '#c9c6bf';
const SHINE = '#ffffff';
/** Black straps on black leather would not be seen: there they are brown. */
const [BLACK, TAN] = ['#26221f', '#8a5a34'] as const;
const DARK = 0.2;

/** From where to where a strap runs on a panel (u, v), and how far along it its buckle sits. */
const ACROSS = [
  { v: 0.3, u: 0.86, buckle: 0.34 },
  { v: 0.52, u: 0.86, buckle: 0.66 },
] as const;
const DOWN = { from: { u: 0.52, v: 0.02 }, to: { u: 0.42, v: 0.86 }, buckle: 0.74 } as const;

/** A band of even breadth along a line. @param fronts where the cloth is it lies on. */
function strap(b: Build, axis: readonly Point[], fronts: Point[][]): void {
  const side = (k: number): Point[] =>
    axis.map((p, i) => {
      const [dx, dy] = unit(sub(axis[Math.min(axis.length - 1, i + 1)], axis[Math.max(0, i - 1)]));
      return add(p, [-dy * k, dx * k]);
    });
  const [left, right] = [side(STRAP / 2), side(-STRAP / 2)];
  const outline = [...left, ...reversed(right)];
  b.pieces.push({
    name: 'strap',
    outline,
    surface: new Panel(left, right, { depth: 0.2, across: 4, along: 24 }),
    lift: 1.8,
    clip: fronts,
  });
  b.lines.push(
    { kind: 'overlap', points: left, weight: 0.7 },
    { kind: 'overlap', points: right, weight: 0.7 },
    { kind: 'stitch', points: [...axis], weight: 0.6 },
  );
}

/** The frame and tongue of a buckle on a strap. */
function buckle(axis: readonly Point[], share: number): Line[] {
  const c = at(axis, share);
  const [dx, dy] = unit(sub(at(axis, share + 0.03), at(axis, share - 0.03)));
  const on = (along: number, down: number): Point => add(c, [along * dx - down * dy, along * dy + down * dx]);
  const [h, w] = [STRAP / 2 + BUCKLE, STRAP / 2 + 1.4];
  const box = [on(-w, -h), on(w, -h), on(w, h), on(-w, h), on(-w, -h)];
  return [
    { kind: 'overlap', points: box, weight: 1.8, colour: METAL, top: true },
    { kind: 'overlap', points: box.slice(0, 2), weight: 0.8, colour: SHINE, top: true },
    { kind: 'overlap', points: [on(-w, 0), on(w, 0)], weight: 1.2, colour: METAL, top: true },
  ];
}

/** The straps a garment's details ask for, on the panel of its fronts. */
export function layHarness(g: Garment, panel: Panel, fronts: Point[][]): ClothLayer[] {
  if (!hasDetail(g, 'straps-harness')) return [];
  const straps = [
    ...SIDES.map((s) => ({
      axis: panel.line(
        [
          [s * DOWN.from.u, DOWN.from.v],
          [s * 0.5, 0.4],
          [s * DOWN.to.u, DOWN.to.v],
        ],
        16,
      ),
      at: DOWN.buckle,
    })),
    ...ACROSS.map(({ v, u, buckle: place }) => ({ axis: panel.row(v, -u, u, 24), at: place })),
  ];
  const b = emptyBuild();
  for (const { axis } of straps) strap(b, axis, fronts);
  const lines = straps.flatMap(({ axis, at: place }) => buckle(axis, place));
  const colour = lumaOf(g.cloth.colour.hex) < DARK ? TAN : BLACK;
  const of = { fabric: 'leather', colour } as const;
  return [
    layApart(g, 'straps', b, { of, cast: 0.35, clip: fronts }),
    layApart(g, 'buckle', { ...emptyBuild(), lines }, { of, clip: fronts }),
  ];
}
