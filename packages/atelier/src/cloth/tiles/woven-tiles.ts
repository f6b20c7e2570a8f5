/** Stripes, checks and other prints that are woven: straight, regular, with a grain. */
import { drawTile, type Tile } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';

interface Bars {
  every: number;
  from: number;
  width: number;
  colour: string;
  alpha: number;
}

function bars(c: Context2D, size: number, b: Bars, across = true, along = false): void {
  c.globalAlpha = b.alpha;
  c.fillStyle = b.colour;
  for (let x = b.from; x < size; x += b.every) {
    if (across) c.fillRect(x, 0, b.width, size);
    if (along) c.fillRect(0, x, size, b.width);
  }
  c.globalAlpha = 1;
}

/** From so many colours beside the ground on all lie side by side, each as broad as the next. */
const MANY = 3;

function sideBySide(ground: string, colours: readonly string[], scale: number): Tile {
  const width = Math.round(8 * scale);
  const size = width * (colours.length + 1);
  return drawTile(size, size, ground, (c) => {
    for (const [i, colour] of colours.entries())
      bars(c, size, { every: size, from: width * (i + 1), width, colour, alpha: 1 });
  });
}

export function stripe(ground: string, colours: readonly string[], scale: number): Tile {
  if (colours.length >= MANY) return sideBySide(ground, colours, scale);
  const every = Math.round(17 * scale);
  const size = every * 4;
  return drawTile(size, size, ground, (c) => {
    bars(c, size, { every, from: every * 0.29, width: every * 0.42, colour: colours[0], alpha: 0.94 });
    if (colours[1])
      bars(c, size, { every, from: every * 0.86, width: Math.max(1, every * 0.07), colour: colours[1], alpha: 0.85 });
  });
}

export function pinstripe(ground: string, colours: readonly string[], scale: number): Tile {
  const every = Math.round(11 * scale);
  const size = every * 4;
  return drawTile(size, size, ground, (c) => {
    bars(c, size, { every, from: every / 2, width: 1.1, colour: mixHex(colours[0], ground, 0.12), alpha: 0.85 });
  });
}

export function plaid(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a, d = b] = colours;
  const s = Math.round(62 * scale);
  const k = s / 62;
  return drawTile(s, s, ground, (c) => {
    const cross = (from: number, width: number, colour: string, alpha: number): void =>
      bars(c, s, { every: s, from: from * k, width: width * k, colour, alpha }, true, true);
    cross(6, 19, a, 0.5);
    cross(10.5, 2.2, ground, 0.55);
    cross(19, 2.2, ground, 0.55);
    cross(43, 3, b, 0.85);
    cross(53, 1.3, d, 0.8);
    c.globalAlpha = 0.09;
    c.strokeStyle = '#000';
    c.lineWidth = 0.8;
    for (let i = -s; i < s; i += s / 20) {
      c.beginPath();
      c.moveTo(i, 0);
      c.lineTo(i + s, s);
      c.stroke();
    }
    c.globalAlpha = 1;
  });
}

export function gingham(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(10 * scale) * 2;
  return drawTile(s, s, ground, (c) =>
    bars(c, s, { every: s, from: 0, width: s / 2, colour: colours[0], alpha: 0.55 }, true, true),
  );
}

/** A net of fine lines over plain cloth: @param lines their widths, as shares of the repeat of `every` units. */
function net(
  ground: string,
  every: number,
  lines: readonly (readonly [at: number, width: number, colour: string, alpha: number])[],
): Tile {
  const s = Math.round(every);
  return drawTile(s, s, ground, (c) => {
    for (const [at, width, colour, alpha] of lines)
      bars(c, s, { every: s, from: at * s, width: Math.max(0.8, width * s), colour, alpha }, true, true);
  });
}

export const windowpane = (ground: string, colours: readonly string[], scale: number): Tile =>
  net(ground, 40 * scale, [[0.46, 0.045, colours[0], 0.9]]);

export const tattersall = (ground: string, colours: readonly string[], scale: number): Tile =>
  net(ground, 30 * scale, [
    [0.2, 0.05, colours[0], 0.9],
    [0.7, 0.05, colours[1] ?? colours[0], 0.9],
  ]);

/** Two broad colours of equal width: dark where they cross. */
export const buffalo = (ground: string, colours: readonly string[], scale: number): Tile =>
  net(ground, 44 * scale, [[0, 0.5, colours[0], 0.62]]);

export const madras = (ground: string, colours: readonly string[], scale: number): Tile => {
  const [a, b = a, d = b] = colours;
  return net(ground, 74 * scale, [
    [0.03, 0.2, a, 0.55],
    [0.27, 0.04, b, 0.8],
    [0.36, 0.15, d, 0.55],
    [0.56, 0.03, a, 0.85],
    [0.64, 0.24, b, 0.42],
    [0.93, 0.03, d, 0.8],
  ]);
};

/** Squares of two colours, no third where they meet. */
export function checkerboard(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(14 * scale) * 2;
  return drawTile(s, s, ground, (c) => {
    c.fillStyle = colours[0];
    c.fillRect(0, 0, s / 2, s / 2);
    c.fillRect(s / 2, s / 2, s / 2, s / 2);
  });
}

/** Glen check: blocks of houndstooth where four-and-four meets four-and-four, fine lines where it meets two-and-two. */
export function glenCheck(ground: string, colours: readonly string[], scale: number): Tile {
  const thread = Math.max(0.8, 1.1 * scale);
  const threads = 56;
  const s = Math.round(threads * thread);
  const k = s / threads;
  const dark = lumaOf(colours[0]) < lumaOf(ground) ? colours[0] : shadeHex(ground, 0.5);
  const isDark = (n: number): boolean => (n < 32 ? n % 8 < 4 : n % 4 < 2);
  return drawTile(s, s, ground, (c) => {
    c.fillStyle = dark;
    for (let y = 0; y < threads; y++)
      for (let x = 0; x < threads; x++) if (isDark((x + y) % 4 < 2 ? x : y)) c.fillRect(x * k, y * k, k + 0.1, k + 0.1);
    if (colours[1])
      bars(c, s, { every: s, from: s * 0.78, width: 1.4 * scale, colour: colours[1], alpha: 0.75 }, true, true);
  });
}

/** Four dark and four light threads each way in a two-and-two twill: the check with four points weaves itself. */
export function houndstooth(ground: string, colours: readonly string[], scale: number): Tile {
  const thread = Math.max(1, Math.round(3 * scale) / 2);
  const threads = 8;
  return drawTile(threads * thread, threads * thread, ground, (c) => {
    c.fillStyle = colours[0];
    for (let y = 0; y < threads; y++)
      for (let x = 0; x < threads; x++) {
        const warpOnTop = (x + y) % 4 < 2;
        if ((warpOnTop ? x : y) < threads / 2) c.fillRect(x * thread, y * thread, thread, thread);
      }
  });
}
