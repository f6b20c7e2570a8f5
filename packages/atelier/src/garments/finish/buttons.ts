/** Round buttons, sewn on in one colour. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type ClothLayer, layApart } from '#atelier/garments/layer.ts';
import { inkOf, mixHex } from '#atelier/kit/colour.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { DETAILS } from '#atelier/kit/preview.ts';
import { ellipse } from '#atelier/kit/shapes.ts';

/** Radius from which the holes of a button and the light on its rim are seen, page units. */
const SEWN = 4.5;

export interface Buttons {
  at: readonly Point[];
  /** `#rrggbb`. */
  colour: string;
  /** Page units. */
  radius: number;
  /** Seen from near alone, see `ClothLayer.finest`. */
  finest?: number;
}

/** The light on the rim of a great button, and its two holes. */
function sewn(c: Point, radius: number, colour: string): Line[] {
  const gleam = mixHex(colour, '#ffffff', 0.55);
  const arc = ellipse(c, radius * 0.62, radius * 0.66, 12).slice(5, 12);
  return [
    { kind: 'detail', points: arc, weight: 0.5, colour: gleam, finest: DETAILS.glint },
    ...[-1, 1].map((s): Line => {
      const hole = add(c, [s * radius * 0.2, 0]);
      const points = [add(hole, [0, -0.8]), add(hole, [0, 0.8])];
      return { kind: 'detail', points, weight: 1.2, colour: inkOf(colour), finest: DETAILS.glint };
    }),
  ];
}

/** The buttons of a garment as one layer; none without a place for one. */
export function layButtons(g: Garment, { at, colour, radius, finest }: Buttons): ClothLayer[] {
  if (!at.length) return [];
  const b = emptyBuild();
  for (const c of at) {
    const outline = ellipse(c, radius * 0.95, radius, 18);
    const surface = new Panel(
      [add(c, [-radius, -radius]), add(c, [-radius, radius])],
      [add(c, [radius, -radius]), add(c, [radius, radius])],
      { depth: 0.5, across: 4, along: 4 },
    );
    b.pieces.push({ name: 'button', outline, surface, lift: 1 });
    b.lines.push({ kind: 'detail', points: [...outline, outline[0]], weight: 0.9, colour: inkOf(colour) });
    if (radius >= SEWN) b.lines.push(...sewn(c, radius, colour));
  }
  const of = { fabric: 'poplin', colour } as const;
  return [layApart(g, 'buttons', b, { of, cast: 0.3, ...(finest !== undefined && { finest }) })];
}
