/** A print drawn once as a seamless tile and sampled ever after: garment and swatch read the same one. */
import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import { rgbOf } from '#atelier/kit/colour.ts';

export interface Tile {
  /** Size in page units. */
  w: number;
  h: number;
  data: Uint8ClampedArray;
  /** There is nothing between its threads: read it with `threadReader`. */
  clear?: boolean;
}

/** Texels per page unit: above the sharpest page scale; coarser pages read a coarser level. */
const RESOLUTION = 2;

export function drawTile(w: number, h: number, ground: string, draw: (c: Context2D) => void): Tile {
  const c = newContext(w * RESOLUTION, h * RESOLUTION);
  c.scale(RESOLUTION, RESOLUTION);
  c.fillStyle = ground;
  c.fillRect(0, 0, w, h);
  draw(c);
  const { data } = c.getImageData(0, 0, w * RESOLUTION, h * RESOLUTION);
  return { w, h, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

/**
 * A tile of thread on nothing: what is not sewn is clear. Its colours are kept multiplied by their cover.
 * @param shadow sewn thread throws a little of it, to the lower right; ink lies flat and has none.
 */
export function threadTile(
  w: number,
  h: number,
  thread: string,
  draw: (c: Context2D) => void,
  shadow: string | null = 'rgba(24, 12, 10, 0.4)',
): Tile {
  const c = newContext(w * RESOLUTION, h * RESOLUTION);
  c.scale(RESOLUTION, RESOLUTION);
  c.fillStyle = thread;
  if (shadow) {
    c.shadowColor = shadow;
    c.shadowOffsetX = 0.7 * RESOLUTION;
    c.shadowOffsetY = 0.9 * RESOLUTION;
    c.shadowBlur = 0.9 * RESOLUTION;
  }
  draw(c);
  const { data } = c.getImageData(0, 0, w * RESOLUTION, h * RESOLUTION);
  for (let i = 0; i < data.length; i += 4)
    for (let k = 0; k < 3; k++) data[i + k] = (data[i + k] * data[i + 3]) / 255 + 0.5;
  return { w, h, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), clear: true };
}

/** A tile of thread laid on cloth of one colour. */
export function laidOn(thread: Tile, ground: string): Tile {
  const under = rgbOf(ground);
  const data = new Uint8ClampedArray(thread.data.length);
  for (let i = 0; i < data.length; i += 4) {
    for (let k = 0; k < 3; k++) data[i + k] = thread.data[i + k] + under[k] * (255 - thread.data[i + 3]);
    data[i + 3] = 255;
  }
  return { w: thread.w, h: thread.h, data };
}

/**
 * Draws a motif at every wrap position it may touch, so that the tile has no seam.
 * @param reach beyond which, from (x, y), the motif has nothing; page units.
 */
export function wrapped(
  c: Context2D,
  w: number,
  h: number,
  x: number,
  y: number,
  draw: () => void,
  reach = Number.POSITIVE_INFINITY,
): void {
  const touches = (at: number, side: number): boolean => at + reach > 0 && at - reach < side;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      if (!touches(x + i * w, w) || !touches(y + j * h, h)) continue;
      c.save();
      c.translate(x + i * w, y + j * h);
      draw();
      c.restore();
    }
  }
}

/** One fineness of a tile: RGBA bytes, `w` × `h` texels. */
interface Level {
  w: number;
  h: number;
  data: Uint8ClampedArray;
}

/** Coarser copies of a tile, each half as fine as the one before; made when first asked for. */
const COARSER = new WeakMap<Tile, Level[]>();

// row by row, as a function called often is compiled well
function halveRow(y: number, { w, h, data }: Level, out: Level): void {
  const row = y * 2 * w;
  const below = ((y * 2 + 1) % h) * w;
  for (let x = 0; x < out.w; x++) {
    const left = x * 2;
    const right = (left + 1) % w;
    for (let i = 0; i < 4; i++) {
      const sum =
        data[(row + left) * 4 + i] +
        data[(row + right) * 4 + i] +
        data[(below + left) * 4 + i] +
        data[(below + right) * 4 + i];
      out.data[(y * out.w + x) * 4 + i] = (sum + 2) >> 2;
    }
  }
}

function halved(fine: Level): Level {
  const w = Math.ceil(fine.w / 2);
  const h = Math.ceil(fine.h / 2);
  const out: Level = { w, h, data: new Uint8ClampedArray(w * h * 4) };
  for (let y = 0; y < h; y++) halveRow(y, fine, out);
  return out;
}

/** Coarsest level used: beyond it a print is a tint. */
const COARSEST = 4;

/** How often a tile is halved where a page has `scale` pixels per page unit: a texel is then at most a pixel. */
export const levelFor = (scale: number): number =>
  Math.max(0, Math.min(COARSEST, Math.floor(Math.log2(RESOLUTION / scale) + 0.1)));

/** A tile at one fineness. @param level of `levelFor`. */
export function levelOf(tile: Tile, level: number): Level {
  let levels = COARSER.get(tile);
  if (!levels) {
    levels = [{ w: tile.w * RESOLUTION, h: tile.h * RESOLUTION, data: tile.data }];
    COARSER.set(tile, levels);
  }
  while (levels.length <= level) levels.push(halved(levels[levels.length - 1]));
  return levels[level];
}

/** Reads a tile at (u, v) page units into `out` (0..1): bilinear, wrapping, at one level of fineness. */
export type TileReader = (u: number, v: number, out: number[] | Float64Array) => void;

/** @param level of `levelFor`; 0 is the tile as drawn. */
export function tileReader(tile: Tile, level = 0): TileReader {
  return readerOf(tile, level, 3);
}

/** Lays the threads of a clear tile over the colour in `c` (0..1); returns how much of the point is thread. */
export function threadReader(tile: Tile, level = 0): (u: number, v: number, c: number[]) => number {
  const read = readerOf(tile, level, 4);
  const thread = new Float64Array(4);
  return (u, v, c) => {
    read(u, v, thread);
    const bare = 1 - thread[3];
    for (let i = 0; i < 3; i++) c[i] = c[i] * bare + thread[i];
    return thread[3];
  };
}

function readerOf(tile: Tile, level: number, channels: 3 | 4): TileReader {
  const { w, h, data: d } = levelOf(tile, level);
  const kx = w / tile.w;
  const ky = h / tile.h;
  // the middle of a coarse texel lies between the fine ones it was made of
  const shift = (1 - 1 / 2 ** level) / 2;
  const across = 1 / w;
  const down = 1 / h;
  return (u, v, out) => {
    const su = u * kx - shift;
    const sv = v * ky - shift;
    const x = su - Math.floor(su * across) * w;
    const y = sv - Math.floor(sv * down) * h;
    const x0 = Math.min(x | 0, w - 1);
    const y0 = Math.min(y | 0, h - 1);
    const fx = x - x0;
    const fy = y - y0;
    const x1 = x0 + 1 >= w ? 0 : x0 + 1;
    const y1 = y0 + 1 >= h ? 0 : y0 + 1;
    const a = (y0 * w + x0) * 4;
    const b = (y0 * w + x1) * 4;
    const c = (y1 * w + x0) * 4;
    const e = (y1 * w + x1) * 4;
    const k3 = (fx * fy) / 255;
    const k2 = fy / 255 - k3;
    const k1 = fx / 255 - k3;
    const k0 = (1 - fx - fy) / 255 + k3;
    out[0] = d[a] * k0 + d[b] * k1 + d[c] * k2 + d[e] * k3;
    out[1] = d[a + 1] * k0 + d[b + 1] * k1 + d[c + 1] * k2 + d[e + 1] * k3;
    out[2] = d[a + 2] * k0 + d[b + 2] * k1 + d[c + 2] * k2 + d[e + 2] * k3;
    if (channels === 4) out[3] = d[a + 3] * k0 + d[b + 3] * k1 + d[c + 3] * k2 + d[e + 3] * k3;
  };
}
