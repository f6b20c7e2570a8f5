/** Kente: narrow strips sewn edge to edge, each of blocks that change from plain bars of weft to stepped figures. */
import { drawTile, type Tile } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';

/** Width of a strip, page units at scale 1; a block is as high as a strip is wide. */
const STRIP = 26;
const STEPS = 5;

/** Bars of weft, thin between thick. */
function bars(c: Context2D, s: number, colours: readonly string[]): void {
  const shares = [0.16, 0.06, 0.2, 0.06, 0.16, 0.06, 0.3];
  let y = 0;
  shares.forEach((share, i) => {
    c.fillStyle = colours[i % 2 ? 3 : (i / 2) % 3];
    c.fillRect(0, y * s, s, share * s + 0.5);
    y += share;
  });
}

/** Stepped triangles that meet point to point. */
function hourglass(c: Context2D, s: number, [first, second, third]: readonly string[]): void {
  c.fillStyle = second;
  c.fillRect(0, 0, s, s);
  const step = s / (STEPS * 2);
  for (let i = 0; i < STEPS; i++) {
    c.fillStyle = i % 2 ? third : first;
    c.fillRect(i * step, i * step, s - 2 * i * step, step + 0.5);
    c.fillRect(i * step, s - (i + 1) * step, s - 2 * i * step, step + 0.5);
  }
}

/** Little blocks in ranks, as on a draughtboard. */
function blocks(c: Context2D, s: number, [first, second]: readonly string[]): void {
  c.fillStyle = first;
  c.fillRect(0, 0, s, s);
  c.fillStyle = second;
  const cell = s / 4;
  for (let j = 0; j < 4; j++) for (let i = j % 2; i < 4; i += 2) c.fillRect(i * cell, j * cell, cell, cell);
}

export function kente(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a, d = b] = colours;
  const black = lumaOf(ground) < 0.16 ? mixHex(ground, '#f2b631', 0.9) : '#1d1a1c';
  const s = Math.round(STRIP * scale);
  const strips: ((c: Context2D) => void)[][] = [
    [(c) => bars(c, s, [ground, a, b, black]), (c) => hourglass(c, s, [ground, black, a])],
    [(c) => blocks(c, s, [a, black]), (c) => bars(c, s, [d, ground, a, black])],
    [(c) => hourglass(c, s, [b, ground, black]), (c) => bars(c, s, [a, black, ground, d])],
    [(c) => bars(c, s, [black, b, ground, a]), (c) => blocks(c, s, [ground, b])],
  ];
  return drawTile(s * strips.length, s * 2, ground, (c) => {
    for (const [i, figures] of strips.entries())
      for (const [j, figure] of figures.entries()) {
        c.save();
        c.translate(i * s, j * s);
        figure(c);
        c.restore();
      }
    c.fillStyle = black;
    for (let i = 0; i <= strips.length; i++) c.fillRect(i * s - 0.4, 0, 0.8, s * 2);
  });
}
