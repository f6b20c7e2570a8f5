import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type Sha256, type Storage, StorageMissingError } from '#server/parts/storage/storage.ts';
import { createGate } from './gate.ts';
import { type PreviewSpec, variantOf } from './preview-spec.ts';

/** Previews encoded at the same time; an AVIF keeps a core busy for a good part of a second. */
const MAKING_AT_ONCE = 2;

export interface Preview {
  body: Readable;
  /** Bytes. */
  size: number;
}

/** Smaller and lighter forms of stored pictures, each made once, when it is first asked for, and kept beside its original. */
export interface Previews {
  /** @throws {StorageMissingError} when the original is not stored. */
  open(sha: Sha256, spec: PreviewSpec): Promise<Preview>;
}

export function createPreviews(storage: Storage): Previews {
  const gate = createGate(MAKING_AT_ONCE);
  const making = new Map<string, Promise<void>>();

  function makeOnce(sha: Sha256, spec: PreviewSpec): Promise<void> {
    const variant = variantOf(spec);
    const key = `${sha}/${variant}`;
    const begun = making.get(key);
    if (begun) return begun;
    const made = gate(async () => {
      const original = await buffer(await storage.read({ sha }));
      await storage.saveVariant({ sha, variant }, await encodePreview(original, spec));
    }).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function openKept(sha: Sha256, spec: PreviewSpec): Promise<Preview | undefined> {
    const address = { sha, variant: variantOf(spec) };
    const size = await storage.size(address);
    return size === undefined ? undefined : { body: await storage.read(address), size };
  }

  return {
    async open(sha, spec) {
      const kept = await openKept(sha, spec);
      if (kept) return kept;
      await makeOnce(sha, spec);
      const made = await openKept(sha, spec);
      if (!made) throw new StorageMissingError({ sha, variant: variantOf(spec) });
      return made;
    },
  };
}

/**
 * Encodes a smaller form of a picture; what its metadata says of its origin stays in it. Somebody waits for it, so the
 * encoders get little effort: a third of the time for a tenth more bytes.
 */
function encodePreview(original: Uint8Array, { width, quality, format }: PreviewSpec): Promise<Buffer> {
  const image = sharp(original).resize({ width, withoutEnlargement: true, kernel: 'lanczos3' }).keepMetadata();
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 2 }).toBuffer();
    case 'avif':
      return image.avif({ quality, effort: 1 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 6 }).toBuffer();
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
