import sharp, { type Sharp } from 'sharp';
import { type Format, MIME, type Mime, QUALITY } from './formats.ts';
import { exifOf, type Provenance, xmpOf } from './provenance.ts';

/** Painted pixels: 8 bits a channel, rows from the top, no padding. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** 3 = RGB, 4 = RGBA with straight alpha. */
  channels: 3 | 4;
}

export interface EncodeOptions extends Provenance {
  format: Format;
  /** 1 to 100; the format's own default if absent. */
  quality?: number;
  /** Width to reduce to, pixels; the height follows. Never enlarges. */
  width?: number;
  /**
   * Saves time on a small picture at the price of a few bytes and of chroma nobody sees there. It names no colour profile: what
   * names none is sRGB.
   */
  quick?: boolean;
}

/** An encoded picture. */
export interface Encoded {
  bytes: Buffer;
  width: number;
  height: number;
  mime: Mime;
}

function formatted(image: Sharp, format: Format, quality: number, quick: boolean): Sharp {
  switch (format) {
    // Full chroma: a red border on green silk bleeds at half resolution.
    case 'jpeg':
      return image.jpeg(
        quick
          ? { quality, chromaSubsampling: '4:2:0', optimiseCoding: false }
          : { quality, chromaSubsampling: '4:4:4', progressive: true, optimiseCoding: true },
      );
    case 'png':
      return image.png({ compressionLevel: 8 });
    case 'webp':
      return image.webp({ quality, smartSubsample: !quick, effort: quick ? 0 : 4 });
    case 'avif':
      return image.avif({ quality, chromaSubsampling: '4:4:4', effort: 3 });
  }
}

async function finish(image: Sharp, options: EncodeOptions): Promise<Encoded> {
  const { format, quality = QUALITY[format], width, quick = false } = options;
  const sized = width ? image.resize({ width, withoutEnlargement: true, kernel: 'lanczos3' }) : image;
  const flat = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized;
  const labelled = (quick ? flat : flat.withIccProfile('srgb')).withExif(exifOf(options)).withXmp(xmpOf(options));
  const { data, info } = await formatted(labelled, format, quality, quick).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, mime: MIME[format] };
}

/**
 * Encodes painted pixels, sRGB, with provenance metadata. The same pixels and options give the same bytes.
 * @throws RangeError if the pixel buffer does not have width × height × channels bytes.
 */
export async function encode(pixels: Pixels, options: EncodeOptions): Promise<Encoded> {
  const { data, width, height, channels } = pixels;
  const expected = width * height * channels;
  if (data.length !== expected) {
    throw new RangeError(`pixels: ${data.length} bytes given, ${width} × ${height} × ${channels} needs ${expected}`);
  }
  return finish(sharp(data, { raw: { width, height, channels } }), options);
}

/**
 * Presses an already encoded picture again, smaller or in another format; its metadata is replaced by ours.
 * @throws Error of the decoder if the bytes are no picture.
 */
export async function reencode(bytes: Uint8Array, options: EncodeOptions): Promise<Encoded> {
  return finish(sharp(bytes), options);
}
