import type { Sharp } from 'sharp';
import { ProductError } from '#server/product/errors.ts';
import type { UploadMime } from '../picture-container.ts';
import type { DrawnPicture } from './picture-task.ts';
import { openSent } from './sent-picture.ts';

/**
 * The picture drawn anew: upright, in sRGB, without notes on cameras and places and without whatever else the file held.
 * @throws {ProductError} `file-unsupported`
 */
export async function redrawPicture(sent: Buffer): Promise<DrawnPicture> {
  const { image, mime } = await openSent(sent);
  try {
    const { data, info } = await encode(image.autoOrient(), mime).toBuffer({ resolveWithObject: true });
    return { bytes: data, mime, width: info.width, height: info.height };
  } catch (cause) {
    throw new ProductError('file-unsupported', { cause });
  }
}

/** High qualities, as what people bring was encoded once already, and little effort, as they choose how much there is. */
function encode(image: Sharp, mime: UploadMime): Sharp {
  switch (mime) {
    case 'image/jpeg':
      return image.jpeg({ quality: 92, progressive: true });
    case 'image/png':
      return image.png({ compressionLevel: 3 });
    case 'image/webp':
      return image.webp({ quality: 92, effort: 1 });
  }
}
