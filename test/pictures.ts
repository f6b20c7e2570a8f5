import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
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

/** A chunk of a PNG, with its length and its check. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with one bit for each pixel, which costs thirty times as much to draw anew as it has bytes. */
export function oneBitPng(width: number, height: number, noise: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // One bit, of a palette.
  header.set([1, 3, 0, 0, 0], 8);
  const line = Math.ceil(width / 8) + 1;
  const half = randomBytes(line >> 1);
  const lines = noise ? randomBytes(line * height) : Buffer.alloc(line * height, Buffer.concat([half, half]));
  for (let at = 0; at < lines.length; at += line) lines[at] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255])),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
