/** A picture as cells of a few pixels: the mean colour of each, and how rough it is. */
import sharp from 'sharp';

/** Pixels of a cell's side: finer than a fold or an eye, coarser than the last bit of an edge. */
export const CELL = 4;
/** Bytes of lightness in a step of roughness. */
export const ROUGH_STEP = 2;

export interface Signature {
  columns: number;
  rows: number;
  /** sRGB bytes, three a cell. */
  colour: Uint8Array;
  /** Standard deviation of lightness within a cell, in steps of `ROUGH_STEP`. */
  rough: Uint8Array;
}

interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

/** Cells beyond the last whole one are left out. */
export function signatureOf({ width, height, data }: Pixels): Signature {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const colour = new Uint8Array(columns * rows * 3);
  const rough = new Uint8Array(columns * rows);
  const pixels = CELL * CELL;
  for (let cell = 0; cell < rough.length; cell++) {
    const corner = (Math.floor(cell / columns) * width + (cell % columns)) * CELL;
    const sum = [0, 0, 0];
    let [light, square] = [0, 0];
    for (let n = 0; n < pixels; n++) {
      const i = (corner + Math.floor(n / CELL) * width + (n % CELL)) * 4;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[i + c] ?? 0);
      const y = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);
      light += y;
      square += y * y;
    }
    sum.forEach((all, c) => {
      colour[cell * 3 + c] = Math.round(all / pixels);
    });
    const spread = Math.sqrt(Math.max(0, square / pixels - (light / pixels) ** 2));
    rough[cell] = Math.min(255, Math.round(spread / ROUGH_STEP));
  }
  return { columns, rows, colour, rough };
}

/** One lossless picture: the colours above, the roughness below them. */
export function packed({ columns, rows, colour, rough }: Signature): Promise<Buffer> {
  const pixels = new Uint8Array(columns * rows * 6);
  pixels.set(colour);
  rough.forEach((value, cell) => {
    pixels.fill(value, (columns * rows + cell) * 3, (columns * rows + cell + 1) * 3);
  });
  const raw = { width: columns, height: rows * 2, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
}

export async function unpacked(file: Buffer): Promise<Signature> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [info.width, info.height / 2];
  const cells = columns * rows;
  const rough = Uint8Array.from({ length: cells }, (_, cell) => data[(cells + cell) * 3] ?? 0);
  return { columns, rows, colour: Uint8Array.from(data.subarray(0, cells * 3)), rough };
}
