import { FOLDERS, type FolderChange, type NewFolder } from '@toile/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type FolderRow, folderDesigns, folders } from '#server/parts/database/schema/folders.ts';
import {
  type Context,
  inTransaction,
  reader,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseOver } from '#server/product/gallery/refuse-over.ts';
import { newId } from '#server/product/new-id.ts';
import { refuseAtSight } from '#server/product/reading/refuse-at-sight.ts';

interface FolderCall<Input> {
  ctx: Context;
  input: Input & { folderId: string };
}

/** The caller's own folder, which nobody else changes until the transaction ends. */
export async function lockFolder({ tx, ...ctx }: TransactionContext, folderId: string): Promise<FolderRow> {
  const { accountId } = requireAccount(ctx);
  const [folder] = await tx
    .select()
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.accountId, accountId)))
    .for('update');
  if (!folder) throw new ProductError('folder-not-found');
  return folder;
}

/**
 * Every one of them is the caller's own, finished and not in the trash.
 * @throws {ProductError} `design-not-found`
 */
export async function requireFinished(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const isOwn = and(eq(designs.accountId, accountId), eq(designs.status, 'done'), isNull(designs.deletedAt));
  const found = ids.length === 0 ? 0 : await ctx.tx.$count(designs, and(inArray(designs.id, [...ids]), isOwn));
  if (found !== ids.length) throw new ProductError('design-not-found');
}

/**
 * Makes a folder, with finished designs of the caller's own in it. Its name is judged as all words are that others may read.
 * @returns its id
 * @throws {ProductError} `session-missing`, `folders-too-many`, `design-not-found`; as `refuseOver` does
 */
export async function makeFolder({ ctx, input }: { ctx: Context; input: NewFolder }): Promise<string> {
  const { accountId } = requireAccount(ctx);
  await refuseOver(ctx, { words: input.name, field: 'folder', accountId, designIds: input.designs });
  return inTransaction(ctx, async (inner) => {
    const { tx } = inner;
    await lockPresses(tx, accountId);
    if ((await tx.$count(folders, eq(folders.accountId, accountId))) >= FOLDERS.most)
      throw new ProductError('folders-too-many');
    await requireFinished(inner, input.designs);
    const id = newId();
    await tx.insert(folders).values({ id, accountId, name: input.name });
    const held = input.designs.map((designId, position) => ({ folderId: id, designId, position }));
    if (held.length > 0) await tx.insert(folderDesigns).values(held);
    return id;
  });
}

/**
 * Gives a folder another name or another cover; a cover of null is its first design.
 * @throws {ProductError} `session-missing`, `folder-not-found`; `design-not-found` for a cover that is not in it; as `refuseOver` does, and of
 * one with a link as `refuseAtSight` does
 */
export async function changeFolder({ ctx, input }: FolderCall<FolderChange>): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const { name: words = '', folderId } = input;
  await refuseOver(ctx, {
    words,
    field: 'folder',
    accountId,
    designIds: words === '' ? [] : await heldIn(ctx, folderId),
  });
  return inTransaction(ctx, async (inner) => {
    const { id, linkId } = await lockFolder(inner, input.folderId);
    const { name, cover } = input;
    // What nobody else opens may hold the number of whom it is for.
    if (name !== undefined && linkId !== null) await refuseAtSight(name, 'folder');
    if (typeof cover === 'string') await requireHeld(inner, id, [cover]);
    const values = { ...(name !== undefined && { name }), ...(cover !== undefined && { coverId: cover }) };
    if (Object.keys(values).length > 0) await inner.tx.update(folders).set(values).where(eq(folders.id, id));
  });
}

/** The designs of a folder, whoever's it is. */
export async function heldIn(ctx: Context, folderId: string): Promise<string[]> {
  const held = await reader(ctx)
    .select({ designId: folderDesigns.designId })
    .from(folderDesigns)
    .where(eq(folderDesigns.folderId, folderId));
  return held.map(({ designId }) => designId);
}

/** @throws {ProductError} `design-not-found` where one of them is not in the folder */
export async function requireHeld({ tx }: TransactionContext, folderId: string, ids: readonly string[]): Promise<void> {
  const isHeld = and(eq(folderDesigns.folderId, folderId), inArray(folderDesigns.designId, [...ids]));
  if (ids.length > 0 && (await tx.$count(folderDesigns, isHeld)) !== ids.length)
    throw new ProductError('design-not-found');
}

/**
 * Forgets a folder, and with it its link. Its designs stay where they are.
 * @throws {ProductError} `session-missing`, `folder-not-found`
 */
export function deleteFolder({ ctx, input }: FolderCall<object>): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { id } = await lockFolder(inner, input.folderId);
    await inner.tx.delete(folders).where(eq(folders.id, id));
  });
}
