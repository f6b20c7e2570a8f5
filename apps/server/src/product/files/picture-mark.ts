import { createHash } from 'node:crypto';
import { mimeOf } from './picture-container.ts';

/** What a PNG and a WebP are drawn of, however else they are labelled. */
const DRAWN_PNG = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT']);
const DRAWN_WEBP = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF']);

/** Bytes before the first chunk, and of a chunk besides its data. */
const PNG = { signature: 8, around: 12 } as const;
const WEBP = { signature: 12, head: 8 } as const;

/**
 * What tells a picture whatever is written beside it: the sha-256 of what it is drawn of, without notes of who made it, when and by what
 * name. The same picture in another coding has another one. Linear; never throws.
 */
export function markOf(picture: Uint8Array): string {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const hash = createHash('sha256');
  for (const part of drawnOf(bytes)) hash.update(part);
  return hash.digest('hex');
}

function drawnOf(bytes: Buffer): Iterable<Buffer> {
  switch (mimeOf(bytes)) {
    case 'image/png':
      return drawnOfPng(bytes);
    case 'image/webp':
      return drawnOfWebp(bytes);
    case 'image/jpeg':
      return drawnOfJpeg(bytes);
    case undefined:
      return [bytes];
  }
}

function* drawnOfPng(bytes: Buffer): Iterable<Buffer> {
  for (let at: number = PNG.signature; at + PNG.around <= bytes.length; ) {
    const next = at + PNG.around + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (DRAWN_PNG.has(name)) yield bytes.subarray(at + 4, next - 4);
    if (name === 'IEND') return;
    at = next;
  }
}

function* drawnOfWebp(bytes: Buffer): Iterable<Buffer> {
  for (let at: number = WEBP.signature; at + WEBP.head <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const next = at + WEBP.head + length + (length % 2);
    if (DRAWN_WEBP.has(bytes.toString('latin1', at, at + 4))) yield bytes.subarray(at, next);
    at = next;
  }
}

const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** The first scan and all behind it: no camera writes notes there. */
const SCAN = 0xda;

function* drawnOfJpeg(bytes: Buffer): Iterable<Buffer> {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === SCAN) {
      const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      yield bytes.subarray(at, end > at ? end : undefined);
      return;
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isNote(marker)) yield bytes.subarray(at, next);
    at = next;
  }
}
