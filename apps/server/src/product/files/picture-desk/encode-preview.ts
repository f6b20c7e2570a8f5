import sharp, { type Sharp } from 'sharp';
import type { PreviewSpec } from '../preview-spec.ts';
import { composeCard } from './compose-card.ts';
import type { DrawnPicture } from './picture-task.ts';

/** A smaller form of a stored picture; what its metadata says of its origin stays in it. */
export async function encodePreview(original: Buffer, spec: PreviewSpec): Promise<DrawnPicture> {
  const image =
    'card' in spec
      ? await composeCard(original, spec)
      : sharp(original).resize({ width: spec.width, withoutEnlargement: true, kernel: 'lanczos3' }).keepMetadata();
  const { data, info } = await encode(image, spec).toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: `image/${info.format}`, width: info.width, height: info.height };
}

/** What AVIF calls a quality that the others call so. */
const AVIF_QUALITY = 0.85;

/** Somebody waits for it, so the encoders get little effort: a third of the time for a tenth more bytes. */
function encode(image: Sharp, { quality, format }: PreviewSpec): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 2 });
    case 'avif':
      return image.avif({ quality: Math.round(quality * AVIF_QUALITY), effort: 1 });
    case 'png':
      return image.png({ compressionLevel: 6 });
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true });
  }
}
