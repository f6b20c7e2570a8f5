import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { files } from '#server/parts/database/schema/files.ts';
import { parseSha256, type Storage, StorageMissingError } from '#server/parts/storage/storage.ts';
import { shopName } from '#server/product/boutique/print-parts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import type { ListedDesign } from '#server/product/designs/list-designs.ts';
import { ProductError } from '#server/product/errors.ts';
import { createPreviews } from '#server/product/files/previews.ts';
import type { Cutter } from '#server/product/garments/cutter.ts';
import { type ZipEntry, zipStream } from '#server/product/zip-stream.ts';
import { getFolder } from './folder-view.ts';

/** What a contact sheet prints of a picture, pixels: JPEG, whatever it is stored as. */
const SMALL = { width: 320, quality: 85, format: 'jpg' } as const;
/** Characters of a design's name in the name of its file. */
const NAME_MAX = 60;

/** Whose folders this process packs: one at a time a person, however long they take to read it. */
const packing = new Set<string>();

interface PackCall {
  ctx: Context;
  parts: { cutter: Cutter; storage: Storage };
  input: { folderId: string };
  /** Counts it for the caller, and rejects where they have had enough; asked when nothing else is packed for them. */
  count?: () => Promise<void>;
}

/**
 * A folder as a zip archive: every picture as it is stored, numbered in order, and a contact sheet of all. It is packed while it
 * is read. `end` lets the next one begin, and is called however the reading ends.
 * @throws {ProductError} `session-missing`, `folder-not-found`; `folder-packing` while another is packed for the same person;
 * as the cutter and `count` do
 */
export async function packFolder({
  ctx,
  parts,
  input,
  count,
}: PackCall): Promise<{ archive: Readable; name: string; end: () => void }> {
  const { accountId } = requireAccount(ctx);
  if (packing.has(accountId)) throw new ProductError('folder-packing');
  packing.add(accountId);
  const end = () => void packing.delete(accountId);
  try {
    await count?.();
    const folder = await getFolder({ ctx, input });
    const sheet = await contactSheet({ ctx, parts }, folder);
    const archive = zipStream(entriesOf(ctx, parts.storage, folder.designs, sheet));
    return { archive, name: folder.name, end };
  } catch (error) {
    end();
    throw error;
  }
}

const titleOf = ({ title, request }: ListedDesign): string => title ?? request.style_idea;

async function contactSheet(
  { ctx, parts }: Pick<PackCall, 'ctx' | 'parts'>,
  { name, designs }: { name: string; designs: readonly ListedDesign[] },
): Promise<Uint8Array> {
  const { accountId } = requireAccount(ctx);
  const previews = createPreviews(parts.storage);
  const shown: { title: string; picture: Uint8Array }[] = [];
  for (const design of designs) {
    const file = await fileOf(ctx, design);
    if (!file) continue;
    const { body } = await previews.open({ sha: parseSha256(file.sha256), spec: SMALL, by: accountId });
    // A plain array of its own: threads are handed no pool.
    shown.push({ title: titleOf(design), picture: new Uint8Array(await buffer(body)) });
  }
  const on = new Date().toISOString().slice(0, 10);
  const by = await shopName(ctx, accountId);
  return parts.cutter.cut({ kind: 'contact', title: name, by, on, designs: shown }, accountId);
}

async function fileOf(ctx: Context, { fileId }: ListedDesign) {
  if (fileId === null) return undefined;
  const [file] = await reader(ctx)
    .select({ sha256: files.sha256, mime: files.mime })
    .from(files)
    .where(eq(files.id, fileId));
  return file;
}

/** What every system takes as the name of a file. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .slice(0, NAME_MAX)
    .trim();

async function* entriesOf(
  ctx: Context,
  storage: Storage,
  designs: readonly ListedDesign[],
  sheet: Uint8Array,
): AsyncGenerator<ZipEntry> {
  yield { path: 'contact-sheet.pdf', bytes: sheet, isPacked: true };
  for (const [nth, design] of designs.entries()) {
    const file = await fileOf(ctx, design);
    const bytes = file && (await readKept(storage, file.sha256));
    if (!bytes) continue;
    const ending = file.mime.slice(file.mime.indexOf('/') + 1).replace('jpeg', 'jpg');
    const path = `${String(nth + 1).padStart(3, '0')} ${fileName(titleOf(design))}`.trim();
    yield { path: `${path}.${ending}`, bytes, isPacked: true };
  }
}

/** A picture that was deleted while the archive was made is left out. */
async function readKept(storage: Storage, sha256: string) {
  try {
    return await storage.read({ sha: parseSha256(sha256) });
  } catch (error) {
    if (error instanceof StorageMissingError) return undefined;
    throw error;
  }
}
