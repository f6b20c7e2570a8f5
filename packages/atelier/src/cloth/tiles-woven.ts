/** Stripes, checks and other prints that are woven: straight, regular, with a grain. */
import { drawTile, type Tile } from '#atelier/cloth/tile.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';
import { mixHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';

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

export function stripe(ground: string, colours: readonly string[], scale: number): Tile {
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

export function ikat(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const [a, b = a, d = b] = colours;
  const next = random(seed + 5);
  const w = Math.round(64 * scale);
  const h = Math.round(88 * scale);
  return drawTile(w, h, ground, (c) => {
    const diamond = (cx: number, cy: number, rx: number, ry: number, colour: string): void => {
      c.fillStyle = colour;
      for (let y = -ry; y < ry; y += 1.6) {
        const edge = rx * (1 - Math.abs(y) / ry) + (next() - 0.5) * 5 * scale;
        for (const ox of [-w, 0, w])
          for (const oy of [-h, 0, h]) c.fillRect(cx + ox - edge, cy + oy + y, edge * 2, 1.7);
      }
    };
    diamond(w / 2, h / 2, w * 0.39, h * 0.41, a);
    diamond(w / 2, h / 2, w * 0.25, h * 0.27, b);
    diamond(w / 2, h / 2, w * 0.11, h * 0.125, ground);
    diamond(0, 0, w * 0.19, h * 0.23, d);
    diamond(0, 0, w * 0.08, h * 0.1, ground);
  });
}
