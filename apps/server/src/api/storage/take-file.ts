import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProductError } from '#server/product/errors.ts';

/**
 * Writes what comes into a new file, piece by piece: however much it is, it is never in memory whole. Returns how many bytes
 * came. What is not read of a source that is too long stays in it: its sender is to hear the answer.
 * @throws {ProductError} `payload-too-large` beyond `max` bytes
 */
export async function takeFile(source: Readable, path: string, max: number): Promise<number> {
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of source.iterator({ destroyOnReturn: false })) {
      bytes += piece.byteLength;
      if (bytes > max) throw new ProductError('payload-too-large');
      yield piece;
    }
  }
  await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return bytes;
}
