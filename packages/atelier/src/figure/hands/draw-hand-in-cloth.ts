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
/** Thread on cloth so dark that a dark seam is lost on it. */
const THREAD = '#cfd0d8';

/** How far a pocket is open beside the hand, shares of what the hand takes. */
const OPEN = { below: 0.1, above: 0.24 } as const;
/** A pocket's mouth, heads: how far it gapes beside the hand, the breadth of its turned edge, where that is stitched, and where beside it its cloth is looked at. */
const MOUTH = { gape: 0.03, edge: 0.02, stitched: 0.036, beside: 0.1 } as const;
/** Its cloth in the light of the turned edge, in the line of it, and in the dark within: shares of white and of the seam's colour. */
const TURNED = { lit: 0.2, line: 0.62, within: 0.72 } as const;

/** Luma below which a dark seam is not seen. */
const DARK = 0.3;
/** Difference of luma from which it is another cloth. */
const OTHER = 0.32;

/** The edge of the pocket over the wrist, and the cloth that bulges over the hidden fingers. */
export function paintPocket(B: Brush, h: PlacedHand): void {
  if (!h.mouth) return;
  if (h.fingers.length) {
    // of a pocket that holds but the thumb no more is seen than where it goes in
    B.glaze([band(h.mouth, shift(h.mouth, [0.03, 0.03]))], CAST, 0.5, 0.014, undefined, true);
    B.ink([{ pts: h.mouth, w: 0.013, press: [0.2, 1, 1, 0.5] }], SEAM, { alpha: 0.78 });
    return;
  }
  const [from, to] = [h.mouth[0], h.mouth[h.mouth.length - 1]];
  const along = sub(to, from);
  const away = unit(perpTo(along, polar(h.deg, h.size)));
  const middle = mix(from, to, 0.5);
  // the mouth is longer than the hand is broad
  const whole = spline([
    add(from, scaled(along, -OPEN.below)),
    ...part(h.mouth, 0.04, 0.96, 9),
    add(to, scaled(along, OPEN.above)),
  ]);
  const cloth = B.colourAt(shift(part(h.mouth, 0.3, 0.8, 6), scaled(away, MOUTH.beside)));
  // a hand beside the hip has gone in behind it
  if (!isOnFigure(B, add(middle, scaled(away, MOUTH.beside)))) return;
  if (!h.thumb) {
    const slit = weltOf(h.mouth);
    const [a, z] = seenAlong(B, shift(slit, scaled(away, WELT.broad)), cloth);
    const seen = part(slit, a, z, 24);
    paintWelt(B, { mouth: seen, away, hand: h.shapes }, { from: middle, size: h.size }, cloth);
    return;
  }
  const [first, last] = seenAlong(B, shift(whole, scaled(away, MOUTH.stitched)), cloth);
  const mouth = part(whole, first, last, 24);
  if (B.shows('knuckle')) paintBulge(B, { from: middle, way: away, across: unit(along), size: h.size }, cloth);
  paintEdge(B, { mouth, away, hand: h.shapes }, cloth);
}

/** The mouth of a pocket as far as it is seen, the way into it, and the hand before it. */
interface Edge {
  mouth: Point[];
  away: Point;
  hand: Point[][];
}

/** The turned edge of a pocket lies over the hand: it is lit, and dark is seen behind it only where it gapes beside the hand. */
function paintEdge(B: Brush, { mouth, away, hand }: Edge, cloth: string): void {
  const dark = mixHex(cloth, SEAM, TURNED.within);
  const gape = mouth.map((p, i) => add(p, scaled(away, -MOUTH.gape * Math.sin((i / (mouth.length - 1)) * Math.PI))));
  B.ink([{ pts: gape, w: 0.009, press: [0.2, 1, 0.2], a: 0.6 }], dark, { hide: hand });
  B.touch([band(mouth, shift(mouth, scaled(away, MOUTH.edge)))], mixHex(cloth, '#ffffff', TURNED.lit), 0.5, 0.008);
  B.ink([{ pts: mouth, w: 0.0125, press: [0.3, 1, 1, 1, 0.3] }], mixHex(cloth, SEAM, TURNED.line), { alpha: 0.9 });
  // the stitching of the edge; on dark cloth a dark seam is lost
  const thread = lumaOf(cloth) < DARK ? mixHex(cloth, THREAD, 0.3) : mixHex(cloth, SEAM, TURNED.line);
  const low = shift(mouth, scaled(away, MOUTH.stitched));
  B.ink([{ pts: part(low, 0.06, 0.94, 24), w: 0.007, a: 0.6 }], thread, { alpha: 0.6 });
}

/** A coat's welt: how far its mouth runs beyond the hand to the side and towards the front, shares of the hand's breadth, how straight it is, how broad it is, heads, and how it takes light and line. */
const WELT = {
  out: 0.28,
  inward: 0.06,
  straight: 0.7,
  broad: 0.062,
  lit: 0.14,
  cover: 0.3,
  line: 0.55,
  pale: 0.22,
} as const;

/** The shade under a welt and the dark within it, heads. */
const UNDER = { depth: 0.3, soft: 0.02, crisp: 0.004, within: 0.008 } as const;
/** Its lines, heads. */
const EDGES = {
  within: { w: 0.014, press: [0.3, 1, 0.3] },
  mouth: { w: 0.012, press: [0.6, 1, 0.6] },
  low: { w: 0.008, a: 0.8 },
  end: { w: 0.009 },
  alpha: 0.85,
};

/** The mouth of a coat's pocket is a straight slit, a little open where the hand goes in. */
function weltOf(mouth: readonly Point[]): Point[] {
  const [from, to] = [mouth[0], mouth[mouth.length - 1]];
  const along = sub(to, from);
  const [a, c] = [add(from, scaled(along, -WELT.out)), add(to, scaled(along, WELT.inward))];
  const whole = 1 + WELT.out + WELT.inward;
  const own = part(mouth, 0, 1, 9).map((p, i, all) =>
    mix(p, mix(a, c, (WELT.out + i / (all.length - 1)) / whole), WELT.straight),
  );
  return spline([a, ...own, c]);
}

/** The welt lies over the hand: a band of the coat's own cloth, turned at its upper edge and sewn down at both ends. */
function paintWelt(
  B: Brush,
  { mouth, away, hand }: Edge,
  { from, size }: Pick<Hidden, 'from' | 'size'>,
  cloth: string,
): void {
  const low = shift(mouth, scaled(away, WELT.broad));
  const along = unit(sub(mouth[mouth.length - 1], mouth[0]));
  if (B.shows('knuckle'))
    paintBulge(B, { from: add(from, scaled(away, WELT.broad)), way: away, across: along, size }, cloth);
  const line = lumaOf(cloth) < DARK ? mixHex(cloth, THREAD, WELT.pale) : mixHex(cloth, SEAM, WELT.line);
  const [start, end] = [0, mouth.length - 1].map((i) => [mouth[i], low[i]]);
  B.glaze([band(low, shift(low, scaled(away, WELT.broad * 0.5)))], CAST, UNDER.depth, UNDER.soft, undefined, true);
  B.touch([band(mouth, low)], mixHex(cloth, '#ffffff', WELT.lit), WELT.cover, UNDER.crisp);
  // within it is dark beside the hand
  const within = shift(mouth, scaled(away, -UNDER.within));
  B.ink([{ pts: within, ...EDGES.within }], mixHex(cloth, SEAM, TURNED.within), { hide: hand });
  B.ink(
    [
      { pts: mouth, ...EDGES.mouth },
      { pts: low, ...EDGES.low },
      { pts: start, ...EDGES.end },
      { pts: end, ...EDGES.end },
    ],
    line,
    { alpha: EDGES.alpha },
  );
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

/** The hand under the cloth, shares of its length: how far it reaches, half as broad as it is at the knuckles, and where they are. */
const HIDDEN = { reach: 0.43, half: 0.19, knuckles: 0.17 } as const;
/** How the cloth over it takes light and shade, and the softness of their edges, heads. */
const BULGE = { lit: 0.26, litSoft: 0.05, shade: 0.2, shadeSoft: 0.055, broad: 0.11 } as const;

/** The hidden hand lifts the cloth: lit on the side of the light, with a shade along the other and under the fingertips. */
function paintBulge(B: Brush, { from, way, across, size }: Hidden, cloth: string): void {
  // the light comes from the left
  const dark = across[0] > 0 ? across : scaled(across, -1);
  const at = (down: number, out: number): Point => add(add(from, scaled(way, down * size)), scaled(dark, out * size));
  const { reach, half, knuckles } = HIDDEN;
  const lit = spline([
    at(0.05, -half * 0.9),
    at(knuckles, -half),
    at(reach * 0.75, -half * 0.7),
    at(reach * 0.8, half * 0.1),
    at(knuckles, half * 0.3),
    at(0.05, half * 0.2),
  ]);
  B.touch([lit], mixHex(cloth, '#ffffff', 0.3), BULGE.lit, BULGE.litSoft);
  const turned = spline([
    at(0.06, half * 0.95),
    at(knuckles, half * 1.04),
    at(reach * 0.75, half * 0.72),
    at(reach * 0.96, half * 0.1),
    at(reach * 0.9, -half * 0.5),
  ]);
  const shade = turned.map((p, i): Point => {
    const swell = Math.sin((i / (turned.length - 1)) * Math.PI);
    return add(p, add(scaled(dark, -BULGE.broad * 0.5 * size * swell), scaled(way, -BULGE.broad * 0.4 * size * swell)));
  });
  B.glaze([band(turned, shade)], CAST, BULGE.shade, BULGE.shadeSoft, undefined, true);
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
