import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Sha256, type Storage, type StorageAddress, StorageMissingError } from '#server/parts/storage/storage.ts';
import { previewPictures } from './picture-desk/lanes.ts';
import { type PreviewSpec, variantOf } from './preview-spec.ts';
import { withScratch } from './with-scratch.ts';

/** Bytes that the previews of a picture may take together, as a multiple of its own. */
const KEPT_MAX = 2;

export interface Preview {
  body: Readable;
  /** Bytes. */
  size: number;
}

export interface PreviewAsked {
  readonly sha: Sha256;
  readonly spec: PreviewSpec;
  /** For whom one is made that is not kept. */
  readonly by: string;
  /** Called before one is made; rejects to have none made. */
  readonly beforeMaking?: () => Promise<void>;
}

/**
 * Smaller and lighter forms of stored pictures, each made when it is first asked for and kept beside its original, as long
 * as all that are kept of it take no more than twice its bytes: then the oldest goes.
 */
export interface Previews {
  /** @throws {StorageMissingError} when the original is not stored; {ProductError} `pictures-too-many` */
  open(asked: PreviewAsked): Promise<Preview>;
}

export function createPreviews(storage: Storage): Previews {
  const making = new Map<string, Promise<Buffer>>();
  const keepInTurn = inTurn(storage);

  function makeOnce({ sha, spec, by }: PreviewAsked): Promise<Buffer> {
    const key = `${sha}/${variantOf(spec)}`;
    const begun = making.get(key);
    if (begun) return begun;
    const made = make(storage, keepInTurn, { sha, spec, by }).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    async open(asked) {
      const kept = await openKept(storage, asked);
      if (kept) return kept;
      await asked.beforeMaking?.();
      const bytes = await makeOnce(asked);
      return { body: Readable.from([bytes], { objectMode: false }), size: bytes.length };
    },
  };
}

async function openKept(storage: Storage, { sha, spec }: PreviewAsked): Promise<Preview | undefined> {
  const address = { sha, variant: variantOf(spec) };
  const size = await storage.size(address);
  if (size === undefined) return undefined;
  try {
    return { body: await storage.read(address), size };
  } catch (error) {
    // Let go between the two: it is made anew.
    if (error instanceof StorageMissingError) return undefined;
    throw error;
  }
}

type Keep = (address: Address, room: Room) => Promise<void>;
type Address = Required<StorageAddress>;
interface Room {
  readonly made: Buffer;
  /** Bytes of all previews together. */
  readonly most: number;
}

const make = (storage: Storage, keepPreview: Keep, { sha, spec, by }: PreviewAsked): Promise<Buffer> =>
  withScratch(storage, async (newPath) => {
    const [from, to] = [newPath(), newPath()];
    await storage.copyTo(sha, from);
    await previewPictures.make({ kind: 'preview', from, to, spec }, by);
    const made = await readFile(to);
    await keepPreview({ sha, variant: variantOf(spec) }, { made, most: (await stat(from)).size * KEPT_MAX });
    return made;
  });

/** `keep`, one after the other for each picture: two at once would both find room for one. */
function inTurn(storage: Storage): Keep {
  const last = new Map<Sha256, Promise<void>>();
  return (address, room) => {
    const before = last.get(address.sha) ?? Promise.resolve();
    const kept = before.catch(() => undefined).then(() => keep(storage, address, room));
    last.set(address.sha, kept);
    const forget = () => {
      if (last.get(address.sha) === kept) last.delete(address.sha);
    };
    kept.then(forget, forget);
    return kept;
  };
}

/** Keeps a preview where there is room for it, and makes room by letting go of the oldest. */
async function keep(storage: Storage, address: Address, { made, most }: Room): Promise<void> {
  if (made.length > most) return;
  const others = [...(await storage.variants(address.sha))].sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
  let sum = others.reduce((bytes, { size }) => bytes + size, made.length);
  for (const { variant, size } of others) {
    if (sum <= most) break;
    await storage.removeVariant({ sha: address.sha, variant });
    sum -= size;
  }
  await storage.saveVariant(address, made);
}
