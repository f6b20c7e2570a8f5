/** What a hand does to the cloth it lies in: the pocket it opens, the fold it lifts. */
import type { Brush } from './brush.ts';
import { add, band, mix, mul, type P, part, polar, ring, shift, spline, sub } from './curves.ts';
import type { PlacedHand } from './placed-hand.ts';

/** Shadow that skin throws on cloth of any colour. */
export const CAST = '#5a4d57';
const SEAM = '#3a3138';

/** The mouth of the pocket across the knuckles, and the cloth that bulges over the hidden fingers. */
export function paintPocket(B: Brush, h: PlacedHand): void {
  if (!h.mouth) return;
  const way = polar(h.deg, h.size);
  const hide = h.thumb ? [h.thumb.outline] : [];
  const [from, to] = [h.mouth[0], h.mouth[h.mouth.length - 1]];
  const along = sub(to, from);
  const middle = mix(from, to, 0.46);
  // the hidden knuckles push the cloth up: lit towards us, in shade below
  const bulge = ring(add(middle, mul(way, 0.17)), h.size * 0.2, h.size * 0.15, 24, h.deg);
  B.glaze([shift(bulge, [0.045, 0.05])], CAST, 0.17, 0.07, undefined, true);
  B.touch([bulge.map((p) => mix(p, add(middle, mul(way, 0.13)), 0.35))], '#fff6ea', 0.08, 0.06);
  // the edge of the mouth lies on the hand and shades it
  B.glaze([band(h.mouth, shift(h.mouth, mul(way, -0.06)))], CAST, 0.6, 0.014, h.shapes);
  const seam = spline([...part(h.mouth, 0.12, 1, 6), add(to, mul(along, 0.14))]);
  const pull = part(seam, 0.96, 0.96, 2)[0];
  B.ink(
    [
      { pts: seam, w: 0.012, press: [0.4, 1, 1, 0.8, 0.1] },
      { pts: shift(part(seam, 0, 0.94, 20), mul(way, 0.045)), w: 0.006, press: [0.1, 1, 1, 0.1], a: 0.5 },
      {
        pts: spline([pull, add(pull, mul(way, 0.12)), add(add(pull, mul(way, 0.26)), mul(along, -0.08))]),
        w: 0.008,
        press: [0.8, 0.6, 0.05],
        a: 0.5,
      },
    ],
    SEAM,
    { hide, alpha: 0.72 },
  );
}

/** The fold that thumb and forefinger lift: cloth runs up to them from below and falls away beside them. */
export function paintHeldFold(B: Brush, h: PlacedHand): void {
  if (!h.pinch) return;
  const at = h.pinch;
  const side = Math.sign(h.wrist[0] - at[0]) || 1;
  const folds: [P, number][] = [
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
        line.map((p, i): P => add(p, [g * swell(i), 0])),
      );
    B.glaze([shade(breadth * 2)], CAST, 0.22, 0.04, undefined, true);
    B.glaze([shade(0.014)], CAST, 0.75, 0.006, undefined, true);
  }
}
