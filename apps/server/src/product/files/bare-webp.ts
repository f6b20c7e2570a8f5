/** Bytes before the first chunk (`RIFF`, a length, `WEBP`), and of a chunk before its data. */
const HEAD = 12;
const CHUNK_HEAD = 8;

/** What a WebP is drawn of: of what moves the first frame. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF']);

/**
 * A whole WebP with one of each chunk that its first frame is drawn of: a decoder looks through all the others first, and through
 * frames as often as there are frames. Linear; copies nothing where nothing goes.
 */
export function bareWebp(whole: Buffer): Buffer {
  const kept: Buffer[] = [];
  const once = new Set<string>();
  for (let at = HEAD; at + CHUNK_HEAD <= whole.length; ) {
    const length = whole.readUInt32LE(at + 4);
    const next = at + CHUNK_HEAD + length + (length % 2);
    const name = whole.toString('latin1', at, at + 4);
    if (DRAWN.has(name) && !once.has(name)) kept.push(whole.subarray(at, next));
    once.add(name);
    at = next;
  }
  const bytes = kept.reduce((sum, { byteLength }) => sum + byteLength, HEAD);
  if (bytes === whole.length) return whole;
  const head = Buffer.from(whole.subarray(0, HEAD));
  head.writeUInt32LE(bytes - CHUNK_HEAD, 4);
  return Buffer.concat([head, ...kept], bytes);
}
