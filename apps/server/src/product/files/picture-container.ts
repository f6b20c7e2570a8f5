export type UploadMime = 'image/jpeg' | 'image/png' | 'image/webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What the bytes are by their first ones, whatever they are called; undefined for what is not taken. */
export function mimeOf(bytes: Buffer): UploadMime | undefined {
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}

/** Where the picture ends by its own account; undefined where it does not end within the bytes. */
const END: Readonly<Record<UploadMime, (bytes: Buffer) => number | undefined>> = {
  'image/png': endOfPng,
  'image/webp': (bytes) => withinOrNone(bytes, bytes.length < 12 ? undefined : 8 + even(bytes.readUInt32LE(4))),
  'image/jpeg': (bytes) => endOfJpeg(bytes),
};

const even = (length: number): number => length + (length % 2);
const withinOrNone = (bytes: Buffer, end: number | undefined) =>
  end === undefined || end > bytes.length ? undefined : end;

function endOfPng(bytes: Buffer): number | undefined {
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return withinOrNone(bytes, next);
    at = next;
  }
  return undefined;
}

/** Walks over the segments, and within the scans over the coded bytes, to the end marker. */
function endOfJpeg(bytes: Buffer, onScan: () => void = () => undefined): number | undefined {
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else if (isLone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker !== 0xda) continue;
      at = endOfScan(bytes, at);
      onScan();
    }
  }
  return undefined;
}

/** Passes over the whole of a JPEG that its decoder makes. */
export function scansOf(bytes: Buffer): number {
  let scans = 0;
  endOfJpeg(bytes, () => {
    scans++;
  });
  return scans;
}

const isLone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isLone(next)) return at;
  }
  return bytes.length;
}

/** Beginnings of what is run or unpacked; long enough not to come about by chance in coded pictures. */
const FOREIGN = ['<script', '<html', '<!doctype', '<?php', '<iframe', '%pdf-'];
const ARCHIVES = ['PK\x03\x04', 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b\x08', 'MZ', '\x7fELF', '<svg', '#!'];

/**
 * Whether a file is a second one besides a picture: something that browsers or shells would run hides in it, or an archive
 * or program follows its end. Cameras put further pictures and notes of their own behind the end; those may be.
 */
export function isPolyglot(bytes: Buffer, mime: UploadMime): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  if (FOREIGN.some((beginning) => text.includes(beginning))) return true;
  const end = END[mime](bytes);
  if (end === undefined) return false;
  const rest = bytes.toString('latin1', end);
  return ARCHIVES.some((beginning) => rest.includes(beginning));
}

/** Whether the file ends where it says that it does, or later. */
export const isWhole = (bytes: Buffer, mime: UploadMime): boolean => END[mime](bytes) !== undefined;
