/** Tiles worked out texel by texel from noise that has no seam. */
import { drawTile, type Tile } from '#atelier/cloth/prints/tile.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';

/** Noise about −1..1 that repeats after `period` in both ways. */
export type Wrap = (x: number, y: number) => number;

/** @param cells blots along one period; a whole number. */
export function wrapNoise(period: number, cells: number, next: () => number): Wrap {
  const grid = Float32Array.from({ length: cells * cells }, () => next() * 2 - 1);
  const k = cells / period;
  return (x, y) => {
    const fx = (((x * k) % cells) + cells) % cells;
    const fy = (((y * k) % cells) + cells) % cells;
    const x0 = fx | 0;
    const y0 = fy | 0;
    const tx = fx - x0;
    const ty = fy - y0;
    const sx = tx * tx * (3 - 2 * tx);
    const sy = ty * ty * (3 - 2 * ty);
    const x1 = (x0 + 1) % cells;
    const row = y0 * cells;
    const low = ((y0 + 1) % cells) * cells;
    const top = grid[row + x0] * (1 - sx) + grid[row + x1] * sx;
    return top * (1 - sy) + (grid[low + x0] * (1 - sx) + grid[low + x1] * sx) * sy;
  };
}

/** Mixes `from` to `to` (0..1) by `k` into `from`. */
export function tint(from: number[], to: readonly number[], k: number): void {
  for (let i = 0; i < 3; i++) from[i] += (to[i] - from[i]) * k;
}

/** 1 where `x` is above the edge, blended over a texel's width of `soft`. */
export const above = (edge: number, x: number, soft = 0.05): number => smoothstep(edge - soft, edge + soft, x);

/** A square tile of side `side` page units; `paint` writes the colour (0..1) at (x, y) page units into `c`. */
export function dyedTile(
  side: number,
  ground: readonly number[],
  paint: (x: number, y: number, c: number[]) => void,
): Tile {
  const tile = drawTile(side, side, '#ffffff', () => undefined);
  const across = Math.sqrt(tile.data.length / 4);
  const step = side / across;
  const c = [0, 0, 0];
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      c[0] = ground[0];
      c[1] = ground[1];
      c[2] = ground[2];
      paint((x + 0.5) * step, (y + 0.5) * step, c);
      const at = (y * across + x) * 4;
      for (let i = 0; i < 3; i++) tile.data[at + i] = c[i] * 255 + 0.5;
    }
  return tile;
}
