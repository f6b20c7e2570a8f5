import { open } from 'node:fs/promises';
import { UPLOAD } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { mimeOf, type UploadMime } from '../picture-container.ts';

/** Pixels, as they are stored. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Reads so many bytes of a file from a place on; fewer where it ends before. */
type ReadAt = (at: number, bytes: number) => Promise<Buffer>;

/**
 * @throws {ProductError} `file-unsupported` for a picture whose longer side, or pixels in all, cost more than one may
 */
export function requireShape(mime: UploadMime, { width, height }: Shape): void {
  const pixels = UPLOAD.pixels[mime];
  if (width <= UPLOAD.side && height <= UPLOAD.side && width * height <= pixels) return;
  throw new ProductError('file-unsupported', {
    message: `A picture may have ${pixels / 1e6} million pixels, and ${UPLOAD.side} on a side.`,
  });
}

/**
 * Refuses the picture in the file `path` by what its first bytes say of its shape. Some reads of a few bytes: nothing of it is decoded and
 * nobody is waited for. A header that says nothing of it is judged by whoever decodes.
 * @throws {ProductError} `file-unsupported`
 */
export async function refuseShape(path: string): Promise<void> {
  const file = await open(path);
  try {
    const readAt: ReadAt = async (at, bytes) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
      return buffer.subarray(0, bytesRead);
    };
    const mime = mimeOf(await readAt(0, HEAD));
    const shape = mime && (await SHAPES[mime](readAt));
    if (shape) requireShape(mime, shape);
  } finally {
    await file.close();
  }
}

/** Bytes in which a picture says what it is, and all but a JPEG of which shape. */
const HEAD = 32;
/** Segments before the shape of a JPEG: notes and tables. */
const SEGMENTS_MAX = 200;
/** Bytes of a JPEG's segment up to the end of its shape. */
const SEGMENT = 9;

const SHAPES: Readonly<Record<UploadMime, (readAt: ReadAt) => Promise<Shape | undefined>>> = {
  'image/png': async (readAt) => shapeOfPng(await readAt(0, HEAD)),
  'image/webp': async (readAt) => shapeOfWebp(await readAt(0, HEAD)),
  'image/jpeg': shapeOfJpeg,
};

function shapeOfPng(head: Buffer): Shape | undefined {
  if (head.length < HEAD || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Sides of a WebP are kept in 14 bits, or in three bytes where it has more than a picture. */
const SIDE_14 = 0x3fff;

function shapeOfWebp(head: Buffer): Shape | undefined {
  if (head.length < HEAD) return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & SIDE_14) + 1, height: ((bits >>> 14) & SIDE_14) + 1 };
    }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & SIDE_14, height: head.readUInt16LE(28) & SIDE_14 };
    default:
      return undefined;
  }
}

/** Frames begin with these, but for tables of codes and arithmetic, which lie between. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function shapeOfJpeg(readAt: ReadAt): Promise<Shape | undefined> {
  let at = 2;
  for (let segment = 0; segment < SEGMENTS_MAX; segment++) {
    const head = await readAt(at, SEGMENT);
    const marker = head[1] ?? 0;
    if (head.length < SEGMENT || head[0] !== 0xff) return undefined;
    if (isFrame(marker)) return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    // Bytes between segments are filled up with this one.
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return undefined;
}
