import { UPLOAD } from '@toile/contract';
import sharp, { type Sharp } from 'sharp';
import { ProductError } from '#server/product/errors.ts';
import { createGate } from './gate.ts';
import { isPolyglot, isWhole, mimeOf, type UploadMime } from './picture-container.ts';

/** Pictures decoded at the same time: the largest allowed one holds 200 MB while it is. */
const AT_ONCE = 2;
/** Seconds after which a picture that is still being decoded was made to take long. */
const SECONDS_MAX = 20;
const gate = createGate(AT_ONCE);

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly mime: UploadMime;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture drawn anew from the file that was sent: upright, in sRGB, without notes on cameras and places and without
 * whatever else the file held. What it is is decided by its bytes; its first frame where it moves.
 * @throws {ProductError} `file-unsupported` for what is not a whole JPEG, PNG or WebP, too large in pixels, or something
 * else as well
 */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  const mime = mimeOf(sent);
  if (!mime) throw new ProductError('file-unsupported', { message: 'Only JPEG, PNG and WebP pictures can be kept.' });
  if (!isWhole(sent, mime)) throw new ProductError('file-unsupported', { message: 'The picture is not whole.' });
  if (isPolyglot(sent, mime)) throw new ProductError('file-unsupported');
  return gate(() => redraw(sent, mime));
}

async function redraw(sent: Buffer, mime: UploadMime): Promise<CleanPicture> {
  try {
    const image = sharp(sent, { limitInputPixels: UPLOAD.pixels, failOn: 'warning', sequentialRead: true });
    const { width, height } = await image.metadata();
    if (width > UPLOAD.side || height > UPLOAD.side) throw new Error(`${width} × ${height} pixels`);
    const { data, info } = await encode(image.timeout({ seconds: SECONDS_MAX }).autoOrient(), mime).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, mime, width: info.width, height: info.height };
  } catch (cause) {
    throw new ProductError('file-unsupported', { cause });
  }
}

/** High qualities: what people bring was encoded once already. */
function encode(image: Sharp, mime: UploadMime): Sharp {
  switch (mime) {
    case 'image/jpeg':
      return image.jpeg({ quality: 92, progressive: true });
    case 'image/png':
      return image.png({ compressionLevel: 8 });
    case 'image/webp':
      return image.webp({ quality: 92, effort: 3 });
  }
}
