/** The cords a lehenga is tied with at its waist, each ending in a bead and a tassel. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf, plainOf } from '#atelier/garments/measures.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';

/** Where across the waist they hang: on the side that a dupatta leaves free (u, v). */
const AT = { u: 0.3, v: 0.012 } as const;
/** How far each falls and drifts, page units. */
const CORDS = [
  { long: 92, drift: -9 },
  { long: 70, drift: 11 },
] as const;
/** The bead and the tassel under it, page units, and the weight of a cord. */
const TASSEL = { bead: 5, neck: 3.4, broad: 9, long: 30, cord: 1.5 } as const;

function hang(b: Build, from: Point, { long, drift }: (typeof CORDS)[number], colour: string): void {
  const end = add(from, [drift, long]);
  const cord = spline([from, add(from, [drift * 0.2, long * 0.5]), end], 8);
  const { bead, neck, broad } = TASSEL;
  const top = add(end, [0, bead]);
  const low = add(top, [0, TASSEL.long]);
  const skirt: Point[] = [add(top, [-neck, 0]), add(top, [neck, 0]), add(low, [broad, 0]), add(low, [-broad, 0])];
  const ball = ellipse(end, bead, bead, 16);
  b.lines.push(
    { kind: 'overlap', points: cord, weight: TASSEL.cord + 0.9 },
    { kind: 'overlap', points: cord, weight: TASSEL.cord, colour, isCord: true },
  );
  for (const outline of [skirt, ball]) {
    b.pieces.push({ name: 'tassel', outline, surface: newFlat(outline), lift: 1.8 });
    b.lines.push({ kind: 'overlap', points: [...outline, outline[0]], weight: 0.6 });
  }
  for (const x of [-0.45, 0, 0.45])
    b.lines.push({ kind: 'seam', points: [add(top, [x * neck, 2]), add(low, [x * broad, -1])] });
}

/** Nothing where no tassels are asked for. @param panel of the skirt. */
export function latkans(g: Garment, panel: Panel): Layer[] {
  if (!hasDetail(g, 'tassel')) return [];
  const colour = g.border?.colour.hex ?? contrastOf(g);
  const b = emptyBuild();
  for (const each of CORDS) hang(b, panel.map(AT.u, AT.v), each, colour);
  return [lay(g, 'side tie', b, { of: { ...plainOf(materialOf(g.cloth)), colour }, cast: 0.4 })];
}
