/** The coats of beasts. Marks are darker than the ground, whatever the words; a second colour warms what lies between. */

import { dot, fillShape, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, rgbOf, shadeHex } from '#atelier/kit/colour.ts';
import { above, dyedTile, tint, wrapNoise } from './dyed.ts';

/** The dark of the marks and the tone of their middles. */
function coat(ground: string, colours: readonly string[]): { mark: string; warm: string } {
  const sorted = [...colours.slice(0, 2)].sort((a, b) => lumaOf(a) - lumaOf(b));
  const [dark = ground, warm = dark] = sorted;
  const light = lumaOf(ground);
  return lumaOf(dark) < light - 0.12
    ? {
        mark: mixHex(dark, '#120c0a', 0.3),
        warm: mixHex(ground, lumaOf(warm) < light ? warm : shadeHex(ground, 0.66), 0.62),
      }
    : { mark: mixHex(ground, '#0c0709', 0.86), warm: mixHex(ground, warm, 0.6) };
}

/** A leopard's rose: an uneven broken ring of dark blots round a warm middle. */
function rosette(c: Context2D, r: number, mark: string, warm: string, seed: number): void {
  const next = stream(seed, 'rosette.spots');
  c.rotate(next() * 6.28);
  const squash = 0.7 + next() * 0.22;
  const lump = Array.from({ length: 9 }, () => 0.72 + next() * 0.24);
  fillShape(
    c,
    warm,
    lump.map((q, i) => [Math.cos((i / 9) * 6.283) * r * q, Math.sin((i / 9) * 6.283) * r * q * squash]),
  );
  const count = 4 + Math.floor(next() * 2);
  let turn = next();
  // one place of the ring stays open
  const open = Math.floor(next() * count);
  for (let i = 0; i < count; i++) {
    const reach = (6.283 / count) * (0.56 + next() * 0.36);
    if (i === open && next() > 0.3) {
      turn += 6.283 / count;
      continue;
    }
    const steps = 7;
    const along = (k: number, wide: number): [number, number] => {
      const a = turn + (reach * k) / steps;
      const q = r * (0.86 + wide * (0.08 + 0.17 * Math.sin((Math.PI * k) / steps)));
      return [Math.cos(a) * q, Math.sin(a) * q * squash];
    };
    const outer = Array.from({ length: steps + 1 }, (_, k) => along(k, 1 + next() * 0.35));
    const inner = Array.from({ length: steps + 1 }, (_, k) => along(steps - k, -0.7 - next() * 0.7));
    fillShape(c, mark, [...outer, ...inner]);
    turn += 6.283 / count;
  }
}

export function leopard(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'leopard.places');
  const s = Math.round(170 * scale);
  const darts = scatterDarts(
    s,
    [13.5, 10.5, 7.5, 3].map((r) => r * scale),
    0.07,
    next,
  );
  const { mark, warm } = coat(ground, colours);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () =>
        d.size < 3 ? rosette(c, d.r, mark, warm, own) : dot(c, 0, 0, d.r * (0.6 + (own % 5) * 0.1), mark),
      );
    }
  });
}

/** Bands that fork and taper, as noise bends them. @param upright they stand, as a zebra's, or lie, as a tiger's. */
function banded(ground: string, mark: string, scale: number, seed: number, upright: boolean, width: number): Tile {
  const side = Math.round(180 * scale);
  const bend = wrapNoise(side, 3, stream(seed, 'banded.bend'));
  const fine = wrapNoise(side, 9, stream(seed, 'banded.fray'));
  const swell = wrapNoise(side, 5, stream(seed, 'banded.swell'));
  const bands = Math.round(side / (width * scale));
  const ink = rgbOf(mark);
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    const along = upright ? x : y;
    const warp = bend(x, y) * 1.15 + fine(x, y) * 0.28;
    const wave = Math.sin((along / side) * bands * 2 * Math.PI + warp * 3.4);
    tint(c, ink, above(0.08 - swell(x, y) * 0.72, wave, 0.16));
  });
}

export const zebra = (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
  lumaOf(ground) > 0.25
    ? banded(ground, coat(ground, colours).mark, scale, seed, false, 19)
    : banded(mixHex(ground, '#f4efe6', 0.9), ground, scale, seed, false, 19);

export const tiger = (ground: string, colours: readonly string[], scale: number, seed: number): Tile =>
  banded(ground, coat(ground, colours).mark, scale, seed, false, 30);

/** Scales in rows, darker by saddles along the back. */
export function snake(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const { mark, warm } = coat(ground, colours);
  const [dark, middle] = [rgbOf(mark), rgbOf(warm)];
  const row = 5.2 * scale;
  const side = Math.round(row * 32);
  const size = side / 32;
  const saddle = wrapNoise(side, 4, stream(seed, 'snake.saddle'));
  const fleck = wrapNoise(side, 32, stream(seed, 'snake.fleck'));
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    const j = Math.floor(y / size);
    const shifted = x / (size * 2) + (j & 1) * 0.5;
    const fx = (shifted - Math.floor(shifted) - 0.5) * 2;
    const fy = (y / size - j - 0.5) * 2;
    const rim = Math.abs(fx) * 0.75 + Math.abs(fy) * 0.6;
    // one tone a scale: the saddles have stepped edges
    const cx = (Math.floor(shifted) + 0.5) * size * 2;
    const cy = (j + 0.5) * size;
    // saddles in a half-drop down the back: warm within a dark ring, pale scales and specks between
    const across = (cx / side) * 2;
    const column = Math.floor(across);
    const down = (cy / side) * 2 + (column & 1) * 0.5;
    const apart = Math.abs(across - column - 0.5) * 1.9 + Math.abs(down - Math.floor(down) - 0.5) * 2.3;
    const tone = apart + saddle(cx, cy) * 0.16 + fleck(cx, cy) * 0.1;
    tint(c, middle, (1 - above(0.62, tone, 0.06)) * 0.9);
    tint(c, dark, above(0.58, tone, 0.05) * (1 - above(0.84, tone, 0.06)) * 0.94);
    tint(c, middle, above(1.02, tone, 0.05) * above(0.25, fleck(cx, cy), 0.1) * 0.7);
    tint(c, dark, above(0.8, rim, 0.16) * 0.55);
  });
}

/** A giraffe's plates, or with few and soft cells a cow's blots. */
function plated(ground: string, plate: string, side: number, cells: number, gap: number, seed: number): Tile {
  const next = stream(seed, 'plates.places');
  const step = side / cells;
  const seeds = Array.from({ length: cells * cells }, (_, i) => [
    ((i % cells) + 0.15 + next() * 0.7) * step,
    (Math.floor(i / cells) + 0.15 + next() * 0.7) * step,
  ]);
  const wobble = wrapNoise(side, cells * 3, stream(seed, 'plates.wobble'));
  const ink = rgbOf(plate);
  const around = (a: number, b: number): number => Math.min(Math.abs(a - b), side - Math.abs(a - b));
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    let [near, next2] = [1e9, 1e9];
    for (const [sx, sy] of seeds) {
      const d = Math.hypot(around(sx, x), around(sy, y));
      if (d < near) {
        next2 = near;
        near = d;
      } else if (d < next2) next2 = d;
    }
    tint(c, ink, above(gap, (next2 - near) / step + wobble(x, y) * 0.06, 0.05));
  });
}

export const giraffe = (ground: string, colours: readonly string[], scale: number, seed: number): Tile => {
  const { mark, warm } = coat(ground, colours);
  return plated(ground, mixHex(mark, warm, 0.45), Math.round(150 * scale), 6, 0.2, seed);
};

export function cow(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(190 * scale);
  const blot = wrapNoise(side, 4, stream(seed, 'cow.blot'));
  const fine = wrapNoise(side, 13, stream(seed, 'cow.fray'));
  const ink = rgbOf(coat(ground, colours).mark);
  return dyedTile(side, rgbOf(ground), (x, y, c) => tint(c, ink, above(0.16, blot(x, y) + fine(x, y) * 0.22, 0.03)));
}
