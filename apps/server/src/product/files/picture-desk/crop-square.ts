import { ProductError } from '#server/product/errors.ts';
import { FACE_SIDE } from '../face-side.ts';
import type { Crop, DrawnPicture } from './picture-task.ts';
import { openSent } from './sent-picture.ts';

/**
 * A square JPEG of a picture, drawn anew: nothing of the file that was sent is in it, neither places nor cameras nor what
 * might hide in it.
 * @throws {ProductError} `file-unsupported`
 */
export async function cropSquare(sent: Buffer, crop: Crop): Promise<DrawnPicture> {
  const { image, width, height } = await openSent(sent);
  try {
    const bytes = await image
      .autoOrient()
      .extract(squareOf({ width, height }, crop))
      .resize(FACE_SIDE, FACE_SIDE)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    return { bytes, mime: 'image/jpeg', width: FACE_SIDE, height: FACE_SIDE };
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
