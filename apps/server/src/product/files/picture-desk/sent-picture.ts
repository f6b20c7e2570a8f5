import { UPLOAD } from '@toile/contract';
import sharp, { type Sharp } from 'sharp';
import { ProductError } from '#server/product/errors.ts';
import { barePng } from '../bare-png.ts';
import { isPolyglot, isWhole, mimeOf, type UploadMime } from '../picture-container.ts';
import { framePixels } from '../webp-frames.ts';

export interface SentPicture {
  readonly image: Sharp;
  readonly mime: UploadMime;
  /** Pixels as it is seen upright. */
  readonly width: number;
  readonly height: number;
}

/** Of the largest picture, so many frames may lie in one that moves: its reader goes over them all. */
const FRAMES = 10;

const tooLarge = (pixels: number) =>
  new ProductError('file-unsupported', { message: `A picture may have ${pixels / 1e6} million pixels.` });

/**
 * A picture that somebody sent, ready to be decoded: what it is has been told from its first bytes, and that it is whole,
 * nothing else besides and not too large from its headers. Its first frame where it moves.
 * @throws {ProductError} `file-unsupported`
 */
export async function openSent(sent: Buffer): Promise<SentPicture> {
  const mime = mimeOf(sent);
  if (!mime) throw new ProductError('file-unsupported', { message: 'Only JPEG, PNG and WebP pictures can be kept.' });
  if (!isWhole(sent, mime)) throw new ProductError('file-unsupported', { message: 'The picture is not whole.' });
  if (isPolyglot(sent, mime)) throw new ProductError('file-unsupported');
  const pixels = UPLOAD.pixels[mime];
  if (mime === 'image/webp' && framePixels(sent) > FRAMES * pixels) throw tooLarge(pixels);
  try {
    const image = sharp(mime === 'image/png' ? barePng(sent) : sent, {
      limitInputPixels: pixels,
      failOn: 'warning',
      sequentialRead: true,
    });
    const { width, height, autoOrient } = await image.metadata();
    if (width > UPLOAD.side || height > UPLOAD.side || width * height > pixels) {
      throw tooLarge(pixels);
    }
    return { image, mime, ...autoOrient };
  } catch (cause) {
    throw cause instanceof ProductError ? cause : new ProductError('file-unsupported', { cause });
  }
}
