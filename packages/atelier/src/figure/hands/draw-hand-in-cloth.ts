/** What a hand does to the cloth it lies in: the pocket it opens, the fold it lifts. */

import type { Brush } from '#atelier/figure/brush/brush.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, polar, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import type { PlacedHand } from './placed-hand.ts';

/** Shadow that skin throws on cloth of any colour. */
export const CAST = '#5a4d57';
const SEAM = '#3a3138';

/** How far a pocket is open beside the hand, shares of what the hand takes. */
const OPEN = { below: 0.06, above: 0.16 } as const;
/** A pocket's mouth, heads: how far it sags and gapes behind the hand, how far from its edge it is stitched, and where beside it its cloth is looked at. */
const MOUTH = { sag: 0.012, gape: 0.016, stitched: 0.026, beside: 0.1 } as const;

/** Luma below which a dark seam is not seen. */
const DARK = 0.3;
/** Difference of luma from which it is another cloth. */
const OTHER = 0.32;

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
  const away = unit(perpTo(along, way));
  // the mouth is longer than the hand is broad
  const whole = spline([
    add(from, scaled(along, -OPEN.below)),
    add(mix(from, to, 0.5), scaled(away, MOUTH.sag)),
    add(to, scaled(along, OPEN.above)),
  ]);
  // the knuckles push the cloth they lie under, whatever its colour
  const cloth = B.colourAt(shift(part(h.mouth, 0.3, 0.8, 6), scaled(away, MOUTH.beside)));
  // a hand beside the hip has gone in behind it
  if (!isOnFigure(B, add(mix(from, to, 0.5), scaled(away, MOUTH.beside)))) return;
  const [first, last] = seenAlong(B, shift(whole, scaled(away, MOUTH.stitched)), cloth);
  const mouth = part(whole, first, last, 24);
  const low = shift(mouth, scaled(away, MOUTH.stitched));
  if (B.shows('knuckle'))
    paintBulge(B, { from: mix(from, to, 0.4), way: unit(way), across: unit(along), size: h.size }, cloth);
  // behind the hand the pocket gapes, and its edge shades what goes in
  B.glaze([band(mouth, shift(mouth, scaled(away, -MOUTH.gape)))], CAST, 0.5, 0.012, undefined, true);
  B.glaze([band(h.mouth, shift(h.mouth, scaled(way, -0.055)))], CAST, 0.45, 0.016, h.shapes);
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
      { pts: mouth, w: 0.015, press: [0.2, 1, 1, 1, 0.2] },
      { pts: pull(0.24, 0.26), w: 0.008, press: [0.1, 0.7, 0.05], a: 0.5 },
      { pts: pull(0.7, 0.34), w: 0.008, press: [0.1, 0.7, 0.05], a: 0.5 },
    ],
    SEAM,
    { alpha: 0.78 },
  );
  // the stitching of the edge; on dark cloth a dark seam is lost
  const thread = lumaOf(cloth) < DARK ? mixHex(cloth, '#cfd0d8', 0.3) : SEAM;
  B.ink([{ pts: part(low, 0.06, 0.94, 24), w: 0.007, a: 0.6 }], thread, { alpha: 0.6 });
}

/** Whether a point lies on the person or the clothes, and not on the page beside them. */
function isOnFigure({ scene, toSheet }: Brush, point: Point): boolean {
  const { figure, scale, width, height } = scene;
  const [x, y] = toSheet(point).map((v) => Math.round(v * scale));
  return x >= 0 && y >= 0 && x < width && y < height && figure[y * width + x] > 0.5;
}

/** From where to where its cloth is seen along a mouth, 0..1: beyond it are a shirt that hangs over the pocket, or the page. */
function seenAlong(B: Brush, beside: readonly Point[], cloth: string): [number, number] {
  const luma = lumaOf(cloth);
  const points = part(beside, 0, 1, 13);
  const isCloth = (p: Point): boolean => isOnFigure(B, p) && Math.abs(lumaOf(B.colourAt([p])) - luma) <= OTHER;
  const last = points.length - 1;
  const middle = last / 2;
  let [from, to] = [middle, middle];
  while (from > 0 && isCloth(points[from - 1])) from--;
  while (to < last && isCloth(points[to + 1])) to++;
  return [from / last, to / last];
}

/** Where hidden fingers lie: the middle of the mouth they went in by, the way they point, the run of the mouth, the hand's length. */
interface Hidden {
  from: Point;
  way: Point;
  across: Point;
  size: number;
}

/** The fingers under the cloth, shares of the hand: how far they reach, and half as broad as they are. */
const FINGERS = { reach: 0.44, half: 0.2 } as const;

/** The hidden fingers lift the cloth in one long plane, lit from the mouth on: a shade round it would be a stain. */
function paintBulge(B: Brush, { from, way, across, size }: Hidden, cloth: string): void {
  // the light comes from the left
  const dark = across[0] > 0 ? across : scaled(across, -1);
  const at = (down: number, out: number): Point => add(add(from, scaled(way, down * size)), scaled(dark, out * size));
  const { reach, half } = FINGERS;
  const plane = spline([
    at(0.06, -half),
    at(reach * 0.6, -half * 0.8),
    at(reach, 0),
    at(reach * 0.6, half * 0.8),
    at(0.06, half),
  ]);
  B.touch([plane], mixHex(cloth, '#ffffff', 0.3), 0.2, 0.06);
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
