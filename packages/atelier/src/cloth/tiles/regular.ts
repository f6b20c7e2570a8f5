/** Prints in ranks: dots, lozenges, zigzags, the rounds of a wax print. */
import { dot, fillShape, ring } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';

export function polka(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(15 * scale) * 2;
  return drawTile(s, s, ground, (c) => {
    dot(c, s / 4, s / 4, s * 0.145, colours[0]);
    dot(c, s * 0.75, s * 0.75, s * 0.145, colours[0]);
  });
}

const lozenge = (c: Context2D, x: number, y: number, rx: number, ry: number, colour: string): void =>
  fillShape(c, colour, [
    [x - rx, y],
    [x, y - ry],
    [x + rx, y],
    [x, y + ry],
  ]);

/** Lozenges within lozenges, half of each core in the second colour. */
export function geometric(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a, d = b] = colours;
  const s = Math.round(48 * scale);
  return drawTile(s, s, ground, (c) => {
    lozenge(c, s * 0.5, s * 0.5, s * 0.46, s * 0.46, a);
    lozenge(c, s * 0.5, s * 0.5, s * 0.3, s * 0.3, ground);
    lozenge(c, s * 0.5, s * 0.5, s * 0.19, s * 0.19, b);
    fillShape(c, a, [
      [s * 0.5, s * 0.31],
      [s * 0.69, s * 0.5],
      [s * 0.5, s * 0.5],
    ]);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ])
      lozenge(c, x * s, y * s, s * 0.2, s * 0.2, d);
  });
}

export function chevron(ground: string, colours: readonly string[], scale: number): Tile {
  const w = Math.round(30 * scale);
  const h = Math.round(11 * scale) * colours.length;
  return drawTile(w, h * 2, ground, (c) => {
    const step = (h * 2) / Math.max(2, colours.length);
    colours.forEach((colour, i) => {
      c.strokeStyle = colour;
      c.lineWidth = step * 0.48;
      for (let turn = -1; turn <= 1; turn++) {
        const y = i * step + turn * h * 2;
        c.beginPath();
        c.moveTo(-w * 0.5, y - w * 0.35);
        c.lineTo(0, y + w * 0.35);
        c.lineTo(w * 0.5, y - w * 0.35);
        c.lineTo(w, y + w * 0.35);
        c.lineTo(w * 1.5, y - w * 0.35);
        c.stroke();
      }
    });
  });
}

/** Knitted lozenges of two colours under a fine crossing line. */
export function argyle(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a] = colours;
  const w = Math.round(40 * scale);
  const h = Math.round(58 * scale);
  return drawTile(w, h, ground, (c) => {
    lozenge(c, w / 2, h / 2, w / 2, h / 2, a);
    c.strokeStyle = b;
    c.lineWidth = 1.3 * scale;
    c.setLineDash([3 * scale, 2.2 * scale]);
    for (const [x0, x1] of [
      [-w / 2, w * 1.5],
      [w * 1.5, -w / 2],
    ]) {
      c.beginPath();
      c.moveTo(x0, -h / 2);
      c.lineTo(x1, h * 1.5);
      c.stroke();
    }
    c.setLineDash([]);
  });
}

/** Discs as records and suns, with crackled rays between: the wax prints of West Africa. */
export function waxPrint(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a, d = b] = colours;
  const s = Math.round(76 * scale);
  return drawTile(s, s, ground, (c) => {
    const sun = (x: number, y: number, r: number, first: string, second: string): void =>
      wrapped(c, s, s, x, y, () => {
        for (let i = 0; i < 18; i++) {
          const q = (i / 18) * 6.283;
          fillShape(c, first, [
            [Math.cos(q - 0.12) * r * 0.78, Math.sin(q - 0.12) * r * 0.78],
            [Math.cos(q) * r * 1.2, Math.sin(q) * r * 1.2],
            [Math.cos(q + 0.12) * r * 0.78, Math.sin(q + 0.12) * r * 0.78],
          ]);
        }
        dot(c, 0, 0, r * 0.82, first);
        dot(c, 0, 0, r * 0.68, ground);
        for (let i = 0; i < 12; i++)
          dot(c, Math.cos((i / 12) * 6.283) * r * 0.54, Math.sin((i / 12) * 6.283) * r * 0.54, r * 0.085, second);
        dot(c, 0, 0, r * 0.38, second);
        ring(c, 0, 0, r * 0.25, r * 0.07, ground);
        dot(c, 0, 0, r * 0.11, first);
      });
    sun(s / 4, s / 4, s * 0.23, a, b);
    sun(s * 0.75, s * 0.75, s * 0.23, d, a);
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ])
      wrapped(c, s, s, x * s, y * s, () => {
        for (let i = 0; i < 3; i++) ring(c, 0, 0, s * (0.045 + i * 0.05), s * 0.02, i % 2 ? b : a);
        dot(c, 0, 0, s * 0.022, d);
      });
  });
}
