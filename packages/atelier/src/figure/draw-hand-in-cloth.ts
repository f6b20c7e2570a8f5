/** What a hand does to the cloth it lies in: the pocket it opens, the fold it lifts. */
import type { Brush } from './brush.ts';
import { add, band, mix, mul, type P, part, polar, ring, shift, spline, sub } from './curves.ts';
import type { PlacedHand } from './placed-hand.ts';
import type { Stroke } from './ribbon.ts';

/** Shadow that skin throws on cloth of any colour. */
export const CAST = '#5a4d57';
const SEAM = '#3a3138';

/** The mouth of the pocket across the knuckles, and the cloth that bulges over the hidden fingers. */
export function paintPocket(B: Brush, h: PlacedHand): void {
  if (!h.mouth) return;
  const way = polar(h.deg, h.size);
  const thumb = h.thumb ? [h.thumb.outline] : [];
  const [from, to] = [h.mouth[0], h.mouth[h.mouth.length - 1]];
  const along = sub(to, from);
  // the seam of the pocket runs on beyond the hand that opens it
  const seam = spline([
    sub(from, mul(along, 0.3)),
    sub(from, mul(along, 0.1)),
    ...part(h.mouth, 0.1, 0.9, 5),
    add(to, mul(along, 0.1)),
    add(to, mul(along, 0.4)),
  ]);
  const middle = mix(from, to, 0.46);
  // the knuckles push the cloth up in a soft row
  const bulge = ring(add(middle, mul(way, 0.16)), h.size * 0.2, h.size * 0.15, 24, h.deg);
  B.glaze([shift(bulge, [0.05, 0.055])], CAST, 0.16, 0.07, undefined, true);
  B.touch([bulge.map((p) => mix(p, add(middle, mul(way, 0.12)), 0.35))], '#fff6ea', 0.08, 0.06);
  B.glaze([band(h.mouth, shift(h.mouth, mul(way, -0.055)))], CAST, 0.55, 0.012, h.shapes);
  const pull = [0.2, 0.84].map((u): Stroke => {
    const p = part(seam, u, u, 2)[0];
    return {
      pts: spline([p, add(p, mul(way, 0.14)), add(add(p, mul(way, 0.28)), mul(along, u < 0.5 ? 0.08 : -0.08))]),
      w: 0.008,
      press: [0.8, 0.6, 0.05],
      a: 0.4,
    };
  });
  B.ink([{ pts: seam, w: 0.014, press: [0.1, 0.8, 1, 1, 0.8, 0.1] }, ...pull], SEAM, { hide: thumb, alpha: 0.75 });
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
