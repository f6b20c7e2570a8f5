/** Bytes before the first chunk, and of a chunk besides its data: name and length. */
const HEAD = 12;
const AROUND = 8;

/**
 * Pixels that a decoder may go over in a WebP that moves, all its frames on its whole canvas; 0 of one that stands still. Linear in
 * the chunks.
 */
export function framePixels(webp: Buffer): number {
  let [canvas, frames] = [0, 0];
  for (let at = HEAD; at + AROUND <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    // Width and height less one, of three bytes each, behind four of flags.
    if (name === 'VP8X' && at + 18 <= webp.length)
      canvas = (webp.readUIntLE(at + 12, 3) + 1) * (webp.readUIntLE(at + 15, 3) + 1);
    if (name === 'ANMF') frames++;
    at += AROUND + length + (length % 2);
  }
  return frames * canvas;
}
