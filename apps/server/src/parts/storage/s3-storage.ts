import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Call, chunksOf, expectOk, openCalls } from './s3-calls.ts';
import { readListing, type S3Object } from './s3-listing.ts';
import {
  type ByteRange,
  checkAddress,
  parseSha256,
  type Sha256,
  type Storage,
  type StorageAddress,
  StorageMissingError,
  type StoredOriginal,
  type StoredVariant,
  sha256Of,
  sha256OfFile,
} from './storage.ts';

export interface S3Options {
  /** Origin of the server; the bucket is named in the path, which every server understands. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Folder of this machine for what is on its way; the system's own where none is told. */
  scratch?: string;
}

/** Opens a bucket of an S3 server as storage. Any number of processes may share it. */
export function openS3Storage({ scratch = tmpdir(), ...options }: S3Options): Storage {
  const call = openCalls(options);

  const putSigned = (key: string, { body, sha, headers }: SignedBody): Promise<Response> =>
    call(key, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha, ...headers },
    });
  const put = (key: string, bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> =>
    putSigned(key, { body: new Uint8Array(bytes), sha: sha256Of(bytes), headers });

  async function size(address: StorageAddress): Promise<number | undefined> {
    const reply = await call(keyOf(address), { method: 'HEAD' });
    if (reply.status === 404) return undefined;
    return Number((await expectOk(reply, 'HEAD')).headers.get('content-length'));
  }

  async function savedAt(sha: Sha256): Promise<Date | undefined> {
    const reply = await call(keyOf({ sha }), { method: 'HEAD' });
    if (reply.status === 404) return undefined;
    return new Date((await expectOk(reply, 'HEAD')).headers.get('last-modified') ?? 0);
  }

  async function* listKeys(prefix: string): AsyncGenerator<S3Object> {
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(token !== undefined && { 'continuation-token': token }),
      });
      const reply = await expectOk(await call(`?${query}`, { method: 'GET' }), 'LIST');
      const page = readListing(reply.body ? await text(chunksOf(reply.body)) : '');
      yield* page.objects;
      token = page.next;
    }
  }

  const drop = async (key: string) => {
    const reply = await call(key, { method: 'DELETE' });
    if (reply.status !== 404) await expectOk(reply, 'DELETE');
  };

  return {
    async save(bytes) {
      const sha = sha256Of(bytes);
      // Also when it is there: being saved again makes it young again, and the bytes are the same.
      await expectOk(await put(keyOf({ sha }), bytes), 'PUT');
      return sha;
    },
    async saveFile(path) {
      const sha = await sha256OfFile(path);
      await expectOk(await putSigned(keyOf({ sha }), { body: await openAsBlob(path), sha }), 'PUT');
      return sha;
    },
    async copyTo(sha, path) {
      const reply = await call(keyOf({ sha }), { method: 'GET' });
      if (reply.status === 404) throw new StorageMissingError({ sha });
      const { body } = await expectOk(reply, 'GET');
      await pipeline(body ? chunksOf(body) : [], createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    },
    newScratch: () => join(scratch, `toile-${randomUUID()}`),
    async saveVariant(address, bytes) {
      if ((await size(address)) !== undefined) return;
      const reply = await put(keyOf(address), bytes, { 'if-none-match': '*' });
      // Somebody else's came first, or is coming now.
      if (reply.status !== 412 && reply.status !== 409) await expectOk(reply, 'PUT');
    },
    async variants(sha) {
      const found: StoredVariant[] = [];
      for await (const { key, bytes, modifiedAt } of listKeys(`variants/${shard(sha)}/${parseSha256(sha)}/`)) {
        found.push({ variant: key.slice(key.lastIndexOf('/') + 1), size: bytes, savedAt: modifiedAt });
      }
      return found;
    },
    removeVariant: (address) => drop(keyOf(address)),
    size,
    async read(address, range) {
      const reply = await call(keyOf(address), { method: 'GET', headers: rangeHeader(range) });
      if (reply.status === 404) throw new StorageMissingError(address);
      const { body } = await expectOk(reply, 'GET');
      return Readable.from(body ? chunksOf(body) : [], { objectMode: false });
    },
    async *list() {
      for await (const { key, modifiedAt } of listKeys('originals/')) {
        yield { sha: parseSha256(key.slice(key.lastIndexOf('/') + 1)), savedAt: modifiedAt } satisfies StoredOriginal;
      }
    },
    async remove(sha, { unlessSavedSince } = {}) {
      const saved = unlessSavedSince && (await savedAt(sha));
      if (unlessSavedSince && saved && saved >= unlessSavedSince) return;
      await drop(keyOf({ sha }));
      for await (const { key } of listKeys(`variants/${shard(sha)}/${sha}/`)) await drop(key);
    },
    async check() {
      const key = `probes/${randomUUID()}`;
      await expectOk(await put(key, new Uint8Array(1)), 'PUT');
      await drop(key);
    },
  };
}

const shard = (sha: Sha256) => `${sha.slice(0, 2)}/${sha.slice(2, 4)}`;

function keyOf(address: StorageAddress): string {
  checkAddress(address);
  const { sha, variant } = address;
  return variant === undefined ? `originals/${shard(sha)}/${sha}` : `variants/${shard(sha)}/${sha}/${variant}`;
}

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range ? { range: `bytes=${range.start}-${range.end}` } : {};

interface SignedBody {
  readonly body: NonNullable<Call['body']>;
  readonly sha: Sha256;
  readonly headers?: Record<string, string>;
}
