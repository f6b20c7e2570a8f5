/** What a hand does to the cloth it lies in: the pocket it opens, the fold it lifts. */

import type { Brush } from '#atelier/figure/brush/brush.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, polar, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { PlacedHand } from './placed-hand.ts';

/** Shadow that skin throws on cloth of any colour. */
export const CAST = '#5a4d57';
const SEAM = '#3a3138';

/** How far a pocket is open beside the hand, shares of what the hand takes. */
const OPEN = 0.16;
/** How far from its edge a pocket is stitched, heads. */
const STITCHED = 0.026;

/** Luma below which a dark seam is not seen. */
const DARK = 0.3;

/** The edge of the pocket across the knuckles, and the cloth that bulges over the hidden fingers. */
export function paintPocket(B: Brush, h: PlacedHand): void {
  if (!h.mouth) return;
  if (h.fingers.length) {
    // of a pocket that holds but the thumb no more is seen than where it goes in
    B.glaze([band(h.mouth, shift(h.mouth, [0.03, 0.03]))], CAST, 0.5, 0.014, undefined, true);
    B.ink([{ pts: h.mouth, w: 0.013, press: [0.2, 1, 1, 0.5] }], SEAM, { alpha: 0.78 });
    return;
  }
  const way = polar(h.deg, h.size);
  const [from, to] = [h.mouth[0], h.mouth[h.mouth.length - 1]];
  const along = sub(to, from);
  const middle = mix(from, to, 0.4);
  // the edge of the mouth lies on the hand and shades it
  B.glaze([band(h.mouth, shift(h.mouth, scaled(way, -0.055)))], CAST, 0.45, 0.016, h.shapes);
  const away = unit(perpTo(along, way));
  const low = shift(h.mouth, scaled(away, STITCHED));
  // the knuckles push the cloth they lie under, whatever its colour
  const cloth = B.colourAt(shift(part(h.mouth, 0.3, 0.8, 6), scaled(away, STITCHED * 1.8)));
  if (B.shows('knuckle')) paintBulge(B, { from: middle, way: unit(way), across: unit(along), size: h.size }, cloth);
  const pull = (t: number, reach: number): Point[] => {
    const root = part(low, t, t, 2)[0];
    return spline([
      root,
      add(root, scaled(way, reach * 0.5)),
      add(add(root, scaled(way, reach)), scaled(along, -0.05)),
    ]);
  };
  B.ink(
    [
      {
        pts: [add(from, scaled(along, -OPEN)), ...h.mouth, add(to, scaled(along, OPEN))],
        w: 0.015,
        press: [0.2, 1, 1, 1, 0.2],
      },
      { pts: pull(0.1, 0.24), w: 0.008, press: [0.1, 0.7, 0.05], a: 0.5 },
      { pts: pull(0.86, 0.3), w: 0.008, press: [0.1, 0.7, 0.05], a: 0.5 },
    ],
    SEAM,
    { alpha: 0.78 },
  );
  // the stitching of the edge; on dark cloth a dark seam is lost
  const thread = lumaOf(cloth) < DARK ? mixHex(cloth, '#cfd0d8', 0.3) : SEAM;
  B.ink([{ pts: part(low, 0.06, 0.94, 24), w: 0.007, a: 0.6 }], thread, { alpha: 0.6 });
}

/** Where hidden fingers lie: the middle of the mouth they went in by, the way they point, the run of the mouth, the hand's length. */
interface Hidden {
  from: Point;
  way: Point;
  across: Point;
  size: number;
}

/** The fingers under the cloth, shares of the hand: how far they reach, half as broad as they are, and where their shade begins. */
const FINGERS = { reach: 0.44, half: 0.2, turned: 0.3 } as const;

/** The hidden fingers lift the cloth in one long plane: lit from the mouth on, and its side that turns away loses itself downwards. */
function paintBulge(B: Brush, { from, way, across, size }: Hidden, cloth: string): void {
  // the light comes from the left
  const dark = across[0] > 0 ? across : scaled(across, -1);
  const at = (down: number, out: number): Point => add(add(from, scaled(way, down * size)), scaled(dark, out * size));
  const { reach, half, turned } = FINGERS;
  const plane = spline([
    at(0.06, -half),
    at(reach * 0.6, -half * 0.8),
    at(reach, 0),
    at(reach * 0.6, half * 0.8),
    at(0.06, half),
  ]);
  B.touch([plane], mixHex(cloth, '#ffffff', 0.3), 0.2, 0.06);
  const edge = spline([
    at(0.04, half),
    at(reach * 0.5, half * 1.05),
    at(reach * 0.85, half * 0.6),
    at(reach * 1.05, 0),
  ]);
  const beyond = edge.map((p, i): Point => {
    const t = i / (edge.length - 1);
    return add(p, scaled(dark, Math.sin(t * Math.PI) * turned * half * size));
  });
  B.glaze([band(edge, beyond)], shadeHex(cloth, 0.62), 0.2, 0.035, undefined, true);
}

/** The part of `way` that leads straight away from a line that runs `along`. */
function perpTo(along: Point, way: Point): Point {
  const on = unit(along);
  return sub(way, scaled(on, way[0] * on[0] + way[1] * on[1]));
}

/** The fold that thumb and forefinger lift: cloth runs up to them from below and falls away beside them. */
export function paintHeldFold(B: Brush, h: PlacedHand): void {
  if (!h.pinch) return;
  const at = h.pinch;
  const side = Math.sign(h.wrist[0] - at[0]) || 1;
  const folds: [Point, number][] = [
    [[-side * 0.16, 1.5], 0.05],
    [[side * 0.12, 1.25], 0.045],
    [[side * 0.34, 0.85], 0.035],
  ];
  for (const [way, breadth] of folds) {
    const end = add(at, way);
    const line = spline([at, add(mix(at, end, 0.5), [way[0] * 0.16, 0.03]), end]);
    const swell = (i: number): number => Math.sin((i / (line.length - 1)) * Math.PI) ** 0.7;
    const shade = (g: number) =>
      band(
        line,
        line.map((p, i): Point => add(p, [g * swell(i), 0])),
      );
    B.glaze([shade(breadth * 2)], CAST, 0.22, 0.04, undefined, true);
    B.glaze([shade(0.014)], CAST, 0.75, 0.006, undefined, true);
  }
}
