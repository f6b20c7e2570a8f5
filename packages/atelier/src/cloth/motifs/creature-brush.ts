/** What creatures are drawn with: filled paths, lines and petals, in three colours. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { lumaOf, shadeHex } from '#atelier/kit/colour.ts';

/** What a creature is worked in: its body, what stands out on it, and the third colour beside them. */
export interface CreatureColours {
  first: string;
  second: string;
  leaf: string;
}
/** Draws one upright around the origin, within 1. */
export type Draw = (c: Context2D, t: CreatureColours) => void;

/** Where two threads are the same, the second part is told by shade. */
export const apartFrom = (colour: string, other: string): string =>
  colour === other ? shadeHex(colour, lumaOf(colour) > 0.4 ? 0.68 : 1.5) : colour;

/** Fills what `path` says: the commands M, L, C, Q and Z of SVG, absolute. */
export function fill(c: Context2D, colour: string, path: string): void {
  c.fillStyle = colour;
  c.beginPath();
  for (const [, letter, rest] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const [a = 0, b = 0, d = 0, e = 0, f = 0, g = 0] = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (letter === 'M') c.moveTo(a, b);
    else if (letter === 'L') c.lineTo(a, b);
    else if (letter === 'C') c.bezierCurveTo(a, b, d, e, f, g);
    else if (letter === 'Q') c.quadraticCurveTo(a, b, d, e);
    else c.closePath();
  }
  c.fill();
}

/** A round-ended line through points. */
export function line(
  c: Context2D,
  colour: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.stroke();
}

/** A petal or feather from (x, y) along `angle`. */
export function petal(c: Context2D, colour: string, angle: number, long: number, wide: number, x = 0, y = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  fill(
    c,
    colour,
    `M0 0 C${long * 0.35} ${-wide} ${long * 0.8} ${-wide} ${long} 0 C${long * 0.8} ${wide} ${long * 0.35} ${wide} 0 0Z`,
  );
  c.restore();
}
