import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture of noise, which no encoder makes small: a PNG of it has about three bytes for each pixel. */
export const noisePng = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A plain picture of one colour. */
export const plainPicture = (format: 'jpeg' | 'png' | 'webp', width = 60, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a4532b' } })
    .toFormat(format)
    .toBuffer();
