import sharp from 'sharp';
import { ProductError } from '#server/product/errors.ts';

/** Pixels of a side of what is kept. */
export const FACE_SIDE = 512;
/** Pixels a picture may have before it is looked at. */
const PIXELS_MAX = 50_000_000;
const KNOWN = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);

/** A square of a picture as it is seen upright: corner and side as shares of its width and height, and of its shorter side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * Makes a square JPEG of a picture, drawn anew: nothing of the file that was sent is in it, neither places nor cameras
 * nor what might hide in it.
 * @throws ProductError `file-unsupported` for what is no picture we read
 */
export async function cropFace(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    if (!KNOWN.has(format)) throw new Error(`a picture of the format ${format}`);
    return await image
      .autoOrient()
      .extract(squareOf(autoOrient, crop))
      .resize(FACE_SIDE, FACE_SIDE)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new ProductError('file-unsupported', { cause });
  }
}

/** The wished square in pixels, moved and shrunk until it lies within the picture. */
function squareOf({ width, height }: { width: number; height: number }, crop: Crop) {
  const shorter = Math.min(width, height);
  const side = Math.max(1, Math.min(shorter, Math.round(crop.side * shorter)));
  const within = (share: number, length: number) => Math.max(0, Math.min(length - side, Math.round(share * length)));
  return { left: within(crop.x, width), top: within(crop.y, height), width: side, height: side };
}
