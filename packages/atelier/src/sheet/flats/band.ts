/** Cuts a border's strip into slices. */
import type { Tile } from '#atelier/cloth/prints/tile.ts';
import { add, distance, mix, type Point, scaled, sub } from '#atelier/kit/points.ts';
import type { Band, Slice } from './marks.ts';

/** A slice is at most so many times as long as the band is broad: longer ones would cut its bends short. */
const LONGEST = 1.05;

/** Place on a band by the share of its length and of its breadth, 0 toward the cloth and 1 at the free edge; centimetres. */
type Place = (t: number, side: number) => Point;

function slicesOf(tile: Tile, at: Place): Slice[] {
  const middle = Array.from({ length: 9 }, (_, i) => mix(at(i / 8, 0), at(i / 8, 1), 0.5));
  const length = middle.slice(1).reduce((sum, p, i) => sum + distance(p, middle[i]), 0);
  const breadth = Math.max(0.5, distance(at(0.5, 0), at(0.5, 1)));
  const repeats = Math.max(1, Math.round((length / breadth) * (tile.h / tile.w)));
  const parts = Math.max(1, Math.ceil(length / repeats / (breadth * LONGEST)));
  const count = repeats * parts;
  return Array.from({ length: count }, (_, i): Slice => {
    const [a, b] = [at(i / count, 0), at((i + 1) / count, 0)];
    const [c, d] = [at(i / count, 1), at((i + 1) / count, 1)];
    const across = sub(mix(c, d, 0.5), mix(a, b, 0.5));
    // both edges of a bend are as long as its middle
    const along = scaled(add(sub(b, a), sub(d, c)), 0.5);
    const centre = mix(mix(a, b, 0.5), mix(c, d, 0.5), 0.5);
    const origin = sub(sub(centre, scaled(across, 0.5)), scaled(along, 0.5));
    return { from: (i % parts) / parts, to: ((i % parts) + 1) / parts, origin, along, across };
  });
}

/** A straight band. @param o from the cloth to the free edge at its beginning, and how it runs from there. */
export const straightBand = (tile: Tile, o: { from: Point; to: Point; run: Point }): Band => ({
  tile,
  slices: () => slicesOf(tile, (t, side) => add(mix(o.from, o.to, side), scaled(o.run, t))),
});
