import { Readable } from 'node:stream';

/** One file of an archive: its path and its bytes, whole or piece by piece. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Pictures are packed already. */
  readonly isPacked?: boolean;
}

const LEVEL = 6;

/** A zip archive of `entries`, made as fast as it is read: neither the archive nor a large file is held whole. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipChunks(entries), { objectMode: false });
}

async function* zipChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  // Its tables are made as it is loaded, and few archives are asked for.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  function* take() {
    if (failure) throw failure;
    const ready = made;
    made = [];
    yield* ready;
  }
  for await (const { path, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL });
    zip.add(file);
    if (bytes instanceof Uint8Array) file.push(bytes);
    else
      for await (const piece of bytes) {
        file.push(piece);
        yield* take();
      }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
