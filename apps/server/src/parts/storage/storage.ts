import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Lower-case hex of the sha-256 of the bytes: the address of stored bytes. */
export type Sha256 = string & { readonly brand: 'Sha256' };

/** What is stored: an original, or something derived from it once (a preview), named like `640-q80.webp`. */
export interface StorageAddress {
  sha: Sha256;
  variant?: string;
}

/** Both ends included, in bytes, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredVariant {
  readonly variant: string;
  /** Bytes. */
  readonly size: number;
  readonly savedAt: Date;
}

export interface StoredOriginal {
  readonly sha: Sha256;
  /** When these bytes were last saved, again included. */
  readonly savedAt: Date;
}

/**
 * Where picture bytes live. Originals are content-addressed and variants are functions of their original, so nothing
 * is ever overwritten, every write may be repeated, and readers may cache for ever.
 */
export interface Storage {
  /** Keeps an original, safe on disk (or its like) when the promise resolves. Saving the same bytes again is harmless. */
  save(bytes: Uint8Array): Promise<Sha256>;
  /** Keeps what a file of this machine holds, as `save` does. The file may be moved away. */
  saveFile(path: string): Promise<Sha256>;
  /** Writes an original into a new file of this machine. Rejects with `StorageMissingError` when nothing is stored there. */
  copyTo(sha: Sha256, path: string): Promise<void>;
  /** A path of this machine where a file may be made that is on its way into the storage or out of it; nothing is there yet. */
  newScratch(): string;
  /** Keeps a variant of an original. The first one saved stays. */
  saveVariant(address: Required<StorageAddress>, bytes: Uint8Array): Promise<void>;
  /** What is kept beside an original, in no particular order. */
  variants(sha: Sha256): Promise<readonly StoredVariant[]>;
  /** Forgets a variant; harmless when there is none. It can be made again. */
  removeVariant(address: Required<StorageAddress>): Promise<void>;
  /** Size in bytes, or undefined when nothing is stored there. */
  size(address: StorageAddress): Promise<number | undefined>;
  /** The bytes, or the asked range of them. Rejects with `StorageMissingError` when nothing is stored there. */
  read(address: StorageAddress, range?: ByteRange): Promise<Readable>;
  /**
   * The whole of it in one read, in the memory of `into`, which has room for it: for storages that lie so near that this
   * costs less than a stream. Rejects with `StorageMissingError` when nothing is stored there.
   */
  readInto?(address: StorageAddress, into: Buffer): Promise<Buffer>;
  /** Every original, in no particular order. Those saved meanwhile may be missing. */
  list(): AsyncIterable<StoredOriginal>;
  /**
   * Forgets an original and all its variants; harmless when there are none. With a moment: only if it was not saved, for
   * the first time or again, since then.
   */
  remove(sha: Sha256, options?: { unlessSavedSince?: Date }): Promise<void>;
  /** Rejects when the storage cannot be written to now. */
  check(): Promise<void>;
}

export class StorageMissingError extends Error {
  override readonly name = 'StorageMissingError';

  constructor(address: StorageAddress, options?: ErrorOptions) {
    super(`nothing is stored at ${address.sha}${address.variant ? ` (${address.variant})` : ''}`, options);
  }
}

/** The address of these bytes. */
export const sha256Of = (bytes: Uint8Array): Sha256 =>
  // A hex digest is what the brand says.
  createHash('sha256').update(bytes).digest('hex') as Sha256;

/** The address of what a file holds, read in pieces: no thread is held up by how much there is. */
export async function sha256OfFile(path: string): Promise<Sha256> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex') as Sha256; // as above
}

const SHA = /^[0-9a-f]{64}$/;
const VARIANT = /^[a-z0-9][a-z0-9.-]{0,63}$/;

/** Narrows text read from a database row. */
export function parseSha256(text: string): Sha256 {
  if (!SHA.test(text)) throw new TypeError('not a sha-256 in lower-case hex');
  return text as Sha256; // checked above
}

/** Throws on anything that could leave its folder or differ between file systems. */
export function checkAddress(address: StorageAddress): void {
  parseSha256(address.sha);
  if (address.variant !== undefined && !VARIANT.test(address.variant)) throw new TypeError('not a name for a variant');
}
