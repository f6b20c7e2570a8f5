import { AUTHOR_UNKNOWN } from '@toile/contract';
import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { folderDesigns, folders } from '#server/parts/database/schema/folders.ts';
import { givenName } from '#server/product/accounts/display-name.ts';
import { refuseOwnName } from '#server/product/accounts/refuse-name.ts';
import type { Keyed } from '#server/product/accounts/secret.ts';
import { type Context, inTransaction, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseOver } from '#server/product/gallery/refuse-over.ts';
import { isShownByLink } from '#server/product/gallery/shown-by-link.ts';
import { lookTitle, titleOf } from '#server/product/gallery/title-of.ts';
import { linkKey, readLinkKey } from '#server/product/link-key.ts';
import { newId } from '#server/product/new-id.ts';
import { refuseAtSight } from '#server/product/reading/refuse-at-sight.ts';
import { heldIn, lockFolder } from './change-folder.ts';

const KIND = 'folder';

/** What the link of a folder carries. */
export const folderKey = (secrets: Keyed, linkId: string): string => linkKey(secrets, KIND, linkId);

interface FolderCall {
  ctx: Context;
  input: { folderId: string };
}

/**
 * Gives a folder its link; the one it has stays the same. A name that was given before names were judged is judged now.
 * @throws {ProductError} `session-missing`, `folder-not-found`, `name-refused`; as `refuseAtSight` and `refuseOver`
 * do
 */
export async function shareFolder({ ctx, input }: FolderCall): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const isOwn = and(eq(folders.id, input.folderId), eq(folders.accountId, accountId));
  const [folder] = await reader(ctx).select({ name: folders.name }).from(folders).where(isOwn);
  if (!folder) throw new ProductError('folder-not-found');
  await refuseOwnName(ctx);
  await refuseAtSight(folder.name, 'folder');
  await refuseOver(ctx, {
    words: folder.name,
    field: 'folder',
    accountId,
    designIds: await heldIn(ctx, input.folderId),
  });
  return inTransaction(ctx, async (inner) => {
    const { id, linkId } = await lockFolder(inner, input.folderId);
    if (linkId === null) await inner.tx.update(folders).set({ linkId: newId() }).where(eq(folders.id, id));
  });
}

/**
 * Takes a folder's link back: it opens nothing any more, and the next one is another.
 * @throws {ProductError} `session-missing`, `folder-not-found`
 */
export function hideFolder({ ctx, input }: FolderCall): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { id } = await lockFolder(inner, input.folderId);
    await inner.tx.update(folders).set({ linkId: null }).where(eq(folders.id, id));
  });
}

interface OpenCall {
  ctx: Context;
  parts: { secrets: Keyed };
  input: { key: string };
}

/** A folder as whoever has its link sees it. */
export interface OpenedFolder {
  readonly name: string;
  /** Name of its owner: nothing of an address. */
  readonly by: string;
  readonly designs: readonly { readonly id: string; readonly title: string; readonly fileId: string }[];
}

/**
 * A folder by the key of its link, for anybody who has it; nothing of what lies in the trash or was taken down.
 * @throws {ProductError} `folder-not-found`, alike for a key that never opened anything and for a link that was taken back
 */
export async function openFolder(call: OpenCall): Promise<OpenedFolder> {
  const found = await findShared(call);
  const rows = await reader(call.ctx)
    .select({ id: designs.id, title: lookTitle, words: designs.words, fileId: designs.fileId })
    .from(folderDesigns)
    .innerJoin(designs, and(eq(designs.id, folderDesigns.designId), isShownByLink))
    .where(eq(folderDesigns.folderId, found.id))
    .orderBy(asc(folderDesigns.position), asc(designs.id));
  const shown = rows.flatMap(({ id, title, words, fileId }) => {
    const look = title === null ? null : { title };
    return fileId === null ? [] : [{ id, fileId, title: titleOf({ look, prompt: words }) }];
  });
  return { name: found.name, by: found.by || AUTHOR_UNKNOWN, designs: shown };
}

/** @throws {ProductError} `folder-not-found` */
async function findShared({ ctx, parts, input }: OpenCall) {
  const linkId = readLinkKey(parts.secrets, KIND, input.key);
  if (linkId === undefined) throw new ProductError('folder-not-found');
  const [found] = await reader(ctx)
    .select({ id: folders.id, name: folders.name, by: givenName })
    .from(folders)
    .innerJoin(accounts, and(eq(accounts.id, folders.accountId), eq(accounts.status, 'active')))
    .where(eq(folders.linkId, linkId));
  if (!found) throw new ProductError('folder-not-found');
  return found;
}

/**
 * Address of the bytes of a picture in a shared folder.
 * @throws {ProductError} as `openFolder` does; `design-not-found` for a design that the link does not show
 */
export async function sharedPicture(call: OpenCall & { input: { designId: string } }): Promise<string> {
  const { id } = await findShared(call);
  const [file] = await reader(call.ctx)
    .select({ sha256: files.sha256 })
    .from(folderDesigns)
    .innerJoin(designs, and(eq(designs.id, folderDesigns.designId), isShownByLink))
    .innerJoin(files, eq(files.id, designs.fileId))
    .where(and(eq(folderDesigns.folderId, id), eq(folderDesigns.designId, call.input.designId)));
  if (!file) throw new ProductError('design-not-found');
  return file.sha256;
}
