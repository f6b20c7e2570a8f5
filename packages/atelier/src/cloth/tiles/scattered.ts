/** Small things thrown over a cloth: stars, hearts, fruit, anchors; and the islands of a toile. */

import { type Creature, creature } from '#atelier/cloth/motifs/creature-motifs.ts';
import { fruit, heart, nautical, star, vignette } from '#atelier/cloth/motifs/figures.ts';
import { dot, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf } from '#atelier/kit/colour.ts';

type Draw = (c: Context2D, r: number, colours: readonly string[], own: number) => void;

/** Figures of two sizes and a filler, tossed: @param tilt the widest lean, radians. */
const tossed =
  (draw: Draw, sizes: readonly number[], tilt: number) =>
  (ground: string, colours: readonly string[], scale: number, seed: number): Tile => {
    const next = stream(seed, 'tossed.places');
    const s = Math.round(136 * scale);
    const darts = scatterDarts(
      s,
      sizes.map((r) => r * scale),
      0.28,
      next,
    );
    return drawTile(s, s, ground, (c) => {
      for (const [i, d] of darts.entries()) {
        const own = Math.floor(next() * 1e9);
        const lean = (next() - 0.5) * 2 * tilt;
        wrapped(
          c,
          s,
          s,
          d.x,
          d.y,
          () => {
            if (d.r < 2.4 * scale) return dot(c, 0, 0, d.r * 0.6, colours[i % colours.length]);
            c.rotate(lean);
            draw(c, d.r * 0.92, colours, own);
          },
          d.r * 3,
        );
      }
    });
  };

const pick = (colours: readonly string[], own: number): string => colours[own % Math.min(2, colours.length)];

export const stars = tossed((c, r, colours, own) => star(c, r, pick(colours, own)), [11, 7, 4, 1.8], 0.5);
export const hearts = tossed((c, r, colours, own) => heart(c, r, pick(colours, own)), [10, 7, 4.4, 1.8], 0.45);
export const fruits = tossed((c, r, colours, own) => fruit(c, r, colours, own), [13, 10, 2], 0.7);
export const anchors = tossed((c, r, colours, own) => nautical(c, r, pick(colours, own), own), [13, 10, 2], 0.35);

/** Creatures strewn in the print's own colours, each facing its own way. */
export const strewn = (which: Creature) =>
  tossed(
    (c, r, colours, own) => {
      const [first, second = first, leaf = second] = colours;
      c.scale(own % 2 ? 1 : -1, 1);
      creature(c, which, r, own % 3 ? { first, second, leaf } : { first: second, second: first, leaf });
    },
    [17, 12, 2],
    0.3,
  );

/** Islands of country life engraved in one colour, in a half-drop, with sprigs between them. */
export function toile(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const s = Math.round(150 * scale);
  const [first, second = first] = colours;
  const ink = Math.abs(lumaOf(first) - lumaOf(ground)) > 0.2 ? first : second;
  const next = stream(seed, 'toile.places');
  return drawTile(s, s, ground, (c) => {
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ]) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, x * s, y * s, () => vignette(c, 35 * scale, ink, own));
    }
    for (const [x, y] of [
      [0.76, 0.22],
      [0.24, 0.74],
    ]) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, x * s, y * s, () => {
        c.scale(0.62, 0.62);
        vignette(c, 30 * scale, ink, own);
      });
    }
  });
}
