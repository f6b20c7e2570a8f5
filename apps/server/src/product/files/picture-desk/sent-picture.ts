import { UPLOAD } from '@toile/contract';
import sharp, { type Sharp } from 'sharp';
import { ProductError } from '#server/product/errors.ts';
import { barePng } from '../bare-png.ts';
import { bareWebp } from '../bare-webp.ts';
import { isPolyglot, isWhole, mimeOf, scansOf, type UploadMime } from '../picture-container.ts';
import { requireShape } from './picture-shape.ts';

/** What a decoder is given of each kind. */
const BARE: Readonly<Record<UploadMime, (sent: Buffer) => Buffer>> = {
  'image/png': barePng,
  'image/webp': bareWebp,
  'image/jpeg': refuseManyScans,
};
/** A picture that comes clearer step by step has about ten; each costs as much as the whole picture. */
const SCANS_MAX = 64;

function refuseManyScans(sent: Buffer): Buffer {
  if (scansOf(sent) > SCANS_MAX) throw new ProductError('file-unsupported');
  return sent;
}

export interface SentPicture {
  readonly image: Sharp;
  readonly mime: UploadMime;
  /** Pixels as it is seen upright. */
  readonly width: number;
  readonly height: number;
}

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
  try {
    const image = sharp(BARE[mime](sent), {
      limitInputPixels: UPLOAD.pixels[mime],
      failOn: 'warning',
      sequentialRead: true,
    });
    const { width, height, autoOrient } = await image.metadata();
    requireShape(mime, { width, height });
    return { image, mime, ...autoOrient };
  } catch (cause) {
    throw cause instanceof ProductError ? cause : new ProductError('file-unsupported', { cause });
  }
}
